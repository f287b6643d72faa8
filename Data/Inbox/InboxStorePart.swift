import Domain

extension StorePart {
  /// The tables of notes that were written elsewhere.
  static let inbox = StorePart(
    folder: "Inbox",
    makeTables: { (store) throws(StorageFailure) in try store.script(InboxSchema.tables) },
    tables: [
      StoreTable(number: 25, name: "waiting_lines"),
      StoreTable(number: 26, name: "inbox_files", isNeverUndone: true),
    ],
    trash: { TrashPart(sources: [], aliases: [], doomed: [], destroy: []) }, found: { [] },
    names: { [] }, lists: { [ArchiveLists.inboxFiles, ArchiveLists.waitingLines] }, touched: { [] })
}

extension ArchiveLists {
  /// The export list of notes whose lines are stored, so that they are not stored again after an import.
  static let inboxFiles = ArchiveList("inboxFiles", ImportedNoteRow.shape)
  static let waitingLines = ArchiveList("waiting", WaitingLineRow.shape)
}
