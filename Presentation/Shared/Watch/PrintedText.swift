import TextUI

/// Parses a command's terminal output into styled lines. Bold, dim and underline are kept; other
/// escape sequences are dropped.
struct PrintedText {
  private let lines: [[StyledText]]

  init(_ bytes: [UInt8]) {
    var style = Style.plain
    lines = bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { line in
      Self.pieces(String(decoding: line, as: UTF8.self), &style)
    }
  }

  /// Returns the lines wrapped to a width. Wrapped lines lose their style.
  func lines(columns: Int) -> [[StyledText]] {
    // Output that ends with a newline has no further line.
    let shown = lines.last?.isEmpty == true ? lines.dropLast() : lines[...]
    return shown.flatMap { line -> [[StyledText]] in
      if line.cells <= columns { return [line] }
      let text = line.map(\.text).joined()
      return TextLayout.wrapped(text, to: columns).map { [StyledText($0)] }
    }
  }

  /// Splits a line into styled runs. The style carries over to the next line.
  private static func pieces(_ line: String, _ style: inout Style) -> [StyledText] {
    var pieces: [StyledText] = []
    var rest = line[...]
    while !rest.isEmpty {
      let text = Printable.line(String(rest.prefix { $0 != "\u{1B}" }))
      if !text.isEmpty { pieces.append(StyledText(text, style)) }
      rest = rest.drop { $0 != "\u{1B}" }
      guard rest.hasPrefix("\u{1B}[") else {
        rest = rest.dropFirst()
        continue
      }
      let code = rest.dropFirst(2)
      guard let end = code.firstIndex(where: { $0.isLetter }) else { return pieces }
      if code[end] == "m" { style = styled(style, code[..<end]) }
      rest = code[code.index(after: end)...]
    }
    return pieces
  }

  private static func styled(_ style: Style, _ codes: Substring) -> Style {
    codes.split(separator: ";", omittingEmptySubsequences: false).reduce(into: style) {
      if ["", "0"].contains($1) { $0 = .plain }
      if let mark = marks[$1] { $0.marks.insert(mark) }
    }
  }

  /// The supported SGR codes; other codes are ignored.
  private static let marks: [Substring: Style.Attributes] = [
    "1": .bold, "2": .dim, "4": .underline,
  ]
}
