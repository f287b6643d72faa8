import Data
import Domain

/// Records of all parts in a list, found without any index.
package struct FindingInMemory: FindingRepository {
  private let records: [RecordSummary]
  private let calendar: LocalCalendar

  /// Keeps records; the last one was written last.
  package init(
    _ records: [RecordSummary], calendar: LocalCalendar = .unchanging(offset: 9 * 3600)
  ) {
    self.records = records
    self.calendar = calendar
  }

  package func folded(_ text: String) -> String { TextForms.folded(text) }

  package func candidates(_ text: String, _ kinds: [RecordSummaryKind], atMost limit: Int)
    throws(StorageFailure) -> [RecordSummary]
  {
    let stems = SearchWords(folded: folded(text)).stems
    func sure(_ record: RecordSummary) -> Bool {
      stems.contains { stem in
        isCalled(stem.words.text, record) || stem.isSure && has(stem.words.text, record)
      }
    }
    let ways: [(RecordSummary) -> Bool] = [
      { record in texts(record).all.contains { SearchReference.finds(text, in: $0) } },
      { has(text, $0) }, { SearchReference.findsInitials(text, in: texts($0)) }, sure,
    ]
    let found = found(kinds, limit, ways)
    if !found.isEmpty { return found }
    let rests = stems.map { stem in self.found(kinds, limit, [{ has(stem.words.text, $0) }]) }
    return rests.first { !$0.isEmpty } ?? []
  }

  /// What is found in some ways, of each kind and in each way the last one first.
  private func found(
    _ kinds: [RecordSummaryKind], _ limit: Int, _ ways: [(RecordSummary) -> Bool]
  ) -> [RecordSummary] {
    kinds.flatMap { kind in
      var left = Array(records.reversed().filter { $0.kind == kind })
      var found: [RecordSummary] = []
      for way in ways {
        found += left.filter(way)
        left.removeAll(where: way)
      }
      return found.prefix(max(0, limit))
    }
  }

  private func isCalled(_ name: String, _ record: RecordSummary) -> Bool {
    [.person, .event, .book, .favourite].contains(record.kind)
      && [record.title, record.alias].contains { $0.map(folded) == name }
  }

  /// Whether all words are in a record, some of which may be in the name of what it belongs to.
  private func has(_ text: String, _ record: RecordSummary) -> Bool {
    let texts = texts(record).all
    if SearchReference.findsWords(text, in: texts) { return true }
    let words = folded(text).split(separator: " ").map(String.init)
    return belongs(record) && SearchReference.findsWords(text, in: texts + [record.title])
      && words.contains { SearchReference.findsWords($0, in: texts) }
  }

  private func belongs(_ record: RecordSummary) -> Bool {
    [RecordSummaryKind.watering, .sentence].contains(record.kind)
  }

  private func texts(_ record: RecordSummary) -> SearchTexts {
    let title = belongs(record) ? [] : [record.title]
    switch record.kind {
    case .person: return SearchTexts(names: title + [record.alias].compactMap(\.self), record.texts)
    case .book, .favourite: return SearchTexts(names: title + record.texts)
    case .event: return SearchTexts(names: title, record.texts)
    case .saying, .use, .mood, .watering, .sentence, .pages, .finish:
      return SearchTexts(title + [record.alias] + record.texts)
    }
  }

  package func visit(_ day: Day, _ visitor: (RecordSummary) -> Bool) throws(StorageFailure) {
    let here = records.filter { days(of: $0).contains(day) }
    let ordered = here.enumerated().sorted {
      ($0.element.at?.instant ?? .min, $0.offset) < ($1.element.at?.instant ?? .min, $1.offset)
    }
    for (_, record) in ordered where !visitor(record) { return }
  }

  package func visitMarked(_ visitor: (RecordSummary) -> Void) throws(StorageFailure) {
    for record in records where !record.tags.isEmpty { visitor(record) }
  }

  package func latestDay(through day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.lowerBound <= day }.map { min(day, $0.upperBound) }.max()
  }

  package func earliestDay(from day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.upperBound >= day }.map { max(day, $0.lowerBound) }.min()
  }

  private func days(of record: RecordSummary) -> ClosedRange<Day> {
    guard case .until(let end) = record.note else { return record.day...record.day }
    return record.day...calendar.local(end.instant - 1).day
  }
}
