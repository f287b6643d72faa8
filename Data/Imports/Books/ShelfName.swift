import Domain

/// Guesses a reading status from the name of a shelf.
enum ShelfName {
  /// The reading status that a shelf means. The case says whether the program or the user created the shelf.
  enum Meaning: Equatable {
    /// A shelf that the program provides.
    case standard(IncomingBook.Status)
    /// A shelf that the user created, with the status guessed from its name.
    case own(IncomingBook.Status)
  }

  /// Returns the meaning of a shelf name. The status is `.wanted` if the user created the shelf and its name has no
  /// known word.
  static func meaning(_ name: String) -> Meaning {
    let folded = folded(name)
    if let status = standardShelves[folded] { return .standard(status) }
    let bytes = Array(folded.utf8)
    if dropped.contains(folded) || has(bytes, givingUp) { return .own(.dropped) }
    if paused.contains(folded) || has(bytes, resting) { return .own(.paused) }
    if let status = spoken[folded] { return .own(status) }
    return .own(.wanted)
  }

  /// Returns the status of a book on a shelf that the user created. If the name of the shelf has no known word, the
  /// last reading of the book determines the status.
  static func status(
    _ named: IncomingBook.Status, _ last: IncomingBook.Reading?, isGivenUp: Bool = false
  ) -> IncomingBook.Status {
    guard named == .wanted, let last else { return named }
    if isGivenUp { return .dropped }
    return last.to == nil ? .reading : .finished
  }

  /// Whether a name contains one of `words`. The function compares bytes for speed, since it runs
  /// for every book.
  private static func has(_ name: [UInt8], _ words: [[UInt8]]) -> Bool {
    words.contains { word in
      name.indices.contains { name[$0...].starts(with: word) }
    }
  }

  /// Returns the name in lower case, with a hyphen for each space or underscore.
  static func folded(_ name: String) -> String {
    String(name.lowercased().map { $0.isWhitespace || $0 == "_" ? "-" : $0 })
  }

  private static let standardShelves: [String: IncomingBook.Status] = [
    "read": .finished, "currently-reading": .reading, "reading": .reading, "to-read": .wanted,
    "did-not-finish": .dropped, "stopped-reading": .dropped, "paused": .paused,
    "finished": .finished, "in-progress": .reading, "planned": .wanted, "abandoned": .dropped,
  ]
  private static let spoken: [String: IncomingBook.Status] = [
    "done": .finished, "completed": .finished, "re-read": .finished, "읽음": .finished,
    "읽은-책": .finished, "다-읽음": .finished, "완독": .finished, "now-reading": .reading,
    "읽는-중": .reading, "읽고-있는-책": .reading, "읽는중": .reading,
  ]
  private static let dropped: Set<String> = [
    "dnf", "gave-up", "given-up", "stopped", "quit", "dropped", "unfinished", "not-finished",
    "couldn't-finish", "could-not-finish", "never-finished", "didnt-finish", "didn't-finish",
    "하차", "읽다-맘", "읽다-만-책", "안-읽음", "덮은-책",
  ]
  private static let givingUp = ["dnf-", "-dnf", "did-not-finish", "abandon", "포기", "중단"]
    .map { Array($0.utf8) }
  private static let paused: Set<String> = [
    "on-pause", "set-aside", "put-aside", "for-later", "on-the-back-burner", "shelved", "잠시-멈춤",
    "멈춤", "일시-중지", "일시중지", "쉬는-중", "나중에", "잠시멈춤",
  ]
  private static let resting = ["on-hold", "onhold", "hiatus", "보류", "paused"]
    .map { Array($0.utf8) }
}
