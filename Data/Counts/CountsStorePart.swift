import Domain

extension StorePart {
  static let counts = StorePart(
    folder: "Counts",
    makeTables: { (store) throws(StorageFailure) in try store.script(CountsSchema.tables) },
    tables: [StoreTable(number: 33, name: "counters"), StoreTable(number: 34, name: "counts")],
    trash: {
      TrashPart(
        sources: [
          TrashSource(
            .counter, [.id: "min(id)", .title: "tag", .deleted: "deleted_at"],
            from: "counters WHERE deleted_at IS NOT NULL GROUP BY tag_folded, deleted_at"),
          TrashSource(
            .amount, borrowsTitle: true,
            [
              .id: "a.id", .title: "c.tag", .day: "a.day", .deleted: "a.deleted_at",
              .isHeld: "c.deleted_at IS NOT NULL",
            ],
            from: "counts a JOIN counters c ON c.key = a.counter WHERE a.deleted_at IS NOT NULL"),
        ], aliases: [],
        doomed: [
          "SELECT id FROM counters WHERE deleted_at IS NOT NULL",
          "SELECT id FROM counts WHERE deleted_at IS NOT NULL",
        ],
        destroy: [
          "DELETE FROM counts WHERE deleted_at IS NOT NULL",
          "DELETE FROM counters WHERE deleted_at IS NOT NULL",
        ])
    },
    found: { [found] }, names: { [candidates] },
    lists: { [ArchiveLists.counters, ArchiveLists.counts] },
    touched: { ["EXISTS (SELECT 1 FROM counters)"] })

  /// A search finds counters. The timeline has one row for each counter of a day, with the sum.
  private static let found = SearchSource(
    kind: .counter,
    columns: [.id: "c.id", .title: "c.tag", .first: "c.unit", .number: "c.sum", .day: "c.day"],
    days: .rows(
      of: """
        (SELECT r.id, r.tag, r.unit, a.day, (SELECT sum(b.amount) \(sameDay)) AS sum
          FROM counts a INDEXED BY counts_by_day CROSS JOIN counters o ON o.key = a.counter
            CROSS JOIN counters r ON r.id = \(CountsSQL.first)
          WHERE a.deleted_at IS NULL AND o.deleted_at IS NULL AND a.amount IS NOT NULL
            AND a.key = (SELECT min(b.key) \(sameDay) AND b.amount IS NOT NULL)) c
        """, day: "c.day", where: "true"),
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteCounts.words, of: "counters"),
      rows: """
        (SELECT o.key, r.id, r.tag, r.unit, r.since AS day, NULL AS sum
          FROM counters o JOIN counters r ON r.id = \(CountsSQL.first)) c ON c.key = i.rowid
        """,
      condition: "true", called: nil, alsoMatching: nil, owner: nil),
    complete: { record, row, _ in
      // The timeline says how much; the unit is behind the amount.
      guard let sum = row.optionalInt(.number) else { return }
      let unit = record.texts.first.map { ($0.utf8.first ?? 0 < 0x80 ? " " : "") + $0 } ?? ""
      record.title += " " + CountAmount(thousandths: sum).text + unit
      record.texts = []
    })

  /// The amounts `b` of the day of an amount `a` under the tag and in the unit of a counter `r`.
  private static let sameDay = """
    FROM counters s CROSS JOIN counts b INDEXED BY counts_of_counter ON b.counter = s.key
    WHERE s.tag_folded = r.tag_folded AND s.unit IS r.unit AND s.deleted_at IS NULL
      AND b.day = a.day AND b.deleted_at IS NULL
    """

  private static let candidates = CandidateSource(kind: .counter) {
    (search) throws(StorageFailure) in
    try search.named(likely: likely, folded: [tags])
  }

  // Tags are typed without `#`, which a shell may take for a comment.
  private static let name = CandidateColumn.select(
    "substr(tag, 2)", note: "coalesce(unit, '')")
  private static let likely = """
    \(name) FROM counters WHERE deleted_at IS NULL GROUP BY tag_folded ORDER BY tag_folded LIMIT ?
    """
  private static let tags = """
    \(name) FROM counters WHERE deleted_at IS NULL
      AND substr(tag_folded, 2) >= ? AND substr(tag_folded, 2) < ?
    GROUP BY tag_folded ORDER BY tag_folded LIMIT ?
    """
}

extension ArchiveLists {
  static let counters = ArchiveList("counters", CounterRow.shape)
  static let counts = ArchiveList("counts", CountRow.shape)
}

extension NameTable {
  static let counters = NameTable(
    table: "counters", here: "deleted_at IS NULL", id: "id", folded: ["tag_folded"], shown: "tag")
}
