/// The holidays that a file names, of whatever country: each is some days, once or by a rule.
public struct HolidayBook: Hashable, Sendable {
  /// A holiday with the days it lasts.
  public struct Entry: Hashable, Sendable {
    /// What it is called.
    public var name: Line
    /// The first time, and how many days it is each time.
    public var first: Day
    public var length: Int
    /// How it comes again.
    public var rule: RepeatRule?
    /// Times that the rule has and the file takes back, and others it adds.
    public var leftOut: Set<Day> = []
    public var added: [Day] = []

    /// Names a holiday that comes once.
    public init(_ name: Line, on first: Day, length: Int = 1) {
      (self.name, self.first, self.length) = (name, first, max(1, length))
    }
  }

  /// What stands there, in its order.
  public let entries: [Entry]

  /// Holds some holidays.
  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// The holidays of a span, oldest first.
  public func holidays(in span: ClosedRange<Day>) -> [Holiday] {
    let found = entries.enumerated().flatMap { place, entry in
      entry.days(in: span).map { (holiday: Holiday(day: $0, name: .named(entry.name)), place) }
    }
    return found.sorted { ($0.holiday.day, $0.1) < ($1.holiday.day, $1.1) }.map(\.holiday)
  }
}

extension HolidayBook.Entry {
  /// The most days one of them lasts; a longer one is no holiday.
  public static let longest = 31

  fileprivate func days(in span: ClosedRange<Day>) -> [Day] {
    let lowest = Day.range.lowerBound
    let from = span.lowerBound - lowest < length ? lowest : span.lowerBound - (length - 1)
    var starts = added.filter { (from...span.upperBound).contains($0) }
    if let rule {
      let days = RepeatDays(rule, start: first, last: rule.lastDay(from: first))
      days.forEach(from: from, through: span.upperBound) {
        if !leftOut.contains($0) { starts.append($0) }
        return true
      }
    } else if (from...span.upperBound).contains(first) {
      starts.append(first)
    }
    let days = Set(starts).flatMap { start in (0..<length).map { start + $0 } }
    return Set(days).filter(span.contains).sorted()
  }
}
