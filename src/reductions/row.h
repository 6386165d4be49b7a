// The row of a reduction, filled from typed functions. Included by all.cc alone.
#pragma once

#include <fmt/format.h>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "puzzles/ground_row.h"
#include "reductions/image.h"
#include "reductions/reduction.h"

namespace hardboard {

// Each reduction is a struct R with the types From and To (Traits of kinds) and Trace; the words
// `name`, `source`, `summary` and `law`; and static functions:
//   forward(source, limits)          Result<Image<R>>
//   keeps_law(source, puzzle)        whether the size of the image obeys the law
//   witness(source, image, answer)   To::Answer, from a solution of the source
//   recover(source, image, answer)   Result<From::Answer>, from any solution of the image
// and, if a refusal of the source carries something that goes forward and comes back:
//   witness_of_refusal(source, image, answer)  To::Answer, from a refusal of the source
//   recover_refusal(source, image, answer)     Result<From::Answer>, from a refusal of the image
// and
//   refusal()                        Refusal
//   parts(source, image)             std::vector<Part>
//   meanings(source, image, answer)  std::vector<std::string>, one for each move of the answer
// and, if images are much larger than their sources:
//   least_growth                     the bound of `Reduction::least_growth`
// and, if the image consists of gadgets with tiles of their own:
//   area(image)                      Area
template <class R>
struct ReductionRow {
  using From = typename R::From;
  using To = typename R::To;
  using Source = typename From::Puzzle;

  static constexpr bool carries_refusals_forward = requires { &R::witness_of_refusal; };

  static const Source& source_of(const AnyImage& image) {
    return image.source.template as<Source>();
  }
  static const Image<R>& typed(const AnyImage& image) {
    promise(image.reduction == &row(), "the image is this reduction's");
    return *static_cast<const Image<R>*>(image.typed.get());
  }

  static Result<AnyImage> forward(const AnyPuzzle& source, const Limits& limits) {
    Result<Image<R>> made = R::forward(source.as<Source>(), limits);
    if (!made) return made.error();
    if (limits.reached()) return error_in_words(limits.words());
    const auto image = std::make_shared<const Image<R>>(std::move(made).value());
    promise(R::keeps_law(source.as<Source>(), image->puzzle), "the image obeys its law of size");
    const std::shared_ptr<const typename To::Puzzle> puzzle(image, &image->puzzle);
    return AnyImage{&row(), source, AnyPuzzle::sharing(ground_of<To>(), puzzle), image};
  }

  static Result<AnyAnswer> witness(const AnyImage& image, const AnyAnswer& any,
                                   const Limits& limits) {
    const auto& solution = any.as<typename From::Answer>();
    const bool is_refusal = carries_refusals_forward && is_no(solution.verdict);
    if (!is_yes(solution.verdict) && !is_refusal)
      return error_in_words("the answer holds no solution to carry over");
    const CheckReport report = check(source_of(image), solution, limits);
    if (report.check == Check::wrong)
      return error_in_words("the solution does not check: " + report.reason);
    typename To::Answer answer;
    if constexpr (carries_refusals_forward) {
      answer = is_refusal ? R::witness_of_refusal(source_of(image), typed(image), solution)
                          : R::witness(source_of(image), typed(image), solution);
    } else {
      answer = R::witness(source_of(image), typed(image), solution);
    }
    answer.method = R::name;
    answer.source = R::source;
    const CheckReport own = check(typed(image).puzzle, answer, limits);
    if (own.check == Check::wrong)
      return fault("the solution becomes an answer that does not check", own);
    return AnyAnswer(std::move(answer));
  }

  static InputError fault(std::string_view words, const CheckReport& report) {
    return error_in_words(fmt::format("{} is at fault: {}: {}", R::name, words, report.reason));
  }

  static Result<AnyAnswer> recover(const AnyImage& image, const AnyAnswer& any,
                                   const Limits& limits) {
    const auto& answer = any.as<typename To::Answer>();
    const CheckReport report = check(typed(image).puzzle, answer, limits);
    if (report.check == Check::wrong)
      return error_in_words("the answer does not check: " + report.reason);
    typename From::Answer recovered;
    if (is_yes(answer.verdict)) {
      Result<typename From::Answer> found = R::recover(source_of(image), typed(image), answer);
      if (!found) return found.error();
      recovered = std::move(found).value();
    } else if (answer.verdict == Verdict::unknown) {
      recovered.remark = answer.remark;
    } else {
      if constexpr (carries_refusals_forward) {
        if (is_no(answer.verdict)) {
          Result<typename From::Answer> found =
              R::recover_refusal(source_of(image), typed(image), answer);
          if (!found) return found.error();
          recovered = std::move(found).value();
        }
      }
      recovered.verdict = R::refusal().verdict;
      recovered.remark = fmt::format("{} of {}: {}", R::refusal().words, To::name, report.reason);
    }
    recovered.method = R::name;
    recovered.source = R::source;
    const CheckReport own = check(source_of(image), recovered, limits);
    if (own.check == Check::wrong)
      return fault("the answer becomes one of the source that does not check", own);
    return AnyAnswer(std::move(recovered));
  }

  static std::vector<Part> parts(const AnyImage& image) {
    return R::parts(source_of(image), typed(image));
  }
  static std::vector<std::string> meanings(const AnyImage& image, const AnyAnswer& answer) {
    return R::meanings(source_of(image), typed(image), answer.as<typename To::Answer>());
  }

  static constexpr std::size_t least_growth() {
    if constexpr (requires { R::least_growth; })
      return R::least_growth;
    else
      return 1;
  }
  static constexpr Area (*area_function())(const AnyImage&) {
    if constexpr (requires(const Image<R>& image) { R::area(image); })
      return [](const AnyImage& image) { return R::area(typed(image)); };
    else
      return nullptr;
  }

  static const Reduction& row() {
    static const Reduction made{.name = R::name,
                                .source = R::source,
                                .summary = R::summary,
                                .law = R::law,
                                .from = &ground_of<From>(),
                                .to = &ground_of<To>(),
                                .refusal = R::refusal(),
                                .takes_refusals = carries_refusals_forward,
                                .least_growth = least_growth(),
                                .forward = forward,
                                .witness = witness,
                                .recover = recover,
                                .parts = parts,
                                .area = area_function(),
                                .meanings = meanings};
    return made;
  }
};

}  // namespace hardboard
