import Domain
package import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import TextUI

/// Messages about a year as a whole.
package struct YearWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  func title(_ year: Int) -> String { say("\(year)년", "\(year)") }

  /// Returns the name of the owner, if there is one, and the last day covered if the year is not over. Without either,
  /// returns a general subtitle.
  func subtitle(_ book: YearBook, owner: String?) -> String {
    let whose = owner.map { say("\(Printable.line($0))의 한 해", "\(Printable.line($0))'s year") }
    let day = CalendarWords.day(book.today, in: language)
    let until = book.goesOn ? say("\(day)까지의 기록", "records up to \(day)") : nil
    let phrases = [whose, until].compactMap(\.self)
    return phrases.isEmpty
      ? say("날마다 남긴 한 해", "a year, day by day") : phrases.joined(separator: between)
  }

  func nothing(in year: Int) -> String {
    say("\(year)년에는 남긴 기록이 없어요.", "There are no records in \(year).")
  }

  /// Returns the sentence that names the features without records; nil if there are none.
  func silence(_ parts: [DailyPart]) -> String? {
    guard let last = parts.last.map(name) else { return nil }
    let names = parts.map(name)
    let korean = names.joined(separator: ", ")
    let english =
      names.count > 1 ? names.dropLast().joined(separator: ", ") + " and " + last : last
    return say(
      "이 해에 기록하지 않은 것: \(korean)", "Parts without records in this year: \(english).")
  }

  func name(_ part: DailyPart) -> String { PartWords.name(of: part)(language) }

  /// The text alternative of the overview, for screen readers.
  var monthsLabel: String {
    say("달마다 남긴 기록 수", "number of records per month in each part")
  }

  /// Returns the text alternative of a calendar, for screen readers.
  func calendarLabel(_ part: DailyPart, _ year: Int) -> String {
    say("\(year)년 달력: \(name(part))", "calendar of \(year): \(name(part))")
  }

  // MARK: Counts

  func days(_ count: Int) -> String { say("\(count)일", count == 1 ? "1 day" : "\(count) days") }
  func times(_ count: Int) -> String { say("\(count)번", count == 1 ? "once" : "\(count) times") }
  package func pages(_ count: Int) -> String {
    let number = CountWords.grouped(count)
    return say(number + "쪽", count == 1 ? "1 page" : number + " pages")
  }
  /// Returns a count beside its label, which Korean counts with a unit.
  func counted(_ count: Int, _ unit: String) -> String {
    CountWords.grouped(count) + say(unit, "")
  }
  func day(_ day: Day) -> String { CalendarWords.dayInBrief(day, in: language) }

  /// Returns a range of days, or a single day if both are the same.
  func span(_ first: Day, _ last: Day) -> String {
    first == last
      ? day(first) : CalendarWords.span(day(first), day(last), in: language)
  }

  /// Formats a duration in seconds as days, hours or minutes, depending on its length.
  func duration(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3600, seconds % 3600 / 60)
    if hours >= 24 * 3 {
      return say("\(hours / 24)일", "\(hours / 24) days")
    }
    if hours == 0 { return LengthWords(language).minutes(minutes) }
    return minutes == 0 || hours >= 10
      ? say("\(hours)시간", hours == 1 ? "1 hour" : "\(hours) hours")
      : say("\(hours)시간 \(minutes)분", "\(hours) h \(minutes) min")
  }

  var recordedDays: String { say("기록한 날", "days with records") }
  var streak: String { MoodsWords(language).longestStreak }
  var firstDay: String { say("첫 기록", "first entry") }
  var lastDay: String { say("마지막 기록", "last entry") }
  func fullest(_ day: YearDay, _ amount: String) -> String { self.day(day.day) + between + amount }

  // MARK: Moods

  var feelings: String { say("기분과 일기", "moods and diary entries") }
  var average: String { MoodsWords(language).average }
  var bestDay: String { MoodsWords(language).bestDay }
  var lowestDay: String { MoodsWords(language).lowestDay }
  var pictures: String { say("달마다 그림 한 장", "One picture per month") }
  var brightest: String { say("가장 좋았던 순간", "The brightest moment") }

  // MARK: People

  package var waterings: String { say("물 준 횟수", "waterings") }
  var people: String { say("물 준 식물", "people watered") }
  var registered: String { say("새로 등록한 사람", "people added") }
  var closest: String { say("가장 자주 물 준 식물", "watered most often") }
  var plants: String { PeopleWords(language).gardenTitle }

  // MARK: Books

  package var pagesRead: String { say("읽은 쪽수", "pages read") }
  var readingDays: String { say("읽은 날", "reading days") }
  package var finished: String { say("다 읽은 책", "books finished") }
  var longest: String { say("가장 두꺼운 책", "longest book") }
  var fullestReading: String { say("가장 많이 읽은 날", "best reading day") }
  var sentences: String { say("책에서 담은 문장", "Quotes from books") }
  var shelf: String { say("책장", "The shelf") }
  func more(_ count: Int) -> String { ReadingWords(language).more(count) }

  // MARK: Sayings

  package var written: String { say("담은 글귀", "sayings added") }
  var liked: String { say("좋아하는 글귀", "sayings liked") }
  var used: String { say("사용한 글귀", "sayings used") }
  var sayings: String { say("마음에 남은 글귀", "Words worth keeping") }

  // MARK: Events

  var events: String { say("일정", "events") }
  var eventHours: String { say("일정 시간 합계", "time planned") }
  var busiest: String { say("가장 바빴던 날", "busiest day") }
  var longestEvent: String { say("가장 긴 일정", "longest event") }
}
