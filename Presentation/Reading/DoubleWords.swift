import Domain
import PresentationKit

/// The texts about a book that may be a duplicate.
extension ReadingWords {
  /// Returns the warning after a possible duplicate was added.
  func isHereToo(_ other: Book) -> String {
    say(
      "같은 제목의 책이 이미 있어요: ‘\(named(other))’.",
      "You already have a book with this title: “\(named(other))”.")
  }

  /// Returns the question before a possible duplicate is added.
  func addsAgain(_ other: Book) -> String {
    say(
      "같은 제목의 책이 이미 있어요: ‘\(named(other))’. 그래도 추가할까요?",
      "You already have a book with this title: “\(named(other))”. Add another one?")
  }

  var notAdded: String { say("추가하지 않았어요.", "Nothing was added.") }

  private func named(_ book: Book) -> String {
    brief(book.facts.title) + (author(book.facts).map { between + brief($0) } ?? "")
  }
}
