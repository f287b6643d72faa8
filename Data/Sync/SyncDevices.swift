import Domain

/// The known devices, with their local numbers and the last applied batch of each.
final class SyncDevices {
  private let store: Connection
  /// The known devices. There are few, so a linear search is as fast as a dictionary.
  private var known: [Known] = []

  private struct Known {
    let number: Int
    let device: DeviceID
    var applied: AppliedBatch
  }

  /// The last applied batch of each device. Devices without an applied batch are left out.
  var applied: [DeviceID: AppliedBatch] {
    var found: [DeviceID: AppliedBatch] = [:]
    for one in known where one.applied.seq > 0 { found[one.device] = one.applied }
    return found
  }

  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    try store.visit(SyncSQL.devices) { (row) throws(StorageFailure) in
      let row = NamedRow<Column>(row)
      guard let device = SixteenBytes(row.bytes(.device)),
        let chain = SixteenBytes(row.bytes(.chain))
      else { throw .corrupt }
      known.append(
        Known(
          number: row.int(.number), device: DeviceID(device),
          applied: row.int(.applied) > 0
            ? AppliedBatch(seq: row.int(.applied), chain: chain) : .none))
      return true
    }
  }

  private enum Column: Int, RowColumn { case number, device, applied, chain }

  /// Returns the name that a device gave itself, or its short id if the device has not sent a name.
  static func name(of device: DeviceID, in store: Connection) throws(StorageFailure) -> String {
    let name = try store.first(
      "SELECT name FROM sync_devices WHERE device = ? AND name IS NOT NULL",
      [.bytes(device.value.bytes)]
    ) { $0.text }
    return name ?? device.shortName
  }

  func applied(of device: DeviceID) -> AppliedBatch {
    known.first { $0.device == device }?.applied ?? .none
  }

  /// Returns the number of a device. If the device has none, a number is assigned.
  func number(of device: DeviceID) throws(StorageFailure) -> Int {
    if let number = known(device) { return number }
    let number = try store.insert(SyncSQL.addDevice, [.bytes(device.value.bytes)])
    known.append(Known(number: number, device: device, applied: .none))
    return number
  }

  /// Returns the number of a device; nil if the device is unknown.
  func known(_ device: DeviceID) -> Int? { known.first { $0.device == device }?.number }

  /// Returns the device that has a number.
  func device(_ number: Int) throws(StorageFailure) -> DeviceID {
    guard let one = known.first(where: { $0.number == number }) else { throw .corrupt }
    return one.device
  }

  func keep(_ batch: AppliedBatch, of device: DeviceID) throws(StorageFailure) {
    let number = try number(of: device)
    try store.run(
      SyncSQL.keepApplied, [.int(batch.seq), .bytes(batch.chain.bytes), .int(number)])
    for index in known.indices where known[index].number == number {
      known[index].applied = batch.seq > 0 ? batch : .none
    }
  }

  /// Returns a stamp in which the device is given by its number.
  func stored(_ stamp: SyncStamp) throws(StorageFailure) -> RecordStamps.Stored {
    RecordStamps.Stored(device: try number(of: stamp.device), seq: stamp.seq, clock: stamp.clock)
  }

  func stamp(_ stored: RecordStamps.Stored) throws(StorageFailure) -> SyncStamp {
    SyncStamp(clock: stored.clock, device: try device(stored.device), seq: stored.seq)
  }
}

extension UInt64 {
  /// The clock as it is stored: a signed number with the same bits.
  var stored: Value { .int(Int(truncatingIfNeeded: self)) }

  /// Reads a stored clock.
  init(stored number: Int) { self.init(truncatingIfNeeded: number) }
}
