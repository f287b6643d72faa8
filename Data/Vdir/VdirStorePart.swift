import Domain

extension StorePart {
  /// The tables of folders of events and contacts. Only conflicts and rounds can be undone, and none is exported,
  /// because they are about files of this computer.
  static let vdir = StorePart(
    folder: "Vdir",
    makeTables: { (store) throws(StorageFailure) in try store.script(VdirSchema.tables) },
    tables: [
      StoreTable(
        number: 27, name: "vdir_conflicts", leftOut: "about files of this computer"),
      StoreTable(number: 29, name: "vdir_rounds", leftOut: "rounds with files of this computer"),
    ],
    trash: { .nothing }, found: { [] }, names: { [] }, lists: { [] }, touched: { [] })
}
