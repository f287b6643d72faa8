import Domain

/// When an entry of a diary was, by a clock of the zone it was written in.
enum DiaryMoment {
  /// The tables of this computer.
  static let zones = ZoneFiles.onDisk()

  /// Instants of a day with a year of four digits.
  private static let range =
    Day.range.lowerBound.ordinal * 86_400 + 172_800...Day.range.upperBound.ordinal * 86_400
    - 172_800

  /// Whole seconds of a moment in thousandths.
  static func seconds(_ milliseconds: Int) -> Int {
    milliseconds / 1000 - (milliseconds % 1000 < 0 ? 1 : 0)
  }

  /// A moment that a file says as an instant with the name of a zone. An unknown name leaves the
  /// zone to this computer.
  static func instant(_ seconds: Int, zone: String?, _ zones: ZoneFiles) -> IncomingMoment? {
    guard range.contains(seconds) else { return nil }
    return .instant(seconds, offset: zone.flatMap { offset($0, at: seconds, zones) })
  }

  /// A moment as it is written, with the name of its zone beside it.
  static func written(_ text: String, zone: String?, _ zones: ZoneFiles) -> IncomingMoment? {
    guard let written = WrittenDate(whole: Array(text.utf8)[...]), let day = written.day(nil) else {
      return nil
    }
    guard let seconds = written.seconds else { return .local(day, seconds: nil) }
    guard seconds >= 0 else { return nil }
    guard let ahead = written.offset else { return .local(day, seconds: seconds) }
    let instant = day.ordinal * 86_400 + seconds - ahead
    // Greenwich is nobody's zone but that of who says so.
    if zone == nil, ahead != 0 { return .instant(instant, offset: ahead) }
    return self.instant(instant, zone: zone, zones)
  }

  /// The day and the time a clock there showed; without an offset that of Greenwich.
  static func shown(_ moment: IncomingMoment) -> (day: Day, seconds: Int?) {
    switch moment {
    case .local(let day, let seconds): return (day, seconds)
    case .instant(let instant, let offset):
      let local = instant + (offset ?? 0)
      let time = TimeOfDay(seconds: local)
      return (Day(ordinal: (local - time.seconds) / 86_400), time.seconds)
    }
  }

  /// How far the clocks of a zone are ahead: by its name, or as `GMT+0900` says.
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
