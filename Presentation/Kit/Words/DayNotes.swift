package import Domain
import TextUI

/// The calendar notes of a day: public holidays, birthdays, named days, solar terms and lunar dates, if enabled in the
/// settings.
package struct DayNotes: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package struct Note: Equatable, Sendable {
    package let day: Day
    package let text: String
    /// Whether the note is a public holiday.
    package let isHoliday: Bool
  }

  /// Returns the public holidays of a range, oldest first.
  package func holidays(_ days: ClosedRange<Day>) -> [Holiday] {
    let byRule: [Holiday] =
      switch language.holidays {
      case .korea: KoreanHolidays.holidays(in: days)
      case .nobody: []
      }
    guard case .success(let book)? = language.customs.ownHolidays else { return byRule }
    let all = (byRule + book.holidays(in: days)).enumerated()
    return all.sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }.map(\.element)
  }

  /// Returns the public holidays of a year, oldest first; empty if no holidays are known.
  package func holidays(in year: Int) -> [Holiday] {
    guard let first = Day(year: year, month: 1, day: 1),
      let last = Day(year: year, month: 12, day: 31)
    else { return [] }
    return holidays(first...last)
  }

  /// Returns all notes of a range of days, oldest first. A lunar date is noted only on day 1 and day 15 of a lunar
  /// month.
  package func notes(_ days: ClosedRange<Day>) -> [Note] {
    let names = HolidayWords(language)
    var notes = holidays(days).map {
      Note(day: $0.day, text: names.name(of: $0.name), isHoliday: true)
    }
    let almanac = AlmanacWords(language)
    let customs = language.customs
    let occasions = OccasionWords(language)
    for (day, found) in customs.birthdays where days.contains(day) {
      notes += found.map { Note(day: day, text: occasions.named($0), isHoliday: false) }
    }
    if customs.showsNamedDays { notes += quiet(days, beside: notes) }
    guard
      customs.showsTerms || customs.showsLunar || customs.showsNamedDays
        || !customs.birthdays.isEmpty
    else { return notes }
    for distance in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + distance
      if customs.showsNamedDays, let change = customs.clockChanges?.seconds(on: day), change != 0 {
        notes.append(Note(day: day, text: names.clocks(by: change), isHoliday: false))
      }
      if customs.showsTerms, let term = SolarTerm.on(day) {
        notes.append(Note(day: day, text: almanac.term(term), isHoliday: false))
      }
      if customs.showsLunar, let lunar = LunarDay(day), [1, 15].contains(lunar.day) {
        notes.append(Note(day: day, text: almanac.lunarDay(lunar), isHoliday: false))
      }
    }
    // Notes of the same day keep their order.
    return notes.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }

  /// Returns the named days on which nobody is off, without those that are noted as holidays.
  private func quiet(_ days: ClosedRange<Day>, beside notes: [Note]) -> [Note] {
    let country = language.habits.dates.country
    let isKorean = language.isKorean || language.holidays == .korea || country == "KR"
    let names = HolidayWords(language)
    return QuietDay.days(in: days, isKorean: isKorean, country: country).map {
      Note(day: $0.day, text: names.name(of: $0.name), isHoliday: false)
    }.filter { note in !notes.contains { $0.day == note.day && $0.text == note.text } }
  }

  /// Returns the names of all holidays on a day, joined; nil if there are none.
  package func holiday(_ day: Day) -> String? {
    let names = holidays(day...day).map { HolidayWords(language).name(of: $0.name) }
    return names.isEmpty ? nil : names.joined(separator: between)
  }

  /// Returns all notes of a day on one line; nil if there are none.
  package func line(_ day: Day) -> String? {
    let notes = notes(day...day).map(\.text)
    return notes.isEmpty ? nil : notes.joined(separator: between)
  }

  /// Returns the lunar date of a day; nil in languages other than Korean, and for a day that
  /// the lunar calendar does not cover.
  package func lunar(_ day: Day) -> String? {
    language.isKorean ? LunarDay(day).map(AlmanacWords(language).lunarDay) : nil
  }

  /// Returns the name of a day, followed by its notes.
  package func named(_ name: String, _ day: Day) -> String {
    ([name] + [line(day)].compactMap(\.self)).joined(separator: between)
  }
}
