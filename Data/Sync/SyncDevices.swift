import Domain

/// The devices a store knows, with the numbers it gave them and how far it has applied each.
final class SyncDevices {
  private let store: Connection
  private var numbers: [DeviceID: Int] = [:]
  private var devices: [Int: DeviceID] = [:]
  private(set) var applied: [DeviceID: AppliedBatch] = [:]

  /// Reads them: there are few.
  init(_ store: Connection) throws(StorageFailure) {
    self.store = store
    try store.visit(SyncSQL.devices) { (row) throws(StorageFailure) in
      let row = NamedRow<Column>(row)
      guard let device = SixteenBytes(row.bytes(.device)),
        let chain = SixteenBytes(row.bytes(.chain))
      else { throw .corrupt }
      let id = DeviceID(device)
      numbers[id] = row.int(.number)
      devices[row.int(.number)] = id
      if row.int(.applied) > 0 {
        applied[id] = AppliedBatch(seq: row.int(.applied), chain: chain)
      }
      return true
    }
  }

  private enum Column: Int, RowColumn { case number, device, applied, chain }

  /// What a device calls itself; its letters where it has not said so yet.
  static func name(of device: DeviceID, in store: Connection) throws(StorageFailure) -> String {
    let name = try store.first(
      "SELECT name FROM sync_devices WHERE device = ? AND name IS NOT NULL",
      [.bytes(device.value.bytes)]
    ) { $0.text }
    return name ?? device.shortName
  }

  /// The number of a device, which gets one here where it has none.
  func number(of device: DeviceID) throws(StorageFailure) -> Int {
    if let number = numbers[device] { return number }
    let number = try store.insert(SyncSQL.addDevice, [.bytes(device.value.bytes)])
    numbers[device] = number
    devices[number] = device
    return number
  }

  /// The number of a device; nothing where nobody ever heard of it here.
  func known(_ device: DeviceID) -> Int? { numbers[device] }

  /// The device of a number.
  func device(_ number: Int) throws(StorageFailure) -> DeviceID {
    guard let device = devices[number] else { throw .corrupt }
    return device
  }

  func keep(_ batch: AppliedBatch, of device: DeviceID) throws(StorageFailure) {
    let number = try number(of: device)
    try store.run(
      SyncSQL.keepApplied, [.int(batch.seq), .bytes(batch.chain.bytes), .int(number)])
    applied[device] = batch.seq > 0 ? batch : nil
  }

  /// A stamp with the number of its device.
  func stored(_ stamp: SyncStamp) throws(StorageFailure) -> RecordStamps.Stored {
    RecordStamps.Stored(device: try number(of: stamp.device), seq: stamp.seq, clock: stamp.clock)
  }

  func stamp(_ stored: RecordStamps.Stored) throws(StorageFailure) -> SyncStamp {
    SyncStamp(clock: stored.clock, device: try device(stored.device), seq: stored.seq)
  }
}

extension UInt64 {
  /// A clock as the store keeps it.
  var stored: Value { .int(Int(truncatingIfNeeded: self)) }

  /// A clock the store kept.
  init(stored number: Int) { self.init(truncatingIfNeeded: number) }
}
