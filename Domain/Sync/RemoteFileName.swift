/// The name of a file in the place. Everything else that lies there belongs to somebody else and is
/// passed over: what Syncthing writes beside (`.sync-conflict-`, `~`), hidden and temporary files.
///
/// | name | what |
/// | --- | --- |
/// | `group` | what the group is |
/// | `d/<26 letters>/head` | how far a device is |
/// | `d/<26 letters>/0000000042` | a batch |
/// | `d/<26 letters>/0000000001-0000000040` | batches that were merged |
/// | `d/<26 letters>/s0000000042.0001` | a part of a snapshot after a batch |
public enum RemoteFileName: Hashable, Sendable {
  /// What the group is, and whether a key is its key.
  case group
  /// How far a device is: the only file that is ever replaced.
  case head(DeviceID)
  /// Batches of a device: one, or several that were merged.
  case batches(DeviceID, ClosedRange<Int>)
  /// A part of a snapshot, from 1 on, as a device was after a batch.
  case snapshot(DeviceID, Int, part: Int)

  /// The numbers batches and parts have.
  public static let (seqs, parts) = (1...SyncStamp.lastSeq, 1...9999)
  /// How long a name may be, in bytes.
  public static let limit = 64

  /// The folder of all devices.
  private static let folder = "d"
  private static let (seqDigits, partDigits) = (10, 4)

  /// Reads a path within the place, from its root, with `/` between folders. A name is written in
  /// one way only.
  public init?(path: String) {
    let steps = path.utf8.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    guard path.utf8.count <= Self.limit else { return nil }
    if path == "group" {
      self = .group
      return
    }
    guard steps.count == 3, steps[0].elementsEqual(Self.folder.utf8),
      let device = DeviceID(letters: Substring(steps[1])),
      let name = Self.file(of: device, steps[2])
    else { return nil }
    self = name
  }

  /// Reads the name of a file in the folder of a device.
  private static func file(of device: DeviceID, _ name: Substring.UTF8View) -> RemoteFileName? {
    if name.elementsEqual("head".utf8) { return .head(device) }
    if name.first == UInt8(ascii: "s") {
      let numbers = name.dropFirst().split(
        separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      guard numbers.count == 2, let seq = number(numbers[0], seqDigits),
        let part = number(numbers[1], partDigits)
      else { return nil }
      return .snapshot(device, seq, part: part)
    }
    let numbers = name.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard let first = numbers.first.flatMap({ number($0, seqDigits) }) else { return nil }
    if numbers.count == 1 { return .batches(device, first...first) }
    guard numbers.count == 2, let last = number(numbers[1], seqDigits), first < last else {
      return nil
    }
    return .batches(device, first...last)
  }

  /// A number with as many digits as it always has; zero is none.
  private static func number(_ digits: Substring.UTF8View, _ count: Int) -> Int? {
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number > 0 ? number : nil
  }

  /// The path within the place.
  public var path: String {
    switch self {
    case .group: "group"
    case .head(let device): Self.folder(of: device) + "head"
    case .batches(let device, let seqs) where seqs.count == 1:
      Self.folder(of: device) + Digits.padded(seqs.lowerBound, to: Self.seqDigits)
    case .batches(let device, let seqs):
      Self.folder(of: device) + Digits.padded(seqs.lowerBound, to: Self.seqDigits) + "-"
        + Digits.padded(seqs.upperBound, to: Self.seqDigits)
    case .snapshot(let device, let seq, let part):
      Self.folder(of: device) + "s" + Digits.padded(seq, to: Self.seqDigits) + "."
        + Digits.padded(part, to: Self.partDigits)
    }
  }

  private static func folder(of device: DeviceID) -> String {
    "\(folder)/\(device.letters)/"
  }

  /// What a file is sealed as; that of the group is no sealed file.
  func label(in group: GroupID) -> SealedLabel? {
    switch self {
    case .group: nil
    case .head(let device): DeviceHead.label(group, device)
    case .batches(let device, let seqs):
      SealedLabel(
        group: group, kind: .batches, device: device, first: seqs.lowerBound,
        last: seqs.upperBound)
    case .snapshot(let device, let seq, let part):
      SealedLabel(group: group, kind: .snapshot, device: device, first: seq, last: part)
    }
  }

  /// Whose file it is; that of the group is nobody's.
  public var device: DeviceID? {
    switch self {
    case .group: nil
    case .head(let device), .batches(let device, _), .snapshot(let device, _, _): device
    }
  }
}
