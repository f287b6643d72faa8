public import Domain

extension SQLiteSchedule {
  public func countedDown(after instant: Int) throws(ScheduleFailure) -> [Event] {
    try alone { (store) throws(StorageFailure) in
      try store.all(ScheduleSQL.countedDown, [.int(instant)], ScheduleRow.event)
    }
  }
}
