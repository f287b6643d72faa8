/// The sorted devices that a file names. Their numbers in the file start at 1.
struct DeviceTable: Equatable {
  let devices: [DeviceID]

  /// Creates the table of all devices that the batches name.
  init(of batches: [SyncBatch]) {
    devices = Set(batches.flatMap(\.named)).sorted()
  }

  /// Creates a table from parsed devices, which must be sorted.
  init(read devices: [DeviceID]) { self.devices = devices }

  /// Returns the number of a device, by binary search. A missing device gets one past the last number.
  func number(of device: DeviceID) -> Int {
    var (first, end) = (0, devices.count)
    while first < end {
      let middle = (first + end) / 2
      if devices[middle] < device { first = middle + 1 } else { end = middle }
    }
    return first < devices.count && devices[first] == device ? first + 1 : devices.count + 1
  }

  /// Returns the device of a number; nil if the number is out of range.
  func device(_ number: Int) -> DeviceID? {
    devices.indices.contains(number - 1) ? devices[number - 1] : nil
  }
}
