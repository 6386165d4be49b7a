// Puzzles and answers of any kind, as values for code that knows no kind. Only the rows of a
// puzzle's own kind look inside.
#pragma once

#include <memory>
#include <typeinfo>
#include <utility>

#include "base/contract.h"
#include "proofs/answer_head.h"

namespace hardboard {

struct Ground;

// A puzzle with the row of its kind. Copies share the puzzle, which never changes.
class AnyPuzzle {
public:
  template <class P>
  AnyPuzzle(const Ground& kind, P puzzle)
      : kind_(&kind), type_(&typeid(P)), value_(std::make_shared<const P>(std::move(puzzle))) {}

  // A puzzle that somebody else owns as well.
  template <class P>
  static AnyPuzzle sharing(const Ground& kind, std::shared_ptr<const P> puzzle) {
    return AnyPuzzle(kind, typeid(P), std::move(puzzle));
  }

  const Ground& kind() const { return *kind_; }

  // The typed puzzle, for the rows of its kind.
  template <class P>
  const P& as() const {
    return *share<P>();
  }
  template <class P>
  std::shared_ptr<const P> share() const {
    promise(*type_ == typeid(P), "the puzzle is of this kind");
    return std::static_pointer_cast<const P>(value_);
  }

private:
  AnyPuzzle(const Ground& kind, const std::type_info& type, std::shared_ptr<const void> value)
      : kind_(&kind), type_(&type), value_(std::move(value)) {}

  const Ground* kind_;
  const std::type_info* type_;
  std::shared_ptr<const void> value_;
};

// An answer. Since answers may be large, they can be moved but not copied.
class AnyAnswer {
public:
  template <class A>
  explicit AnyAnswer(A answer) : type_(&typeid(A)) {
    auto* const own = new A(std::move(answer));
    head_ = own;
    value_ = {own, [](void* value) { delete static_cast<A*>(value); }};
  }

  // The part that answers of all kinds have.
  AnswerHead& head() { return *head_; }
  const AnswerHead& head() const { return *head_; }

  // The typed answer, for the rows of its kind.
  template <class A>
  const A& as() const {
    promise(*type_ == typeid(A), "the answer is of this kind");
    return *static_cast<const A*>(value_.get());
  }

private:
  const std::type_info* type_;
  std::unique_ptr<void, void (*)(void*)> value_{nullptr, nullptr};
  AnswerHead* head_ = nullptr;
};

}  // namespace hardboard
