public import Domain
import Synchronization

/// Stores settings until the program ends.
public final class PreferencesInMemory: PreferencesRepository {
  private let chosen = Mutex<[String: String]>([:])

  /// The path of a settings file to report; no file is read or written.
  public let path: String?

  public init(path: String? = nil) { self.path = path }

  public func value(of key: String) throws(StorageFailure) -> String? {
    chosen.withLock { $0[key] }
  }

  public func all() throws(StorageFailure) -> [String: String] { chosen.withLock { $0 } }

  public func set(_ key: String, to value: String?) throws(StorageFailure) {
    chosen.withLock { $0[key] = value }
  }
}
