/// What the evening needs besides the features of the parts.
public struct EveningDependencies: Sendable {
  public var repository: any EveningRepository
  public var clock: WallClock
  public var calendar: LocalCalendar
  /// Returns features for the same store whose clock shows the given moment.
  public var features: @Sendable (Now) -> Features

  public init(
    _ repository: any EveningRepository, clock: WallClock, calendar: LocalCalendar,
    features: @escaping @Sendable (Now) -> Features
  ) {
    self.repository = repository
    self.clock = clock
    self.calendar = calendar
    self.features = features
  }
}
