import Domain
import PresentationKit
import TextUI

/// The question before a book with pages left is marked as finished, because one mistyped key could finish it.
extension BooksScreen {
  func finish(_ book: Book) -> [ScreenEffect] {
    let work = ScreenEffect.work(.reading(.read(book.id, to: .percent(100), on: nil)))
    let left = book.end - book.reached
    guard left > 0, !context.isReadOnly else { return [work] }
    let words = ReadingWords(context.language)
    let question = Question(
      title: words.asksFinished(book), text: words.areLeft(left, of: book),
      [.init("n", words.keyNotFinished), .init("y", words.keyFinish, [work])])
    return [.show(QuestionScreen(question, context))]
  }
}

extension ReadingWords {
  func asksFinished(_ book: Book) -> String {
    let title = brief(book.facts.title)
    return say("‘\(title)’ 책을 다 읽었나요?", "Did you finish “\(title)”?")
  }

  func areLeft(_ count: Int, of book: Book) -> String {
    if book.facts.pages == nil { return say("\(count)% 남았어요.", "\(count)% is left.") }
    return say("\(count)쪽 남았어요.", count == 1 ? "1 page is left." : "\(count) pages are left.")
  }

  var keyNotFinished: String { say("아직이에요", "not yet") }
}
