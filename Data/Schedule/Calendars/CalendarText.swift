import Domain

/// The texts of calendar files: decoded, and without what a terminal would obey.
enum CalendarText {
  /// A text of one line.
  static func line(_ property: ContentProperty) throws(CalendarReason) -> String {
    clean(ContentText.whole(try decoded(property)), keepsLines: false)
  }

  /// A text of several lines.
  static func passage(_ property: ContentProperty) throws(CalendarReason) -> String {
    clean(ContentText.whole(try decoded(property)), keepsLines: true)
  }

  /// A text without blanks at its ends, without what a terminal would obey, and not too long.
  static func clean(_ text: String, keepsLines: Bool) -> String {
    var text = text
    if keepsLines, text.utf8.contains(ASCII.carriageReturn) {
      text = String(text.map { $0 == "\r\n" || $0 == "\r" ? "\n" : $0 })
    }
    return Text.trimmed(
      ContentText.shown(text, limit: CalendarEvent.textLimit, keepsLines: keepsLines))
  }

  private static func decoded(_ property: ContentProperty) throws(CalendarReason) -> String {
    do throws(UnreadableText) { return try ContentText.decoded(property) } catch {
      switch error {
      // A byte that is wrong costs a letter and not the event.
      case .notUnicode: return ContentText.mended(property)
      case .unknownCharset(let name): throw .unknownCharset(name)
      }
    }
  }

  /// A line without the control characters that none may have, before anything is made of it.
  static func plain(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    func isHarmless(_ byte: UInt8) -> Bool { byte >= 32 && byte != 127 || byte == ASCII.tab }
    // Those of Latin-1 have this byte before them.
    if line.allSatisfy({ isHarmless($0) && $0 != 0xC2 }) { return line }
    guard let text = String(validating: line, as: UTF8.self) else {
      return line.filter(isHarmless)[...]
    }
    return Array(withoutControls(text).utf8)[...]
  }

  /// A line as it stands, to be written back; nothing for one that is no property, and without the
  /// control characters that no such line may have.
  static func kept(_ line: ArraySlice<UInt8>) -> String? {
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
    // Without them it may say something else.
    return clean == text ? text : kept(Array(clean.utf8)[...])
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

  /// A line as 1.0 encoded it, without its encoding, which no calendar of today has any more.
  private static func plain(_ property: ContentProperty) -> String? {
    do throws(CalendarReason) {
      let text = clean(try decoded(property), keepsLines: true)
      // What stands escaped there already stays so.
      let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      return withoutControls(property.name + ":" + lines.joined(separator: "\\n"))
    } catch { return nil }
  }

  /// A piece of a value, to show what is wrong with it.
  static func excerpt(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes.prefix(120), as: UTF8.self)
    return ContentText.shown(text, limit: 40, keepsLines: false)
  }

  /// How many seconds before the start a trigger lies; nothing for one that counts otherwise, and
  /// for one that is not before it.
  static func reminder(_ property: ContentProperty) -> Int? {
    if let related = property["RELATED"], ASCII.uppercased(related.utf8) != "START" { return nil }
    if let value = property["VALUE"], ASCII.uppercased(value.utf8) != "DURATION" { return nil }
    guard let (length, isNegative) = CalendarValue.length(property.value), isNegative else {
      return nil
    }
    let seconds = length.days * 86_400 + length.seconds
    return (1...longestReminder).contains(seconds) ? seconds : nil
  }

  /// Nobody is reminded longer before than a century.
  private static let longestReminder = 36_525 * 86_400
}
