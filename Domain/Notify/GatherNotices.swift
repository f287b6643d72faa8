/// A part of Haru that issues notices. It stores no notices, and must never load all records of the part.
public protocol NoticeSource: Sendable {
  /// The part that issues the notices. The user may turn off the notices of a part.
  var part: DailyPart { get }

  /// Returns whether the user turned the notices of the source on. By default they are those of the part.
  func isWanted(_ options: NoticeOptions) -> Bool

  /// Returns the notices in the time span of a search. Expired notices may be included; the caller filters them out.
  func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice]
}

extension NoticeSource {
  public func isWanted(_ options: NoticeOptions) -> Bool { options.parts.contains(part) }
}

/// Collects the notices of all parts for a time span.
public struct GatherNotices: Sendable {
  let sources: [any NoticeSource]
  let calendar: LocalCalendar

  public init(_ sources: [any NoticeSource], calendar: LocalCalendar) {
    self.sources = sources
    self.calendar = calendar
  }

  /// Returns the notices of a time span that have not expired at `now`, in order.
  public func callAsFunction(_ span: ClosedRange<Int>, options: NoticeOptions, now: Now)
    throws(StorageFailure) -> [Notice]
  {
    var found: [Notice] = []
    let days = calendar.local(span.lowerBound).day...calendar.local(span.upperBound).day
    let context = NoticeContext(
      span: span, days: days, options: options, now: now, calendar: calendar)
    for source in sources where source.isWanted(options) {
      found += try source.notices(context)
    }
    return found.filter(context.wants).sorted(by: Notice.comesBefore)
  }
}
