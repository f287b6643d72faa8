/// The names that settings had before.
extension Preference {
  /// Each former name with the setting it means.
  public static let formerNames: [String: Preference] = [
    "notify.morning": .notifyMorningHour, "moods.name": .moodsArtist,
    "calendar.terms": .calendarSolarTerms, "update.url": .updateVersionURL,
    "profile.sender": .profileCodeSender, "moods.canvas": .moodsPicture,
  ]

  /// The name it had before; nil if it had no other.
  public var formerName: String? {
    Self.formerNames.first { $0.value == self }?.key
  }
}
