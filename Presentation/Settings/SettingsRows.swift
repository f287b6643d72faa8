import Domain

/// The settings in the groups and the order the screen shows them in.
enum SettingsGroup: CaseIterable, Equatable, Sendable {
  case look, notices, people, moods, books, openers, signIn, lock, haru

  /// The settings of the group.
  var settings: [Preference] {
    switch self {
    case .look: [.language, .appearance, .theme, .sayingsLettering, .pictureFont, .motion]
    case .notices:
      [
        .peopleNotify, .sayingsNotify, .moodsNotify, .scheduleNotify, .booksNotify,
        .notifyMorning, .sayingsHour, .sayingsFeed, .moodsHour, .booksHour, .notifyQuiet, .notifyBy,
        .notifyCommand,
      ]
    case .people: [.peopleHour, .contactsFolder]
    case .moods: [.moodsCanvas, .moodsShuffle, .moodsName]
    case .books:
      [.booksSource, .booksAladinKey, .booksAladinURL, .booksOpenLibraryURL, .booksOffline]
    case .openers: [.openerTel, .openerSMS, .openerMessenger, .openerMail, .openerWeb]
    case .signIn:
      [
        .signInGoogleID, .signInGoogleSecret, .signInKakaoID, .signInKakaoSecret, .signInAppleID,
        .signInApplePage, .signInIssuer, .signInIssuerID, .signInIssuerSecret, .signInPort,
        .profileSender,
      ]
    case .lock: [.lockIdle]
    case .haru: [.backupDaily, .updateURL]
    }
  }
}

/// One row of the screen.
enum SettingsRow: Equatable, Sendable {
  case head(SettingsGroup)
  case setting(Preference)

  /// All rows from top to bottom.
  static let all: [SettingsRow] = SettingsGroup.allCases.flatMap { group in
    [.head(group)] + group.settings.map(SettingsRow.setting)
  }
}

extension Preference {
  /// The settings in the order the keys walk them.
  static let shown = SettingsGroup.allCases.flatMap(\.settings)

  /// The value that the next or the previous one is, for settings that are changed at once.
  func stepped(_ value: String, by step: Int) -> String? {
    if let choices, !choices.isEmpty {
      let place = choices.firstIndex(of: value) ?? 0
      return choices[(place + step + choices.count) % choices.count]
    }
    // Nobody walks to a port.
    guard self != .signInPort, case .number(let range) = kind, let number = Int(value) else {
      return nil
    }
    let stride = self == .lockIdle ? 5 : 1
    let next = number + step * stride
    return String(
      next > range.upperBound
        ? range.lowerBound : next < range.lowerBound ? range.upperBound : next)
  }
}
