public import Domain

extension SQLiteSchedule {
  public func ids(having text: FilterText) throws(ScheduleFailure) -> Set<ID<Event>> {
    let having = try storing(as: ScheduleFailure.self) { () throws(StorageFailure) in
      try Self.words.having(text, "e.key", of: database)
    }
    return try alone { (store) throws(StorageFailure) in
      Set(try store.all(ScheduleSQL.ids(having.sql), having.values) { ID($0.text) })
    }
  }
}
