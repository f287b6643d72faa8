import Domain

/// Converts property values of a card to domain values.
enum VCardNames {
  /// Returns a name from its family and given parts. Korean names have the family name first
  /// without a space.
  static func joined(_ parts: [String]) -> String {
    let family = parts[0]
    let given = parts.count > 1 ? parts[1] : ""
    if family.isEmpty || given.isEmpty { return family + given }
    let isKorean = (family + given).unicodeScalars.contains {
      (0xAC00...0xD7A3).contains($0.value) || (0x1100...0x11FF).contains($0.value)
    }
    return isKorean ? family + given : given + " " + family
  }

  /// Parses a phone number, plain or as a URI (`tel:+82-10-1234-5678;ext=1`); nil if it is invalid.
  static func number(_ text: String) -> PhoneNumber? {
    var written = text[...]
    if ASCII.uppercased(text.utf8.prefix(4)) == "TEL:" {
      let parts = written.dropFirst(4).split(separator: ";")
      // The extension is part of the number to dial; other URI parameters are ignored.
      let ext = parts.dropFirst().first { $0.lowercased().hasPrefix("ext=") }?.dropFirst(4)
      let digits = (ext ?? "").filter { $0.isASCII && $0.isNumber }
      written = (parts.first ?? "") + (digits.isEmpty ? "" : ";ext=" + digits)
    }
    guard let line = ContentText.line(String(written), limit: PhoneNumber.limit + 1) else {
      return nil
    }
    do throws(PersonRefusal) { return try PhoneNumber(line.text) } catch { return nil }
  }

  /// Returns the rank of a number for calling: 0 for preferred, 1 for mobile, 2 for others, 3 for
  /// fax and similar ones.
  static func rank(of property: ContentProperty) -> Int {
    let types = property.parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }
      .flatMap { ASCII.uppercased($0.value.utf8).split(separator: ",").map(String.init) }
    if !["FAX", "PAGER", "MODEM", "TELEX"].filter(types.contains).isEmpty { return 3 }
    if types.contains("PREF") || property["PREF"] != nil { return 0 }
    return ["CELL", "MOBILE", "IPHONE"].contains(where: types.contains) ? 1 : 2
  }

  /// Returns the first usable nickname of a list; nil if there is none.
  static func nickname(_ parts: [String]) -> SingleLineText? {
    parts.lazy.compactMap { ContentText.line($0, limit: Person.nameLimit) }.first
  }

  /// Returns the nickname in Android's custom property, after its MIME type; nil if there is none.
  static func androidNickname(_ parts: [String]) -> SingleLineText? {
    guard parts.count > 1, parts[0] == "vnd.android.cursor.item/nickname" else { return nil }
    return ContentText.line(parts[1], limit: Person.nameLimit)
  }

  /// Parses a lunar birthday in Haru's own property; nil if it is invalid.
  static func lunarBirthday(_ text: String) -> Birthday? {
    do throws(LunarBirthday.ParseError) {
      return .lunar(try LunarBirthday(reading: text))
    } catch { return nil }
  }

  /// Parses `19850412`, `1985-04-12`, `--0412` or `--04-12`, with an optional time; nil for an incomplete or invalid
  /// date, or with VALUE=text.
  static func birthday(_ text: String, of property: ContentProperty) -> Birthday? {
    if property["VALUE"].map({ ASCII.uppercased($0.utf8) }) == "TEXT" { return nil }
    let date = text.utf8.prefix(64).drop { $0 == 32 }.prefix { $0 != UInt8(ascii: "T") }
    var digits = Array(date)
    while digits.last == 32 { digits.removeLast() }
    let hasYear = !digits.starts(with: [45, 45])
    if !hasYear { digits.removeFirst(2) }
    let hyphens = digits.indices.filter { digits[$0] == 45 }
    guard hyphens.isEmpty || hyphens == (hasYear ? [4, 7] : [2]) else { return nil }
    digits.removeAll { $0 == 45 }
    guard digits.count == (hasYear ? 8 : 4), let number = Digits.number(digits[...])
    else { return nil }
    // Apple writes a placeholder for an unknown year and names it in this parameter.
    let isYearKnown = hasYear && property["X-APPLE-OMIT-YEAR"].flatMap(Int.init) != number / 10_000
    return Birthday(
      year: isYearKnown ? number / 10_000 : nil, month: number / 100 % 100, day: number % 100)
  }
}
