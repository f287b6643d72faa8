public import Domain
import Synchronization

/// Choices that keep the same promises as the real ones and need no file.
public final class PreferencesInMemory: PreferencesRepository {
  private let chosen = Mutex<[String: String]>([:])

  /// The file it stands for.
  public let place: String?

  /// Begins without any choice.
  public init(place: String? = nil) { self.place = place }

  public func value(of key: String) throws(StorageFailure) -> String? {
    chosen.withLock { $0[key] }
  }

  public func all() throws(StorageFailure) -> [String: String] { chosen.withLock { $0 } }

  public func set(_ key: String, to value: String?) throws(StorageFailure) {
    chosen.withLock { $0[key] = value }
  }
}
