import Domain

extension StorePart {
  /// The part of moods: the moods, the colours of days, and whether there ever was a mood.
  static let moods = StorePart(
    folder: "Moods",
    makeTables: { (store) throws(StorageFailure) in try store.script(MoodsSchema.tables) },
    tables: [
      StoreTable(number: 8, name: "moods"), StoreTable(number: 9, name: "mood_days"),
      StoreTable(number: 10, name: "moods_state"),
    ],
    trash: {
      TrashPart(
        sources: [
          TrashSource(
            .mood, of: "moods",
            title: "coalesce(substr(text, 1, 500), CAST(level AS TEXT), tags, day)",
            [.day: "day"])
        ],
        aliases: [], doomed: ["SELECT id FROM moods WHERE deleted_at IS NOT NULL"],
        destroy: [PhotosSQL.destroy, "DELETE FROM moods WHERE deleted_at IS NOT NULL"])
    },
    found: { [feelings] },
    names: { [MoodNames.feelings] },
    lists: { [ArchiveLists.moodDays, ArchiveLists.feelings, ArchiveLists.moodsBegan] },
    touched: {
      ["EXISTS (SELECT 1 FROM mood_days)", "EXISTS (SELECT 1 FROM moods_state)"]
    })

  private static let feelings = SearchSource(
    kind: .mood,
    columns: [
      .id: "m.id", .title: "coalesce(substr(m.text, 1, 100000), '')",
      .first: "m.tags",
      .at: "iif(m.timed, m.instant, NULL)", .offset: "m.offset", .number: "m.level", .day: "m.day",
    ],
    days: .rows(
      of: "moods m INDEXED BY moods_by_day", day: "m.day", where: "m.deleted_at IS NULL"),
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteMoods.words, of: "moods"), rows: "moods m ON m.key = i.rowid",
      condition: "true", called: nil, alsoMatching: nil, owner: nil),
    complete: { record, row, _ in
      if let level = row.optionalInt(.number) { record.note = .level(level) }
    })
}

extension ArchiveLists {
  static let moodDays = ArchiveList(
    "moodDays", table: "mood_days", order: "t.day", identity: ["day"],
    [ArchiveMember("day", nil, .day), ArchiveMember("theme", nil, .number(0...1_000_000))],
    rules: ArchiveRules(updated: paint))

  static let feelings = ArchiveList(
    "moods", MoodsRow.shape, rules: ArchiveRules(inserting: keepDay, inserted: noteFirst))

  /// The export list that records whether there ever was a mood.
  static let moodsBegan = ArchiveList(
    "moodsBegan", table: "moods_state", order: "t.only_row", identity: ["began"],
    [ArchiveMember("began", "only_row", .number(1...1))])

  /// Applies the imported theme to a day that has the first theme in this store. A day that was never painted has the
  /// first theme too.
  @Sendable private static func paint(
    _ row: ArchiveRow, over kept: ArchiveRow, in store: Connection
  ) throws(StorageFailure) -> Bool {
    guard kept["theme"] == .number(0), case .number(let theme) = row["theme"],
      let day = row["day"].text
    else { return false }
    try store.run("UPDATE mood_days SET theme = ? WHERE day = ?", [.int(theme), .text(day)])
    return true
  }

  @Sendable private static func keepDay(_ row: ArchiveRow, in store: Connection)
    throws(StorageFailure)
  {
    guard let at = row["at"].moment else { return }
    try store.run(MoodsSQL.keepDay, [.day(at.day)])
  }

  /// Records that there was a mood. This is not needed for moods from sync, since the flag is
  /// synced too.
  @Sendable private static func noteFirst(
    _: ArchiveRow, _: Int, _: ArchiveOwners.Owner?, in store: Connection
  ) throws(StorageFailure) {
    try store.run(MoodsSQL.noteFirst)
  }
}
