import Domain
import PresentationKit

/// The texts of empty lists and missing values.
extension ReadingWords {
  var noBooks: String {
    say(
      "읽고 있는 책이 없어요. `haru books add`로 추가하거나, `haru books list --all`로 모든 책을 볼 수 있어요.",
      "You are not reading any books. Add one with `haru books add`, or list all books with "
        + "`haru books list --all`.")
  }
  var noBooksAtAll: String {
    say(
      "아직 책이 없어요. `haru books add`로 시작해 보세요.",
      "No books yet. Add one with `haru books add`.")
  }
  var noFinished: String { say("아직 다 읽은 책이 없어요.", "No finished books yet.") }
  var noLiked: String { say("아직 찜한 책이 없어요.", "No liked books yet.") }
  var noSentences: String {
    say(
      "담아 둔 문장이 없어요. `haru quotes add`로 담을 수 있어요.",
      "No quotes yet. Save one with `haru quotes add`.")
  }
  var noRecords: String { say("아직 읽은 기록이 없어요.", "No reading recorded yet.") }
  func nothingFound(_ search: String?) -> String {
    LettersAlone(language).explained(noMatch, search)
  }

  /// The text for a book without a page count.
  var pagesMissing: String {
    say(
      "쪽수가 아직 없어서 퍼센트로 적어요. `haru books edit 책 --pages N`으로 쪽수를 적을 수 있어요.",
      "The page count is unknown, so progress is recorded as a percentage. Set the page "
        + "count with `haru books edit BOOK --pages N`.")
  }
}
