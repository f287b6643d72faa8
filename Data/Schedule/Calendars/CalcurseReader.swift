public import Domain

/// A parser of the appointments of calcurse (its file `apts`): each line is one, and one that cannot
/// be read costs no other.
public struct CalcurseReader {
  private var lines: FileLines
  private let note: (String) -> [UInt8]?

  /// Reads the bytes of a file. `note` gives the bytes of a note by the name the file has for it.
  public init(_ bytes: [UInt8], note: @escaping (_ name: String) -> [UInt8]?) {
    lines = FileLines(WideText.narrowed(bytes))
    self.note = note
  }

  /// No line is longer.
  private static let longest = 1 << 20

  /// What comes next, or nothing at the end.
  public mutating func next() -> CalendarFinding? {
    while let line = lines.next() {
      let text = lines.bytes[line.text]
      if text.allSatisfy(ASCII.isBlank) { continue }
      guard text.count <= Self.longest else { return .problem(line: line.number, .tooLong) }
      do throws(CalendarReason) {
        return .event(try event(text), line: line.number)
      } catch { return .problem(line: line.number, error) }
    }
    return nil
  }

  private func event(_ text: ArraySlice<UInt8>) throws(CalendarReason) -> CalendarEvent {
    var line = CalcurseLine(rest: text)
    let span = try span(&line)
    let start = span.start
    let repeating = try line.repetition()
    let noteName = line.noteName()
    // Behind a sign there is a time; the sign says whether one is told of it.
    if !start.isDay, !line.skip("|"), !line.skip("!") { throw .badLine }
    let title = try CalcurseLine.text(line.rest, keepsLines: false)
    let uid = "calcurse-" + String(UInt64(bitPattern: Int64(Fingerprint.of(text))), radix: 16)
    var event = CalendarEvent(uid: uid, title: title, start: start, end: span.end)
    event.rule = repeating?.rule(for: start)
    event.leftOut = (repeating?.leftOut ?? []).map {
      start.isDay ? .day($0) : .local(DayAndTime($0, start.shown.time))
    }
    if let bytes = noteName.flatMap(note) {
      let body = try CalcurseLine.text(bytes.prefix(Self.longest), keepsLines: true)
      event.body = body.isEmpty ? nil : body
    }
    return event
  }

  private func span(_ line: inout CalcurseLine) throws(CalendarReason) -> CalendarSpan {
    let first = try line.day()
    guard line.skip("@") else {
      // The number of an event has no meaning any more.
      guard line.skip("["), line.number() != nil, line.skip("]") else { throw .badLine }
      return try CalendarSpan(.day(first), end: .day(first), length: nil) { _ in nil }
    }
    let start = DayAndTime(first, try line.time())
    guard line.skip("->") else { throw .badLine }
    let last = try line.day()
    guard line.skip("@") else { throw .badLine }
    let end = DayAndTime(last, try line.time())
    return try CalendarSpan(.local(start), end: .local(end), length: nil) { _ in nil }
  }
}
