import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import TextUI

/// The texts of the panels of the Today page.
extension TodayWords {
  var panelDay: String { say("오늘 하루", "Your day") }
  var panelPeople: String { say("안부를 전할 사람", "People to contact") }
  var panelReading: String { ReadingWords(language).title(.home) }
  var panelWeek: String { MoodsWords(language).weekTitle }
  var panelPicture: String { say("오늘의 그림", "Today's picture") }
  /// The title of a picture of an earlier day, on a day that has none yet.
  var panelEarlierPicture: String { say("마지막 그림", "Latest picture") }
  var panelSaying: String { SayingsWords.ofTheDay(language) }
  var freeTitle: String { say("빈 시간", "Free today") }
  var panelChosen: String { say("자세히", "Details") }

  /// The hours within which free time is counted, in seconds since midnight.
  static let waking = 8 * 3600..<22 * 3600

  /// Returns the number of events, the number of those that are over, and the free time that is left.
  func planned(_ page: TodayPage, at now: Now) -> String {
    guard let events = page.agenda?.events, !events.isEmpty else { return "" }
    let done = page.doneCount(at: now)
    let all = say("일정 \(events.count)개", events.count == 1 ? "1 event" : "\(events.count) events")
    let free = page.agenda?.freeTime(within: Self.waking, at: now).reduce(0) { $0 + $1.count } ?? 0
    let parts = [
      all, done == 0 ? "" : say("끝난 일정 \(done)개", "\(done) done"),
      free == 0 ? "" : self.free(free),
    ]
    return parts.filter { !$0.isEmpty }.joined(separator: " · ")
  }

  /// Counts the people who are due, and those who are late. A plus sign means that not all were counted.
  func waiting(_ page: TodayPage) -> String {
    let more = page.cut.contains(.people) ? "+" : ""
    let late = page.plants.count { $0.state == .withered }
    let due = page.plants.count - late
    let parts = [
      late == 0 ? nil : say("밀린 연락 \(late)\(more)명", "\(late)\(more) late"),
      due == 0 ? nil : say("오늘 \(due)\(more)명", "\(due)\(more) today"),
    ]
    return parts.compactMap(\.self).joined(separator: " · ")
  }

  /// Returns the number of pages to read today to meet all targets. A plus sign means that not all books were counted.
  func owed(_ page: TodayPage) -> String {
    let more = page.cut.contains(.books) ? "+" : ""
    let pages = page.books.reduce(0) { $0 + ($1.owedToday ?? 0) }
    if pages == 0 { return "" }
    return say(
      "오늘 \(pages)\(more)쪽", pages == 1 ? "1 page today" : "\(pages)\(more) pages today")
  }

  func feelings(_ canvas: Canvas?) -> String {
    guard let canvas, canvas.total > 0 else { return "" }
    return say("기분 \(canvas.total)개", canvas.total == 1 ? "1 mood" : "\(canvas.total) moods")
  }

  /// Returns the day of an earlier picture with its number of moods.
  func figure(ofEarlier canvas: Canvas, today: Day) -> String {
    let day = CalendarWords.nearDay(canvas.day, today: today, in: language)
    return "\(day) · \(MoodsWords(language).count(canvas.total))"
  }

  /// Returns the caption of an earlier picture on a small screen.
  func captionOfEarlier(_ canvas: Canvas, today: Day) -> String {
    CalendarWords.nearDay(canvas.day, today: today, in: language) + " · \(canvas.total)"
  }

  /// Says how many more lines a panel has; `isAtLeast` adds a plus sign.
  func moreHere(_ count: Int, isAtLeast: Bool) -> String {
    let more = isAtLeast ? "+" : ""
    return say("\(count)\(more)개 더", "\(count)\(more) more")
  }

  /// Returns the text of an empty panel. A part that never had a record explains itself.
  func quiet(_ panel: TodayPanels.Name, isUntouched: Bool = false) -> String {
    switch panel {
    case .people where isUntouched: PeopleWords(language).plantIsPerson
    case .reading where isUntouched:
      say("읽고 싶은 책을 꽂아 두면 하루 몫을 나눠 줘요.", "Haru divides a book into pages for each day.")
    case .day: say("남은 일정이 없어요.", "Nothing else is planned.")
    case .people: say("모두 잘 지내고 있어요.", "Everybody is well watered.")
    case .reading: say("읽고 있는 책이 없어요.", "You are not reading any books.")
    case .picture, .week: say("아직 남긴 기분이 없어요.", "No mood yet.")
    case .saying: say("글귀가 아직 없어요.", "No sayings yet.")
    case .notes, .chosen, .ahead: ""
    }
  }
}
