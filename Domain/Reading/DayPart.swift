/// The parts of a day, each from its first hour up to, but not including, the next one's.
public enum DayPart: String, CaseIterable, Sendable {
  case night, morning, afternoon, evening

  /// The part a time belongs to; the night is from midnight to six.
  public init(_ time: TimeOfDay) {
    self =
      switch time.hour {
      case ..<6: .night
      case ..<12: .morning
      case ..<18: .afternoon
      default: .evening
      }
  }

  /// The part in which most is read. Where several have as many records it is the one that was
  /// read in last.
  public static func main(of parts: [PartRecords]) -> DayPart? {
    parts.max { ($0.records, $0.latest) < ($1.records, $1.latest) }?.part
  }
}

/// The records of one part of the day.
public struct PartRecords: Equatable, Sendable {
  public let part: DayPart
  public let records: Int
  /// The instant of the newest one.
  public let latest: Int

  /// Puts them together.
  public init(part: DayPart, records: Int, latest: Int) {
    self.part = part
    self.records = records
    self.latest = latest
  }

  /// Counts records by the parts of their days.
  public static func counted(_ records: [ReadingRecord]) -> [PartRecords] {
    DayPart.allCases.compactMap { part in
      let own = records.filter { DayPart($0.at.time) == part }
      return own.map(\.at.instant).max().map {
        PartRecords(part: part, records: own.count, latest: $0)
      }
    }
  }
}
