/// The only source of the current date and time.
public struct WallClock: Sendable {
  /// Returns the current instant in the local time zone.
  public var now: @Sendable () -> Now

  public init(now: @escaping @Sendable () -> Now) { self.now = now }
}

/// The source of ids for new records.
public struct IDSource: Sendable {
  /// Returns a globally unique text.
  public var next: @Sendable () -> String

  public init(next: @escaping @Sendable () -> String) { self.next = next }

  /// Returns a new id for a record of the requested type.
  public func id<Record>() -> ID<Record> { ID(next()) }
}

/// The source of random numbers.
public struct RandomSource: Sendable {
  /// Returns a random number from 0 up to, but not including, the argument.
  public var below: @Sendable (Int) -> Int

  public init(below: @escaping @Sendable (Int) -> Int) { self.below = below }
}
