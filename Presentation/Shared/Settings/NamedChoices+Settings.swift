import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule

extension NamedChoices {
  /// Returns the values a setting accepts, named as on the settings screen; nil if the setting has no fixed choices.
  static func values(of preference: Preference) -> [NamedChoice]? {
    preference.choices.map { codes in
      codes.map { code in
        NamedChoice(
          code, both { SettingsScreenWords($0).value(preference, code) },
          others(code, preference.kind) + (ownNames[preference]?[code] ?? []))
      }
    }
  }

  /// Additional spellings of values that are accepted.
  private static let ownNames: [Preference: [String: [String]]] = [
    .calendarClock: [
      ClockFace.twentyFour.rawValue: ["24시간", "24시간제", "24 hours", "24h"],
      ClockFace.twelve.rawValue: ["12시간", "12시간제", "오전오후", "12 hours", "12h", "am/pm"],
    ],
    .calendarHolidays: [
      HolidayCalendar.nobody.rawValue: ["끔", "끄기", "없음", "off", "none"],
      HolidayCalendar.korea.rawValue: ["한국", "켬", "korean"],
    ],
  ]

  private static func others(_ code: String, _ kind: PreferenceKind) -> [String] {
    let known = kind == .flag ? switches : languages + sorts(BookSort.ofGoals) + bookSources
    return known.first { $0.code == code }.map { $0.others + [$0.name.korean, $0.name.english] }
      ?? []
  }
}
