import Domain
import Testing

@testable import Data

// E-07
@Suite struct `The encryption of a disk` {
  private typealias Device = SampleDisks.Device

  private static let luks = "CRYPT-LUKS2-0123456789abcdef0123456789abcdef-home"
  private static let home = "/home/mina/.local/share/haru"

  @Test func `is missing on an ordinary partition, whose name is reported`() {
    #expect(SampleDisks.facts().encryption(of: Self.home) == .plain(["sda1"]))
    // A disk without partitions.
    let whole = SampleDisks.facts(
      ["30 27 8:16 / /home rw - xfs /dev/sdb rw"], devices: [Device("sdb", "8:16")])
    #expect(whole.encryption(of: Self.home) == .plain(["sdb"]))
  }

  @Test func `is seen in a LUKS volume with its own file system`() {
    let found = SampleDisks.facts(
      ["30 27 253:0 / /home rw - ext4 /dev/mapper/home rw"],
      devices: [
        Device("dm-0", "253:0", identifier: Self.luks, mapped: "home", below: ["sda1"])
      ])
    #expect(found.encryption(of: Self.home) == .encrypted(by: "dm-crypt"))
    #expect(found.encryption(of: "/srv/haru") == .plain(["sda1"]))
    // The name of a folder only begins like that of another one.
    #expect(found.encryption(of: "/homes/haru") == .plain(["sda1"]))
  }

