public import Domain
import Platform
import Synchronization

extension Database {
  /// Watches for changes by other processes, as long as the caller retains the result. Has no
  /// effect for a store in memory, or if the system cannot watch files.
  public func listen() -> StoreWatch {
    let path: String?
    do throws(StorageFailure) {
      path = try alone { (store) throws(StorageFailure) in store.path }
    } catch { return .none }
    guard let path, let changeDescriptor = StoreChangeDescriptor(path) else { return .none }
    changeDescriptor.remember(version())
    return StoreWatch(
      file: changeDescriptor.file, takeNote: { changeDescriptor.takeNote() },
      hasChanged: {
        switch self.version() {
        // A process with exclusive use is writing; another event follows.
        case .failure(.busy), .failure(.closed): false
        // Any other failure counts as a change, and the next read reports it.
        case .failure: true
        case .success(let version): changeDescriptor.remember(.success(version))
        }
      })
  }

  /// Returns SQLite's `data_version`, which changes when another connection commits. Changes by
  /// this connection do not affect it.
  private func version() -> Result<Int, StorageFailure> {
    do throws(StorageFailure) {
      return .success(
        try alone { (store) throws(StorageFailure) in
          try store.first("PRAGMA data_version") { $0.int } ?? 0
        })
    } catch { return .failure(error) }
  }
}

/// Watches the folder of a store, in which the log is created and removed.
private final class StoreChangeDescriptor: Sendable {
  let file: Int32
  private let name: String
  private let known = Mutex<Int?>(nil)

  /// Starts watching the folder; nil if the system cannot watch files.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    file = watchFolder(parts.dropLast().joined(separator: "/") + "/")
    if file < 0 { return nil }
  }

  deinit { if file >= 0 { close(file) } }

  func takeNote() -> Bool { hasChanged(name, in: file) }

  /// Stores the version, and returns whether it differs from the previous one. A failure is not stored and counts as no
  /// difference.
  @discardableResult func remember(_ version: Result<Int, StorageFailure>) -> Bool {
    guard case .success(let version) = version else { return false }
    return known.withLock { known in
      defer { known = version }
      return known != version
    }
  }
}
