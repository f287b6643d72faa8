/// A version vector: the number of the last known batch of each device.
public struct VersionVector: Equatable, Sendable {
  private var seqs: [DeviceID: Int]

  /// Creates a vector. Entries that are not positive are dropped.
  public init(_ seqs: [DeviceID: Int] = [:]) { self.seqs = seqs.filter { $0.value > 0 } }

  /// The number of the last known batch of a device; 0 if no batch is known.
  public subscript(device: DeviceID) -> Int {
    get { seqs[device] ?? 0 }
    set { seqs[device] = newValue > 0 ? newValue : nil }
  }

  /// The devices with known batches, sorted.
  public var devices: [DeviceID] { seqs.keys.sorted() }

  /// Returns whether the write with this stamp is known.
  public func covers(_ stamp: SyncStamp) -> Bool { stamp.seq <= self[stamp.device] }
}
