import Domain

/// Runs a body on the store and wraps its failure in the failure type of a feature.
func storing<T, Failure: StorageFailing>(
  as failure: Failure.Type, _ body: () throws(StorageFailure) -> T
) throws(Failure) -> T {
  do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
}

/// A repository of a feature (base protocol), which wraps storage failures in the feature's own failure type.
protocol StoreRepository {
  associatedtype Failure: StorageFailing
  var database: Database { get }
}

extension StoreRepository {
  /// Writes a change by the user, with a history entry so that the change can be undone.
  func writing<T: Sendable>(
    as kind: ChangeKind, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(Failure) -> T {
    try storing(as: Failure.self) { () throws(StorageFailure) in
      try database.write(as: kind, body)
    }
  }

  /// Writes a change like `writing(as:_:)`, for a body that may also return the feature's own
  /// failure.
  func deciding<T: Sendable>(
    as kind: ChangeKind, _ body: (Connection) throws(StorageFailure) -> sending Result<T, Failure>
  ) throws(Failure) -> T {
    try writing(as: kind, body).get()
  }

  /// Reads in one transaction, so that all results belong to one snapshot.
  func reading<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(Failure) -> T
  {
    try storing(as: Failure.self) { () throws(StorageFailure) in try database.read(body) }
  }

  /// Reads by single statements, without a transaction around them.
  func alone<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(Failure) -> T
  {
    try storing(as: Failure.self) { () throws(StorageFailure) in try database.alone(body) }
  }
}
