/// The parts of a day. Each lasts from its first hour until the next part begins.
public enum DayPart: String, CaseIterable, Sendable {
  case night, morning, afternoon, evening

  /// Chooses the part that contains a time. The night lasts from midnight to six.
  public init(_ time: TimeOfDay) {
    self =
      switch time.hour {
      case ..<6: .night
      case ..<12: .morning
      case ..<18: .afternoon
      default: .evening
      }
  }

  /// Returns the part with the most records; nil if `parts` is empty. On a tie, the part with the newest record wins.
  public static func main(of parts: [PartRecords]) -> DayPart? {
    parts.max { ($0.records, $0.latest) < ($1.records, $1.latest) }?.part
  }
}

/// The number of records in one part of the day.
public struct PartRecords: Equatable, Sendable {
  public let part: DayPart
  public let records: Int
  /// The instant of the newest record in this part of the day.
  public let latest: Int

  public init(part: DayPart, records: Int, latest: Int) {
    self.part = part
    self.records = records
    self.latest = latest
  }

  public static func counted(_ records: [ReadingRecord]) -> [PartRecords] {
    DayPart.allCases.compactMap { part in
      let own = records.filter { DayPart($0.at.time) == part }
      return own.map(\.at.instant).max().map {
        PartRecords(part: part, records: own.count, latest: $0)
      }
    }
  }
}
