import Domain

extension StorePart {
  static let notes = StorePart(
    folder: "Notes",
    makeTables: { (store) throws(StorageFailure) in try store.script(NotesSchema.tables) },
    tables: [StoreTable(number: 30, name: "notes")],
    trash: {
      TrashPart(
        sources: [TrashSource(.note, of: "notes", title: "text")], aliases: [],
        doomed: ["SELECT id FROM notes WHERE deleted_at IS NOT NULL"],
        destroy: ["DELETE FROM notes WHERE deleted_at IS NOT NULL"])
    },
    found: { [found] }, names: { [candidates] }, lists: { [ArchiveLists.notes] },
    touched: { ["EXISTS (SELECT 1 FROM notes)"] })

  private static let found = SearchSource(
    kind: .note,
    columns: [.id: "n.id", .title: "n.text", .at: "n.instant", .offset: "n.offset", .day: "n.day"],
    days: .rows(
      of: "notes n INDEXED BY notes_by_day", day: "n.day", where: "n.deleted_at IS NULL"),
    words: IndexedWords(
      index: WordIndexes.Entry(SQLiteNotes.words, of: "notes"), rows: "notes n ON n.key = i.rowid",
      condition: "true", called: nil, alsoMatching: nil, owner: nil),
    complete: { _, _, _ in })

  private static let candidates = CandidateSource(kind: .note) { (search) throws(StorageFailure) in
    try search.named(likely: newest, folded: [texts], exact: [ids])
  }

  private static let written =
    CandidateColumn.select("text", note: "strftime('%Y-%m-%d', instant + offset, 'unixepoch')")
    + " FROM notes"
  private static let newest = """
    \(written) INDEXED BY notes_open WHERE deleted_at IS NULL AND done_at IS NULL
    ORDER BY instant DESC LIMIT ?
    """
  private static let texts = """
    \(written) INDEXED BY notes_by_text WHERE deleted_at IS NULL
      AND text_folded >= ? AND text_folded < ? ORDER BY text_folded LIMIT ?
    """
  private static let ids = """
    \(CandidateColumn.select("id", note: "text")) FROM notes
    WHERE id >= ? AND id < ? AND deleted_at IS NULL ORDER BY id LIMIT ?
    """
}

extension ArchiveLists {
  static let notes = ArchiveList("notes", NotesRow.shape)
}

extension NameTable {
  static let notes = NameTable(
    table: "notes", here: "deleted_at IS NULL", id: "id", folded: ["text_folded"], shown: "text")
}
