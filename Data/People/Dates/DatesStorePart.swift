import Domain

extension StorePart {
  /// The dates of people.
  static let dates = StorePart(
    folder: "People/Dates",
    makeTables: { (store) throws(StorageFailure) in try store.script(DatesSchema.tables) },
    tables: [StoreTable(number: 31, name: "dates")],
    trash: {
      TrashPart(
        sources: [
          TrashSource(
            .date, borrowsTitle: true,
            [
              .id: "d.id", .title: "coalesce(p.nickname, p.name)", .deleted: "d.deleted_at",
              .isHeld: "p.deleted_at IS NOT NULL",
            ],
            from: "dates d JOIN people p ON p.key = d.person WHERE d.deleted_at IS NOT NULL")
        ], aliases: [],
        doomed: ["SELECT id FROM dates WHERE deleted_at IS NOT NULL"],
        destroy: ["DELETE FROM dates WHERE deleted_at IS NOT NULL"])
    },
    found: { [found] }, names: { [] }, lists: { [ArchiveLists.dates] },
    touched: { ["EXISTS (SELECT 1 FROM dates)"] })

  private static let found = SearchSource(
    kind: .date,
    columns: [
      .id: "p.id", .title: "coalesce(p.nickname, p.name)", .first: "d.words",
      .day: "CASE WHEN d.date GLOB '[0-9][0-9][0-9][0-9]-*' THEN d.date ELSE p.started_on END",
    ],
    days: .none,
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteDates.words, of: "dates"),
      rows: "dates d ON d.key = i.rowid CROSS JOIN people p ON p.key = d.person",
      condition: "p.deleted_at IS NULL", called: nil, alsoMatching: nil,
      owner: SearchOwner(
        index: WordIndexes.Entry(PeopleIndex.words, of: "people"),
        records: """
          dates r INDEXED BY dates_of_person ON r.person = o.key AND r.deleted_at IS NULL
          """)),
    complete: { record, _, _ in
      record.texts = record.texts.flatMap { $0.split(separator: "\n").map(String.init) }
    })
}

extension ArchiveLists {
  static let dates = ArchiveList("dates", DatesRow.shape)
}
