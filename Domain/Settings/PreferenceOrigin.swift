/// Where the value of a setting comes from. A setting without an origin has its default value.
public enum PreferenceOrigin: Equatable, Sendable {
  /// A command-line option, such as `--lang`.
  case option(String)
  /// An environment variable.
  case environment(String)
  /// A line of the settings file, counted from 1.
  case file(path: String, line: Int)
  /// The profile's store.
  case profile
}

extension Preferences {
  /// Returns all origins that define a setting, the effective one first. Empty if the setting has its default or an
  /// invalid value.
  public func origins(of preference: Preference) throws(StorageFailure) -> [PreferenceOrigin] {
    guard let kept = try store.value(of: preference.rawValue) else { return [] }
    switch preference.kind {
    case .flag, .choice, .number, .hours, .cycles, .target:
      do throws(PreferenceFailure) { _ = try preference.accepted(kept) } catch { return [] }
    case .text, .address, .command: break
    }
    return try store.origins(of: preference.rawValue)
  }
}
