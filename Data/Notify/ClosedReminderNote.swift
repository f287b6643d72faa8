public import Domain

/// Stores the day of the last reminder that a store is closed, in a file next to the store.
public struct ClosedReminderNote: Sendable {
  private let path: String

  public init(besides store: String) { path = store + ".closed-reminder" }

  /// Records a day; returns false if it was already recorded. Also returns false if recording fails, because otherwise
  /// every timer run would send a reminder.
  public func claim(_ day: Day) -> Bool {
    let bytes = Array(day.description.utf8)
    do throws(FileFailure) {
      if try OrdinaryFile(path: path).read(limit: 64) == bytes { return false }
    } catch  where error.reason == .missing {
      // This is the first reminder.
    } catch { return false }
    do throws(StorageFailure) {
      try WholeFile(path: path).replace(by: bytes)
      return true
    } catch { return false }
  }

  /// Deletes the recorded day, so that the next run sends the reminder again.
  public func forget() {
    do throws(StorageFailure) { try StoreFile.remove(path) } catch { return }
  }
}
