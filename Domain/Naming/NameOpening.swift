/// The letters with which a name must begin so that a word of a text can refer to it: the first two letters of the word,
/// or the first one if the name has no second letter.
package struct NameOpening: Hashable, Sendable {
  package let letters: String
  /// The first letter alone. A name that is only this letter, or has a blank behind it, may be meant too; nil if
  /// `letters` is one letter.
  package let first: String?

  /// Takes the opening of a folded word; nil if the word begins with no letter or digit.
  package init?(of word: String) {
    let letters = word.unicodeScalars.prefix(2).prefix(while: Self.isLetter)
    guard let first = letters.first else { return nil }
    self.letters = String(letters)
    self.first = letters.count == 2 ? String(first) : nil
  }

  /// Returns whether a folded name begins with these letters.
  package func begins(_ name: String) -> Bool {
    if name.utf8.starts(with: letters.utf8) { return true }
    guard let first, name.utf8.starts(with: first.utf8) else { return false }
    let rest = name.utf8.dropFirst(first.utf8.count)
    return rest.isEmpty || rest.first == UInt8(ascii: " ")
  }

  private static func isLetter(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
  }
}
