/// Which numbers of sayings a device gives, so that no two give the same: every stride-th one, from
/// its slot on. Numbers that were given stay; where the stride grows, a slot keeps a part of the
/// numbers it had, so that older devices never come into each other's way.
public struct SayingSlot: Equatable, Sendable {
  /// How far its numbers lie apart.
  public let stride: Int
  /// What they are modulo the stride.
  public let slot: Int

  /// How many devices a group may have.
  public static let devices = 1...1024

  /// The slot of a device among so many. A slot that lies past them makes the stride as large as it
  /// needs.
  public init?(slot: Int, devices: Int) {
    guard Self.devices.contains(devices), (0..<Self.devices.upperBound).contains(slot) else {
      return nil
    }
    stride = Self.stride(for: max(devices, slot + 1))
    self.slot = slot
  }

  /// The slot of a device besides those of others, which keeps the one it has. Should another one have
  /// the same, whoever has the lesser id keeps it. Nothing where the group is full.
  static func chosen(
    besides others: [DeviceID: Int], keeping own: Int?, as device: DeviceID
  ) -> SayingSlot? {
    let taken = Set(others.values)
    let keeps = own.map { own in !others.contains { $0.value == own && $0.key < device } } ?? false
    guard let slot = keeps ? own : free(besides: taken) else { return nil }
    return SayingSlot(slot: slot, devices: (taken.max() ?? 0) + 1)
  }

  /// How many devices the stride makes room for, which is what a store keeps.
  public var devices: Int { stride }

  /// The next power of two.
  private static func stride(for devices: Int) -> Int {
    var stride = 1
    while stride < devices { stride *= 2 }
    return stride
  }

  /// The lowest slot nobody has; nothing where the group is full.
  public static func free(besides slots: Set<Int>) -> Int? {
    (0..<devices.upperBound).first { !slots.contains($0) }
  }

  /// The next number after the last one that is known, wherever that came from; nothing where there
  /// is none any more.
  public func number(after last: Int) -> Int? {
    let (next, isPast) = max(0, last).addingReportingOverflow(1)
    guard !isPast else { return nil }
    let missing = (slot - next % stride + stride) % stride
    let (number, isTooFar) = next.addingReportingOverflow(missing)
    return isTooFar ? nil : number
  }
}
