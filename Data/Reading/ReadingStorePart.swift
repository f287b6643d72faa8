import Domain

extension StorePart {
  /// The part of books: books, reading records, quotes, favourites and yearly goals.
  static let reading = StorePart(
    folder: "Reading",
    makeTables: { (store) throws(StorageFailure) in try store.script(ReadingSchema.tables) },
    tables: [
      StoreTable(
        number: 12, name: "books",
        counted: [
          "last_day", "last_instant", "last_offset", "last_total", "last_pages", "earlier_pages",
          "sentences",
        ]), StoreTable(number: 13, name: "readings"),
      StoreTable(
        number: 14, name: "reading_days", isCounted: true,
        leftOut: "counted from the records"),
      StoreTable(
        number: 15, name: "reading_parts", isCounted: true,
        leftOut: "counted from the records"),
      StoreTable(number: 16, name: "sentences"), StoreTable(number: 17, name: "favourites"),
      StoreTable(number: 21, name: "year_goals"),
      StoreTable(number: 23, name: "read_throughs"),
    ],
    trash: { ReadingTrash.part }, found: { ReadingSearchSources.all },
    names: { [ReadingNames.books, ReadingNames.sentences] },
    lists: {
      [
        ArchiveLists.books, ArchiveLists.readThroughs, ArchiveLists.readings,
        ArchiveLists.sentences, ArchiveLists.favourites, ArchiveLists.yearGoals,
      ]
    },
    touched: {
      [
        "EXISTS (SELECT 1 FROM books)", "EXISTS (SELECT 1 FROM favourites)",
        "EXISTS (SELECT 1 FROM year_goals)",
      ]
    })
}

/// The trash queries for books, for records that were removed together, and for quotes.
private enum ReadingTrash {
  static let part = TrashPart(
    sources: [
      TrashSource(.book, of: "books", title: "title"),
      TrashSource(
        .records, borrowsTitle: true,
        [
          .id: "b.id || '-' || r.deleted_at || '-' || min(r.key)", .title: "b.title",
          .day: "min(r.day)", .deleted: "r.deleted_at", .isHeld: "b.deleted_at IS NOT NULL",
        ],
        from: """
          readings r JOIN books b ON b.key = r.book WHERE r.deleted_at IS NOT NULL
          GROUP BY r.book, r.deleted_at
          """),
      TrashSource(
        .sentence,
        [
          .id: "s.id", .title: "s.text", .deleted: "s.deleted_at",
          .isHeld: "b.deleted_at IS NOT NULL",
        ],
        from: "sentences s JOIN books b ON b.key = s.book WHERE s.deleted_at IS NOT NULL"),
    ],
    aliases: [],
    doomed: [
      "SELECT id FROM books WHERE deleted_at IS NOT NULL",
      """
      SELECT s.id FROM sentences s JOIN books b ON b.key = s.book
      WHERE s.deleted_at IS NOT NULL OR b.deleted_at IS NOT NULL
      """,
    ],
    destroy: [
      "DELETE FROM readings WHERE deleted_at IS NOT NULL",
      "DELETE FROM sentences WHERE deleted_at IS NOT NULL",
      "DELETE FROM books WHERE deleted_at IS NOT NULL",
    ])
}
