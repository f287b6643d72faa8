import Domain

extension StorePart {
  /// The tables of import sources and of imported photos.
  static let imports = StorePart(
    folder: "Imports",
    makeTables: { (store) throws(StorageFailure) in
      try store.script(SourcesSchema.tables)
      try store.script(PhotosSchema.tables)
    },
    tables: [
      StoreTable(number: 22, name: "sources"), StoreTable(number: 24, name: "photos"),
    ],
    trash: { TrashPart(sources: [], aliases: [], doomed: [], destroy: []) }, found: { [] },
    names: { [] }, lists: { [ArchiveLists.sources, ArchiveLists.photos] }, touched: { [] })
}
