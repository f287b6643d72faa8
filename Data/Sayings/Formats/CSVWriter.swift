import Domain

/// Writes sayings as CSV (RFC 4180).
enum CSVWriter {
  static let header = Array("id,eng,kor,who,time\r\n".utf8)

  /// Returns the row of a saying, with its time in the local time zone of that moment.
  static func row(of saying: Saying) -> [UInt8] {
    var bytes = Array(String(saying.number.value).utf8)
    for part in [saying.words.eng?.text, saying.words.kor?.text, saying.words.who?.text] {
      bytes.append(ASCII.comma)
      add(part ?? "", to: &bytes)
    }
    bytes.append(ASCII.comma)
    MomentBytes.addClock(saying.uploaded, separator: ASCII.blank, to: &bytes)
    bytes += [ASCII.carriageReturn, ASCII.newline]
    return bytes
  }

  private static func add(_ text: String, to bytes: inout [UInt8]) {
    let needsQuotes = text.utf8.contains {
      $0 == ASCII.comma || $0 == ASCII.quote || $0 == ASCII.newline || $0 == ASCII.carriageReturn
    }
    guard needsQuotes || text.utf8.first == ASCII.blank || text.utf8.last == ASCII.blank else {
      bytes.append(contentsOf: text.utf8)
      return
    }
    bytes.append(ASCII.quote)
    for byte in text.utf8 {
      if byte == ASCII.quote { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(ASCII.quote)
  }
}

/// Formats moments for files.
enum MomentBytes {
  /// Appends the local date and time: `2026-03-08 21:00:00`.
  static func addClock(_ moment: Now, separator: UInt8, to bytes: inout [UInt8]) {
    let (year, month, day) = moment.day.parts
    let time = moment.time
    add(year / 100, to: &bytes)
    add(year % 100, to: &bytes)
    bytes.append(ASCII.hyphen)
    add(month, to: &bytes)
    bytes.append(ASCII.hyphen)
    add(day, to: &bytes)
    bytes.append(separator)
    add(time.hour, to: &bytes)
    bytes.append(ASCII.colon)
    add(time.minute, to: &bytes)
    bytes.append(ASCII.colon)
    add(time.second, to: &bytes)
  }

  /// Appends an instant with its offset: `2026-03-08T21:00:00+09:00`. An offset with seconds, as in
  /// historical time zones, cannot be written; the time is adjusted to keep the instant.
  static func addInstant(_ moment: Now, to bytes: inout [UInt8]) {
    let moment = Now(instant: moment.instant, offset: moment.offset - moment.offset % 60)
    addClock(moment, separator: UInt8(ascii: "T"), to: &bytes)
    bytes.append(moment.offset < 0 ? ASCII.hyphen : UInt8(ascii: "+"))
    let minutes = abs(moment.offset) / 60
    add(minutes / 60, to: &bytes)
    bytes.append(ASCII.colon)
    add(minutes % 60, to: &bytes)
  }

  private static func add(_ number: Int, to bytes: inout [UInt8]) {
    bytes.append(48 + UInt8(number / 10 % 10))
    bytes.append(48 + UInt8(number % 10))
  }
}
