/// What the schedule has to say: the events that begin.
public struct ScheduleNotices: NoticeSource {
  private let schedule: any ScheduleRepository

  /// Looks there.
  public init(_ schedule: any ScheduleRepository) { self.schedule = schedule }

  public var part: DailyPart { .schedule }

  public func notices(_ look: NoticeLook) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    do throws(ScheduleError) {
      try schedule.visitStarts(after: look.span.lowerBound - 1) { event in
        if event.start.instant > look.span.upperBound { return false }
        let start = look.calendar.local(event.start.instant)
        let notice = Notice(
          .schedule, .start, event.id.text, for: String(start.instant), at: start,
          until: max(event.end.instant, start.instant + 3600),
          .start(title: event.title.text, body: event.body?.text ?? "", start))
        if look.wants(notice) { found.append(notice) }
        return found.count < NoticeLook.most
      }
    } catch { throw error.ofStore }
    return found
  }
}

extension ScheduleError {
  fileprivate var ofStore: StorageFailure {
    if case .storage(let failure) = self { failure } else { .corrupt }
  }
}
