/// The name of a file in the remote. Files with other names are skipped, such as those of Syncthing (`.sync-conflict-`,
/// `~`) and hidden or temporary files.
///
/// | name | what |
/// | --- | --- |
/// | `group` | the group file |
/// | `d/<26 letters>/head` | the head of a device |
/// | `d/<26 letters>/0000000042` | a batch |
/// | `d/<26 letters>/0000000001-0000000040` | merged batches |
/// | `d/<26 letters>/s0000000042.0001` | a part of a snapshot after a batch |
public enum RemoteFileName: Hashable, Sendable {
  /// The group file, which identifies the group and lets a device verify its key.
  case group
  /// The progress of a device. This is the only kind of file that is ever replaced.
  case head(DeviceID)
  /// One batch of a device, or several merged ones.
  case batches(DeviceID, ClosedRange<Int>)
  /// A part of a device's snapshot that was taken after the batch with this number. Parts are numbered from 1.
  case snapshot(DeviceID, Int, part: Int)

  /// Valid batch and part numbers.
  public static let (seqs, parts) = (1...SyncStamp.lastSeq, 1...9999)
  /// The maximum length of a path, in bytes.
  public static let limit = 64

  /// The folder that contains the device folders.
  private static let folder = "d"
  private static let (seqDigits, partDigits) = (10, 4)

  /// Parses a path relative to the root of the remote, with `/` as separator. Returns nil for any form that is not
  /// canonical.
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

  /// Parses a file name in a device's folder; nil if it is not one of Haru's.
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

  /// Parses a positive number with exactly `count` digits; nil for any other text.
  private static func number(_ digits: Substring.UTF8View, _ count: Int) -> Int? {
    guard digits.count == count, digits.allSatisfy({ (0x30...0x39).contains($0) }) else {
      return nil
    }
    let number = digits.reduce(0) { $0 * 10 + Int($1 - 0x30) }
    return number > 0 ? number : nil
  }

  /// The path relative to the remote's root.
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

  /// Returns the label with which a file is sealed; nil for the group file, which is not sealed as a whole.
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

  /// The device to which the file belongs; nil for the group file.
  public var device: DeviceID? {
    switch self {
    case .group: nil
    case .head(let device), .batches(let device, _), .snapshot(let device, _, _): device
    }
  }
}
