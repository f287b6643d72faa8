import Domain

extension LocalCalendar {
  /// Clocks that are never put forward or back.
  package static func unchanging(offset: Int) -> LocalCalendar {
    LocalCalendar(
      moment: { Now(day: $0, time: $1, offset: offset) },
      local: { Now(instant: $0, offset: offset) })
  }
}
