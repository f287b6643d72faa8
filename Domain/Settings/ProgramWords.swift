/// The words of a command somebody keeps in a setting.
public struct ProgramWords: Equatable, Sendable {
  /// The program, and what it is given.
  public let words: [String]

  /// What stands for the address that is opened.
  private static let place = "{}"

  /// Splits a command; nothing where a quote is not closed or no program stands at its beginning.
  public init?(_ command: String) {
    let line = LineWords(command)
    guard line.isWhole, let program = line.words.first, !program.isEmpty,
      !Self.holdsPlace(program)
    else { return nil }
    words = line.words
  }

  /// The words with an address put in: where its place is, and at the end where it has none.
  public func with(_ address: String) -> [String] {
    guard words.contains(where: Self.holdsPlace) else { return words + [address] }
    return words.map { Self.put(address, into: $0) }
  }

  private static func holdsPlace(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0 == "{" && $1 == "}" }
  }

  private static func put(_ address: String, into word: String) -> String {
    var result = ""
    var rest = Substring(word)
    while let first = rest.first {
      if rest.hasPrefix(place) {
        result += address
        rest.removeFirst(place.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
