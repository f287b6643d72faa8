/// What is published, and what never is, as of one day.
struct PublishOptions {
  let parts: Set<PublishedPart>
  let window: PublishWindow
  let tags: PrivateTags
  /// The hour of notifications about all-day events; nil if notifications about events are off.
  let allDayHour: Int?
  /// Whether birthdays of contacts who are not plants are included.
  let includesContacts: Bool
  /// The values of the settings as texts, for detecting a change.
  let settings: [String]

  init(_ parts: Set<PublishedPart>, on today: Day, _ preferences: Preferences)
    throws(StorageFailure)
  {
    self.parts = parts
    window = PublishWindow(around: today)
    tags = PrivateTags(try preferences.value(of: .publishPrivate))
    allDayHour =
      try preferences.value(of: .scheduleNotify) == "on"
      ? Int(try preferences.value(of: .scheduleAllDayHour)) ?? 9 : nil
    includesContacts = try preferences.includesBirthdaysOfContacts()
    var settings: [String] = []
    for preference in Self.preferences { settings.append(try preferences.value(of: preference)) }
    self.settings = settings
  }

  /// The settings on which the published files depend.
  private static let preferences: [Preference] = [
    .publishPrivate, .scheduleNotify, .scheduleAllDayHour, .contactsBirthdays, .calendarClock,
    .calendarHolidays, .calendarHolidayFile, .calendarLunar, .calendarSolarTerms,
    .calendarNamedDays,
  ]

  func has(_ part: PublishedPart) -> Bool { parts.contains(part) }

  /// Returns whether a date of a person is published.
  func shows(_ dated: DatedPerson) -> Bool {
    has(.dates) && !tags.hides(dated.person) && !tags.hides(dated.date.label.words?.text)
  }

  /// Returns a note if notes are published.
  func memo(_ text: MultilineText?) -> MultilineText? {
    guard has(.memos), !tags.hides(text?.text) else { return nil }
    return text
  }

  /// Returns a mood without its private fields; nil if nothing of it is published.
  func shown(_ record: MoodRecord) -> MoodRecord? {
    if tags.hides(record) { return nil }
    var shown = record
    if !has(.moods) { shown.level = nil }
    if !has(.diary) { (shown.text, shown.tags) = (nil, TagList()) }
    return shown.level == nil && shown.text == nil ? nil : shown
  }
}
