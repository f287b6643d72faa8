/// The progress that the user made in a book on one day.
public struct ReadingRecord: Hashable, Sendable {
  /// The time of the last change of the record on that day.
  public let at: Now
  /// The page or percentage that was reached.
  public let total: Int
  /// The number of pages, or of percentage points, read on that day.
  public let pagesRead: Int
  /// Whether the numbers are percentages, because the page count is unknown.
  public let isPercent: Bool
  /// The number of the read-through that the record belongs to, from 0.
  public let round: Int

  /// The value of `total` at the end of a book without a page count, in percent.
  public static let wholeInPercent = 100

  public init(at: Now, total: Int, pagesRead: Int, isPercent: Bool = false, round: Int = 0) {
    self.at = at
    self.total = total
    self.pagesRead = pagesRead
    self.isPercent = isPercent
    self.round = round
  }

  /// The local date. Each read-through of a book has at most one record per day.
  public var day: Day { at.day }
  /// The page or percentage that was reached before that day.
  public var before: Int { total - pagesRead }
  /// The number of pages for statistics; 0 if the record is a percentage.
  public var countedPages: Int { isPercent ? 0 : pagesRead }

  /// Returns a copy with other numbers.
  public func with(total: Int, before: Int, isPercent: Bool? = nil) -> ReadingRecord {
    ReadingRecord(
      at: at, total: total, pagesRead: total - before, isPercent: isPercent ?? self.isPercent,
      round: round)
  }

  /// Converts the percentages of one read-through, oldest first, to pages. The page numbers are rounded and strictly
  /// increasing, and only 100 percent becomes the last page. Returns nil if `pages` is too small for the number of
  /// records.
  public static func inPages(_ records: [ReadingRecord], of pages: Int) -> [ReadingRecord]? {
    var turned: [ReadingRecord] = []
    for (index, record) in records.enumerated() {
      let before = turned.last?.total ?? 0
      // Leave one page for each later record, and the last page for 100 percent.
      let isWhole = record.total >= wholeInPercent
      let last = isWhole ? pages : pages - max(1, records.count - 1 - index)
      let exact = (record.total * pages + wholeInPercent / 2) / wholeInPercent
      let total = isWhole ? pages : min(max(exact, before + 1), last)
      guard total > before else { return nil }
      turned.append(record.with(total: total, before: before, isPercent: false))
    }
    return turned
  }
}

/// The records of one read-through before, on and after a day.
public struct RecordsAround: Equatable, Sendable {
  /// The record of the day itself; nil if there is none.
  public let own: ReadingRecord?
  /// The page or percentage that was reached before the day.
  public let before: Int
  /// The first record after the day; nil if there is none.
  public let after: ReadingRecord?

  /// Finds the neighbours of a day. `records` must be of one read-through, oldest first.
  public init(_ day: Day, among records: [ReadingRecord]) {
    own = records.first { $0.day == day }
    before = records.last { $0.day < day }?.total ?? 0
    after = records.first { $0.day > day }
  }

  /// Returns whether a record of the day continues the record before it and stays below the record after it.
  public func hasRoom(for record: ReadingRecord) -> Bool {
    record.before == before && record.pagesRead > 0 && record.total < after?.total ?? .max
  }
}
