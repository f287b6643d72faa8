import Domain

/// Does something with the store, and says its failures as failures of a feature's request.
func storing<T, Failure: StorageFailing>(
  as failure: Failure.Type, _ body: () throws(StorageFailure) -> T
) throws(Failure) -> T {
  do throws(StorageFailure) { return try body() } catch { throw .storage(error) }
}
