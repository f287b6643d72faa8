import Testing

@testable import Domain

@Suite struct `Matching texts by their bytes` {
  /// Composed letters, words that begin like others, and a family of joined emoji.
  private static let bits = [
    "가", "나", "각", "ㅋ", "a", "ab", "b", "", " ", "é", "민아랑", "랑", "👨‍👩‍👧", "1",
  ]

  /// Texts of up to three bits.
  private static let texts = bits.flatMap { first in
    bits.flatMap { second in bits.map { first + second + $0 } }
  }

  /// A substring has the methods of the standard library.
  @Test func `composed texts match as in the standard library`() {
    let parts = Self.bits + Self.bits.flatMap { first in Self.bits.map { first + $0 } }
    var different: [String] = []
    for text in Self.texts {
      let substring = text[...]
      for part in parts {
        // With Foundation, no substring contains the empty text.
        let isSame =
          text.hasPrefix(part) == substring.hasPrefix(part)
          && text.hasSuffix(part) == substring.hasSuffix(part)
          && text.contains(part) == (part.isEmpty || substring.contains(part))
        if !isSame { different.append("\(text)|\(part)") }
      }
    }
    #expect(different.isEmpty, "\(different.prefix(10))")
  }

  @Test func `no search goes past the end`() {
    #expect(!"ab".contains("abc"))
    #expect(!"ab".hasSuffix("aab"))
    #expect("aab".contains("ab"))
  }
}
