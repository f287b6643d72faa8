import Domain

/// Finds completions for the names of one kind of record.
struct CandidateSource: Sendable {
  let kind: CandidateKind
  let find: @Sendable (CandidateSearch) throws(StorageFailure) -> [Candidate]
}

/// The columns of a completion: name, explanatory note and id.
enum CandidateColumn: Int, RowColumn {
  case name, note, id

  static func select(_ name: String, note: String, id: String = "id") -> String {
    "SELECT " + list([.name: name, .note: note, .id: id])
  }

  /// Returns the SQL expression for the first 60 characters of a text expression, which suffice to recognise the text.
  static func short(_ text: String) -> String { "substr(\(text), 1, 60)" }
}

/// A search for names by prefix, inside one read transaction.
struct CandidateSearch {
  let beginning: String
  let now: Now
  let limit: Int
  let store: Connection

  /// Returns the rows of all statements. Each statement is run with the values and the limit.
  func rows(_ statements: [String], _ values: [Value], atMost limit: Int? = nil)
    throws(StorageFailure) -> [(name: String, note: String, id: String)]
  {
    var rows: [(name: String, note: String, id: String)] = []
    for sql in statements {
      rows += try store.all(sql, values + [.int(max(0, limit ?? self.limit))]) {
        let row = NamedRow<CandidateColumn>($0)
        return (row.text(.name), row.text(.note), row.text(.id))
      }
    }
    return rows
  }

  private static func span(_ beginning: String) -> [Value] {
    [.text(beginning), .text(beginning + "\u{10FFFF}")]
  }

  /// Returns the likely names if nothing was typed; otherwise the names that match the folded
  /// prefix, then those that match the exact prefix. Each name occurs once, and a name shared by
  /// several records is replaced by their ids.
  func named(
    likely: String, _ values: [Value] = [], folded: [String], exact: [String] = []
  ) throws(StorageFailure) -> [Candidate] {
    if beginning.isEmpty { return unambiguous(try rows([likely], values)) }
    return unambiguous(
      try rows(folded, Self.span(TextForms.folded(beginning)))
        + (try rows(exact, Self.span(beginning))))
  }

  /// Returns the completions of records without a name, by id.
  func byID(likely: String, beginning sql: String) throws(StorageFailure) -> [Candidate] {
    let found = try beginning.isEmpty ? rows([likely], []) : rows([sql], Self.span(beginning))
    return found.map { Candidate($0.id, note: [$0.note, $0.name].joined(separator: " ")) }
  }

  private func unambiguous(_ found: [(name: String, note: String, id: String)]) -> [Candidate] {
    var ids: [String: Set<String>] = [:]
    for one in found { ids[TextForms.folded(one.name), default: []].insert(one.id) }
    var known: Set<String> = []
    var candidates: [Candidate] = []
    for one in found where candidates.count < limit {
      let isShared = (ids[TextForms.folded(one.name)]?.count ?? 0) > 1
      let note = [one.name, one.note].filter { !$0.isEmpty }.joined(separator: ", ")
      let candidate =
        isShared ? Candidate(one.id, note: note) : Candidate(one.name, note: one.note)
      if known.insert(candidate.value).inserted { candidates.append(candidate) }
    }
    return candidates
  }
}
