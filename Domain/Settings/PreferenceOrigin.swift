/// Where the value of a setting comes from. A setting of no origin has its usual value.
public enum PreferenceOrigin: Equatable, Sendable {
  /// An option of the command, such as `--lang`.
  case option(String)
  /// A variable of the environment.
  case environment(String)
  /// A line of the file of settings, counted from one.
  case file(path: String, line: Int)
  /// What is kept in the store of the profile.
  case profile
}

extension Preferences {
  /// Where the value of a setting was chosen: the place whose choice counts first, and then those
  /// that it wins over. Nothing where nobody chose, or what somebody chose does not count.
  public func origins(of preference: Preference) throws(StorageFailure) -> [PreferenceOrigin] {
    guard let kept = try store.value(of: preference.rawValue) else { return [] }
    switch preference.kind {
    case .flag, .choice, .number, .hours, .cycles, .target:
      do throws(PreferenceError) { _ = try preference.accepted(kept) } catch { return [] }
    case .text, .address, .command: break
    }
    return try store.origins(of: preference.rawValue)
  }
}
