/// The mark before an item of a list, such as `- `, `•`, `[ ]` or `1.`.
struct NoteBullet {
  /// Whether a number such as `11.` is a list mark even before another number.
  private let isNumbered: Bool

  /// Creates the reader of the marks of a note. `11. 27.` is a date and no item, unless the rows are numbered from 1.
  init(_ rows: [Substring]) {
    let numbered = rows.compactMap { Self.number(at: Text.trimmed(String($0))) }
    isNumbered =
      numbered.count > 1 && numbered.map { $0.number } == Array(1...numbered.count)
      && numbered.contains { !Self.beginsWithDigit($0.rest) }
  }

  /// Returns a trimmed line without the list mark at its beginning; nil if it has no mark.
  func rest(of line: String) -> String? {
    let listed = Self.afterSign(line[...]) ?? afterNumber(line)
    let boxed = Self.afterBox(listed ?? line[...])
    return (boxed ?? listed).map { Text.trimmed(String($0)) }
  }

  private func afterNumber(_ line: String) -> Substring? {
    guard let (_, rest) = Self.number(at: line) else { return nil }
    return isNumbered || !Self.beginsWithDigit(rest) ? rest : nil
  }

  /// Returns the number in `1. milk` or `1) milk`, and what follows it; nil for any other line.
  private static func number(at line: String) -> (number: Int, rest: Substring)? {
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard digits.count < 3, let number = Int(digits) else { return nil }
    let rest = line.dropFirst(digits.count)
    guard rest.first == "." || rest.first == ")", let space = rest.dropFirst().first,
      space.isWhitespace
    else { return nil }
    return (number, Substring(Text.trimmed(String(rest.dropFirst()))))
  }

  private static func beginsWithDigit(_ text: Substring) -> Bool { text.first?.isNumber == true }

  private static func afterSign(_ line: Substring) -> Substring? {
    guard let sign = line.first else { return nil }
    let rest = line.dropFirst()
    if "•◦▪‣·ㆍ・".contains(sign) { return rest }
    guard "-*+".contains(sign), rest.first.map(\.isWhitespace) ?? true else { return nil }
    return rest
  }

  /// Returns the text after a checkbox such as `[ ]`, `[x]` or `☐`; nil if the line does not begin with one.
  private static func afterBox(_ line: Substring) -> Substring? {
    let line = line.drop(while: \.isWhitespace)
    if let box = line.first, "☐☑☒".contains(box) { return line.dropFirst() }
    let box = ["[ ]", "[x]", "[X]", "[]"].first { line.hasPrefix($0) }
    return box.map { line.dropFirst($0.count) }
  }
}
