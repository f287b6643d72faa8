/// What values a setting takes.
public enum PreferenceKind: Equatable, Sendable {
  /// On or off.
  case flag
  /// One of a few words.
  case choice([String])
  case number(ClosedRange<Int>)
  case text(limit: Int)
  /// The address of a service.
  case address(limit: Int)
  /// A program with its words.
  case command(limit: Int)
  /// Some hours of each day, or off.
  case hours
  /// Tags, each with a number of days.
  case cycles
  /// `none`, or a number of days such as `7d`.
  case target
}
