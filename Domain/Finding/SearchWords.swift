/// What somebody looks for, cut into words: all of them have to be in a record, wherever in it each
/// stands and in whatever order.
public struct SearchWords: Equatable, Sendable {
  /// The words as they were typed, folded, none of them twice.
  public let words: [String]

  /// How many words are looked for apart from each other; whatever follows the last of them stays
  /// with it as it was typed.
  static let most = 16

  /// Cuts a folded text where it has blanks.
  public init(folded: String) {
    let blank: (Character) -> Bool = { $0.isWhitespace }
    let cut = folded.split(maxSplits: Self.most - 1, whereSeparator: blank)
    self.init(
      cut.map { word in
        var word = word
        while let last = word.last, blank(last) { word.removeLast() }
        return String(word)
      })
  }

  private init(_ typed: [String]) {
    words = typed.enumerated().filter { !typed[..<$0.offset].contains($0.element) }.map(\.element)
  }

  /// The words as one text.
  public var text: String { words.joined(separator: " ") }

  /// Whether any of the words is nothing but initial consonants of Korean syllables.
  public var hasInitials: Bool { words.contains(where: Self.isInitials) }

  /// Whether a folded word is nothing but initial consonants of Korean syllables (`ㅁㅇ`).
  public static func isInitials(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy { Hangul.isInitial($0.value) }
  }

  /// The words with the last one without a particle it may end with, the longest rest first.
  public var stems: [SearchStem] {
    guard let last = words.last else { return [] }
    return EndParticle.stems(of: last).map { rest in
      SearchStem(words: SearchWords(words.dropLast() + [rest.stem]), isSure: rest.isSure)
    }
  }
}

/// A search without the particle of its last word.
public struct SearchStem: Equatable, Sendable {
  /// What is left to look for.
  public let words: SearchWords
  /// Whether what was left out is hardly anything but a particle.
  public let isSure: Bool
}
