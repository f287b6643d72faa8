public import Domain

/// Reads what each day has that may go with its moods: tags, counters, people who were met, and pages.
public struct SQLitePatterns: PatternsRepository {
  private let database: Database

  public init(_ database: Database) { self.database = database }

  public func facts(of days: ClosedRange<Day>) throws(StorageFailure) -> PatternFacts {
    let span: [Value] = [.day(days.lowerBound), .day(days.upperBound)]
    return try database.read { (store) throws(StorageFailure) in
      var facts = PatternFacts()
      facts.moods = try store.all(MoodsSQL.squares, span) { (row) throws(StorageFailure) in
        try MoodsRow.square(row).tally
      }.filter { $0.tally.levels > 0 }
      try store.visit(Self.tagged, span) { (row) throws(StorageFailure) in
        let row = NamedRow<TaggedColumn>(row)
        let day = try row.day(.day)
        for tag in Set(Hashtag.all(in: row.text(.text) + "\n" + row.text(.tags))) {
          facts.add(PatternSubject(.tag, tag), on: day)
        }
        return true
      }
      try store.visit(Self.counted, span) { (row) throws(StorageFailure) in
        let row = NamedRow<CountedColumn>(row)
        let day = try row.day(.day)
        for tag in Hashtag.levels(of: String(row.text(.tag).dropFirst())) {
          facts.add(PatternSubject(.counter, tag), on: day)
        }
        return true
      }
      facts.joinTags()
      try store.visit(Self.met, span) { (row) throws(StorageFailure) in
        let row = NamedRow<MetColumn>(row)
        facts.add(
          PatternSubject(.person, row.text(.name), id: row.text(.id)), on: try row.day(.day))
        return true
      }
      try store.visit(Self.read, span) { (row) throws(StorageFailure) in
        facts.add(PatternSubject(.pages), on: try row.day)
        return true
      }
      return facts
    }
  }

  private enum TaggedColumn: Int, RowColumn { case day, text, tags }

  private static let tagged = """
    SELECT \(TaggedColumn.list([.text: "coalesce(text, '')", .tags: "coalesce(tags, '')"]))
    FROM moods INDEXED BY moods_by_day WHERE day BETWEEN ? AND ? AND deleted_at IS NULL
      AND (tags IS NOT NULL OR instr(text, '#') > 0)
    """

  private enum CountedColumn: Int, RowColumn { case day, tag }

  private static let counted = """
    SELECT DISTINCT \(CountedColumn.list([.day: "n.day", .tag: "c.tag"]))
    FROM counts n INDEXED BY counts_by_day CROSS JOIN counters c ON c.key = n.counter
    WHERE n.day BETWEEN ? AND ? AND n.deleted_at IS NULL AND c.deleted_at IS NULL AND n.amount > 0
    """

  private static let read = "SELECT day FROM reading_days WHERE day BETWEEN ? AND ? AND pages > 0"

  private enum MetColumn: Int, RowColumn { case day, name, id }

  private static let met = """
    SELECT \(MetColumn.list([.day: "w.day", .name: "coalesce(p.nickname, p.name)", .id: "p.id"]))
    FROM waterings w INDEXED BY waterings_by_day CROSS JOIN people p ON p.key = w.person
    WHERE w.day BETWEEN ? AND ? AND w.deleted_at IS NULL AND p.deleted_at IS NULL
      AND w.channel = 'met'
    """
}
