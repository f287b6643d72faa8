/// A version vector: up to which batch of each device something is known.
public struct VersionVector: Equatable, Sendable {
  private var seqs: [DeviceID: Int]

  /// Takes numbers over; a device nothing is known of has none.
  public init(_ seqs: [DeviceID: Int] = [:]) { self.seqs = seqs.filter { $0.value > 0 } }

  /// The last batch that is known of a device; 0 where none is.
  public subscript(device: DeviceID) -> Int {
    get { seqs[device] ?? 0 }
    set { seqs[device] = newValue > 0 ? newValue : nil }
  }

  /// The devices something is known of, in their order.
  public var devices: [DeviceID] { seqs.keys.sorted() }

  /// Whether what was written then is known.
  public func covers(_ stamp: SyncStamp) -> Bool { stamp.seq <= self[stamp.device] }
}
