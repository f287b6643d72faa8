/// The hours without notices, such as from 22 to 7.
public struct QuietHours: Equatable, Sendable {
  /// The hour at which the quiet hours start.
  public let start: Int
  /// The hour at which the quiet hours end, exclusive.
  public let end: Int

  /// Parses a text such as `22-7`. Nil for any other form, and if both hours are equal.
  public init?(_ text: String) {
    let parts = text.utf8.split(separator: Digits.hyphen, omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ (1...2).contains($0.count) }),
      let start = Digits.number(Array(parts[0])[...]),
      let end = Digits.number(Array(parts[1])[...]),
      (0...23).contains(start), (0...23).contains(end), start != end
    else { return nil }
    self.start = start
    self.end = end
  }

  /// Returns whether a time is within the quiet hours.
  public func hold(_ moment: Now) -> Bool {
    let hour = moment.time.hour
    return start < end ? (start..<end).contains(hour) : hour >= start || hour < end
  }

  /// Returns the end of the quiet hours that contain a time.
  public func over(after moment: Now, in calendar: LocalCalendar) -> Now {
    let time = TimeOfDay(seconds: end * 3600)
    let sameDay = calendar.moment(moment.day, time)
    return sameDay.instant > moment.instant ? sameDay : calendar.moment(moment.day + 1, time)
  }
}

extension QuietHours: CustomStringConvertible {
  public var description: String { "\(start)-\(end)" }
}
