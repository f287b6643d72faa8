import TextUI

/// The format of the value of a field.
enum FieldStyle: Equatable, Sendable {
  case plain
  /// A text padded or cut to a number of cells; a negative width aligns right.
  case width(Int)
  case moment(MomentPattern)
  /// The default style: a moment as date and minute, and a date unchanged.
  case defaultMoment

  /// The maximum width of a field, in cells.
  static let widest = 1000

  /// Parses a field with an optional style: `title`, `title:20`, `start:HH:mm`.
  static func read(_ text: Substring, of fields: ListFields, option: String)
    throws(ArgumentParseError) -> (
      name: String, style: FieldStyle
    )
  {
    let parts = text.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts.first ?? "").filter { !$0.isWhitespace }
    if name.isEmpty { throw .badTemplate(option: option, .noName(fields.names)) }
    try fields.expect(name, option: option)
    guard parts.count > 1 else { return (name, .plain) }
    let format = String(parts[1])
    if let width = try Self.width(format, option) { return (name, .width(width)) }
    guard fields.moments.contains(name) else {
      throw .badTemplate(option: option, .noMoment(name, format))
    }
    do throws(MomentPattern.ParseError) { return (name, .moment(try MomentPattern(format))) } catch
    {
      throw .badTemplate(option: option, .oddPattern(error.letters))
    }
  }

  /// Returns the width in the text; nil if the text is not a number. Throws if the number is not a possible width.
  private static func width(_ text: String, _ option: String) throws(ArgumentParseError) -> Int? {
    let digits = text.hasPrefix("-") ? text.dropFirst() : text[...]
    guard !digits.isEmpty, digits.utf8.allSatisfy({ (48...57).contains($0) }) else { return nil }
    guard let width = Int(text), (1...widest).contains(abs(width)) else {
      throw .badTemplate(option: option, .badWidth(text))
    }
    return width
  }

  /// Formats a value, with line breaks and terminal control characters made harmless.
  func written(_ value: PickedFields.Value, _ page: CommandOutput) -> String {
    let text = Self.shown(value.text, page)
    switch self {
    case .plain: return text
    case .width(let width):
      return TextLayout.aligned(
        text, width < 0 ? .right : .left, in: abs(width), ellipsis: page.ellipsis)
    case .defaultMoment:
      return text.count > 10 ? MomentPattern.standard.written(text, page.language) : text
    case .moment(let pattern):
      return text.isEmpty ? "" : Self.shown(pattern.written(text, page.language), page)
    }
  }

  private static func shown(_ text: String, _ page: CommandOutput) -> String {
    if text.utf8.allSatisfy({ 32 <= $0 && $0 < 127 }) { return text }
    let line = Printable.line(text)
    return page.out.isASCII ? PlainText.line(line) : line
  }
}

extension CommandOutput {
  /// The characters that mark a text as cut.
  var ellipsis: String { out.isASCII ? "..." : "…" }
}
