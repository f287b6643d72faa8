import Domain

/// Decodes the texts of calendar files, and removes terminal control sequences.
enum CalendarText {
  /// Decodes a text as a single line.
  static func line(_ property: ContentProperty) throws(CalendarParseError) -> String {
    clean(ContentText.whole(try decoded(property)), keepsLines: false)
  }

  /// Decodes a text that may have several lines.
  static func multilineText(_ property: ContentProperty) throws(CalendarParseError) -> String {
    clean(ContentText.whole(try decoded(property)), keepsLines: true)
  }

  /// Trims a text, removes control characters and limits its length.
  static func clean(_ text: String, keepsLines: Bool) -> String {
    var text = text
    if keepsLines, text.utf8.contains(ASCII.carriageReturn) {
      text = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
    return Text.trimmed(
      ContentText.shown(text, limit: CalendarEvent.textLimit, keepsLines: keepsLines))
  }

  private static func decoded(_ property: ContentProperty) throws(CalendarParseError) -> String {
    do throws(TextParseError) { return try ContentText.decoded(property) } catch {
      switch error {
      // An invalid byte is replaced, so that it does not invalidate the whole event.
      case .notUnicode: return ContentText.mended(property)
      case .unknownCharset(let name): throw .unknownCharset(name)
      }
    }
  }

  /// Removes forbidden control characters from a line before it is parsed.
  static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isHarmless(_ byte: UInt8) -> Bool { byte >= 32 && byte != 127 || byte == ASCII.tab }
    // The control characters of Latin-1 begin with this byte in UTF-8.
    if line.allSatisfy({ isHarmless($0) && $0 != 0xC2 }) { return line }
    guard let text = String(validating: line, as: UTF8.self) else {
      return line.filter(isHarmless)[...]
    }
    return Array(withoutControls(text).utf8)[...]
  }

  /// Returns a line in the form that is preserved for export, without forbidden control characters; nil if it is not a
  /// valid property.
  static func preserved(_ line: ArraySlice<UInt8>) -> String? {
    guard let end = line.firstIndex(where: { !isNaming($0) }), end > line.startIndex,
      ContentProperty.endsName(line[end])
    else { return nil }
    if line[end] == ASCII.semicolon {
      guard let property = ContentProperty(line) else { return nil }
      if property.isQuotedPrintable { return plain(property) }
    }
    if line.allSatisfy({ (32...126).contains($0) || $0 == ASCII.tab }) {
      return String(decoding: line, as: UTF8.self)
    }
    let text =
      String(validating: line, as: UTF8.self) ?? KoreanCharset.guessed(Array(line))
      ?? WesternCharset.decoded(Array(line))
    let clean = withoutControls(text)
    // Removing control characters can change the meaning of the line, so it is checked again.
    return clean == text ? text : preserved(Array(clean.utf8)[...])
  }

  private static func isNaming(_ byte: UInt8) -> Bool {
    ASCII.isNaming(byte) || byte == ASCII.underscore || byte == ASCII.dot
  }

  private static func withoutControls(_ text: String) -> String {
    var clean = String.UnicodeScalarView()
    clean.append(
      contentsOf: text.unicodeScalars.filter {
        $0 == "\t" || $0.value > 0x9F || (32...126).contains($0.value)
      })
    return String(clean)
  }

  /// Decodes the quoted-printable encoding of vCalendar 1.0, which current programs do not support; nil if it cannot be
  /// decoded.
  private static func plain(_ property: ContentProperty) -> String? {
    do throws(CalendarParseError) {
      let text = clean(try decoded(property), keepsLines: true)
      // Existing backslash escapes are left as they are.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return withoutControls(property.name + ":" + lines.joined(separator: "\\n"))
    } catch { return nil }
  }

  /// Returns an excerpt of a value for an error message.
  static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(120), as: UTF8.self)
    return ContentText.shown(text, limit: 40, keepsLines: false)
  }

  /// Returns the number of seconds before the start at which a reminder is due; nil if the trigger is not relative to
  /// the start, or not before it.
  static func reminder(_ property: ContentProperty) -> Int? {
    if let related = property["RELATED"], ASCII.uppercased(related.utf8) != "START" { return nil }
    if let value = property["VALUE"], ASCII.uppercased(value.utf8) != "DURATION" { return nil }
    guard let (length, isNegative) = CalendarValue.length(property.value), isNegative else {
      return nil
    }
    let seconds = length.days * 86_400 + length.seconds
    return (1...longestReminder).contains(seconds) ? seconds : nil
  }

  /// The longest time between a reminder and the start: a century, in seconds.
  private static let longestReminder = 36_525 * 86_400
}
