/// Where the choices somebody made are kept, each a short text under a key. What a key means and
/// what holds without it is the business of whoever asks. Each method is one transaction.
public protocol PreferencesRepository: Sendable {
  /// What was chosen, if anything was.
  func value(of key: String) throws(StorageFailure) -> String?

  /// Everything that was chosen.
  func all() throws(StorageFailure) -> [String: String]

  /// Keeps a choice, or forgets it.
  func set(_ key: String, to value: String?) throws(StorageFailure)

  /// The file choices stand in, for somebody who wants to write there; nothing where none does.
  var place: String? { get }

  /// What stands in that file and does not count.
  func problems() throws(StorageFailure) -> [PreferenceProblem]

  /// Where something was chosen, if it was: the place whose choice counts first, and then those that
  /// it wins over.
  func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin]

  /// The settings whose former names were replaced in that file when it was opened.
  var renamed: [Preference] { get }

  /// Expects that a choice could be kept, and keeps nothing.
  func check(_ key: String, to value: String?) throws(StorageFailure)
}

extension PreferencesRepository {
  public var place: String? { nil }
  public var renamed: [Preference] { [] }
  public func problems() throws(StorageFailure) -> [PreferenceProblem] { [] }
  public func origins(of key: String) throws(StorageFailure) -> [PreferenceOrigin] {
    try value(of: key) == nil ? [] : [.profile]
  }
  public func check(_ key: String, to value: String?) throws(StorageFailure) {}
}
