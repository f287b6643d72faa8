import Domain

extension StorePart {
  /// What was given, received, lent and borrowed.
  static let gifts = StorePart(
    folder: "People/Gifts",
    makeTables: { (store) throws(StorageFailure) in try store.script(GiftsSchema.tables) },
    tables: [StoreTable(number: 32, name: "gifts")],
    trash: {
      TrashPart(
        sources: [
          TrashSource(
            .gift, borrowsTitle: true,
            [
              .id: "g.id", .title: "coalesce(p.nickname, p.name)", .deleted: "g.deleted_at",
              .isHeld: "p.deleted_at IS NOT NULL",
            ],
            from: "gifts g JOIN people p ON p.key = g.person WHERE g.deleted_at IS NOT NULL")
        ], aliases: [],
        doomed: ["SELECT id FROM gifts WHERE deleted_at IS NOT NULL"],
        destroy: ["DELETE FROM gifts WHERE deleted_at IS NOT NULL"])
    },
    found: { [found] }, names: { [candidates] }, lists: { [ArchiveLists.gifts] },
    touched: { ["EXISTS (SELECT 1 FROM gifts)"] })

  private static let found = SearchSource(
    kind: .gift,
    columns: [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)", .first: "g.what",
      .second: "g.occasion_words", .day: "g.day",
    ],
    days: .none,
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteGifts.words, of: "gifts"),
      rows: "gifts g ON g.key = i.rowid CROSS JOIN people p ON p.key = g.person",
      condition: "p.deleted_at IS NULL", called: nil, alsoMatching: nil,
      owner: SearchOwner(
        index: WordIndexes.Entry(PeopleIndex.words, of: "people"),
        records: """
          gifts r INDEXED BY gifts_of_person ON r.person = o.key AND r.deleted_at IS NULL
          """)),
    complete: { record, _, _ in
      record.texts = record.texts.flatMap { $0.split(separator: "\n").map(String.init) }
    })

  private static let candidates = CandidateSource(kind: .gift) { (search) throws(StorageFailure) in
    try search.byID(likely: newest, beginning: ids)
  }

  private static let rows =
    CandidateColumn.select("coalesce(g.what, '')", note: "coalesce(p.nickname, p.name)", id: "g.id")
      + """
       FROM gifts g JOIN people p ON p.key = g.person
      WHERE g.deleted_at IS NULL AND p.deleted_at IS NULL
      """
  private static let newest = "\(rows) ORDER BY g.key DESC LIMIT ?"
  private static let ids = "\(rows) AND g.id >= ? AND g.id < ? ORDER BY g.id LIMIT ?"
}

extension ArchiveLists {
  static let gifts = ArchiveList("gifts", GiftsRow.shape)
}
