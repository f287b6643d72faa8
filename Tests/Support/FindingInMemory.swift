import Data
import Domain

/// Records of all parts in a list, found without any index.
package struct FindingInMemory: FindingRepository {
  private let records: [FoundRecord]
  private let calendar: LocalCalendar

  /// Keeps records; the last one was written last.
  package init(
    _ records: [FoundRecord], calendar: LocalCalendar = .unchanging(offset: 9 * 3600)
  ) {
    self.records = records
    self.calendar = calendar
  }

  package func folded(_ text: String) -> String { TextForms.folded(text) }

  package func candidates(_ text: String, _ kinds: [FoundKind], atMost limit: Int)
    throws(StorageFailure) -> [FoundRecord]
  {
    kinds.flatMap { kind in
      records.reversed().filter { $0.kind == kind && has($0, text) }.prefix(max(0, limit))
    }
  }

  private func has(_ record: FoundRecord, _ text: String) -> Bool {
    let own = [FoundKind.watering, .sentence].contains(record.kind) ? [] : [record.title]
    let all = own + [record.alias].compactMap(\.self) + record.texts
    return all.contains { SearchReference.finds(text, in: $0) }
  }

  package func visit(_ day: Day, _ visitor: (FoundRecord) -> Bool) throws(StorageFailure) {
    let here = records.filter { days(of: $0).contains(day) }
    let ordered = here.enumerated().sorted {
      ($0.element.at?.instant ?? .min, $0.offset) < ($1.element.at?.instant ?? .min, $1.offset)
    }
    for (_, record) in ordered where !visitor(record) { return }
  }

  package func latestDay(through day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.lowerBound <= day }.map { min(day, $0.upperBound) }.max()
  }

  package func earliestDay(from day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.upperBound >= day }.map { max(day, $0.lowerBound) }.min()
  }

  private func days(of record: FoundRecord) -> ClosedRange<Day> {
    guard case .until(let end) = record.note else { return record.day...record.day }
    return record.day...calendar.local(end.instant - 1).day
  }
}
