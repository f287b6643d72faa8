public enum PublishFailure: StorageFailing, Equatable, Sendable {
  case address(RemoteAddress.Refusal)
  /// A database has no files that other programs can read.
  case database
  /// This device publishes to another remote already.
  case alreadyPublished(remote: String)
  /// This device publishes nothing.
  case notPublished
  case remote(RemoteFailure)
  case storage(StorageFailure)
}

/// A failure of a part, which is one of the store if nothing but reading is asked for.
protocol PartReadFailure: Error {
  /// The failure of the store; nil for all other cases.
  var storeCause: StorageFailure? { get }
}

/// Runs `body`, which only reads, and converts its failure. No rule of a part refuses to read.
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
