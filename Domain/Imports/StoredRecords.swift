/// What is kept of many records as it came, by their ids.
public struct StoredRecords: Sendable {
  private let sources: [String: RecordSource]
  private let members: @Sendable (_ kept: String) -> [KeptMember]

  /// Nothing of any.
  public static let none = StoredRecords([:]) { _ in [] }

  /// Remembers sources; what is kept is read when somebody asks for it.
  public init(
    _ sources: [String: RecordSource],
    reading members: @escaping @Sendable (_ kept: String) -> [KeptMember]
  ) {
    (self.sources, self.members) = (sources, members)
  }

  /// Where a record came from; nothing where nobody brought it.
  public subscript(record: String) -> RecordSource? {
    sources[record].map { source in
      RecordSource(
        kind: source.kind, record: source.record, origin: source.origin, id: source.id,
        at: source.at, fields: source.fields, kept: source.kept,
        members: source.kept.map(members) ?? [])
    }
  }
}
