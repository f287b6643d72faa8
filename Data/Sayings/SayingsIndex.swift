import Domain

/// The index of the words of sayings.
enum SayingsIndex {
  static let words = WordIndex(
    "sayings_index", of: ["eng", "kor", "who"], in: "sayings_words", numberedBy: "number")

  /// Adds a saying's words.
  static func add(_ saying: Saying, to store: Connection) throws(StorageFailure) {
    try words.add(SayingsRow.indexed(saying), to: store)
  }

  /// Takes a saying's words out; they have to be those it was kept with.
  static func remove(_ saying: Saying, from store: Connection) throws(StorageFailure) {
    try words.remove(SayingsRow.indexed(saying), from: store)
  }
}
