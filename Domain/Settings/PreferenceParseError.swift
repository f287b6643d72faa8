/// A problem in a settings file. A setting with an invalid value has its default value.
public struct PreferenceParseError: Error, Equatable, Sendable {
  public enum Cause: Equatable, Sendable {
    /// The line is neither a key with a value nor a section header.
    case unreadableLine
    /// A string, list or table is not closed.
    case unclosed
    /// No setting has this name.
    case unknownKey(String)
    /// The file still uses former names of settings, which are accepted.
    case formerNames([Preference])
    /// The setting is defined more than once; the last definition wins.
    case repeated(Preference)
    /// The value has a type the setting does not accept.
    case wrongKind(Preference)
    /// The value is invalid for the setting.
    case refused(PreferenceFailure)
    /// The file is not valid text.
    case notText
    /// The file exceeds the size limit for settings.
    case tooLarge(limit: Int)
    case unreadableFile
  }

  /// The line of the file, counted from 1; 0 for the whole file.
  public let line: Int
  public let reason: Cause

  public init(line: Int, _ reason: Cause) {
    self.line = line
    self.reason = reason
  }
}
