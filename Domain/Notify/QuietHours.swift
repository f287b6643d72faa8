/// Hours in which nobody wants to be told anything, such as from 22 to 7.
public struct QuietHours: Equatable, Sendable {
  /// The hour they begin.
  public let start: Int
  /// The hour they are over.
  public let end: Int

  /// Reads `22-7`; nothing for anything else, also where no hour lies between.
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

  /// Whether a moment lies in them.
  public func hold(_ moment: Now) -> Bool {
    let hour = moment.time.hour
    return start < end ? (start..<end).contains(hour) : hour >= start || hour < end
  }

  /// When the hours that a moment lies in are over.
  public func over(after moment: Now, in calendar: LocalCalendar) -> Now {
    let time = TimeOfDay(seconds: end * 3600)
    let sameDay = calendar.moment(moment.day, time)
    return sameDay.instant > moment.instant ? sameDay : calendar.moment(moment.day + 1, time)
  }
}

extension QuietHours: CustomStringConvertible {
  public var description: String { "\(start)-\(end)" }
}
