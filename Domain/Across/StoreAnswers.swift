/// What people's store answers (error mapping): what fails in the store fails here, and a rule that is
/// broken is no answer.
@discardableResult
func stored<T>(_ body: () throws(PeopleError) -> T) throws(StorageFailure) -> T? {
  do throws(PeopleError) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .noWatering, .ambiguous: return nil
    }
  }
}

/// The same of the schedule's.
@discardableResult
func stored<T>(_ body: () throws(ScheduleError) -> T) throws(StorageFailure) -> T? {
  do throws(ScheduleError) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous: return nil
    }
  }
}
