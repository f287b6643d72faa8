/// A key-value store of the user's settings. It neither validates values nor knows defaults; the caller does. Each
/// method is one transaction.
public protocol PreferencesRepository: Sendable {
  /// Returns the stored value; nil if no value is stored.
  func value(of key: String) throws(StorageFailure) -> String?

  /// Returns all stored values.
  func all() throws(StorageFailure) -> [String: String]

  /// Stores a value; nil deletes it.
  func set(_ key: String, to value: String?) throws(StorageFailure)

  /// The path of the settings file; nil if the settings are not in a file.
  var path: String? { get }

  /// Returns the invalid entries of the settings file.
  func problems() throws(StorageFailure) -> [PreferenceParseError]

  /// Returns all origins that define a key, the effective one first; empty if no origin defines it.
  func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin]

  /// The settings whose former names were replaced in the file when it was opened.
  var renamed: [Preference] { get }

  /// Throws the error that `set` would throw, without storing anything.
  func check(_ key: String, to value: String?) throws(StorageFailure)
}

extension PreferencesRepository {
  public var path: String? { nil }
  public var renamed: [Preference] { [] }
  public func problems() throws(StorageFailure) -> [PreferenceParseError] { [] }
  public func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin] {
    try value(of: key) == nil ? [] : [.profile]
  }
  public func check(_ key: String, to value: String?) throws(StorageFailure) {}
}
