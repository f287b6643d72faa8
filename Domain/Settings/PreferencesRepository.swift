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
}

extension PreferencesRepository {
  public var place: String? { nil }
  public func problems() throws(StorageFailure) -> [PreferenceProblem] { [] }
}
