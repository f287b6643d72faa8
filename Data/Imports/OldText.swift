import Domain

/// Decodes CP949 into UTF-8.
enum KoreanText {
  /// Returns the decoded text. Invalid bytes become U+FFFD.
  static func decoded(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(bytes.count * 3 / 2)
    var rest = bytes
    while let first = rest.popFirst() {
      if first < 0x80 {
        text.append(first)
      } else {
        let letter = rest.popFirst().flatMap { KoreanCharset.letter(first, $0) }
        text += UTF8.encode(letter ?? "\u{FFFD}") ?? UTF8.encodedReplacementCharacter
      }
    }
    return text
  }
}

/// Decodes Windows-1252 into UTF-8.
enum WesternText {
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    return Array(WesternCharset.decoded(bytes).utf8)
  }
}

extension WesternText {
  /// Returns a line of a text with mixed encodings: unchanged if the line is valid UTF-8, else
  /// decoded as Windows-1252.
  static func mended(_ line: ArraySlice<UInt8>) -> [UInt8] {
    let isUnicode =
      line.allSatisfy { $0 < 0x80 } || String(validating: line, as: UTF8.self) != nil
    return isUnicode ? Array(line) : decoded(Array(line))
  }
}

/// Guesses the encoding of a text from its pieces.
struct EncodingGuess {
  private var follow = 0
  private var hasWide = false
  /// The number of lines with valid non-ASCII UTF-8, and the number of lines with invalid bytes.
  private var (sound, faulty) = (0, 0)
  private var (isLineWide, isLineFaulty) = (false, false)
  private var isKorean = true
  private var first: UInt8?
  private var common = 0
  private var rare = 0

  mutating func add(_ bytes: [UInt8]) {
    for byte in bytes {
      checkUTF8(byte)
      if isKorean { checkKorean(byte) }
    }
  }

  /// Checks only the sequence of lead and continuation bytes. Other invalid UTF-8 is reported when
  /// the text is read.
  private mutating func checkUTF8(_ byte: UInt8) {
    if follow > 0 {
      hasWide = true
      if byte & 0xC0 == 0x80 {
        follow -= 1
        return
      }
      (follow, isLineFaulty) = (0, true)
    }
    switch byte {
    case ASCII.newline: endLine()
    case 0..<0x80: break
    case 0xC2...0xDF: (follow, isLineWide) = (1, true)
    case 0xE0...0xEF: (follow, isLineWide) = (2, true)
    case 0xF0...0xF4: (follow, isLineWide) = (3, true)
    default: isLineFaulty = true
    }
  }

  private mutating func endLine() {
    if isLineFaulty { faulty += 1 } else if isLineWide { sound += 1 }
    (isLineWide, isLineFaulty) = (false, false)
  }

  private mutating func checkKorean(_ byte: UInt8) {
    guard let one = first else {
      if byte >= 0x80 { first = byte }
      return
    }
    first = nil
    guard let letter = KoreanCharset.letter(one, byte) else { return isKorean = false }
    guard (0xAC00...0xD7A3).contains(letter.value) else { return }
    if one >= 0xB0, byte >= 0xA1 { common += 1 } else { rare += 1 }
  }

  /// The guess, valid after the whole text was added. Text in other languages decoded as CP949
  /// gives mostly rare syllables, so Korean must have more common ones.
  var encoding: TextEncoding {
    var whole = self
    whole.endLine()
    // A truncated file may end inside a character.
    if whole.faulty == 0, follow == 0 || hasWide { return .utf8 }
    let mayBeKorean = isKorean && first == nil && common > rare
    if whole.sound > whole.faulty || (whole.sound == whole.faulty && sound > 0 && !mayBeKorean) {
      return .mixed
    }
    return mayBeKorean ? .cp949 : .windows1252
  }
}
