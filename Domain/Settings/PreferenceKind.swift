/// The type and range of a setting's values.
public enum PreferenceKind: Equatable, Sendable {
  case flag
  /// One of a fixed list of words.
  case choice([String])
  case number(ClosedRange<Int>)
  case text(limit: Int)
  /// The URL of a service.
  case address(limit: Int)
  /// A command line: a program with its arguments.
  case command(limit: Int)
  /// A range of hours within a day, or off.
  case hours
  /// Cycles in days, one as the default and one for each tag.
  case cycles
  /// `none`, or a number of days such as `7d`.
  case target
}