  @Test(arguments: [true, false])
  func `is seen below LVM only if all its disks have it`(isWhole: Bool) {
    let found = SampleDisks.facts(
      ["30 27 253:2 / /home rw - ext4 /dev/mapper/vg-home rw"],
      devices: [
        Device("dm-0", "253:0", identifier: Self.luks, mapped: "one", below: ["sda1"]),
        Device("sdb1", "8:17", partOf: "8:16"), Device("sdb", "8:16"),
        Device(
          "dm-2", "253:2", identifier: "LVM-0123", mapped: "vg-home",
          below: isWhole ? ["dm-0"] : ["dm-0", "sdb1"]),
      ])
    #expect(
      found.encryption(of: Self.home) == (isWhole ? .encrypted(by: "dm-crypt") : .plain(["sdb1"])))
  }

  @Test func `is seen below a partition of an encrypted disk, and below RAID`() {
    let found = SampleDisks.facts(
      [
        "30 27 259:3 / /home rw - ext4 /dev/md0p1 rw",
        "31 27 8:33 / /srv rw - ext4 /dev/sdc1 rw",
      ],
      devices: [
        Device("dm-0", "253:0", identifier: Self.luks, below: ["sda1"]),
        Device("dm-1", "253:1", identifier: Self.luks, below: ["sda1"]),
        Device("md0", "9:0", below: ["dm-0", "dm-1"]),
        Device("md0p1", "259:3", partOf: "9:0"),
      ])
    #expect(found.encryption(of: Self.home) == .encrypted(by: "dm-crypt"))
    // The system does not describe this device.
    #expect(found.encryption(of: "/srv") == .unknown(nil))
  }

  @Test(arguments: ["CRYPT-VERITY-0123-usr", "CRYPT-INTEGRITY-0123-x", "CRYPT-SUBDEV-0123-x"])
  func `is not what only notices changes`(identifier: String) {
    let found = SampleDisks.facts(
      ["30 27 253:0 / /home rw - ext4 /dev/mapper/x rw"],
      devices: [Device("dm-0", "253:0", identifier: identifier, below: ["sda1"])])
    #expect(found.encryption(of: Self.home) == .plain(["sda1"]))
  }

  @Test(arguments: [true, false])
  func `is asked of all devices of Btrfs, whose own number is anonymous`(isWhole: Bool) {
    let found = SampleDisks.facts(
      ["30 27 0:45 /@home /home rw - btrfs /dev/mapper/one rw,subvolid=257"],
      devices: [
        Device("dm-0", "253:0", identifier: Self.luks, mapped: "one", below: ["sda1"]),
        Device("dm-1", "253:1", identifier: Self.luks, mapped: "two", below: ["sdb"]),
        Device("sdb", "8:16"),
      ],
      folders: [
        "/sys/fs/btrfs": ["11111111", "22222222", "features"],
        "/sys/fs/btrfs/11111111/devices": ["sda1"],
        "/sys/fs/btrfs/22222222/devices": isWhole ? ["dm-0", "dm-1"] : ["dm-0", "sdb"],
      ])
    #expect(
      found.encryption(of: Self.home) == (isWhole ? .encrypted(by: "dm-crypt") : .plain(["sdb"])))
  }

  @Test func `is not known of a Btrfs file system whose device has no name of its own`() {
    let found = SampleDisks.facts(["30 27 0:45 / /home rw - btrfs /dev/root rw"])
    #expect(found.encryption(of: Self.home) == .unknown("btrfs"))
  }

  @Test(arguments: [
    ("overlay overlay rw,lowerdir=/l,upperdir=/u,workdir=/w", "overlay"),
    ("zfs rpool/home rw,xattr,posixacl", "zfs"), ("nfs4 server:/home rw", "nfs4"),
    ("9p share rw", "9p"), ("fuse.sshfs mina@server: rw", "fuse.sshfs"),
  ])
  func `is not known of what is on no disk of this computer`(mount: String, name: String) {
    let found = SampleDisks.facts(["30 27 0:45 / /home rw,relatime - \(mount)"])
    #expect(found.encryption(of: Self.home) == .unknown(name))
  }

  @Test func `is not known without the system's files`() {
    let found = DiskFacts(text: { _ in nil }, names: { _ in [] }, hasPolicy: { _ in false })
    #expect(found.encryption(of: Self.home) == .unknown(nil))
    #expect(found.plainSwaps == [])
    let odd = SampleDisks.facts([
      "", "x", "30 27 0:45 / /home", "30 27 0:45 / /home rw - ", "- - - - - - -",
    ])
    #expect(odd.encryption(of: Self.home) == .plain(["sda1"]))
  }

  @Test func `does not matter in memory`() {
    let found = SampleDisks.facts(
      ["30 27 0:45 / /home rw - tmpfs tmpfs rw,size=1024k", "31 27 252:0 / /z rw - ext4 x rw"],
      devices: [Device("zram0", "252:0")])
    #expect(found.encryption(of: Self.home) == .memory)
    #expect(found.encryption(of: "/z") == .memory)
  }

  @Test(arguments: [
    ("ecryptfs /home/.ecryptfs/mina/.Private rw", "eCryptfs"),
    ("fuse.gocryptfs /home/mina/.cipher rw", "gocryptfs"),
  ])
  func `is seen in a folder that is encrypted over a plain disk`(mount: String, name: String) {
    let found = SampleDisks.facts(["30 27 0:45 / /home/mina rw - \(mount)"])
    #expect(found.encryption(of: Self.home) == .encrypted(by: name))
    #expect(found.encryption(of: "/home/other") == .plain(["sda1"]))
  }

  @Test func `is seen in a policy of the file system`() {
    let found = SampleDisks.facts(policy: Self.home)
    #expect(found.encryption(of: Self.home) == .encrypted(by: "fscrypt"))
    #expect(found.encryption(of: "/home/mina") == .plain(["sda1"]))
  }

  @Test func `is that of the file system which is seen, of several in one folder`() {
    let found = SampleDisks.facts(
      [
        "30 27 0:45 / /home rw - autofs systemd-1 rw", "31 30 253:0 / /home rw - ext4 x rw",
        #"32 27 8:1 / /mnt/my\040disk rw - ext4 /dev/sda1 rw"#,
      ], devices: [Device("dm-0", "253:0", identifier: Self.luks)])
    #expect(found.encryption(of: Self.home) == .encrypted(by: "dm-crypt"))
    #expect(found.encryption(of: "/mnt/my disk/haru") == .plain(["sda1"]))
  }

  @Test func `is followed through a file that is used as a disk, but not for ever`() {
    let found = SampleDisks.facts(
      ["30 27 7:0 / /home rw - ext4 /dev/loop0 rw", "31 27 7:1 / /loop rw - ext4 x rw"],
      devices: [
        Device("loop0", "7:0", backing: "/var/home.img"),
        Device("loop1", "7:1", backing: "/loop/itself.img"),
        Device("nbd0", "43:0"),
      ])
    #expect(found.encryption(of: Self.home) == .plain(["sda1"]))
    #expect(found.encryption(of: "/loop") == .unknown(nil))
  }

  @Test func `is reported for swap spaces that lack it`() {
    let head = "Filename\t\t\t\tType\t\tSize\t\tUsed\t\tPriority\n"
    let found = SampleDisks.facts(
      devices: [
        Device("dm-0", "253:0", identifier: Self.luks, mapped: "swap", below: ["sda1"]),
        Device("zram0", "252:0"),
      ],
      files: [
        "/proc/swaps": head + "/dev/zram0   partition\t8388604\t0\t100\n"
          + "/dev/dm-0   partition\t1\t0\t-2\n/dev/sda1   partition\t1\t0\t-3\n"
          + "/my\\040swap   file\t1\t0\t-4\n/dev/sdz9   partition\t1\t0\t-5\n"
      ])
    #expect(found.plainSwaps == ["/dev/sda1", "/my swap"])
    #expect(SampleDisks.facts(files: ["/proc/swaps": head]).plainSwaps == [])
  }
}
