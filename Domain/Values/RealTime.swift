/// The time as the world counts it, which no setting pins: for waits that nobody may shorten.
public struct RealTime: Sendable {
  /// The thousandths of a second since 1970.
  public var milliseconds: @Sendable () -> Int64

  /// Makes a clock.
  public init(milliseconds: @escaping @Sendable () -> Int64) { self.milliseconds = milliseconds }
}
