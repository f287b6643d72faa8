/// How much time really passes. Unlike the wall clock, nothing pins it: whoever has to wait waits.
public struct RealTime: Sendable {
  /// Thousandths of a second since 1 January 1970.
  public var milliseconds: @Sendable () -> Int64

  /// Makes a clock.
  public init(milliseconds: @escaping @Sendable () -> Int64) { self.milliseconds = milliseconds }
}
