/// A source of notices: one part of the app. It stores nothing, and must never read a part as a
/// whole.
public protocol NoticeSource: Sendable {
  /// The part, whose notices the user may disable.
  var part: DailyPart { get }

  /// The notices for the span of a look. They may include expired ones, which the caller filters
  /// out.
  func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice]
}

/// Collects the notices of all parts for a span of time.
public struct GatherNotices: Sendable {
  let sources: [any NoticeSource]
  let calendar: LocalCalendar

  public init(_ sources: [any NoticeSource], calendar: LocalCalendar) {
    self.sources = sources
    self.calendar = calendar
  }

  /// The notices of a span that have not expired at `now`, in order.
  public func callAsFunction(_ span: ClosedRange<Int>, options: NoticeOptions, now: Now)
    throws(StorageFailure) -> [Notice]
  {
    var found: [Notice] = []
    let days = calendar.local(span.lowerBound).day...calendar.local(span.upperBound).day
    let look = NoticeLook(span: span, days: days, options: options, now: now, calendar: calendar)
    for source in sources where options.parts.contains(source.part) {
      found += try source.notices(look)
    }
    return found.filter(look.wants).sorted(by: Notice.comesBefore)
  }
}
