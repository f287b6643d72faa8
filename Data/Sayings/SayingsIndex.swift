import Domain

/// The full-text index of sayings.
enum SayingsIndex {
  static let words = WordIndex(
    "sayings_index", of: ["eng", "kor", "who"], in: "sayings_words", numberedBy: "number")

  static func add(_ saying: Saying, to store: Connection) throws(StorageFailure) {
    try words.add(SayingsRow.indexed(saying), to: store)
  }

  /// Removes the words of a saying from the index. They must equal the indexed words, or the index is corrupted.
  static func remove(_ saying: Saying, from store: Connection) throws(StorageFailure) {
    try words.remove(SayingsRow.indexed(saying), from: store)
  }
}
