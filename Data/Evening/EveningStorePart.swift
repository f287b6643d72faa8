import Domain

extension StorePart {
  /// The table of the questions that this computer has already asked. Undoing an answer asks the question again. The
  /// table is not exported, because each computer asks its own questions.
  static let evening = StorePart(
    folder: "Evening",
    makeTables: { (store) throws(StorageFailure) in try store.script(EveningSchema.tables) },
    tables: [
      StoreTable(
        number: 28, name: "evening_marks", isLoose: true, leftOut: "what this computer asks")
    ],
    trash: { .nothing }, found: { [] }, names: { [] }, lists: { [] }, touched: { [] })
}
