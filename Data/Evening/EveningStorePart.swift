import Domain

extension StorePart {
  /// The table of the evening. Undoing an answer asks the question again. The table is not exported, because it is
  /// about what this computer asks.
  static let evening = StorePart(
    folder: "Evening",
    makeTables: { (store) throws(StorageFailure) in try store.script(EveningSchema.tables) },
    tables: [
      StoreTable(
        number: 28, name: "evening_marks", isLoose: true, leftOut: "what this computer asks")
    ],
    trash: { .nothing }, found: { [] }, names: { [] }, lists: { [] }, touched: { [] })
}
