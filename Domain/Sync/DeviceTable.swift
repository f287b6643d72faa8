/// The devices a file names, with the numbers they have in it: from 1 on, in their order.
struct DeviceTable: Equatable {
  let devices: [DeviceID]

  /// The table for some batches.
  init(of batches: [SyncBatch]) {
    devices = Set(batches.flatMap(\.named)).sorted()
  }

  /// Takes over what was read in its order.
  init(read devices: [DeviceID]) { self.devices = devices }

  /// The number of a device; one past the last where it has none.
  func number(of device: DeviceID) -> Int {
    var (first, end) = (0, devices.count)
    while first < end {
      let middle = (first + end) / 2
      if devices[middle] < device { first = middle + 1 } else { end = middle }
    }
    return first < devices.count && devices[first] == device ? first + 1 : devices.count + 1
  }

  /// The device of a number.
  func device(_ number: Int) -> DeviceID? {
    devices.indices.contains(number - 1) ? devices[number - 1] : nil
  }
}
