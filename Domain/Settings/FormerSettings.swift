/// Former names of settings, which are still accepted.
extension Preference {
  /// Maps each former name to its setting.
  public static let formerNames: [String: Preference] = [
    "notify.morning": .notifyMorningHour, "moods.name": .moodsArtist,
    "calendar.terms": .calendarSolarTerms, "update.url": .updateVersionURL,
    "profile.sender": .profileCodeSender, "moods.canvas": .moodsPicture,
  ]

  /// The former name of this setting; nil if it was never renamed.
  public var formerName: String? {
    Self.formerNames.first { $0.value == self }?.key
  }
}
