/// A calendar file or a card as properties in nested components. All bytes of the file are kept, so that a change of
/// one property leaves the others as they are.
struct ContentDocument: Equatable, Sendable {
  /// A property, unfolded and as it is in the file.
  struct Line: Equatable, Sendable {
    /// The name in upper case, without its group.
    var name: String
    /// The whole line without folding and line end.
    var text: [UInt8]
    /// The bytes of the line in the file, with folding and line end.
    var raw: [UInt8]
  }

  struct Component: Equatable, Sendable {
    /// The name in upper case, such as `VEVENT`.
    var name: String
    var first: Line
    var parts: [Part] = []
    var last: Line
  }

  enum Part: Equatable, Sendable {
    case line(Line)
    case component(Component)
  }

  var parts: [Part]

  /// The maximum nesting depth of components.
  private static let mostLevels = 16

  /// Parses a file; nil if the `BEGIN` and `END` lines of a component do not match.
  init?(_ bytes: [UInt8]) {
    var open: [Component] = []
    var all: [Part] = []
    for line in Self.lines(bytes) {
      var part = Part.line(line)
      if line.name == "BEGIN" {
        guard open.count < Self.mostLevels else { return nil }
        open.append(Component(name: Self.upper(line.value), first: line, last: line))
        continue
      }
      if line.name == "END" {
        guard var ended = open.popLast(), ended.name == Self.upper(line.value) else { return nil }
        ended.last = line
        part = .component(ended)
      }
      if open.isEmpty { all.append(part) } else { open[open.count - 1].parts.append(part) }
    }
    guard open.isEmpty else { return nil }
    parts = all
  }

  /// The bytes of the file.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    for part in parts { part.add(to: &bytes) }
    return bytes
  }

  /// The line end of the file.
  var lineEnd: [UInt8] {
    guard case .component(let first)? = parts.first(where: \.isComponent) else { return [13, 10] }
    return first.first.raw.suffix(2) == [13, 10] ? [13, 10] : [10]
  }
}

extension ContentDocument.Line {
  /// The part after the colon that ends the name and the parameters.
  var value: ArraySlice<UInt8> { text[valueStart...] }

  /// The index after the colon that ends the name and the parameters; the end if there is no colon.
  var valueStart: Int {
    var isQuoted = false
    for (index, byte) in text.enumerated() {
      if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
      if byte == UInt8(ascii: ":"), !isQuoted { return index + 1 }
    }
    return text.endIndex
  }

  /// Creates a line that is folded as RFC 5545 and RFC 6350 ask.
  init(_ text: [UInt8], named name: String, end: [UInt8]) {
    var (raw, length): ([UInt8], Int) = ([], 0)
    for byte in text {
      // A line has at most 75 bytes, and a character is not divided.
      if length >= 72, byte & 0xC0 != 0x80 {
        raw += end + [UInt8(ascii: " ")]
        length = 1
      }
      raw.append(byte)
      length += 1
    }
    self.init(name: name, text: text, raw: raw + end)
  }
}

extension ContentDocument.Part {
  var isComponent: Bool {
    switch self {
    case .component: true
    case .line: false
    }
  }

  fileprivate func add(to bytes: inout [UInt8]) {
    switch self {
    case .line(let line): bytes += line.raw
    case .component(let component):
      bytes += component.first.raw
      for part in component.parts { part.add(to: &bytes) }
      bytes += component.last.raw
    }
  }
}

// MARK: Reading

extension ContentDocument {
  static func upper(_ bytes: some Sequence<UInt8>) -> String {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    return Text.trimmed(text).uppercased()
  }

  /// Returns the lines of a file. A line that begins with a blank continues the line before it.
  static func lines(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var (text, raw): ([UInt8], [UInt8]) = ([], [])
    var isSoft = false
    var start = bytes.startIndex
    while start < bytes.endIndex {
      let end = bytes[start...].firstIndex(of: 10).map { $0 + 1 } ?? bytes.endIndex
      var content = bytes[start..<end]
      while let last = content.last, last == 10 || last == 13 { content.removeLast() }
      let isFolded = content.first == UInt8(ascii: " ") || content.first == UInt8(ascii: "\t")
      if !raw.isEmpty, isSoft || isFolded {
        if isSoft { text.removeLast() }
        text += isSoft ? content : content.dropFirst()
      } else {
        if !raw.isEmpty { lines.append(line(text, raw)) }
        (text, raw) = (Array(content), [])
      }
      raw += bytes[start..<end]
      isSoft = text.last == UInt8(ascii: "=") && isQuotedPrintable(text)
      start = end
    }
    if !raw.isEmpty { lines.append(line(text, raw)) }
    return lines
  }

  private static func line(_ text: [UInt8], _ raw: [UInt8]) -> Line {
    let name = text.prefix { $0 != UInt8(ascii: ":") && $0 != UInt8(ascii: ";") }
    let start = name.lastIndex(of: UInt8(ascii: ".")).map { $0 + 1 } ?? name.startIndex
    return Line(name: upper(name[start...]), text: text, raw: raw)
  }

  /// Returns whether a line of vCard 2.1 continues after an equals sign at its end.
  private static func isQuotedPrintable(_ text: [UInt8]) -> Bool {
    upper(text.prefix { $0 != UInt8(ascii: ":") }).contains("QUOTED-PRINTABLE")
  }
}
