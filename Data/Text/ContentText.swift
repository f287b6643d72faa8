import Domain

/// Decodes the text of vCard and iCalendar properties: transfer encoding, charset and escapes.
enum ContentText {
  /// Returns the value as text, with backslash escapes unchanged; empty for a binary value.
  static func decoded(_ property: ContentProperty) throws(TextParseError) -> String {
    if property.isBinary { return "" }
    let bytes = bytes(of: property)
    let charset = property["CHARSET"] ?? ""
    switch ASCII.uppercased(charset.utf8) {
    case "":
      if let text = String(validating: bytes, as: UTF8.self) { return text }
      // Outlook writes the Windows code page without declaring it.
      guard let text = KoreanCharset.guessed(bytes) else { throw .notUnicode }
      return text
    case "UTF-8", "UTF8", "US-ASCII", "ASCII":
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .notUnicode }
      return text
    case "ISO-8859-1", "ISO_8859-1", "LATIN1", "LATIN-1", "WINDOWS-1252", "CP1252":
      return WesternCharset.decoded(bytes)
    case "EUC-KR", "EUCKR", "CP949", "UHC", "MS949", "KS_C_5601-1987", "KSC5601", "KS_C_5601",
      "WINDOWS-949":
      if let text = KoreanCharset.decoded(bytes) { return text }
    case _: break
    }
    throw .unknownCharset(line(charset, limit: 30)?.text ?? "?")
  }

  /// Returns the value as text, with invalid UTF-8 replaced by U+FFFD.
  static func mended(_ property: ContentProperty) -> String {
    String(decoding: bytes(of: property), as: UTF8.self)
  }

  private static func bytes(of property: ContentProperty) -> [UInt8] {
    property.isQuotedPrintable ? unquoted(property.value) : Array(property.value)
  }

  /// Decodes quoted-printable. An invalid equals sign is left unchanged.
  private static func unquoted(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var plain: [UInt8] = []
    var rest = bytes
    while let byte = rest.popFirst() {
      if byte == ASCII.equals, let high = rest.first.flatMap(ASCII.hexadecimal),
        let low = rest.dropFirst().first.flatMap(ASCII.hexadecimal)
      {
        plain.append(high << 4 | low)
        rest = rest.dropFirst(2)
      } else {
        plain.append(byte)
      }
    }
    return plain
  }

  /// Splits a structured value or a list at unescaped separators, and decodes the escapes.
  static func parts(_ text: String, at sign: Unicode.Scalar = ";") -> [String] {
    var parts: [String] = []
    var part = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        part.append(contentsOf: unescaped(scalar))
      } else if scalar == "\\" {
        isEscaped = true
      } else if scalar == sign {
        parts.append(String(part))
        part = String.UnicodeScalarView()
      } else {
        part.append(scalar)
      }
    }
    if isEscaped { part.append("\\") }
    return parts + [String(part)]
  }

  /// Returns a whole value with its escapes decoded.
  static func whole(_ text: String) -> String {
    guard text.utf8.contains(ASCII.backslash) else { return text }
    var plain = String.UnicodeScalarView()
    var isEscaped = false
    for scalar in text.unicodeScalars {
      if isEscaped {
        isEscaped = false
        plain.append(contentsOf: unescaped(scalar))
      } else if scalar == "\\" {
        isEscaped = true
      } else {
        plain.append(scalar)
      }
    }
    if isEscaped { plain.append("\\") }
    return String(plain)
  }

  private static func unescaped(_ scalar: Unicode.Scalar) -> [Unicode.Scalar] {
    switch scalar {
    case "n", "N": ["\n"]
    case "\\", ",", ";", ":": [scalar]
    default: ["\\", scalar]
    }
  }

  /// Returns a text as one displayable line, without control characters and cut at the limit; nil if the line is
  /// empty.
  static func line(_ text: String, limit: Int) -> SingleLineText? {
    do throws(TextRefusal) {
      return try SingleLineText(shown(text, limit: limit, keepsLines: false), limit: limit)
    } catch { return nil }
  }

  /// Removes control characters and cuts the text at the limit in characters. White space is collapsed to one space,
  /// except with `keepsLines`.
  static func shown(_ text: String, limit: Int, keepsLines: Bool) -> String {
    if text.utf8.count <= limit, isShown(text, keepsLines: keepsLines) {
      return CombiningMarkLimit.cut(text)
    }
    var clean = String.UnicodeScalarView()
    var count = 0
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      defer { isAfterReturn = scalar == "\r" }
      if keepsLines, scalar == "\r" {
        clean.append("\n")
      } else if keepsLines, scalar == " " || scalar == "\n" || scalar == "\t" {
        if isAfterReturn, scalar == "\n" { continue }
        clean.append(scalar)
      } else if isBlank(scalar) {
        if clean.last.map({ $0 == " " }) ?? true { continue }
        clean.append(" ")
      } else if isObeyed(scalar) {
        continue
      } else {
        clean.append(scalar)
      }
      count += 1
      if count == limit * 32 { break }
    }
    let whole = String(clean)
    // A character has at least one byte, so that most texts need not be counted.
    return CombiningMarkLimit.cut(whole.utf8.count <= limit ? whole : String(whole.prefix(limit)))
  }

  /// Returns whether a text needs no change by `shown`, as far as a fast check of its bytes can tell. Most texts pass:
  /// letters such as Hangul are neither control characters nor white space.
  private static func isShown(_ text: String, keepsLines: Bool) -> Bool {
    var last = ASCII.blank
    for byte in text.utf8 {
      switch byte {
      case ASCII.blank: if last == ASCII.blank, !keepsLines { return false }
      case ASCII.newline, ASCII.tab: if !keepsLines { return false }
      case 0..<32, 127, 0xC2, 0xE0...0xE3, 0xEE, 0xEF: return false
      case _: last = byte
      }
      last = byte
    }
    return true
  }

  // Unicode properties are slow, and most characters are ASCII.
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar == " " || (9...13).contains(scalar.value) }
    return scalar.properties.isWhitespace
  }

  private static func isObeyed(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value < 32 || scalar.value == 127 }
    if scalar == "\u{FEFF}" || (0x202A...0x202E).contains(scalar.value) { return true }
    if (0x2066...0x2069).contains(scalar.value) { return true }
    return scalar.properties.generalCategory == .control
  }
}

/// Why the text of a property cannot be decoded.
enum TextParseError: Error {
  /// The text is not valid UTF-8, although its declared charset is UTF-8 or ASCII, or no charset is declared.
  case notUnicode
  /// The declared charset is not supported, or the text is invalid in that charset.
  case unknownCharset(String)
}
