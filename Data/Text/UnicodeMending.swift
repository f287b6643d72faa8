import Domain

/// The way to repair lines that are not valid UTF-8 (charset detection). A file in a Windows or Korean code page is
/// decoded. In a damaged UTF-8 file, invalid bytes become U+FFFD.
enum UnicodeMending {
  case damaged, korean, western

  /// Chooses the repair by examining all bytes. A file with at least as much valid UTF-8 as stray bytes counts as
  /// damaged UTF-8.
  init(_ bytes: [UInt8]) {
    var (wide, stray) = (0, 0)
    var (common, others) = (0, 0)
    var offset = 0
    while offset < bytes.count {
      let byte = bytes[offset]
      if byte < 0x80 {
        offset += 1
        continue
      }
      if let length = Self.wideLetter(bytes, offset) {
        wide += length
        offset += length
      } else {
        stray += 1
        offset += 1
      }
    }
    offset = 0
    while offset + 1 < bytes.count {
      let (first, second) = (bytes[offset], bytes[offset + 1])
      if first < 0x80 {
        offset += 1
        continue
      }
      let letter = KoreanCharset.letter(first, second)
      let isCommon = first >= 0xB0 && second >= 0xA1 && letter.map(Self.isSyllable) == true
      if isCommon { common += 1 } else { others += 1 }
      offset += letter == nil ? 1 : 2
    }
    if wide > 0, wide >= stray {
      self = .damaged
    } else {
      self = common > others ? .korean : .western
    }
  }

  private static func isSyllable(_ letter: Unicode.Scalar) -> Bool {
    (0xAC00...0xD7A3).contains(letter.value)
  }

  /// Returns the length of the UTF-8 sequence at an offset; nil if no sequence begins there.
  private static func wideLetter(_ bytes: [UInt8], _ offset: Int) -> Int? {
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: length = 2
    case 0xE0...0xEF: length = 3
    case 0xF0...0xF4: length = 4
    case _: return nil
    }
    guard offset + length <= bytes.count,
      bytes[(offset + 1)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }

  /// Returns the line converted to UTF-8.
  func mended(_ line: ArraySlice<UInt8>) -> [UInt8] {
    switch self {
    case .damaged: Array(String(decoding: line, as: UTF8.self).utf8)
    case .western: Array(WesternCharset.decoded(Array(line)).utf8)
    case .korean: Self.korean(line)
    }
  }

  private static func korean(_ line: ArraySlice<UInt8>) -> [UInt8] {
    var text = String.UnicodeScalarView()
    var rest = line
    while let first = rest.popFirst() {
      if first < 0x80 {
        text.append(Unicode.Scalar(first))
      } else if let letter = rest.first.flatMap({ KoreanCharset.letter(first, $0) }) {
        text.append(letter)
        rest.removeFirst()
      } else {
        text.append("\u{FFFD}")
      }
    }
    return Array(String(text).utf8)
  }
}
