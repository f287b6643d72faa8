public import Domain

/// Name completions from the store.
public struct SQLiteCandidates: CandidateRepository {
  private let database: Database

  private static let sources = StoreParts.all.flatMap { $0.names() }

  public init(_ database: Database) { self.database = database }

  public func candidates(
    of kind: CandidateKind, beginning: String, at now: Now, atMost limit: Int
  ) throws(StorageFailure) -> [Candidate] {
    try database.read { (store) throws(StorageFailure) in
      let search = CandidateSearch(beginning: beginning, now: now, limit: limit, store: store)
      return try Self.sources.first { $0.kind == kind }?.find(search) ?? []
    }
  }
}
