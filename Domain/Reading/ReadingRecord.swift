/// The progress in a book on one day.
public struct ReadingRecord: Hashable, Sendable {
  /// The time of the last entry on that day.
  public let at: Now
  /// The page or percentage reached.
  public let total: Int
  /// The pages read that day, or percentage points.
  public let pagesRead: Int
  /// Whether the numbers are percentages, because the page count is unknown.
  public let isPercent: Bool
  /// The number of the reading it belongs to, from 0.
  public let round: Int

  /// The end of a book without a page count, in percent.
  public static let wholeInPercent = 100

  public init(at: Now, total: Int, pagesRead: Int, isPercent: Bool = false, round: Int = 0) {
    self.at = at
    self.total = total
    self.pagesRead = pagesRead
    self.isPercent = isPercent
    self.round = round
  }

  /// The local day. Each reading of a book has at most one record a day.
  public var day: Day { at.day }
  /// The page or percentage reached before that day.
  public var before: Int { total - pagesRead }
  /// The pages that count in statistics; percentages count as none.
  public var countedPages: Int { isPercent ? 0 : pagesRead }

  /// A copy with other numbers.
  public func with(total: Int, before: Int, isPercent: Bool? = nil) -> ReadingRecord {
    ReadingRecord(
      at: at, total: total, pagesRead: total - before, isPercent: isPercent ?? self.isPercent,
      round: round)
  }

  /// Converts the percentages of one reading, oldest first, into pages: rounded, strictly increasing, the last page
  /// only for 100 percent. Nil if `pages` is too small.
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

/// The neighbours of a day among the records of one reading.
public struct RecordsAround: Equatable, Sendable {
  /// The record of the day itself.
  public let own: ReadingRecord?
  /// The page or percentage reached before the day.
  public let before: Int
  /// The first record after the day.
  public let after: ReadingRecord?

  /// `records` must be of one reading, oldest first.
  public init(_ day: Day, among records: [ReadingRecord]) {
    own = records.first { $0.day == day }
    before = records.last { $0.day < day }?.total ?? 0
    after = records.first { $0.day > day }
  }

  /// Whether a record of the day continues the one before and stays below the one after.
  public func hasRoom(for record: ReadingRecord) -> Bool {
    record.before == before && record.pagesRead > 0 && record.total < after?.total ?? .max
  }
}
