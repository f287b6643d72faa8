import Domain
import Synchronization

/// Choices that keep the same promises as the real ones and need no file.
package final class PreferencesInMemory: PreferencesRepository {
  private let chosen = Mutex<[String: String]>([:])

  /// The file it stands for.
  package let path: String?

  /// Begins without any choice.
  package init(path: String? = nil) { self.path = path }

  package func value(of key: String) throws(StorageFailure) -> String? {
    chosen.withLock { $0[key] }
  }

  package func all() throws(StorageFailure) -> [String: String] { chosen.withLock { $0 } }

  package func set(_ key: String, to value: String?) throws(StorageFailure) {
    chosen.withLock { $0[key] = value }
  }
}
