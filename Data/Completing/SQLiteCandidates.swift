public import Domain

/// Names that begin so, in the store.
public struct SQLiteCandidates: CandidateRepository {
  private let database: Database

  /// Looks into a database.
  public init(_ database: Database) { self.database = database }

  public func candidates(
    of kind: CandidateKind, beginning: String, at now: Now, atMost limit: Int
  ) throws(StorageFailure) -> [Candidate] {
    let most = Value.int(max(0, limit))
    return try database.read { (store) throws(StorageFailure) in
      func rows(_ sql: String, _ values: [Value]) throws(StorageFailure) -> [Named] {
        try store.all(sql, values + [most]) {
          let row = NamedRow<NamedColumn>($0)
          return Named(name: row.text(.name), note: row.text(.note), id: row.text(.id))
        }
      }
      let isFirst = beginning.isEmpty
      let exact = Self.span(beginning)
      let folded = Self.span(TextForms.folded(beginning))
      switch kind {
      case .person:
        let found =
          try isFirst
          ? rows(CandidatesSQL.peopleFirst, [])
          : rows(CandidatesSQL.nicknames, folded) + rows(CandidatesSQL.names, folded)
        return Self.unambiguous(found, atMost: limit)
      case .event:
        let found =
          try isFirst
          ? rows(CandidatesSQL.eventsFirst, [.int(now.instant - 86_400)])
          : rows(CandidatesSQL.titles, folded) + rows(CandidatesSQL.eventIDs, exact)
        return Self.unambiguous(found, atMost: limit)
      case .book:
        let found =
          try isFirst
          ? rows(CandidatesSQL.booksFirst, []) : rows(CandidatesSQL.bookTitles, folded)
        return Self.unambiguous(found, atMost: limit)
      case .mood:
        return Self.byID(
          try isFirst ? rows(CandidatesSQL.moodsFirst, []) : rows(CandidatesSQL.moods, exact))
      case .sentence:
        return Self.byID(
          try isFirst
            ? rows(CandidatesSQL.sentencesFirst, []) : rows(CandidatesSQL.sentences, exact))
      case .saying: return try Self.sayings(beginning, limit, in: store)
      }
    }
  }

  /// A row that may be meant: what it is called, what helps to know it, and its id.
  private struct Named {
    let name: String
    let note: String
    let id: String
  }

  private static func span(_ beginning: String) -> [Value] {
    [.text(beginning), .text(beginning + "\u{10FFFF}")]
  }

  /// Names, each once; what several have in common is replaced by the ids.
  private static func unambiguous(_ found: [Named], atMost limit: Int) -> [Candidate] {
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

  private static func byID(_ found: [Named]) -> [Candidate] {
    found.map { Candidate($0.id, note: [$0.note, $0.name].joined(separator: " ")) }
  }

  /// Sayings whose numbers begin with some digits: the number itself, then those with a digit more.
  private static func sayings(_ beginning: String, _ limit: Int, in store: Connection)
    throws(StorageFailure) -> [Candidate]
  {
    func rows(_ sql: String, _ values: [Value]) throws(StorageFailure) -> [Candidate] {
      try store.all(sql, values) {
        let row = NamedRow<NamedColumn>($0)
        return Candidate(row.text(.id), note: row.text(.name))
      }
    }
    if beginning.isEmpty { return try rows(CandidatesSQL.sayingsFirst, [.int(limit)]) }
    guard beginning.utf8.count <= 9, beginning.utf8.allSatisfy({ (48...57).contains($0) }),
      let number = Int(beginning), String(number) == beginning
    else { return [] }
    var found: [Candidate] = []
    var (start, length) = (number, 1)
    for _ in 0...(9 - beginning.utf8.count) where found.count < limit {
      found += try rows(
        CandidatesSQL.sayings, [.int(start), .int(start + length), .int(limit - found.count)])
      if number == 0 { break }
      (start, length) = (start * 10, length * 10)
    }
    return found
  }
}

/// What is read of a row that may be meant.
private enum NamedColumn: Int, RowColumn { case name, note, id }

/// The SQL of names that begin so.
private enum CandidatesSQL {
  private static func select(_ name: String, note: String, id: String = "id") -> String {
    "SELECT " + NamedColumn.list([.name: name, .note: note, .id: id])
  }

  /// So much of a text is enough to know it by.
  private static func short(_ text: String) -> String { "substr(\(text), 1, 60)" }

  private static let called =
    select(
      "coalesce(nickname, name)", note: "CASE WHEN nickname IS NULL THEN '' ELSE name END")
    + " FROM people"
  static let peopleFirst = """
    \(called) INDEXED BY people_by_urgency WHERE deleted_at IS NULL
    ORDER BY next_watering, points, key LIMIT ?
    """
  static let nicknames = """
    \(called) INDEXED BY people_by_nickname WHERE deleted_at IS NULL
      AND nickname_folded IS NOT NULL AND nickname_folded >= ? AND nickname_folded < ?
    ORDER BY nickname_folded LIMIT ?
    """
  static let names = """
    \(select("name", note: "ifnull(nickname, '')")) FROM people INDEXED BY people_by_name
    WHERE deleted_at IS NULL AND name_folded >= ? AND name_folded < ? ORDER BY name_folded LIMIT ?
    """

  private static let planned =
    select(
      "title", note: "strftime('%Y-%m-%d %H:%M', starts + starts_offset, 'unixepoch')")
    + " FROM events"
  static let eventsFirst = """
    \(planned) INDEXED BY events_by_start WHERE deleted_at IS NULL AND starts >= ?
    ORDER BY starts, ends LIMIT ?
    """
  static let titles = """
    \(planned) INDEXED BY events_by_title WHERE deleted_at IS NULL
      AND title_folded >= ? AND title_folded < ? ORDER BY title_folded LIMIT ?
    """
  static let eventIDs = """
    \(select("id", note: "title")) FROM events WHERE id >= ? AND id < ? AND deleted_at IS NULL
    ORDER BY id LIMIT ?
    """

  private static let printed = select("title", note: "ifnull(author, '')") + " FROM books"
  static let booksFirst = """
    \(printed) INDEXED BY books_by_rank WHERE finished = 0 AND deleted_at IS NULL
    ORDER BY rank, key LIMIT ?
    """
  static let bookTitles = """
    \(printed) INDEXED BY books_by_name WHERE deleted_at IS NULL
      AND title_folded >= ? AND title_folded < ? ORDER BY title_folded LIMIT ?
    """

  private static let felt =
    select(
      short("coalesce(text, level)"),
      note: "strftime('%Y-%m-%d %H:%M', instant + offset, 'unixepoch')")
    + " FROM moods"
  static let moodsFirst = """
    \(felt) INDEXED BY moods_by_instant WHERE deleted_at IS NULL ORDER BY instant DESC LIMIT ?
    """
  static let moods = """
    \(felt) WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """

  private static let quoted = select(short("text"), note: "''") + " FROM sentences"
  static let sentencesFirst = """
    \(quoted) WHERE deleted_at IS NULL ORDER BY key DESC LIMIT ?
    """
  static let sentences = """
    \(quoted) WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """

  private static let said =
    select(short("coalesce(kor, eng)"), note: "''", id: "number") + " FROM sayings"
  static let sayingsFirst = """
    \(said) WHERE deleted_at IS NULL ORDER BY number DESC LIMIT ?
    """
  static let sayings = """
    \(said) WHERE number >= ? AND number < ? AND deleted_at IS NULL ORDER BY number LIMIT ?
    """
}
