package import Domain

/// What a printed calendar says of some days beside their numbers: public holidays, the terms of the
/// sun's year, and the lunar date, each as far as somebody wants it.
package struct DayNotes: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// One thing a calendar says of a day.
  package struct Note: Equatable, Sendable {
    package let day: Day
    package let text: String
    /// Whether nobody works then.
    package let isHoliday: Bool
  }

  /// The public holidays of a span, oldest first.
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

  /// The public holidays of a year, oldest first; none where they are not known.
  package func holidays(in year: Int) -> [Holiday] {
    guard let first = Day(year: year, month: 1, day: 1),
      let last = Day(year: year, month: 12, day: 31)
    else { return [] }
    return holidays(first...last)
  }

  /// Everything that is to be said of the days of a span, oldest first.
  package func notes(_ days: ClosedRange<Day>) -> [Note] {
    let names = HolidayWords(language)
    var notes = holidays(days).map {
      Note(day: $0.day, text: names.name(of: $0.name), isHoliday: true)
    }
    let almanac = AlmanacWords(language)
    let customs = language.customs
    guard customs.showsTerms || customs.showsLunar else { return notes }
    for distance in 0...(days.upperBound - days.lowerBound) {
      let day = days.lowerBound + distance
      if customs.showsTerms, let term = SolarTerm.on(day) {
        notes.append(Note(day: day, text: almanac.term(term), isHoliday: false))
      }
      if customs.showsLunar, let lunar = LunarDay(day), [1, 15].contains(lunar.day) {
        notes.append(Note(day: day, text: almanac.lunarDay(lunar), isHoliday: false))
      }
    }
    // What is said of the same day stays in its order.
    return notes.enumerated().sorted { ($0.element.day, $0.offset) < ($1.element.day, $1.offset) }
      .map(\.element)
  }

  /// The name of a day that is a holiday, of all of them where it is one for several reasons.
  package func holiday(_ day: Day) -> String? {
    let names = holidays(day...day).map { HolidayWords(language).name(of: $0.name) }
    return names.isEmpty ? nil : names.joined(separator: Self.between)
  }

  /// Everything there is to say of one day, on one line; nothing for most.
  package func line(_ day: Day) -> String? {
    let notes = notes(day...day).map(\.text)
    return notes.isEmpty ? nil : notes.joined(separator: Self.between)
  }

  /// The lunar date of a day, in the language of those who live by it.
  package func lunar(_ day: Day) -> String? {
    language.isKorean ? LunarDay(day).map(AlmanacWords(language).lunarDay) : nil
  }

  /// A day's name with what there is to say of it behind it.
  package func named(_ name: String, _ day: Day) -> String {
    ([name] + [line(day)].compactMap(\.self)).joined(separator: Self.between)
  }

  private static let between = " · "
}
