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
    let signs = Self.shades
    let squares = YearSquares(year.days, words.language).lines { day in
      signs[year.load(of: day)?.fullness ?? 0]
    }
    return [words.yearTitle(year.year)] + squares
      + ["", words.sum(year), "\(words.emptyEnd) \(signs.joined(separator: " ")) \(words.fullEnd)"]
  }

  private static let shades = ["·", "░", "▒", "▓", "█"]

  /// Returns a period of free time. The heading of its day precedes it, unless the day is `day`.
  func free(_ free: FreeTime, below day: Day?) -> [String] {
    let head =
      free.start.day == day
      ? []
      : (day == nil ? [] : [""]) + [words.heading(free.start.day, at: now, isNamed: true)]
    return head + ["  " + words.span(free) + "  " + words.length(free.length)]
  }
}
