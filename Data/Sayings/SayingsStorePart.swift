import Domain

extension StorePart {
  /// The tables, lists and rules of the sayings part: sayings, the saying of each day, and the feed address.
  static let sayings = StorePart(
    folder: "Sayings",
    makeTables: SayingsSchema.make,
    tables: [
      StoreTable(
        number: 6, name: "sayings", quiet: ["seen", "shown"],
        before: ["DELETE FROM sayings_days WHERE number = ?"]),
      StoreTable(number: 7, name: "sayings_feed", quiet: ["pulled_at", "pulled_offset"]),
      StoreTable(number: 18, name: "sayings_days", isLoose: true),
    ],
    trash: { SayingsTrash.part },
    found: { [SayingsSearchSources.sayings, SayingsSearchSources.uses] },
    names: { [SayingNumbers.sayings] },
    lists: { [ArchiveLists.words, ArchiveLists.sayingDays, ArchiveLists.feed] },
    touched: {
      [
        "EXISTS (SELECT 1 FROM sayings_feed)",
        // The starters of a new store count only once one was marked, changed or removed.
        "EXISTS (SELECT 1 FROM sayings s WHERE NOT \(StarterSaying.isUntouched))",
      ]
    })
}

/// The rules for sayings in the trash. A row in the table of the sayings of days refers to a saying, and is deleted
/// with that saying.
private enum SayingsTrash {
  static let part = TrashPart(
    sources: [
      TrashSource(
        .saying, of: "sayings", title: "coalesce(kor, eng)",
        [.id: "CAST(number AS TEXT)", .english: "CASE WHEN kor IS NOT NULL THEN eng END"])
    ],
    aliases: [],
    doomed: ["SELECT CAST(number AS TEXT) FROM sayings WHERE deleted_at IS NOT NULL"],
    destroy: [
      """
      DELETE FROM sayings_days
      WHERE number IN (SELECT number FROM sayings WHERE deleted_at IS NOT NULL)
      """,
      "DELETE FROM sayings WHERE deleted_at IS NOT NULL",
    ])
}

/// The SQL with which the global search finds sayings and the days on which they were used.
private enum SayingsSearchSources {
  static let sayings = SearchSource(
    kind: .saying, columns: words([.at: "s.uploaded", .offset: "s.uploaded_offset"]),
    days: .rows(
      of: "sayings s INDEXED BY sayings_by_day",
      day: "date(s.uploaded + s.uploaded_offset, 'unixepoch')",
      where: "s.deleted_at IS NULL AND NOT \(StarterSaying.isStarter)", leavesOutMany: true),
    words: IndexedWords(
      index: WordIndexes.Entry(SayingsIndex.words, of: "sayings"),
      rows: "sayings s ON s.number = i.rowid", condition: "true", called: nil, alsoMatching: nil,
      owner: nil),
    complete: translate)

  static let uses = SearchSource(
    kind: .use, columns: words([.at: "s.used_at", .offset: "s.used_offset"]),
    days: .rows(
      of: "sayings s INDEXED BY sayings_by_use",
      day: "date(s.used_at + s.used_offset, 'unixepoch')",
      where: "s.used_at IS NOT NULL AND s.deleted_at IS NULL"),
    words: nil, complete: translate)

  private static func words(_ moment: [SearchHitColumn: String]) -> [SearchHitColumn: String] {
    let words: [SearchHitColumn: String] = [
      .id: "s.number", .title: "coalesce(s.kor, s.eng)",
      .first: "CASE WHEN s.kor IS NULL THEN NULL ELSE s.eng END", .second: "s.who",
    ]
    return words.merging(moment) { _, moment in moment }
  }

  /// Fills in the summary of a saying in both languages, with the English text as the translation.
  @Sendable private static func translate(
    _ record: inout RecordSummary, _ row: NamedRow<SearchHitColumn>, _ calendar: LocalCalendar
  ) {
    record.translation = row.optionalText(.first)
  }
}
