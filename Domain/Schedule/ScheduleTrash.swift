/// Restores events from the trash.
public struct ScheduleTrash: TrashOwner {
  private let schedule: any ScheduleRepository
  private let calendar: LocalCalendar

  public init(_ schedule: any ScheduleRepository, _ calendar: LocalCalendar) {
    self.schedule = schedule
    self.calendar = calendar
  }

  public var part: DailyPart { .schedule }

  public func restore(_ item: TrashItem) throws(HistoryFailure) {
    do throws(ScheduleFailure) { _ = try schedule.restore(ID(item.id)) } catch {
      switch error {
      case .storage(let failure): throw .storage(failure)
      case .unknown: throw .unknown(reference: item.id)
      case .refused, .ambiguous:
        throw .part(.schedule(error, removed: calendar.local(item.deleted)))
      }
    }
  }
}
