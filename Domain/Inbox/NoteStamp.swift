/// When a note or one of its lines was written, as it says itself.
enum NoteStamp {
  /// Returns the moment in the name of a file, such as `2026-11-25T0931`, `20261125-093100` or
  /// `2026-11-25 09.31.00Z`; nil if the name has none. A day alone is no moment.
  static func moment(inName name: String, _ calendar: LocalCalendar) -> Now? {
    let bytes = Array(name.utf8)
    for start in bytes.indices where start == 0 || Digits.digit(bytes[start - 1]) == nil {
      var reader = StampReader(bytes[start...])
      guard let day = reader.day(), reader.separator(), let time = reader.time(dense: true) else {
        continue
      }
      let zone = reader.zone()
      guard reader.isAtNumberEnd else { continue }
      return moment(day, time, zone, calendar)
    }
    return nil
  }

  /// Returns the moment at the beginning of a line, and the line without it; nil if it begins with none. A moment later
  /// than the note is a part of the line. A time alone is of the day on which the note was written.
  static func moment(
    atStartOf line: String, _ stamps: NoteStampRange, _ calendar: LocalCalendar
  ) -> (at: Now, rest: String)? {
    let bytes = Array(line.utf8)
    var reader = StampReader(bytes[...])
    let hasBracket = reader.skip("[")
    let day = reader.day()
    if day != nil, !reader.separator() { return nil }
    guard let time = reader.time(dense: false) else { return nil }
    let zone = reader.zone()
    if hasBracket, !reader.skip("]") { return nil }
    guard
      reader.rest.isEmpty || reader.rest.first == UInt8(ascii: " ")
        || reader.rest.first == UInt8(ascii: "\t")
    else { return nil }
    let at = moment(day ?? stamps.written.day, time, zone, calendar)
    // A file keeps whole seconds, and a stamp often only minutes.
    guard at.instant <= stamps.last else { return nil }
    return (at, Text.trimmed(String(decoding: reader.rest, as: UTF8.self)))
  }

  private static func moment(
    _ day: Day, _ time: TimeOfDay, _ zone: Int?, _ calendar: LocalCalendar
  ) -> Now {
    guard let zone else { return calendar.moment(day, time) }
    return calendar.local(day.ordinal * 86_400 + time.seconds - zone)
  }
}

/// The time at which a note was written, and the latest time that one of its lines can have.
struct NoteStampRange {
  let written: Now
  /// The latest time of a line, in seconds since 1970.
  let last: Int

  /// `modified` is the last write of the file. The moment in a name often has no seconds, so its lines may be of any
  /// second of that minute.
  init(_ written: Now, modified: Now) {
    self.written = written
    let minute = written.instant - written.instant % 60
    last = min(minute + 59, max(written.instant, modified.instant))
  }
}

/// Reads a moment byte by byte.
private struct StampReader {
  private(set) var rest: ArraySlice<UInt8>

  init(_ bytes: ArraySlice<UInt8>) { rest = bytes }

  /// Whether no digit follows, so that a longer number is not cut.
  var isAtNumberEnd: Bool { rest.first.map { Digits.digit($0) == nil } ?? true }

  mutating func skip(_ sign: Unicode.Scalar) -> Bool {
    guard let byte = rest.first, byte == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  /// Consumes the separator between a day and a time.
  mutating func separator() -> Bool {
    skip("T") || skip(" ") || skip("_") || skip("-") || skip("t")
  }

  /// Consumes `2026-11-25` or `20261125`; nothing if there is no valid day.
  mutating func day() -> Day? {
    var copy = self
    guard let year = copy.number(4) else { return nil }
    let hasHyphen = copy.skip("-")
    guard let month = copy.number(2), copy.skip("-") == hasHyphen, let day = copy.number(2),
      let found = Day(year: year, month: month, day: day)
    else { return nil }
    self = copy
    return found
  }

  /// Consumes `09:31` or `09:31:00`. If `dense`, also `0931`, `093100`, `09-31` and `09.31.00`, as in names of files.
  mutating func time(dense: Bool) -> TimeOfDay? {
    var copy = self
    guard let hour = copy.number(2) else { return nil }
    let signs: [Unicode.Scalar] = dense ? [":", "-", "."] : [":"]
    let sign = signs.first { copy.skip($0) }
    guard sign != nil || dense, let minute = copy.number(2) else { return nil }
    var second = 0
    var end = copy
    if sign.map({ end.skip($0) }) ?? true, let number = end.number(2) {
      second = number
      copy = end
    }
    guard let time = TimeOfDay(hour: hour, minute: minute, second: second) else { return nil }
    self = copy
    return time
  }

  /// Consumes a zone, such as `Z`, `+09:00` or `-0500`, and returns its offset in seconds; nil if there is none.
  mutating func zone() -> Int? {
    if skip("Z") { return 0 }
    var copy = self
    let isAhead = copy.skip("+")
    guard isAhead || copy.skip("-"), let hours = copy.number(2), hours <= 14 else { return nil }
    _ = copy.skip(":")
    guard let minutes = copy.number(2), minutes < 60, copy.isAtNumberEnd else { return nil }
    self = copy
    return (isAhead ? 1 : -1) * (hours * 3600 + minutes * 60)
  }

  /// Consumes a number of exactly `count` digits.
  private mutating func number(_ count: Int) -> Int? {
    guard rest.count >= count, let number = Digits.number(rest.prefix(count)) else { return nil }
    rest = rest.dropFirst(count)
    return number
  }
}
