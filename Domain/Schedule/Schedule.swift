/// The schedule part of Haru: its use cases over a repository.
public final class Schedule: Sendable {
  public let plan: PlanEvent
  /// Changes, soft-deletes and restores events.
  public let edit: EditEvent
  /// Queries single events, days and months.
  public let queries: ScheduleQueries

  /// Creates the use cases. If `companions` is omitted, events have no companions, and days without `birthdays` have no
  /// birthdays.
  public init(
    schedule: any ScheduleRepository, clock: WallClock, calendar: LocalCalendar, ids: IDSource,
    companions: @escaping EventCompanions = { events in events.map { _ in [] } },
    birthdays:
      @escaping @Sendable (ClosedRange<Day>) throws(StorageFailure) -> [Day: [CalendarOccasion]] = {
        _ in [:]
      }
  ) {
    queries = ScheduleQueries(
      schedule: schedule, calendar: calendar, clock: clock, companions: companions,
      birthdays: birthdays)
    plan = PlanEvent(schedule: schedule, queries: queries, ids: ids)
    edit = EditEvent(schedule: schedule, queries: queries, ids: ids)
  }
}
