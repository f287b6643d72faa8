import Domain

/// One component of a calendar file: its lines between BEGIN and END, those of the parts in it with
/// their own BEGIN and END.
struct CalendarComponent {
  let name: String
  /// The line of the file where it begins.
  let line: Int
  let lines: [ContentLines.Line]

  /// Whether a line begins or ends a component.
  enum Mark {
    case begin(String)
    case end(String)
    case none
  }

  /// No component has a longer name.
  private static let longestName = 64

  static func mark(_ line: ArraySlice<UInt8>) -> Mark {
    // Most lines begin with another letter.
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

/// Collects the components of a file one after another. What is broken ends where the next one
/// begins, so that it costs no other.
struct CalendarComponents {
  private(set) var lines: ContentLines
  /// The parts within the component that are open, the innermost last.
  private var open: [String] = []
  /// What becomes of lines that are not in UTF-8, once there was one.
  private var mending: UnicodeMending?

  init(_ bytes: [UInt8]) { lines = ContentLines(bytes) }

  /// What never lies in something else: where it begins, what was before has lost its end.
  private static let outermost: Set<String> = [
    "VCALENDAR", "VEVENT", "VTODO", "VJOURNAL", "VFREEBUSY", "VTIMEZONE",
  ]
  /// How deep parts may lie in each other.
  private static let deepest = 16
  /// How many lines and bytes the largest component may have.
  private static let most = (lines: 100_000, bytes: 32 << 20)

  mutating func next() -> ContentLines.Line? {
    guard let line = lines.next() else { return nil }
    return ContentLines.Line(number: line.number, text: CalendarText.plain(unicode(line.text)))
  }

  /// A line in UTF-8, whatever the file is written in. One that names its charset stays as it is.
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

  /// Collects the component that began with a line.
  mutating func collect(_ name: String, from first: ContentLines.Line) throws(CalendarReason)
    -> CalendarComponent
  {
    open.removeAll(keepingCapacity: true)
    var collected: [ContentLines.Line] = []
    var refusal: CalendarReason?
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

  /// What a line makes impossible.
  private mutating func broken(by mark: CalendarComponent.Mark, lines: Int, size: Int)
    -> CalendarReason?
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
