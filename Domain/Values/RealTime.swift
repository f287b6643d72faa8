/// The real time, for timeouts and waiting. Unlike `WallClock`, it can never be set to a fixed time.
public struct RealTime: Sendable {
  /// Returns the milliseconds since 1 January 1970.
  public var milliseconds: @Sendable () -> Int64

  public init(milliseconds: @escaping @Sendable () -> Int64) { self.milliseconds = milliseconds }
}
