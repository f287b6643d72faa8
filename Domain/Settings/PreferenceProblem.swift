/// Something in a file of settings that does not count. What it was meant for has its usual value.
public struct PreferenceProblem: Error, Equatable, Sendable {
  /// What is wrong.
  public enum Reason: Equatable, Sendable {
    /// The line is neither a key with its value nor the head of a section.
    case unreadableLine
    /// What begins here has no end.
    case unclosed
    /// No setting is called so.
    case unknownKey(String)
    /// The file still has the former names of settings, which count.
    case formerNames([Preference])
    /// The setting stands there more than once; the last one counts.
    case repeated(Preference)
    /// The value is of a kind the setting does not take.
    case wrongKind(Preference)
    /// The setting does not take the value.
    case refused(PreferenceError)
    /// The file is no text.
    case notText
    /// The file is larger than any file of settings.
    case tooLarge(limit: Int)
    /// The file cannot be read.
    case unreadableFile
  }

  /// The line of the file, counted from one; zero for the whole file.
  public let line: Int
  public let reason: Reason

  /// Names a problem.
  public init(line: Int, _ reason: Reason) {
    self.line = line
    self.reason = reason
  }
}
