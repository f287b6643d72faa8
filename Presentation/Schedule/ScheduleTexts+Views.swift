import Domain
import PresentationKit
import TextUI

/// Several days at once as lines of text.
extension ScheduleTexts {
  /// An agenda, each day under its name.
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

  /// A year, each day as dark as it is full.
  func year(_ year: ScheduleYear) -> [String] {
    let signs = Self.shades
    let squares = YearSquares(year.days, words.language).lines { day in
      signs[year.load(of: day)?.fullness ?? 0]
    }
    return [words.yearTitle(year.year)] + squares
      + ["", words.sum(year), "\(words.emptyEnd) \(signs.joined(separator: " ")) \(words.fullEnd)"]
  }

  private static let shades = ["·", "░", "▒", "▓", "█"]

  /// A gap, below the name of its day where that is another one than before.
  func free(_ free: FreeTime, below day: Day?) -> [String] {
    let head =
      free.start.day == day
      ? []
      : (day == nil ? [] : [""]) + [words.heading(free.start.day, at: now, isNamed: true)]
    return head + ["  " + words.span(free) + "  " + words.length(free.length)]
  }
}
