import Domain
import Platform

/// Finds out whether a folder or swap space is encrypted, from files in `/proc` and `/sys`.
struct DiskFacts: Sendable {
  /// Returns the text of a file in `/proc` or `/sys`; nil if it cannot be read.
  var text: @Sendable (_ path: String) -> String?
  /// Returns the names in a folder of `/sys`; empty if it cannot be read.
  var names: @Sendable (_ path: String) -> [String]
  /// Whether the file system encrypts the files of a folder (fscrypt).
  var hasPolicy: @Sendable (_ folder: String) -> Bool

  /// Returns whether the disk of a folder is encrypted. The path is absolute and has no symbolic links.
  func encryption(of folder: String) -> DiskEncryption {
    if hasPolicy(folder) { return .encrypted(by: "fscrypt") }
    return encryption(ofPath: folder, steps: Self.mostSteps)
  }

  /// Returns the swap spaces that are not encrypted.
  var plainSwaps: [String] {
    let lines = (text(processFolder + "/swaps") ?? "").split(separator: "\n").dropFirst()
    return lines.compactMap { line in
      guard let word = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).first else {
        return nil
      }
      let path = Mount.unescaped(word)
      let found =
        path.hasPrefix("/dev/")
        ? encryption(ofSource: path, steps: Self.mostSteps)
        : encryption(ofPath: path, steps: Self.mostSteps)
      guard case .plain = found else { return nil }
      return path
    }
  }

  /// The maximum number of layers of disks, such as a file system on LVM on a partition.
  private static let mostSteps = 16
  /// The folders of block devices, named like `8:1` and like `sda1`.
  private static let byNumber = deviceFolder + "/dev/block/"
  private static let byName = deviceFolder + "/class/block/"

  private var mounts: [Mount] {
    (text(processFolder + "/self/mountinfo") ?? "").split(separator: "\n").compactMap(Mount.init)
  }

  private func encryption(ofPath path: String, steps: Int) -> DiskEncryption {
    var nearest: Mount?
    // If two file systems are mounted in the same folder, the later one hides the earlier one.
    for mount in mounts where mount.holds(path) {
      if mount.point.utf8.count >= nearest?.point.utf8.count ?? 0 { nearest = mount }
    }
    guard let mount = nearest, steps > 0 else { return .unknown(nil) }
    switch mount.kind {
    case "tmpfs", "ramfs": return .memory
    case "ecryptfs": return .encrypted(by: "eCryptfs")
    case "fuse.gocryptfs", "fuse.encfs", "fuse.cryfs", "fuse.securefs":
      return .encrypted(by: String(mount.kind.dropFirst("fuse.".count)))
    case "btrfs":
      return encryption(ofBtrfs: mount, steps: steps)
    default:
      // Device numbers that begin with `0:` are anonymous, so they do not name a disk.
      guard !mount.device.hasPrefix("0:") else { return .unknown(mount.kind) }
      return encryption(ofDevice: Self.byNumber + mount.device, steps: steps - 1)
    }
  }

  /// Returns whether all devices of a Btrfs file system are encrypted. The mount has an anonymous device number and
  /// names only one of the devices, so `/sys/fs/btrfs` is read.
  private func encryption(ofBtrfs mount: Mount, steps: Int) -> DiskEncryption {
    guard let name = name(ofSource: mount.source) else { return .unknown(mount.kind) }
    let all = deviceFolder + "/fs/btrfs"
    for id in names(all) {
      let devices = names("\(all)/\(id)/devices")
      guard devices.contains(name) else { continue }
      return joined(
        devices.map { encryption(ofDevice: Self.byName + $0, steps: steps - 1) })
    }
    return encryption(ofDevice: Self.byName + name, steps: steps - 1)
  }

  private func encryption(ofSource source: String, steps: Int) -> DiskEncryption {
    guard let name = name(ofSource: source) else { return .unknown(source) }
    return encryption(ofDevice: Self.byName + name, steps: steps)
  }

  /// Returns the kernel name, such as `dm-0`, of `/dev/NAME` or `/dev/mapper/NAME`; nil if there is no such device.
  private func name(ofSource source: String) -> String? {
    let mapped = "/dev/mapper/"
    if source.hasPrefix(mapped) {
      let name = String(source.dropFirst(mapped.count))
      return names(Self.byName).first { line(Self.byName + "\($0)/dm/name") == name }
    }
    guard source.hasPrefix("/dev/") else { return nil }
    let name = String(source.dropFirst("/dev/".count))
    return line(Self.byName + "\(name)/dev") == nil ? nil : name
  }

  /// Returns whether a device or all devices below it are encrypted. `folder` is the device's folder in `/sys`.
  private func encryption(ofDevice folder: String, steps: Int) -> DiskEncryption {
    guard steps > 0, line(folder + "/dev") != nil else { return .unknown(nil) }
    let identifier = line(folder + "/dm/uuid") ?? ""
    if identifier.hasPrefix("CRYPT-"), !Self.isOnlyChecked(identifier) {
      return .encrypted(by: "dm-crypt")
    }
    let below = names(folder + "/slaves")
    if !below.isEmpty {
      return joined(
        below.map { encryption(ofDevice: Self.byName + $0, steps: steps - 1) })
    }
    let name = deviceName(folder)
    if let file = line(folder + "/loop/backing_file") {
      return encryption(ofPath: file, steps: steps - 1)
    }
    if line(folder + "/partition") != nil, let disk = line(folder + "/../dev") {
      let found = encryption(ofDevice: Self.byNumber + disk, steps: steps - 1)
      guard case .plain = found, let name else { return found }
      return .plain([name])
    }
    guard let name else { return .unknown(nil) }
    if name.hasPrefix("zram") || name.hasPrefix("ram") { return .memory }
    // These are network disks or ZFS volumes. Whether their data is encrypted is not visible here.
    for kind in ["nbd", "rbd", "drbd", "zd"] where name.hasPrefix(kind) { return .unknown(name) }
    return .plain([name])
  }

  /// Whether a cryptsetup device only detects changes (dm-verity, dm-integrity) and does not encrypt.
  private static func isOnlyChecked(_ identifier: String) -> Bool {
    identifier.hasPrefix("CRYPT-VERITY") || identifier.hasPrefix("CRYPT-INTEGRITY")
      || identifier.hasPrefix("CRYPT-SUBDEV")
  }

  /// Combines the results for the devices of one file system: `plain` if any is plain, otherwise `unknown` if any is.
  private func joined(_ parts: [DiskEncryption]) -> DiskEncryption {
    var plain: [String] = []
    var doubt: DiskEncryption?
    for part in parts {
      switch part {
      case .plain(let names): plain += names.filter { !plain.contains($0) }
      case .unknown: doubt = part
      case .encrypted, .memory: continue
      }
    }
    if !plain.isEmpty { return .plain(plain) }
    return doubt ?? parts.first { $0 != .memory } ?? parts.first ?? .unknown(nil)
  }

  private func deviceName(_ folder: String) -> String? {
    let key = "DEVNAME="
    let lines = (text(folder + "/uevent") ?? "").split(separator: "\n")
    return lines.first { $0.hasPrefix(key) }.map { String($0.dropFirst(key.count)) }
  }

  /// Returns the first line of a file; nil if it is missing or empty.
  private func line(_ path: String) -> String? {
    text(path)?.split(separator: "\n").first.map(String.init)
  }
}
