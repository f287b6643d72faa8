import Domain

/// Pieces of texts from before Unicode, as UTF-8.
enum KoreanText {
  /// What cannot be read becomes the sign for that.
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

/// The same of western texts.
enum WesternText {
  static func decoded(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.allSatisfy({ $0 < 0x80 }) { return bytes }
    return Array(WesternCharset.decoded(bytes).utf8)
  }
}

/// Looks in which letters a text is written, piece by piece.
struct EncodingGuess {
  private var isUTF8 = true
  private var follow = 0
  private var hasWide = false
  private var isKorean = true
  private var first: UInt8?
  private var usual = 0
  private var rare = 0

  /// Looks at the next piece.
  mutating func look(_ bytes: [UInt8]) {
    for byte in bytes {
      if isUTF8 { lookAtUTF8(byte) }
      if isKorean { lookAtKorean(byte) }
    }
  }

  /// Only how the bytes of a letter follow each other is looked at; what is wrong within is told
  /// where it is read.
  private mutating func lookAtUTF8(_ byte: UInt8) {
    if follow > 0 {
      if byte & 0xC0 == 0x80 { follow -= 1 } else { isUTF8 = false }
      hasWide = true
      return
    }
    switch byte {
    case 0..<0x80: break
    case 0xC2...0xDF: follow = 1
    case 0xE0...0xEF: follow = 2
    case 0xF0...0xF4: follow = 3
    default: isUTF8 = false
    }
  }

  private mutating func lookAtKorean(_ byte: UInt8) {
    guard let one = first else {
      if byte >= 0x80 { first = byte }
      return
    }
    first = nil
    guard let letter = KoreanCharset.letter(one, byte) else { return isKorean = false }
    guard (0xAC00...0xD7A3).contains(letter.value) else { return }
    if one >= 0xB0, byte >= 0xA1 { usual += 1 } else { rare += 1 }
  }

  /// What the text is written in, once all of it was seen. The letters of other languages make
  /// rare syllables.
  var encoding: TextEncoding {
    // A file may be cut within a letter.
    if isUTF8, follow == 0 || hasWide { return .utf8 }
    return isKorean && first == nil && usual > rare ? .cp949 : .windows1252
  }
}
