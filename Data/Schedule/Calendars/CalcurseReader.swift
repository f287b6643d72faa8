public import Domain

/// A parser of calcurse's appointments (the file `apts`), which has one appointment per line. An invalid line does not
/// affect the others.
public struct CalcurseReader {
  private var lines: FileLines
  private let note: (String) -> [UInt8]?

  /// Parses the bytes of a file. `note` returns the contents of a note by its file name.
  public init(_ bytes: [UInt8], note: @escaping (_ name: String) -> [UInt8]?) {
    lines = FileLines(WideText.narrowed(bytes))
    self.note = note
  }

  /// The maximum length of a line in bytes.
  private static let longest = 1 << 20

  /// Returns the next event, or the problem of an invalid line; nil at the end.
  public mutating func next() -> CalendarFinding? {
    while let line = lines.next() {
      let text = lines.bytes[line.text]
      if text.allSatisfy(ASCII.isBlank) { continue }
      guard text.count <= Self.longest else { return .problem(line: line.number, .tooLong) }
      do throws(CalendarParseError) {
        return .event(try event(text), line: line.number)
      } catch { return .problem(line: line.number, error) }
    }
    return nil
  }

  private func event(_ text: ArraySlice<UInt8>) throws(CalendarParseError) -> CalendarEvent {
    var line = CalcurseLine(rest: text)
    let span = try span(&line)
    let start = span.start
    let repeating = try line.repetition()
    let noteName = line.noteName()
    // A timed event has a flag before its title: `!` with a notification, `|` without.
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

  private func span(_ line: inout CalcurseLine) throws(CalendarParseError) -> CalendarSpan {
    let first = try line.day()
    guard line.skip("@") else {
      // The number of an all-day event is ignored, because it has lost its meaning.
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
