/// Runs a query of the people store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(PeopleError) -> T) throws(StorageFailure) -> T? {
  do throws(PeopleError) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .noWatering, .ambiguous: return nil
    }
  }
}

/// Runs a query of the schedule store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(ScheduleError) -> T) throws(StorageFailure) -> T? {
  do throws(ScheduleError) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous: return nil
    }
  }
}
