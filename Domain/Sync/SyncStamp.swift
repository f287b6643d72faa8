/// The device and time of a write.
public struct SyncStamp: Hashable, Sendable {
  /// The hybrid logical clock at the write.
  public let clock: UInt64
  /// The device that made the write.
  public let device: DeviceID
  /// The number of the device's batch that contains the write; starts at 1.
  public let seq: Int

  public init(clock: UInt64, device: DeviceID, seq: Int) {
    self.clock = clock
    self.device = device
    self.seq = seq
  }

  /// The highest batch number: ten digits, as in file names.
  public static let lastSeq = 9_999_999_999
}

extension SyncStamp: Comparable {
  /// Orders stamps by clock, then by device. A device never uses a clock value twice, so the batch number matters only
  /// if a copy of the store was not noticed.
  public static func < (one: SyncStamp, other: SyncStamp) -> Bool {
    if one.clock != other.clock { return one.clock < other.clock }
    return one.device != other.device ? one.device < other.device : one.seq < other.seq
  }
}
