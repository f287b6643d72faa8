import Domain
import PresentationKit

/// The texts of the screen of one book.
extension ReadingWords {
  package func title(_ side: BookScreen.Side) -> String {
    switch side {
    case .overview: say("개요", "Overview")
    case .analysis: say("기록", "Log")
    case .sentences: say("문장", "Quotes")
    }
  }

  var keyUnlike: String { say("찜 취소", "unlike") }
  var keyEditSentence: String { say("문장 고치기", "edit the quote") }
  var keyRemoveSentence: String { say("문장 지우기", "remove the quote") }
  var keyCover: String { say("표지 받기", "download the cover") }
  var noCover: String { say("표지 주소가 없는 책이에요.", "This book has no cover address.") }
  var hasCover: String { say("표지는 이미 있어요.", "The cover has already been downloaded.") }
  var noCoverCame: String {
    say("표지를 가져오지 못했어요.", "The cover could not be downloaded.")
  }
  var noLink: String { say("웹 주소가 없는 책이에요.", "This book has no link.") }
  var noChart: String {
    say(
      "아직 읽은 기록이 없어요. r을 눌러 적어 보세요.", "No reading recorded yet. Press r to record some.")
  }
  var noSentencesOfBook: String {
    say("아직 담아 둔 문장이 없어요. s를 눌러 담아 보세요.", "No quotes yet. Press s to save one.")
  }

  /// Returns the source of a book's data, recognised by the book's link or, without a link, by the address of the
  /// cover. Returns nil if the source is unknown.
  func origin(of facts: BookMetadata) -> BookSource? {
    let link = facts.link?.text ?? facts.cover?.text ?? ""
    if link.contains("aladin.co.kr") { return .aladin }
    if link.contains("data4library.kr") { return .naru }
    if link.contains("search.daum.net") { return .kakao }
    return link.contains("openlibrary.org") ? .openlibrary : nil
  }

  /// Returns the reading statistics of one book, each with its name.
  func numbers(of reading: BookReading, _ window: PageWindow) -> [(name: String, value: String)] {
    [
      (analysis.briefSpan(window) ?? "-", averages(window)),
      (
        mainTimeOfDay,
        reading.timeOfDay.map { "\(name($0)) (\(hours($0))\(say("시", "")))" } ?? "-"
      ),
      (
        longestStreak,
        reading.streak.longest == 0 ? "-" : days(reading.streak.longest)
      ),
      (
        title(BookScreen.Side.analysis),
        say("\(reading.records.count)개", "\(reading.records.count)")
      ),
    ]
  }
}
