/// Decodes HTML entities such as `&amp;` and `&#39;`.
enum HTMLEntities {
  /// Returns the text with entities decoded. Unknown entities are left unchanged.
  static func decoded(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    var plain = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "&", let end = rest.prefix(longest + 1).firstIndex(of: ";"),
        let meant = meant(String(rest[..<end]))
      else {
        plain.append(scalar)
        continue
      }
      plain.append(meant)
      rest = rest[rest.index(after: end)...]
    }
    return String(plain)
  }

  /// The maximum length of an entity name, as in `&#x10FFFF;`.
  private static let longest = 8

  /// Returns the character of an entity name, without `&` and `;`; nil if the name is unknown.
  static func meant(_ name: String) -> Unicode.Scalar? {
    guard name.first == "#" else { return named[name] }
    let digits = name.dropFirst()
    let isHexadecimal = digits.first == "x" || digits.first == "X"
    let number = isHexadecimal ? digits.dropFirst() : digits
    guard let first = number.first, first != "+", first != "-" else { return nil }
    return UInt32(number, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
  }

  private static let named: [String: Unicode.Scalar] = [
    "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "nbsp": " ", "hellip": "…",
    "middot": "·", "bull": "•", "lsquo": "‘", "rsquo": "’", "ldquo": "“", "rdquo": "”",
    "ndash": "–", "mdash": "—", "laquo": "«", "raquo": "»", "times": "×", "deg": "°",
    "copy": "©", "reg": "®", "trade": "™", "eacute": "é", "egrave": "è", "agrave": "à",
    "ccedil": "ç", "uuml": "ü", "ouml": "ö", "auml": "ä", "szlig": "ß", "ntilde": "ñ",
    "Auml": "Ä", "Ouml": "Ö", "Uuml": "Ü", "euro": "€",
    "shy": "\u{AD}", "ensp": " ", "emsp": " ", "thinsp": " ", "lsaquo": "‹", "rsaquo": "›",
  ]
}
