/// Runs a query of the people store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(PeopleFailure) -> T) throws(StorageFailure) -> T? {
  do throws(PeopleFailure) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .noWatering, .ambiguous: return nil
    }
  }
}

/// Runs a query of the schedule store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(ScheduleFailure) -> T) throws(StorageFailure) -> T? {
  do throws(ScheduleFailure) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous: return nil
    }
  }
}

/// Runs a query of the moods store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(MoodsFailure) -> T) throws(StorageFailure) -> T? {
  do throws(MoodsFailure) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous: return nil
    }
  }
}

/// Runs a query of the reading store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(ReadingFailure) -> T) throws(StorageFailure) -> T? {
  do throws(ReadingFailure) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous, .ambiguousSentence, .ambiguousFavourite: return nil
    }
  }
}

/// Runs a query of the notes store. Rethrows storage failures, and returns nil for any other error.
@discardableResult
func stored<T>(_ body: () throws(NotesFailure) -> T) throws(StorageFailure) -> T? {
  do throws(NotesFailure) { return try body() } catch {
    switch error {
    case .storage(let failure): throw failure
    case .refused, .unknown, .ambiguous: return nil
    }
  }
}
