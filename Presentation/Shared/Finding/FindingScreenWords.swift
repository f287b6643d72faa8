import Domain
import PresentationKit
import PresentationReading
import TextUI

/// The texts of the screens across all parts.
extension FindingWords {
  // MARK: Keys

  var keyPart: String { say("찾을 곳", "part") }
  var keyTimeline: String { PartWords.timeline(language) }
  var keyDate: String { say("날짜", "date") }

  // MARK: The search

  var title: String { MoreItem.search.title(language) }
  var hint: String { say("낱말이나 날짜", "words or a date") }
  var help: String {
    say(
      "모든 기록에서 찾아요. 날짜를 적으면(3월 8일, 어제, 추석) 그날의 기록을 볼 수 있어요.",
      "Searches all your records. Enter a date (2026-03-08, yesterday, +3d) to open that day.")
  }
  var examplesTitle: String { say("이렇게 찾아요", "What to type") }
  /// Examples of searches, each with a hint that says what is found.
  var examples: [(text: String, isHint: Bool)] {
    [
      (say("산책", "walk"), false), (say("글에 이 말이 있는 모든 기록", "all records with this word"), true),
      (say("어제 · 3월 8일 · 추석", "yesterday · 2026-03-08 · +3d"), false),
      (say("그날의 모든 기록", "everything on that day"), true), ("Tab", false),
      (say("사람, 글귀, 기분, 일정, 책 중 하나에서만 찾기", "search one part of Haru only"), true),
    ]
  }
  func goTo(_ day: Day, today: Day) -> String {
    let near = nearness(day, today: today).map { "(\($0))" } ?? ""
    return say(
      "\(heading(day, today: today))\(near)의 기록 보기",
      "Everything on \(heading(day, today: today))\(near.isEmpty ? "" : " " + near)")
  }

  /// Returns the relative name of a day, such as “tomorrow”; nil if it has none.
  func nearness(_ day: Day, today: Day) -> String? {
    CalendarWords.nearness(day, today: today, in: language)
  }

  // MARK: The timeline

  var timelineTitle: String { MoreItem.timeline.title(language) }
  var dateHint: String { say("3월 8일, 어제, 지난 금요일, 추석", "2026-03-08, 03-08, yesterday, mon…") }
  func notADay(_ text: String) -> String {
    let text = Printable.brief(text)
    return say(
      "‘\(text)’에서 날짜를 읽을 수 없어요. 3월 8일, 어제, +3d처럼 적어 주세요.",
      "“\(text)” is not a date. Enter a date such as 2026-03-08, yesterday or +3d.")
  }
  var pictureTitle: String { say("이날의 그림", "Picture of the day") }
  /// Returns the number of records of a day; `isAtLeast` adds a plus sign.
  func records(_ count: Int, isAtLeast: Bool) -> String {
    AnalysisWords(language).records(count) + (isAtLeast ? "+" : "")
  }
  var nothingEarlier: String { say("이 전에는 기록이 없어요.", "There are no earlier records.") }
  var nothingLater: String { say("이 뒤로는 기록이 없어요.", "There are no later records.") }
  package func more(than count: Int) -> String {
    say(
      "이날의 기록 중 처음 \(count)개예요. 나머지는 `haru timeline --day`로 볼 수 있어요.",
      "The first \(count) records of this day. See all of them with `haru timeline --day`.")
  }
}
