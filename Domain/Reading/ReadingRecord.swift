/// How far one came in a book on one day.
public struct ReadingRecord: Hashable, Sendable {
  /// When it was last said on that day.
  public let at: Now
  /// The page that was reached, or the percentage.
  public let total: Int
  /// How many pages were read that day, or how much in percent.
  public let pagesRead: Int
  /// Whether these are percentages: nobody knows how many pages the book has.
  public let isPercent: Bool
  /// Which reading of the book it belongs to, from 0.
  public let round: Int

  /// What a book without pages has in all.
  public static let wholeInPercent = 100

  /// Puts a record together.
  public init(at: Now, total: Int, pagesRead: Int, isPercent: Bool = false, round: Int = 0) {
    self.at = at
    self.total = total
    self.pagesRead = pagesRead
    self.isPercent = isPercent
    self.round = round
  }

  /// The local day it belongs to. A reading of a book has at most one record of a day.
  public var day: Day { at.day }
  /// What had been reached before that day.
  public var before: Int { total - pagesRead }
  /// The pages that count as read; percentages are no pages.
  public var countedPages: Int { isPercent ? 0 : pagesRead }

  /// The same record of other numbers.
  public func with(total: Int, before: Int, isPercent: Bool? = nil) -> ReadingRecord {
    ReadingRecord(
      at: at, total: total, pagesRead: total - before, isPercent: isPercent ?? self.isPercent,
      round: round)
  }

  /// The records of one reading, oldest first, as pages of a book whose pages are known by now:
  /// rounded, each beyond the one before, and only what was the end is the last page. Nothing where
  /// the book is too short for them.
  public static func inPages(_ records: [ReadingRecord], of pages: Int) -> [ReadingRecord]? {
    var turned: [ReadingRecord] = []
    for (place, record) in records.enumerated() {
      let before = turned.last?.total ?? 0
      // What comes behind needs a page each, and nothing but the whole is the last page.
      let isWhole = record.total >= wholeInPercent
      let last = isWhole ? pages : pages - max(1, records.count - 1 - place)
      let exact = (record.total * pages + wholeInPercent / 2) / wholeInPercent
      let total = isWhole ? pages : min(max(exact, before + 1), last)
      guard total > before else { return nil }
      turned.append(record.with(total: total, before: before, isPercent: false))
    }
    return turned
  }
}

/// What stands around a day in one reading of a book.
public struct RecordsAround: Equatable, Sendable {
  /// The record of the day itself.
  public let own: ReadingRecord?
  /// What had been reached before the day.
  public let before: Int
  /// The first record behind the day.
  public let after: ReadingRecord?

  /// Looks around a day among the records of one reading, oldest first.
  public init(_ day: Day, among records: [ReadingRecord]) {
    own = records.first { $0.day == day }
    before = records.last { $0.day < day }?.total ?? 0
    after = records.first { $0.day > day }
  }

  /// Whether a record of the day stands between the others.
  public func hasRoom(for record: ReadingRecord) -> Bool {
    record.before == before && record.pagesRead > 0 && record.total < after?.total ?? .max
  }
}
