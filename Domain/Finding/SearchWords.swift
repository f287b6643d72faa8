/// The words of a search. A record matches if it contains all of them, anywhere and in any order.
public struct SearchWords: Equatable, Sendable {
  /// The typed words, folded and without duplicates.
  public let words: [String]

  /// The maximum number of separate words. The rest of the text stays part of the last word.
  static let most = 16

  /// Splits a folded text at white space.
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

  public var text: String { words.joined(separator: " ") }

  /// Whether any word consists only of initial consonants of Korean syllables.
  public var hasInitials: Bool { words.contains(where: Self.isInitials) }

  /// Returns whether a folded word consists only of initial consonants of Korean syllables (`ㅁㅇ`).
  public static func isInitials(_ word: String) -> Bool {
    !word.isEmpty && word.unicodeScalars.allSatisfy { Hangul.isInitial($0.value) }
  }

  /// The searches to try if the last word may end in a Korean particle. Each search removes one possible particle. The
  /// search with the longest last word is first.
  public var stems: [SearchStem] {
    guard let last = words.last else { return [] }
    return EndParticle.stems(of: last).map { rest in
      SearchStem(words: SearchWords(words.dropLast() + [rest.stem]), isSure: rest.isSure)
    }
  }
}

/// A search that leaves out one possible particle at the end of the last word.
public struct SearchStem: Equatable, Sendable {
  public let words: SearchWords
  /// Whether the removed text is almost certainly a particle.
  public let isSure: Bool
}
