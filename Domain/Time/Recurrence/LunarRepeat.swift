/// A yearly rule for a date of the Korean lunar calendar, in the syntax of RFC 7529:
/// `RSCALE=DANGI;FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=8;SKIP=BACKWARD`.
public struct LunarRepeat: Hashable, Sendable {
  public let date: LunarDate
  /// The last possible day; nil if the rule has no end.
  public let last: Day?

  /// The prefix of the text of every lunar rule.
  static let mark = "RSCALE=DANGI;FREQ=YEARLY"

  public init(_ date: LunarDate, last: Day? = nil) {
    self.date = date
    self.last = last
  }

  /// Parses a rule in the form of `text`. Returns nil for any other text.
  public init?(reading text: String) {
    guard text.utf8.starts(with: Self.mark.utf8) else { return nil }
    var (month, day, isLeap) = (0, 0, false)
    var last: Day?
    for part in text.utf8.dropFirst(Self.mark.utf8.count).split(separator: UInt8(ascii: ";")) {
      let halves = part.split(separator: UInt8(ascii: "="), maxSplits: 1).map(Substring.init)
      guard halves.count == 2 else { return nil }
      switch String(halves[0]) {
      case "BYMONTH":
        isLeap = halves[1].hasSuffix("L")
        month = Int(isLeap ? halves[1].dropLast() : halves[1]) ?? 0
      case "BYMONTHDAY": day = Int(halves[1]) ?? 0
      case "UNTIL":
        guard let number = Int(halves[1]), halves[1].utf8.count == 8 else { return nil }
        guard let day = Day(year: number / 10_000, month: number / 100 % 100, day: number % 100)
        else { return nil }
        last = day
      case "SKIP": continue
      case let other: if !other.isEmpty { return nil }
      }
    }
    guard let date = LunarDate(month: month, day: day, isLeap: isLeap) else { return nil }
    self.init(date, last: last)
  }

  /// The rule in the syntax in which it is stored.
  public var text: String {
    Self.mark + ";BYMONTH=\(date.month)\(date.isLeap ? "L" : "");BYMONTHDAY=\(date.day)"
      + ";SKIP=BACKWARD" + (last.map { ";UNTIL=" + $0.description.filter { $0 != "-" } } ?? "")
  }
}
