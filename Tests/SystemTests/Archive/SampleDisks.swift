@testable import Data

/// The system's files about disks, as a computer shows them.
enum SampleDisks {
  /// A computer whose root folder is on an ordinary disk. `lines` are the other file systems, `devices` the block
  /// devices and the numbers or files by which the system shows them.
  static func facts(
    _ lines: [String] = [], devices: [Device] = [], files: [String: String] = [:],
    folders: [String: [String]] = [:], policy: String? = nil
  ) -> DiskFacts {
    var files = files
    var folders = folders
    files["/proc/self/mountinfo", default: ""] +=
      ([
        "22 27 0:21 / /proc rw,relatime - proc proc rw",
        "27 1 8:1 / / rw,relatime shared:1 - ext4 /dev/sda1 rw,errors=remount-ro",
      ] + lines).joined(separator: "\n") + "\n"
    let disks = [Device("sda", "8:0"), Device("sda1", "8:1", partOf: "8:0")]
    for device in disks + devices {
      for folder in ["/sys/dev/block/" + device.number, "/sys/class/block/" + device.name] {
        files[folder + "/dev"] = device.number + "\n"
        files[folder + "/uevent"] = "MAJOR=8\nDEVNAME=\(device.name)\nDEVTYPE=disk\n"
        if let disk = device.disk {
          files[folder + "/partition"] = "1\n"
          files[folder + "/../dev"] = disk + "\n"
        }
        if let identifier = device.identifier { files[folder + "/dm/uuid"] = identifier + "\n" }
        if let mapped = device.mapped { files[folder + "/dm/name"] = mapped + "\n" }
        if let backing = device.backing { files[folder + "/loop/backing_file"] = backing + "\n" }
        folders[folder + "/slaves"] = device.below
      }
      folders["/sys/class/block/", default: []].append(device.name)
    }
    return DiskFacts(
      text: { [files] in files[$0] }, names: { [folders] in folders[$0] ?? [] },
      hasPolicy: { $0 == policy })
  }

  struct Device {
    let name: String
    let number: String
    var disk: String?
    var identifier: String?
    var mapped: String?
    var backing: String?
    var below: [String] = []

    init(
      _ name: String, _ number: String, partOf disk: String? = nil, identifier: String? = nil,
      mapped: String? = nil, backing: String? = nil, below: [String] = []
    ) {
      self.name = name
      self.number = number
      self.disk = disk
      self.identifier = identifier
      self.mapped = mapped
      self.backing = backing
      self.below = below
    }
  }
}
