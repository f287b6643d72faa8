package import Domain
import PresentationKit

/// One row of the settings screen.
enum SettingsRow: Equatable, Sendable {
  case head(Phrase)
  case setting(Preference)

  /// All rows, from top to bottom.
  static let all: [SettingsRow] = SettingsGroup.all.flatMap { group in
    [.head(group.title)] + group.texts.map { .setting($0.preference) }
  }
}

extension Preference {
  /// The settings in the order of the screen.
  package static let shown = SettingsGroup.all.flatMap { $0.texts.map(\.preference) }

  /// Whether the setting affects every screen, so that the session restarts after a change.
  package var isInEverything: Bool {
    let all: [Preference] = [
      .language, .motion, .screensPlain, .pictures, .picturesLimit, .calendarClock,
      .calendarWeekStart,
      .calendarHolidays,
      .calendarHolidayFile, .calendarLunar, .calendarSolarTerms, .calendarNamedDays,
      .calendarBirthdays,
    ]
    return all.contains(self)
  }

  /// Returns the value after or before the current one, for settings that are changed in place; nil if the setting
  /// cannot be stepped.
  func stepped(_ value: String, by step: Int) -> String? {
    if let choices, !choices.isEmpty {
      let index = choices.firstIndex(of: value) ?? 0
      return choices[(index + step + choices.count) % choices.count]
    }
    // A port is typed, not stepped through.
    guard self != .signInPort, case .number(let range) = kind, let number = Int(value) else {
      return nil
    }
    let stride = self == .lockIdle ? 5 : self == .picturesLimit ? 10 : 1
    let next = number + step * stride
    return String(
      next > range.upperBound
        ? range.lowerBound : next < range.lowerBound ? range.upperBound : next)
  }
}
