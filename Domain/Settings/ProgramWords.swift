/// A command line from a setting, split into words.
public struct ProgramWords: Equatable, Sendable {
  /// The program, then its arguments.
  public let words: [String]

  /// The placeholder that is replaced by the address to open.
  private static let placeholder = "{}"

  /// Splits a command. Returns nil if a quote is unclosed, the program is missing, or the program has a placeholder.
  public init?(_ command: String) {
    let line = LineWords(command)
    guard line.isWhole, let program = line.words.first, !program.isEmpty,
      !Self.holdsPlaceholder(program)
    else { return nil }
    words = line.words
  }

  /// Returns the words with every placeholder replaced by the address. If there is no placeholder, the address is
  /// appended.
  public func with(_ address: String) -> [String] {
    guard words.contains(where: Self.holdsPlaceholder) else { return words + [address] }
    return words.map { Self.put(address, into: $0) }
  }

  private static func holdsPlaceholder(_ word: String) -> Bool {
    zip(word, word.dropFirst()).contains { $0 == "{" && $1 == "}" }
  }

  private static func put(_ address: String, into word: String) -> String {
    var result = ""
    var rest = Substring(word)
    while let first = rest.first {
      if rest.hasPrefix(placeholder) {
        result += address
        rest.removeFirst(placeholder.count)
      } else {
        result.append(first)
        rest.removeFirst()
      }
    }
    return result
  }
}
