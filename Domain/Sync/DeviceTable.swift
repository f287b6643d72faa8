/// The devices a file names, sorted. Their numbers in the file start at 1.
struct DeviceTable: Equatable {
  let devices: [DeviceID]

  /// The table of all devices that the batches name.
  init(of batches: [SyncBatch]) {
    devices = Set(batches.flatMap(\.named)).sorted()
  }

  /// Takes devices that were parsed and are already sorted.
  init(read devices: [DeviceID]) { self.devices = devices }

  /// The number of a device, by binary search; one past the last number if it is missing.
  func number(of device: DeviceID) -> Int {
    var (first, end) = (0, devices.count)
    while first < end {
      let middle = (first + end) / 2
      if devices[middle] < device { first = middle + 1 } else { end = middle }
    }
    return first < devices.count && devices[first] == device ? first + 1 : devices.count + 1
  }

  /// The device of a number, or nil if the number is out of range.
  func device(_ number: Int) -> DeviceID? {
    devices.indices.contains(number - 1) ? devices[number - 1] : nil
  }
}
