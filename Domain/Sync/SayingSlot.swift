/// The saying numbers that a device assigns. Divided by the stride, they have the slot as the remainder, so that no two
/// devices assign the same number. Assigned numbers stay. If the stride grows, a slot keeps a subset of its numbers, so
/// it does not collide with devices that use the old stride.
public struct SayingSlot: Equatable, Sendable {
  /// The distance between the slot's numbers; a power of two.
  public let stride: Int
  /// The remainder of the slot's numbers modulo the stride.
  public let slot: Int

  /// The number of devices that a group may have.
  public static let devices = 1...1024

  /// Creates the slot of a device in a group with this number of devices; nil if either is out of range. A slot beyond
  /// the number of devices enlarges the stride.
  public init?(slot: Int, devices: Int) {
    guard Self.devices.contains(devices), (0..<Self.devices.upperBound).contains(slot) else {
      return nil
    }
    stride = Self.stride(for: max(devices, slot + 1))
    self.slot = slot
  }

  /// Chooses the slot of a device: the slot that it has, or else the lowest free one. If two devices have the same
  /// slot, the device with the lower id keeps it. Returns nil if the group is full.
  static func chosen(
    besides others: [DeviceID: Int], keeping own: Int?, as device: DeviceID
  ) -> SayingSlot? {
    let taken = Set(others.values)
    let keeps = own.map { own in !others.contains { $0.value == own && $0.key < device } } ?? false
    guard let slot = keeps ? own : free(besides: taken) else { return nil }
    return SayingSlot(slot: slot, devices: (taken.max() ?? 0) + 1)
  }

  /// The number of devices for which the stride has room; the store saves it.
  public var devices: Int { stride }

  /// Returns the lowest power of two that is at least the number of devices.
  private static func stride(for devices: Int) -> Int {
    var stride = 1
    while stride < devices { stride *= 2 }
    return stride
  }

  /// Returns the lowest free slot; nil if the group is full.
  public static func free(besides slots: Set<Int>) -> Int? {
    (0..<devices.upperBound).first { !slots.contains($0) }
  }

  /// Returns the next number of this slot after the highest known number of any device. Nil on overflow.
  public func number(after last: Int) -> Int? {
    let (next, isPast) = max(0, last).addingReportingOverflow(1)
    guard !isPast else { return nil }
    let missing = (slot - next % stride + stride) % stride
    let (number, isTooFar) = next.addingReportingOverflow(missing)
    return isTooFar ? nil : number
  }
}
