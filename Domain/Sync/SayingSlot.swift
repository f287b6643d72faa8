/// The saying numbers a device assigns, so that no two devices assign the same: those congruent to its slot modulo the
/// stride. Assigned numbers stay. If the stride grows, a slot keeps a subset of its numbers, so it does not collide
/// with devices that use the old stride.
public struct SayingSlot: Equatable, Sendable {
  /// The distance between its numbers; a power of two.
  public let stride: Int
  /// Its numbers modulo the stride.
  public let slot: Int

  /// How many devices a group may have.
  public static let devices = 1...1024

  /// The slot of a device in a group of this size; nil if either is out of range. A slot beyond the group's size
  /// enlarges the stride.
  public init?(slot: Int, devices: Int) {
    guard Self.devices.contains(devices), (0..<Self.devices.upperBound).contains(slot) else {
      return nil
    }
    stride = Self.stride(for: max(devices, slot + 1))
    self.slot = slot
  }

  /// Keeps the device's own slot, or takes the lowest free one. If two devices have the same slot, the one with the
  /// lower id keeps it. Nil if the group is full.
  static func chosen(
    besides others: [DeviceID: Int], keeping own: Int?, as device: DeviceID
  ) -> SayingSlot? {
    let taken = Set(others.values)
    let keeps = own.map { own in !others.contains { $0.value == own && $0.key < device } } ?? false
    guard let slot = keeps ? own : free(besides: taken) else { return nil }
    return SayingSlot(slot: slot, devices: (taken.max() ?? 0) + 1)
  }

  /// The number of devices the stride has room for, which the store keeps.
  public var devices: Int { stride }

  /// The next power of two.
  private static func stride(for devices: Int) -> Int {
    var stride = 1
    while stride < devices { stride *= 2 }
    return stride
  }

  /// The lowest free slot, or nil if the group is full.
  public static func free(besides slots: Set<Int>) -> Int? {
    (0..<devices.upperBound).first { !slots.contains($0) }
  }

  /// The next number of this slot after the highest known one, from any device. Nil on overflow.
  public func number(after last: Int) -> Int? {
    let (next, isPast) = max(0, last).addingReportingOverflow(1)
    guard !isPast else { return nil }
    let missing = (slot - next % stride + stride) % stride
    let (number, isTooFar) = next.addingReportingOverflow(missing)
    return isTooFar ? nil : number
  }
}
