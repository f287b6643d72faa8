/// The import sources of many records, by record id.
public struct StoredRecords: Sendable {
  private let sources: [String: RecordSource]
  private let members: @Sendable (_ kept: String) -> [StoredMember]

  public static let none = StoredRecords([:]) { _ in [] }

  /// Stores the sources. `members` parses stored JSON, and is called only when a record is looked up.
  public init(
    _ sources: [String: RecordSource],
    reading members: @escaping @Sendable (_ kept: String) -> [StoredMember]
  ) {
    (self.sources, self.members) = (sources, members)
  }

  /// The import source of a record; nil if the record was not imported.
  public subscript(record: String) -> RecordSource? {
    sources[record].map { source in
      RecordSource(
        kind: source.kind, record: source.record, origin: source.origin, id: source.id,
        at: source.at, fields: source.fields, kept: source.kept,
        members: source.kept.map(members) ?? [])
    }
  }
}
