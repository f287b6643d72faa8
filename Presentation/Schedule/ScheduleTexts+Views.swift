import Domain
import PresentationKit
import TextUI

/// Formats several days as lines of text.
extension ScheduleTexts {
  /// Returns an agenda, with each day below its heading.
  func agenda(_ entries: [AgendaEntry]) -> [String] {
    var lines: [String] = []
    for entry in entries {
      if !lines.isEmpty { lines.append("") }
      switch entry {
      case .gap(let days): lines.append(words.gap(days))
      case .day(let agenda):
        lines.append(words.heading(agenda.day, at: now, isNamed: true))
        for scheduled in agenda.events { lines += row(scheduled) }
      }
    }
    return lines
  }

  /// Returns a year, with each day shaded by the number and length of its events.
  func year(_ year: ScheduleYear) -> [String] {
    if words.isPlain { return plain(year) }
    let signs = Self.shades
    let squares = YearSquares(year.days, words.language).lines { day in
      signs[year.load(of: day)?.fullness ?? 0]
    }
    return [words.yearTitle(year.year)] + squares
      + ["", words.sum(year), "\(words.emptyEnd) \(signs.joined(separator: " ")) \(words.fullEnd)"]
  }

  private static let shades = ["·", "░", "▒", "▓", "█"]

  /// Returns a year in sentences, one for each month with events.
  private func plain(_ year: ScheduleYear) -> [String] {
    let months = Dictionary(grouping: year.loads) { $0.day.firstOfMonth }
    let sentences = months.sorted { $0.key < $1.key }.map { month, loads in
      let seconds = loads.reduce(0) { $0 + $1.seconds }
      return words.record(
        CalendarWords.month(month, in: words.language),
        [
          words.count(loads.reduce(0) { $0 + $1.count }),
          words.days(withEvents: loads.count), seconds < 60 ? nil : words.length(seconds),
        ])
    }
    return [words.yearTitle(year.year), words.sum(year)] + sentences
  }

  /// Returns a period of free time. The heading of its day precedes it, unless the day is `day`.
  func free(_ free: FreeTime, below day: Day?) -> [String] {
    if words.isPlain {
      let day = words.heading(free.start.day, at: now, isNamed: true)
      return [words.record(day, [words.span(free), words.length(free.length)])]
    }
    let head =
      free.start.day == day
      ? []
      : (day == nil ? [] : [""]) + [words.heading(free.start.day, at: now, isNamed: true)]
    return head + ["  " + words.span(free) + "  " + words.length(free.length)]
  }
}
