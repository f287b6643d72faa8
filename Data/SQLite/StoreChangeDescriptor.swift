import CSpawn
public import Domain
import Glibc
import Synchronization

extension Database {
  /// Hears when somebody else changes the store, for as long as what is given here is kept. A store
  /// in memory is nobody else's, and where the system hears nothing nobody is told.
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
        // Whoever has the store for themselves writes there, and is heard again.
        case .failure(.busy), .failure(.closed): false
        // Whatever else keeps it from being read is told by whoever reads it next.
        case .failure: true
        case .success(let version): changeDescriptor.remember(.success(version))
        }
      })
  }

  /// A number that is another one after somebody else has written, and the same after one's own
  /// deeds.
  private func version() -> Result<Int, StorageFailure> {
    do throws(StorageFailure) {
      return .success(
        try alone { (store) throws(StorageFailure) in
          try store.first("PRAGMA data_version") { $0.int } ?? 0
        })
    } catch { return .failure(error) }
  }
}

/// Listens to the folder of a store, where its log comes and goes.
private final class StoreChangeDescriptor: Sendable {
  let file: Int32
  private let name: String
  private let known = Mutex<Int?>(nil)

  /// Nothing where the system hears nothing.
  init?(_ path: String) {
    let parts = path.split(separator: "/", omittingEmptySubsequences: false)
    name = parts.last.map(String.init) ?? path
    file = unsafe haru_listen(parts.dropLast().joined(separator: "/") + "/")
    if file < 0 { return nil }
  }

  deinit { if file >= 0 { close(file) } }

  func takeNote() -> Bool { unsafe haru_heard(file, name) != 0 }

  /// Keeps the number of the store, and says whether it was another one before.
  @discardableResult func remember(_ version: Result<Int, StorageFailure>) -> Bool {
    guard case .success(let version) = version else { return false }
    return known.withLock { known in
      defer { known = version }
      return known != version
    }
  }
}
