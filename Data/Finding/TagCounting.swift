import Domain

/// Counts the records of each tag. An index of words has each tag as a term of its own, so that its terms are read
/// instead of the records.
struct TagCounting {
  private let store: Connection
  private let row: SearchHitRow
  /// The number of records of each part, by folded tag.
  private var counts: [String: [DailyPart: Int]] = [:]
  /// The tags whose folded form differs from the written one, by folded tag.
  private var written: [String: String] = [:]

  init(_ store: Connection, _ row: SearchHitRow) {
    self.store = store
    self.row = row
  }

  /// The tags in any order, with their counts.
  var tags: [TagCount] {
    counts.map { TagCount(tag: written[$0.key] ?? $0.key, counts: $0.value) }
  }

  /// Adds the records of a kind, whose index must be prepared.
  mutating func add(_ source: SearchSource) throws(StorageFailure) {
    guard let index = source.words?.index.index else { return }
    var found = try index.tags(in: store)
    if found.isEmpty { return }
    if let removed = SearchSQL.ofRemovedOwners(source) {
      try store.visit(removed) { (row) throws(StorageFailure) in
        for tag in try self.row.record(row).tags(folded: TextForms.folded) {
          found[tag]? -= 1
        }
        return true
      }
    }
    if source.kind == .event {
      for tag in found.keys where Self.mayBeColour(tag) {
        found[tag] = try records(of: tag, in: source).count
      }
    }
    for (tag, count) in found where count > 0 {
      if counts[tag] == nil, TextForms.isRewritten(tag) {
        written[tag] = try records(of: tag, in: source, atMost: 1).first?.tags.first {
          TextForms.folded($0) == tag
        }
      }
      counts[tag, default: [:]][source.kind.part, default: 0] += count
    }
  }

  /// Whether a tag may be a colour of HTML, such as `#fff`. Notes of events are indexed with their HTML, but shown
  /// without it.
  private static func mayBeColour(_ tag: String) -> Bool {
    (3...8).contains(tag.utf8.count) && tag.allSatisfy(\.isHexDigit)
  }

  /// Returns the newest records that show a tag.
  private func records(
    of tag: String, in source: SearchSource, atMost limit: Int = .max
  ) throws(StorageFailure) -> [RecordSummary] {
    guard let sql = SearchSQL.matching(source) else { return [] }
    let values: [Value] = [.text(SearchPhrase.tag(tag)), .int(limit)]
    return try store.all(sql, values, row.record).filter { record in
      record.tags(folded: TextForms.folded).contains(tag)
    }
  }
}
