import Domain

/// Parses days as book lists write them, with or without a time. A year or a month alone is
/// refused. A two-digit year is refused too, since any of the three numbers could be the year.
enum WrittenDay {
  /// Parses a day; nil if the text is not a day. `order` decides between day and month if the text
  /// is ambiguous.
  static func day(_ text: String, _ order: ImportDateOrder? = nil) -> Day? {
    guard let date = WrittenDate(whole: Array(text.utf8)[...]), !date.isYearShort else {
      return nil
    }
    return date.day(date.ownOrder ?? order)
  }
}

/// Parses the dates of highlights.
enum WrittenInstant {
  /// Parses `2025-06-01 21:05:00`, with or without an offset or fractional seconds. Without an offset the time is
  /// local, or UTC if `isGreenwich`. A day without a time is accepted too. Returns nil for any other text.
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
    // UTC usually means that the program did not know the user's time zone, so no offset is stored.
    return .instant(now.instant, offset: offset == 0 ? nil : offset)
  }
}
