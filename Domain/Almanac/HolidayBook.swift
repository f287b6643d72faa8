/// The holidays in a calendar file of any country, single or recurring.
public struct HolidayBook: Hashable, Sendable {
  /// A holiday, which may last several days.
  public struct Entry: Hashable, Sendable {
    public var name: SingleLineText
    /// The first day of the first occurrence.
    public var first: Day
    public var length: Int
    /// The recurrence; nil for a single holiday.
    public var rule: RepeatRule?
    /// The first days of the occurrences that are excluded from the rule.
    public var leftOut: Set<Day> = []
    /// The first days of extra occurrences, which the rule does not have.
    public var added: [Day] = []

    public init(_ name: SingleLineText, on first: Day, length: Int = 1) {
      (self.name, self.first, self.length) = (name, first, max(1, length))
    }
  }

  /// The entries in the order of the file.
  public let entries: [Entry]

  public init(_ entries: [Entry] = []) { self.entries = entries }

  /// Returns the holidays in a range of days, oldest first.
  public func holidays(in span: ClosedRange<Day>) -> [Holiday] {
    let found = entries.enumerated().flatMap { index, entry in
      entry.days(in: span).map { (holiday: Holiday(day: $0, name: .named(entry.name.text)), index) }
    }
    return found.sorted { ($0.holiday.day, $0.1) < ($1.holiday.day, $1.1) }.map(\.holiday)
  }
}

extension HolidayBook.Entry {
  /// The maximum number of days of one holiday. Longer entries of a file are ignored.
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
