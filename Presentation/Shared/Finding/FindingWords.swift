package import Domain
import PresentationKit
import PresentationPeople
import PresentationReading

/// Texts about the search and the timeline.
package struct FindingWords: KeyWords, Equatable {
  let language: Language

  // MARK: Names

  /// Returns the name of a part, or “All” if it is nil.
  func name(_ part: DailyPart?) -> String {
    part?.entry.name(language) ?? say("모두", "All")
  }

  package func noun(_ kind: RecordSummaryKind) -> String { kind.words.noun(language) }

  /// Returns the verb for a kind of record, as on the timeline.
  func verb(_ kind: RecordSummaryKind) -> String { kind.words.verb(language) }

  var noTags: String {
    say(
      "아직 태그가 없어요. 기분이나 메모, 일정에 #산책처럼 적으면 여기에 모여요.",
      "There are no tags yet. Write #walk in a mood, memo or event to list it here."
    )
  }

  // MARK: The timeline

  /// Returns a search result in the user's language. In English, a title with a translation is replaced by the
  /// translation.
  package func inOwnLanguage(_ hit: Hit) -> Hit { language.isEnglish ? hit.translated : hit }
  func inOwnLanguage(_ record: RecordSummary) -> RecordSummary {
    language.isEnglish ? record.translated : record
  }

  func clock(_ moment: Now) -> String { ClockWords.time(moment.time, in: language) }

  /// Returns the details of a record for the timeline, without its title.
  func details(_ record: RecordSummary, on day: Day) -> [String] {
    switch record.note {
    case .cycle(nil): return [PeopleWords(language).noCycle]
    case .cycle(let days?):
      return [say(days == 1 ? "날마다" : "\(days)일마다", days == 1 ? "every day" : "every \(days) days")]
    case .contact(let channel):
      return (channel.map { [PeopleWords(language).channel($0)] } ?? []) + record.texts
    case .level(let level): return [say("\(level)", "level \(level)")] + record.texts
    case .until(let end): return times(of: record, until: end, on: day) + record.texts
    case .pages(let page, let count):
      if record.kind == .finish { return [pages(page)] }
      // If reading began on the first page, both numbers are the same.
      return page == count ? [upTo(page)] : [pages(count), upTo(page)]
    case .percent(let percent):
      return [say("\(percent)%까지", "up to \(percent)%")]
    case .page(let page):
      return record.texts + (page.map { [ReadingWords(language).pageLabel($0)] } ?? [])
    case .none: return record.texts
    }
  }

  func upTo(_ page: Int) -> String { say("\(page)쪽까지", "up to page \(page)") }

  private func pages(_ count: Int) -> String {
    say("\(count)쪽", count == 1 ? "1 page" : "\(count) pages")
  }

  /// Returns the end of an event within one day, or the first and last day of a longer event. Empty for a record
  /// without a time.
  private func times(of record: RecordSummary, until end: Now, on day: Day) -> [String] {
    guard let start = record.at else { return [] }
    // An event that ends at midnight does not extend to the next day.
    let last = Now(instant: end.instant - 1, offset: end.offset).day
    if start.day == last {
      let end =
        end.day == last ? clock(end) : say("자정", language.clock == .twelve ? "midnight" : "24:00")
      return [say("\(end)까지", "until \(end)")]
    }
    return [
      CalendarWords.span(
        CalendarWords.day(start.day, in: language), CalendarWords.day(last, in: language),
        in: language)
    ]
  }

  /// Returns the heading of a day, with the year unless it is this year.
  func heading(_ day: Day, today: Day) -> String {
    CalendarWords.heading(day, today: today, in: language)
  }

  /// Returns the heading of a day with calendar notes, such as holidays.
  func named(_ day: Day, today: Day) -> String {
    DayNotes(language).named(heading(day, today: today), day)
  }

  /// Returns a date in the shortest form.
  func short(_ day: Day, today: Day) -> String {
    CalendarWords.nearDay(day, today: today, in: language)
  }

  // MARK: Empty lists

  var nothingThen: String { say("이 기간에는 기록이 없어요.", "There are no records in this period.") }
  var nothingThatDay: String { say("그날의 기록이 없어요.", "There are no records on this day.") }

  /// Returns `nothingThatDay` with the day's calendar notes, such as a holiday, which may be the reason.
  func nothing(on day: Day) -> String {
    nothingThatDay + (DayNotes(language).line(day).map { " (\($0))" } ?? "")
  }

  /// Returns the message that nothing was found, with a hint if the search matches only beginnings or single Hangul
  /// letters.
  func nothingFound(_ text: String) -> String {
    let sentence = say("검색어가 들어 있는 기록이 없어요.", "No records contain this text.")
    if Hangul.isLetters(text) { return LettersAlone(language).explained(sentence, text) }
    guard SayingsQuery(search: text).seeksBeginnings else { return sentence }
    return sentence
      + LettersAlone(language).beginningsOnly
  }

  /// The message that the record was removed in the meantime.
  var gone: String {
    say("그사이 지워진 기록이에요.", "This record has since been removed.")
  }
}
