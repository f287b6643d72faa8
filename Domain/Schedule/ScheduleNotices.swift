/// The notices of the schedule: starts of events, and reminders before them.
public struct ScheduleNotices: NoticeSource {
  private let schedule: any ScheduleRepository

  public init(_ schedule: any ScheduleRepository) { self.schedule = schedule }

  public var part: DailyPart { .schedule }

  public func notices(_ context: NoticeContext) throws(StorageFailure) -> [Notice] {
    var found: [Notice] = []
    let now = context.now
    let here = ScheduleQueries(
      schedule: schedule, calendar: context.calendar, clock: WallClock { now })
    do throws(ScheduleFailure) {
      try starts(context, here, &found)
      try reminders(context, here, &found)
    } catch { throw error.ofStore }
    return found
  }

  /// Adds the events that start within the span.
  private func starts(_ context: NoticeContext, _ here: ScheduleQueries, _ found: inout [Notice])
    throws(ScheduleFailure)
  {
    var missed: [ID<Event>: Int] = [:]
    var notices: [Notice] = []
    try here(context.days) { scheduled in
      let event = scheduled.event
      guard event.start.instant <= context.span.upperBound else { return false }
      let notice = Self.start(event, context)
      guard context.wants(notice) else { return true }
      // Of a series that was missed several times only the last occurrence is reported.
      if let series = event.occurrence?.series, notice.at.instant < context.now.instant {
        if let index = missed[series] {
          notices[index] = notice
          return true
        }
        missed[series] = notices.count
      }
      notices.append(notice)
      return notices.count < NoticeContext.most
    }
    found += notices
  }

  /// Adds the reminders that fall into the span; their events start later.
  private func reminders(_ context: NoticeContext, _ here: ScheduleQueries, _ found: inout [Notice])
    throws(ScheduleFailure)
  {
    let span = context.span.lowerBound..<(context.span.upperBound + Event.longestReminder + 86_400)
    for event in try schedule.reminding(span, atMost: Self.mostReminding) {
      for seconds in event.reminders where seconds > 0 {
        func add(_ event: Event) -> Bool {
          let notice = Self.reminder(event, seconds, context)
          if context.wants(notice) { found.append(notice) }
          return notice.at.instant <= context.span.upperBound
        }
        guard event.isSeries else {
          _ = add(here.here(event))
          continue
        }
        // A series is expanded for at most 40 days per reminder.
        let first = context.span.lowerBound + seconds - 86_400
        let last = min(context.span.upperBound + seconds + 86_400, first + 40 * 86_400)
        Series(event, here.calendar).visit(first..<max(first, last)) {
          add(here.here($0))
        }
      }
    }
  }

  /// The maximum number of events with reminders that are examined. The searched span is long, because a reminder can
  /// be up to a year before its event.
  private static let mostReminding = 20_000

  /// Returns the moment of the start notice. For an all-day event it is a configured hour of the first day.
  private static func moment(_ event: Event, _ context: NoticeContext) -> Now {
    event.isAllDay ? context.hour(context.options.allDayHour, event.start.day) : event.start
  }

  private static func start(_ event: Event, _ context: NoticeContext) -> Notice {
    let at = moment(event, context)
    let news: NoticeNews =
      event.isAllDay
      ? .wholeDay(title: event.title.text, body: event.body?.text ?? "", through: event.lastDay)
      : .start(title: event.title.text, body: event.body?.text ?? "", event.start)
    return Notice(
      .schedule, .start, event.id.text, for: name(event), at: at,
      until: max(event.end.instant, at.instant + 3600), news)
  }

  private static func reminder(_ event: Event, _ seconds: Int, _ context: NoticeContext) -> Notice {
    let start = moment(event, context)
    return Notice(
      .schedule, .reminder, event.id.text, for: name(event) + "-\(seconds)",
      at: context.calendar.local(start.instant - seconds), until: start.instant,
      .coming(title: event.title.text, body: event.body?.text ?? "", start, event.isAllDay))
  }

  /// Returns a key of the occurrence that is the same in every zone: an instant, a day or a floating time.
  private static func name(_ event: Event) -> String {
    if event.isAllDay { return event.start.day.description }
    return event.floats
      ? "\(event.start.day)T\(event.start.time)" : String(event.start.instant)
  }
}

extension ScheduleFailure {
  fileprivate var ofStore: StorageFailure {
    if case .storage(let failure) = self { failure } else { .corrupt }
  }
}
