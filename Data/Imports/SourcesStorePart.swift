import Domain

extension StorePart {
  /// Where records came from.
  static let imports = StorePart(
    folder: "Imports", tables: [StoreTable(number: 22, name: "sources")],
    trash: { TrashPart(sources: [], aliases: [], doomed: [], destroy: []) }, found: { [] },
    names: { [] }, lists: { [ArchiveLists.sources] }, touched: { [] })
}
