// The row of a reduction, filled from typed functions. Included by all.cc alone.
#pragma once

#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/contract.h"
#include "puzzles/ground.h"
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

  static AnyAnswer carry(const AnyImage& image, const AnyAnswer& any) {
    const auto& solution = any.as<typename From::Answer>();
    if constexpr (carries_refusals_forward) {
      if (is_no(solution.verdict))
        return AnyAnswer(R::witness_of_refusal(source_of(image), typed(image), solution));
    }
    return AnyAnswer(R::witness(source_of(image), typed(image), solution));
  }

  static Result<AnyAnswer> take_back(const AnyImage& image, const AnyAnswer& any) {
    const auto& solution = any.as<typename To::Answer>();
    const auto recovered = [&]() -> Result<typename From::Answer> {
      if constexpr (carries_refusals_forward) {
        if (is_no(solution.verdict))
          return R::recover_refusal(source_of(image), typed(image), solution);
      }
      return R::recover(source_of(image), typed(image), solution);
    };
    Result<typename From::Answer> found = recovered();
    if (!found) return found.error();
    return AnyAnswer(std::move(found).value());
  }

  static AnyAnswer no_answer() { return AnyAnswer(typename From::Answer()); }

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
                                .parts = parts,
                                .area = area_function(),
                                .meanings = meanings,
                                .carry = carry,
                                .take_back = take_back,
                                .no_answer = no_answer};
    return made;
  }
};

}  // namespace hardboard
