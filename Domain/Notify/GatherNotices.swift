/// What a part has to say within a span of time. Nothing is kept by it, and no part is ever read as a
/// whole.
public protocol NoticeSource: Sendable {
  /// The part, whose notices somebody may not want.
  var part: DailyPart { get }

  /// What it has to say in a look; what is old news by then may be among it.
  func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice]
}

/// Finds what the parts have to say within a span of time.
public struct GatherNotices: Sendable {
  let sources: [any NoticeSource]
  let calendar: LocalCalendar

  /// Gathers from the parts that have something to say; local clocks are those of a calendar.
  public init(_ sources: [any NoticeSource], calendar: LocalCalendar) {
    self.sources = sources
    self.calendar = calendar
  }

  /// The notices of a span that are no old news at a moment, in the order they are told.
  public func callAsFunction(_ span: ClosedRange<Int>, wishes: NoticeOptions, now: Now)
    throws(StorageFailure) -> [Notice]
  {
    var found: [Notice] = []
    let days = calendar.local(span.lowerBound).day...calendar.local(span.upperBound).day
    let look = NoticeLook(span: span, days: days, wishes: wishes, now: now, calendar: calendar)
    for source in sources where wishes.parts.contains(source.part) {
      found += try source.notices(look)
    }
    return found.filter(look.wants).sorted(by: Notice.comesBefore)
  }
}
