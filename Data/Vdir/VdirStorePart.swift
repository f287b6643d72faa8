import Domain

extension StorePart {
  /// The tables of bound folders. Undo covers only conflicts and rounds. No table is exported, because they are about
  /// files of this computer.
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
