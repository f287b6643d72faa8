import Domain

/// Does something with the store, and says its failures as failures of a feature's request.
func storing<T, Failure: StorageFailing>(
  as failure: Failure.Type, _ body: () throws(StorageFailure) -> T
) throws(Failure) -> T {
  do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
}

/// Keeps the records of a feature in a database (repository base): whatever fails in the store is
/// a failure of the feature's request.
protocol StoreRepository {
  associatedtype Failure: StorageFailing
  var database: Database { get }
}

extension StoreRepository {
  /// Writes what somebody does, so that it can be undone.
  func writing<T: Sendable>(
    as kind: DeedKind, _ body: (Connection) throws(StorageFailure) -> sending T
  ) throws(Failure) -> T {
    try storing(as: Failure.self) { () throws(StorageFailure) in
      try database.write(as: kind, body)
    }
  }

  /// Writes by a body that may also find a reason not to.
  func deciding<T: Sendable>(
    as kind: DeedKind, _ body: (Connection) throws(StorageFailure) -> sending Result<T, Failure>
  ) throws(Failure) -> T {
    try writing(as: kind, body).get()
  }

  /// Reads several answers of one moment.
  func reading<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(Failure) -> T
  {
    try storing(as: Failure.self) { () throws(StorageFailure) in try database.read(body) }
  }

  /// Reads by single statements.
  func alone<T: Sendable>(_ body: (Connection) throws(StorageFailure) -> sending T)
    throws(Failure) -> T
  {
    try storing(as: Failure.self) { () throws(StorageFailure) in try database.alone(body) }
  }
}
