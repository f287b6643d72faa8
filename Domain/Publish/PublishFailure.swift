public enum PublishFailure: StorageFailing, Equatable, Sendable {
  case address(RemoteAddress.Refusal)
  /// The remote is a database, which has no files for other programs.
  case database
  /// This device publishes to another remote already.
  case alreadyPublished(remote: String)
  /// This device publishes nothing.
  case notPublished
  case remote(RemoteFailure)
  case storage(StorageFailure)
}

/// A failure of a part of Haru. When a part is only read, its failure is always one of the store.
protocol PartReadFailure: Error {
  /// The storage failure; nil for any other failure.
  var storeCause: StorageFailure? { get }
}

/// Runs `body`, which only reads, and converts its failure to a storage failure.
func readingPart<Value, Failure: PartReadFailure>(
  _ body: () throws(Failure) -> Value
) throws(StorageFailure) -> Value {
  do throws(Failure) { return try body() } catch { throw error.storeCause ?? .corrupt }
}

extension PeopleFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension ScheduleFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension ReadingFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension MoodsFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension EventExchangeFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension AddressBookFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
extension ArchiveFailure: PartReadFailure {
  var storeCause: StorageFailure? { if case .storage(let failure) = self { failure } else { nil } }
}
