/// Tells what time it is. The only clock there is.
public struct WallClock: Sendable {
  /// The present moment in the local zone.
  public var now: @Sendable () -> Now

  /// Makes a clock.
  public init(now: @escaping @Sendable () -> Now) { self.now = now }
}

/// Gives new records their names.
public struct IDSource: Sendable {
  /// A text that no other record has or will have.
  public var next: @Sendable () -> String

  /// Makes a source of ids.
  public init(next: @escaping @Sendable () -> String) { self.next = next }

  /// A new id for one kind of record.
  public func id<Record>() -> ID<Record> { ID(next()) }
}

/// Draws lots: which phrase, which place, which pick.
public struct RandomSource: Sendable {
  /// A number from 0 up to, but not including, the given one.
  public var below: @Sendable (Int) -> Int

  /// Makes a source of lots.
  public init(below: @escaping @Sendable (Int) -> Int) { self.below = below }
}
