/// The schedule: what happens when, with a notice at its start. This is all one can do with it.
public final class Schedule: Sendable {
  /// Plans an event.
  public let plan: PlanEvent
  /// Changes an event, puts it away, and takes either back.
  public let edit: EditEvent
  /// Looks at the schedule: one event, days of them, a month.
  public let look: ScheduleQueries

  /// Puts the feature together over a store and the world's ports.
  public init(
    schedule: any ScheduleRepository, clock: WallClock, calendar: LocalCalendar, ids: IDSource,
    companions: @escaping EventCompanions = { events in events.map { _ in [] } }
  ) {
    look = ScheduleQueries(
      schedule: schedule, calendar: calendar, clock: clock, companions: companions)
    plan = PlanEvent(schedule: schedule, look: look, ids: ids)
    edit = EditEvent(schedule: schedule, look: look, ids: ids)
  }
}
