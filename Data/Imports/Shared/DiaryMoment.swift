import Domain

/// Converts the dates of diaries, using the time zone in which they were written.
enum DiaryMoment {
  /// The system's time zone data.
  static let zones = ZoneFiles.onDisk()

  /// The accepted instants, in seconds. They exclude two days at each end of the four-digit years, so that the year has
  /// four digits at any UTC offset.
  private static let range =
    Day.range.lowerBound.ordinal * 86_400 + 172_800...Day.range.upperBound.ordinal * 86_400
    - 172_800

  /// Converts milliseconds to whole seconds, rounded down.
  static func seconds(_ milliseconds: Int) -> Int {
    milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
  }

  /// Returns a moment from an instant and a time zone name; nil if the instant is out of range. If the name is unknown,
  /// the offset is nil, which means the system's time zone.
  static func instant(_ seconds: Int, zone: String?, _ zones: ZoneFiles) -> IncomingMoment? {
    guard range.contains(seconds) else { return nil }
    return .instant(seconds, offset: zone.flatMap { offset($0, at: seconds, zones) })
  }

  /// Parses a written date whose optional time zone name is in another field; nil if there is no valid date.
  static func written(_ text: String, zone: String?, _ zones: ZoneFiles) -> IncomingMoment? {
    guard let written = WrittenDate(whole: Array(text.utf8)[...]), let day = written.day(nil) else {
      return nil
    }
    guard let seconds = written.seconds else { return .local(day, seconds: nil) }
    guard seconds >= 0 else { return nil }
    guard let ahead = written.offset else { return .local(day, seconds: seconds) }
    let instant = day.ordinal * 86_400 + seconds - ahead
    // An offset of zero usually means that the program stored UTC, not that the user was there.
    if zone == nil, ahead != 0 { return .instant(instant, offset: ahead) }
    return self.instant(instant, zone: zone, zones)
  }

  /// Returns the local day and time of a moment. They are in UTC if the moment has no offset.
  static func shown(_ moment: IncomingMoment) -> (day: Day, seconds: Int?) {
    switch moment {
    case .local(let day, let seconds): return (day, seconds)
    case .instant(let instant, let offset):
      let local = instant + (offset ?? 0)
      let time = TimeOfDay(seconds: local)
      return (Day(ordinal: (local - time.seconds) / 86_400), time.seconds)
    }
  }

  /// Returns the offset of a time zone in seconds, by its name or as `GMT+0900`; nil if it is
  /// unknown.
  private static func offset(_ zone: String, at instant: Int, _ zones: ZoneFiles) -> Int? {
    if let file = zones.zone(zone) { return file.offset(at: instant) }
    guard zone.hasPrefix("GMT") || zone.hasPrefix("UTC") else { return nil }
    let rest = zone.dropFirst(3)
    guard let sign = rest.first, sign == "+" || sign == "-" else { return nil }
    let digits = rest.dropFirst().filter { $0 != ":" }
    guard (1...4).contains(digits.utf8.count), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(digits)
    else { return nil }
    let seconds = number < 100 ? number * 3600 : number / 100 * 3600 + number % 100 * 60
    guard seconds <= 18 * 3600 else { return nil }
    return sign == "-" ? -seconds : seconds
  }
}
