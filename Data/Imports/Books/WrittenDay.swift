import Domain

/// Days as lists of books write them, with or without a time behind them. A year or a month alone
/// is no day, and neither is one whose year has two digits: any of three numbers may be it.
enum WrittenDay {
  /// Reads a day. Where the year comes last, the day and the month are told apart by a number no
  /// month has, or else by what somebody said.
  static func day(_ text: String, _ order: ImportDateOrder? = nil) -> Day? {
    guard let date = WrittenDate(whole: Array(text.utf8)[...]), !date.isYearShort else {
      return nil
    }
    return date.day(date.ownOrder ?? order)
  }
}

/// Moments as lists of sentences write them.
enum WrittenInstant {
  /// Reads `2025-06-01 21:05:00` with or without an offset or a part of a second. What stands there
  /// without an offset is local, unless it is known to be said by the clock of Greenwich.
  static func moment(_ text: String, isGreenwich: Bool = false) -> IncomingMoment? {
    var bytes = Array(text.utf8.prefix(64))
    if let dot = bytes.firstIndex(of: ASCII.dot), dot >= 16 {
      let end = bytes[(dot + 1)...].firstIndex { !(48...57).contains($0) } ?? bytes.count
      bytes.removeSubrange(dot..<end)
    }
    guard let moment = WrittenMoment(bytes[...]) else {
      return WrittenDay.day(text).map { .local($0, seconds: nil) }
    }
    if moment.offset == nil, !isGreenwich {
      return .local(moment.day, seconds: moment.time.seconds)
    }
    let offset = moment.offset ?? 0
    let now = Now(day: moment.day, time: moment.time, offset: offset)
    // Greenwich is what a program says that does not know where somebody was.
    return .instant(now.instant, offset: offset == 0 ? nil : offset)
  }
}
