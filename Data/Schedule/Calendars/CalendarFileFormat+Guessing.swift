public import Domain

extension CalendarFileFormat {
  /// Returns the format of a file, which its first line or first task shows. Returns nil if the content fits no format.
  public static func guess(_ bytes: [UInt8]) -> CalendarFileFormat? {
    let start = WideText.narrowed(Array(bytes.prefix(1 << 16)))
    var lines = FileLines(start)
    var first: ArraySlice<UInt8>?
    while first == nil, let line = lines.next() {
      if !lines.isBlank(line) { first = ASCII.trimmed(start[line.text]) }
    }
    guard let first else { return nil }
    switch CalendarComponent.mark(first) {
    case .begin("VCALENDAR"), .begin("VEVENT"): return .iCalendar
    case .begin, .end, .none: break
    }
    if isCalcurse(first) { return .calcurse }
    let isJSON = first.first == UInt8(ascii: "[") || first.first == UInt8(ascii: "{")
    return isJSON && isTaskwarrior(bytes) ? .taskwarrior : nil
  }

  /// Returns whether a line begins with a date and a separator that only calcurse uses.
  private static func isCalcurse(_ line: ArraySlice<UInt8>) -> Bool {
    var cursor = CalcurseLine(rest: line)
    do throws(CalendarParseError) {
      _ = try cursor.day()
      if cursor.skip("[") { return cursor.number() != nil && cursor.skip("]") }
      guard cursor.skip("@") else { return false }
      _ = try cursor.time()
      return cursor.skip("->")
    } catch { return false }
  }

  /// Returns whether the first task has all members that identify Taskwarrior.
  private static func isTaskwarrior(_ bytes: [UInt8]) -> Bool {
    var tasks = TaskwarriorTasks(bytes)
    guard case .success(let task)? = tasks.next()?.task else { return false }
    return ["uuid", "status", "entry", "description"].allSatisfy { task[$0] != nil }
  }
}
