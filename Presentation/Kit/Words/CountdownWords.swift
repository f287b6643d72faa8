/// Labels for countdowns. JSON output contains the stored label (`D-7`, `D+2`), which Korean texts use too; English
/// texts spell it out.
package enum CountdownWords {
  /// Returns the label for a number of days left: `D-7`, `D-day`, `D+2`; `in 7 days`, `today`, `2 days late`.
  package static func label(_ daysLeft: Int, in language: Language) -> String {
    switch language.tongue {
    case .korean: daysLeft == 0 ? "D-day" : daysLeft > 0 ? "D-\(daysLeft)" : "D+\(-daysLeft)"
    case .english:
      switch daysLeft {
      case 0: "today"
      case 1: "tomorrow"
      case 2...: "in \(daysLeft) days"
      case -1: "1 day late"
      default: "\(-daysLeft) days late"
      }
    }
  }

  /// Returns a shorter label for a narrow column: `in 7d`, `2d late`.
  package static func brief(_ daysLeft: Int, in language: Language) -> String {
    switch language.tongue {
    case .korean: label(daysLeft, in: .korean)
    case .english: daysLeft == 0 ? "today" : daysLeft > 0 ? "in \(daysLeft)d" : "\(-daysLeft)d late"
    }
  }

  /// Returns a width in which most labels fit, in cells.
  package static func cells(in language: Language) -> Int {
    switch language.tongue {
    case .korean: 6
    case .english: 12
    }
  }
}
