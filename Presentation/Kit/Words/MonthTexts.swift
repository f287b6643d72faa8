package import Domain
import TextUI

/// Formats a month as lines of text for the command line.
package struct MonthTexts: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns the notes of the days of a month, one line each after an empty line; empty if there are no notes.
  package func notes(of day: Day) -> [String] {
    let (first, parts) = (day.firstOfMonth, day.parts)
    let last = first + (Day.length(ofMonth: parts.month, in: parts.year) - 1)
    let lines = DayNotes(language).notes(first...last).map {
      isPlain
        ? field(CalendarWords.day($0.day, in: language), $0.text)
        : Column.padded("\($0.day.parts.day)", to: 2, .right) + "  " + $0.text
    }
    return lines.isEmpty ? [] : [""] + lines
  }

  /// Returns a month with its marked days as one sentence.
  private func sentence(of day: Day, marked days: [Day]) -> String {
    let title = CalendarWords.month(day, in: language)
    if days.isEmpty { return record(title, [say("해당하는 날이 없어요", "no days")]) }
    return record(title, Self.runs(of: days).map(run))
  }

  /// Returns the first and last days of consecutive days.
  private static func runs(of days: [Day]) -> [ClosedRange<Day>] {
    days.sorted().reduce(into: []) { runs, day in
      if let last = runs.last, last.upperBound == day { return }
      if let last = runs.last, last.upperBound + 1 == day {
        runs[runs.count - 1] = last.lowerBound...day
      } else {
        runs.append(day...day)
      }
    }
  }

  /// Returns the days of a run as spoken, such as “3 to 5”.
  private func run(_ days: ClosedRange<Day>) -> String {
    let (first, last) = (days.lowerBound.parts.day, days.upperBound.parts.day)
    func named(_ day: Int) -> String { say("\(day)일", "\(day)") }
    return first == last
      ? named(first) : CalendarWords.span(named(first), named(last), in: language)
  }

  /// Returns the month that contains a day as a grid, with a dot on each marked day.
  package func grid(of day: Day, marked days: [Day]) -> [String] {
    if isPlain { return [sentence(of: day, marked: days)] }
    let first = day.firstOfMonth
    let parts = first.parts
    let marked = Set(days)
    let order = WeekOrder(in: language)
    var lines = [CalendarWords.month(day, in: language)]
    lines.append(order.names(in: language).map { Column.padded($0, to: 4) }.joined())
    let lead = order.column(of: first)
    var row = String(repeating: "    ", count: lead)
    for offset in 0..<Day.length(ofMonth: parts.month, in: parts.year) {
      let day = first + offset
      row += Column.padded("\(offset + 1)", to: 2, .right) + (marked.contains(day) ? "• " : "  ")
      if (lead + offset) % 7 == 6 {
        lines.append(row)
        row = ""
      }
    }
    if !row.isEmpty { lines.append(row) }
    return lines.map { TextLayout.trimmedEnd($0) }
  }
}
