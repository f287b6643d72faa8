public import Domain
import Synchronization

/// Temporary settings. Changes apply to this process and are not stored.
public final class TrialPreferences: PreferencesRepository {
  private let kept: any PreferencesRepository
  private let tried = Mutex<[String: String?]>([:])

  public init(over kept: any PreferencesRepository) { self.kept = kept }

  public func value(of key: String) throws(StorageFailure) -> String? {
    if let value = tried.withLock({ $0[key] }) { return value }
    return try kept.value(of: key)
  }

  public func all() throws(StorageFailure) -> [String: String] {
    var all = try kept.all()
    for (key, value) in tried.withLock({ $0 }) { all[key] = value }
    return all
  }

  public func set(_ key: String, to value: String?) throws(StorageFailure) {
    try kept.check(key, to: value)
    tried.withLock { $0[key] = .some(value) }
  }

  public func check(_ key: String, to value: String?) throws(StorageFailure) {
    try kept.check(key, to: value)
  }

  public var path: String? { kept.path }

  public func problems() throws(StorageFailure) -> [PreferenceParseError] { try kept.problems() }

  public func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin] {
    try kept.origins(of: key)
  }
}
