import Domain

/// A component of a calendar file: the lines between a BEGIN and its END, including nested components with their BEGIN
/// and END lines.
struct CalendarComponent {
  let name: String
  /// The line number of the BEGIN.
  let line: Int
  let lines: [ContentLines.Line]

  /// The mark of a line that begins or ends a component.
  enum Mark {
    case begin(String)
    case end(String)
    case none
  }

  private static let longestName = 64

  static func mark(_ line: ArraySlice<UInt8>) -> Mark {
    // A fast exit: most lines begin with another letter.
    switch line.first.map({ $0 | 32 }) {
    case UInt8(ascii: "b"):
      return name(behind: "BEGIN:", line).map { .begin($0) } ?? .none
    case UInt8(ascii: "e"):
      return name(behind: "END:", line).map { .end($0) } ?? .none
    case _: return .none
    }
  }

  private static func name(behind word: StaticString, _ line: ArraySlice<UInt8>) -> String? {
    let length = word.utf8CodeUnitCount
    guard line.count > length, line.count < 256,
      ASCII.uppercased(line.prefix(length)) == word.description
    else { return nil }
    return ASCII.uppercased(ASCII.trimmed(line.dropFirst(length)).prefix(longestName))
  }
}

/// Collects the components of a file one by one. A component without an END stops at the next BEGIN, so the next
/// component is not affected.
struct CalendarComponents {
  private(set) var lines: ContentLines
  /// The names of the open nested components, the innermost last.
  private var open: [String] = []
  /// Repairs lines that are not UTF-8; nil until the first such line.
  private var mending: UnicodeMending?

  init(_ bytes: [UInt8]) { lines = ContentLines(bytes) }

  /// The components that are never nested in an event. If one begins before the current component has ended, the
  /// current component lacks its END.
  private static let outermost: Set<String> = [
    "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE",
  ]
  /// The maximum nesting depth of components.
  private static let deepest = 16
  /// The maximum number of lines and bytes of a component.
  private static let most = (lines: 100_000, bytes: 32 << 20)

  mutating func next() -> ContentLines.Line? {
    guard let line = lines.next() else { return nil }
    return ContentLines.Line(number: line.number, text: CalendarText.plain(unicode(line.text)))
  }

  /// Converts a line to UTF-8 from the guessed encoding. A line with a CHARSET parameter is returned unchanged and
  /// decoded later.
  private mutating func unicode(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if line.allSatisfy({ $0 < 0x80 }) || String(validating: line, as: UTF8.self) != nil {
      return line
    }
    if ContentProperty(line)?["CHARSET"] != nil { return line }
    let mending = mending ?? UnicodeMending(lines.bytes)
    self.mending = mending
    return mending.mended(line)[...]
  }

  mutating func putBack(_ line: ContentLines.Line) { lines.putBack(line) }

  /// Collects the lines of a component, starting with its BEGIN.
  mutating func collect(_ name: String, from first: ContentLines.Line) throws(CalendarParseError)
    -> CalendarComponent
  {
    open.removeAll(keepingCapacity: true)
    var collected: [ContentLines.Line] = []
    var refusal: CalendarParseError?
    var size = 0
    while let line = next() {
      let mark = CalendarComponent.mark(line.text)
      if isEnd(mark, of: name) {
        refusal = refusal ?? (open.isEmpty ? nil : .endMismatch)
        if let refusal { throw refusal }
        return CalendarComponent(name: name, line: first.number, lines: collected)
      }
      if isOutside(mark) {
        lines.putBack(line)
        throw refusal ?? .endMissing
      }
      size += line.text.count
      if refusal == nil { refusal = broken(by: mark, lines: collected.count, size: size) }
      if refusal == nil { collected.append(line) } else { collected.removeAll() }
    }
    throw refusal ?? .endMissing
  }

  private func isEnd(_ mark: CalendarComponent.Mark, of name: String) -> Bool {
    switch mark {
    case .end(let ended): ended == name && open.last != name
    case .begin, .none: false
    }
  }

  private func isOutside(_ mark: CalendarComponent.Mark) -> Bool {
    switch mark {
    case .begin(let name): Self.outermost.contains(name)
    case .end(let name): name == "VCALENDAR"
    case .none: false
    }
  }

  /// Returns the error that a line causes: an unexpected END, too deep nesting, or a component that is too long.
  /// Returns nil if the line is valid.
  private mutating func broken(by mark: CalendarComponent.Mark, lines: Int, size: Int)
    -> CalendarParseError?
  {
    switch mark {
    case .begin(let name):
      if open.count == Self.deepest { return .nestedTooDeep }
      open.append(name)
    case .end(let name):
      if open.popLast() != name { return .endMismatch }
    case .none: break
    }
    return lines < Self.most.lines && size < Self.most.bytes ? nil : .tooLong
  }
}
