extension CapturedTimes {
  /// Returns whether a time of today, or a time without a day, is still ahead. A mood at such a time is yesterday's or
  /// a mistake.
  func isLaterToday(_ now: Now) -> Bool {
    guard rhythm == nil, let start = understood?.start, start.fromNow == nil,
      start.days.map({ $0.span == now.day...now.day }) != false,
      let seconds = start.seconds
    else { return false }
    return seconds > now.time.seconds
  }

  /// Returns whether the day is after today, so that it cannot be that of a record about the past. A repetition, a
  /// deadline, and a positive offset from now count too. An hour of today does not.
  func liesAhead(of now: Now) -> Bool {
    if rhythm != nil { return true }
    guard let read = understood else { return false }
    if let ahead = read.start.fromNow { return ahead > 0 }
    return read.isDeadline || (read.start.days.map { $0.span.lowerBound > now.day } ?? false)
  }
}
