public import Domain

/// The day of the last reminder that a store is closed, in a file beside the store.
public struct ClosedReminderNote: Sendable {
  private let path: String

  public init(besides store: String) { path = store + ".closed-reminder" }

  /// Records a day. Returns false if it is recorded already. Also false if it cannot be recorded, because otherwise each
  /// run of a timer would send a reminder.
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

  /// Forgets the day, so that the next run tries again.
  public func forget() {
    do throws(StorageFailure) { try StoreFile.remove(path) } catch { return }
  }
}
