public import Domain

/// Searches a fixed list of records, ordered from the oldest to the newest.
public struct FindingInMemory: FindingRepository {
  private let records: [RecordSummary]
  private let calendar: LocalCalendar
  private let folding: TextFolding
  private let search: SearchReference

  public init(
    _ records: [RecordSummary], calendar: LocalCalendar, folding: TextFolding = .standard
  ) {
    self.records = records
    self.calendar = calendar
    self.folding = folding
    search = SearchReference(folding)
  }

  public func folded(_ text: String) -> String { folding.folded(text) }

  public func candidates(_ text: String, _ kinds: [RecordSummaryKind], atMost limit: Int)
    throws(StorageFailure) -> [RecordSummary]
  {
    let stems = SearchWords(folded: folded(text)).stems
    func sure(_ record: RecordSummary) -> Bool {
      stems.contains { stem in
        isCalled(stem.words.text, record) || stem.isSure && has(stem.words.text, record)
      }
    }
    let conditions: [(RecordSummary) -> Bool] = [
      { record in texts(record).all.contains { search.finds(text, in: $0) } },
      { has(text, $0) }, { search.findsInitials(text, in: texts($0)) }, sure,
    ]
    let found = found(kinds, limit, conditions)
    if !found.isEmpty { return found }
    let rests = stems.map { stem in self.found(kinds, limit, [{ has(stem.words.text, $0) }]) }
    return rests.first { !$0.isEmpty } ?? []
  }

  /// Returns up to `limit` matches of each kind, in the order of the first condition in `conditions` that they meet. Among
  /// equals, newer matches come first.
  private func found(
    _ kinds: [RecordSummaryKind], _ limit: Int, _ conditions: [(RecordSummary) -> Bool]
  ) -> [RecordSummary] {
    kinds.flatMap { kind in
      var left = Array(records.reversed().filter { $0.kind == kind })
      var found: [RecordSummary] = []
      for condition in conditions {
        found += left.filter(condition)
        left.removeAll(where: condition)
      }
      return found.prefix(max(0, limit))
    }
  }

  private func isCalled(_ name: String, _ record: RecordSummary) -> Bool {
    [.person, .event, .book, .favourite].contains(record.kind)
      && [record.title, record.alias].contains { $0.map(folded) == name }
  }

  /// Returns whether a record contains all words. Some may be in the name of its owner, but not all.
  private func has(_ text: String, _ record: RecordSummary) -> Bool {
    let texts = texts(record).all
    if search.findsWords(text, in: texts) { return true }
    let words = folded(text).split(separator: " ").map(String.init)
    return belongs(record) && search.findsWords(text, in: texts + [record.title])
      && words.contains { search.findsWords($0, in: texts) }
  }

  private func belongs(_ record: RecordSummary) -> Bool {
    [RecordSummaryKind.watering, .date, .gift, .sentence].contains(record.kind)
  }

  private func texts(_ record: RecordSummary) -> SearchTexts {
    let title = belongs(record) ? [] : [record.title]
    switch record.kind {
    case .person: return SearchTexts(names: title + [record.alias].compactMap(\.self), record.texts)
    case .book, .favourite: return SearchTexts(names: title + record.texts)
    case .event: return SearchTexts(names: title, record.texts)
    case .saying, .use, .mood, .note, .counter, .watering, .date, .gift, .sentence,
      .pages, .finish:
      return SearchTexts(title + [record.alias] + record.texts)
    }
  }

  public func visit(_ day: Day, _ visitor: (RecordSummary) -> Bool) throws(StorageFailure) {
    let here = records.filter { days(of: $0).contains(day) }
    let ordered = here.enumerated().sorted {
      ($0.element.at?.instant ?? .min, $0.offset) < ($1.element.at?.instant ?? .min, $1.offset)
    }
    for (_, record) in ordered where !visitor(record) { return }
  }

  public func tags() throws(StorageFailure) -> [TagCount] {
    var counts: [String: [DailyPart: Int]] = [:]
    var written: [String: String] = [:]
    for record in records {
      for tag in record.tags(folded: folded) {
        counts[tag, default: [:]][record.kind.part, default: 0] += 1
        written[tag] = record.tags.first { folded($0) == tag }
      }
    }
    return counts.map { TagCount(tag: written[$0.key] ?? $0.key, counts: $0.value) }
  }

  public func latestDay(through day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.lowerBound <= day }.map { min(day, $0.upperBound) }.max()
  }

  public func earliestDay(from day: Day) throws(StorageFailure) -> Day? {
    records.map(days).filter { $0.upperBound >= day }.map { max(day, $0.lowerBound) }.min()
  }

  private func days(of record: RecordSummary) -> ClosedRange<Day> {
    guard case .until(let end) = record.note else { return record.day...record.day }
    return record.day...calendar.local(end.instant - 1).day
  }
}
