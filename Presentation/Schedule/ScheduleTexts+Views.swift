import Domain
import PresentationKit
import TextUI

/// Several days as lines of text.
extension ScheduleTexts {
  /// An agenda, with each day under its heading.
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

  /// A year, with each day shaded by how full it is.
  func year(_ year: ScheduleYear) -> [String] {
    let signs = Self.shades
    let squares = YearSquares(year.days, words.language).lines { day in
      signs[year.load(of: day)?.fullness ?? 0]
    }
    return [words.yearTitle(year.year)] + squares
      + ["", words.sum(year), "\(words.emptyEnd) \(signs.joined(separator: " ")) \(words.fullEnd)"]
  }

  private static let shades = ["·", "░", "▒", "▓", "█"]

  /// A period of free time, below the heading of its day unless that is `day`.
  func free(_ free: FreeTime, below day: Day?) -> [String] {
    let head =
      free.start.day == day
      ? []
      : (day == nil ? [] : [""]) + [words.heading(free.start.day, at: now, isNamed: true)]
    return head + ["  " + words.span(free) + "  " + words.length(free.length)]
  }
}
