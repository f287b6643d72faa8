/// Who wrote a value, and when.
public struct SyncStamp: Hashable, Sendable {
  /// The hybrid logical clock at the write.
  public let clock: UInt64
  /// The device that wrote it.
  public let device: DeviceID
  /// The number of the batch it leaves that device with, from 1 on.
  public let seq: Int

  /// Puts a stamp together.
  public init(clock: UInt64, device: DeviceID, seq: Int) {
    self.clock = clock
    self.device = device
    self.seq = seq
  }

  /// The highest number of a batch: ten digits, as files are named.
  public static let lastSeq = 9_999_999_999
}

extension SyncStamp: Comparable {
  /// Later is what was written later, and at the same time what the greater device wrote. A device
  /// never gives a time twice; the number decides only where one was copied and did not know.
  public static func < (one: SyncStamp, other: SyncStamp) -> Bool {
    if one.clock != other.clock { return one.clock < other.clock }
    return one.device != other.device ? one.device < other.device : one.seq < other.seq
  }
}
