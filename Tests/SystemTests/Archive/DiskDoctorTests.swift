import Domain
import Support
import Testing

@testable import Data

// E-07
@Suite struct `The encryption of the disk below a store` {
  @Test func `is a note of the checks, never a problem, and not of an encrypted store`() throws {
    try SampleFolder.using { folder in
      let path = folder.path("data/p/haru.sqlite")
      let database = try Database(.file(path))
      database.close()
      var doctor = StoreDoctor(
        paths: ArchivePaths(dataFolder: folder.path("data"), store: path, profile: nil),
        dataFolder: folder.path("data"),
        clock: WallClock { Now(instant: 1_772_000_000, offset: 32_400) }, settings: { nil })
      func noted() -> [Examination.Finding] {
        doctor.examine(mending: false).findings.filter { finding in
          if case .diskEncryption = finding.check { return true }
          if case .plainSwap = finding.check { return true }
          return finding.check == .storeEncryption
        }
      }
      #expect(noted() == [])
      doctor.disks = SampleDisks.facts(files: ["/proc/swaps": "Filename\n/dev/sda1 partition\n"])
      #expect(doctor.examine(mending: false).isHealthy)
      #expect(
        noted() == [
          .init(.diskEncryption(.plain(["sda1"])), .note), .init(.plainSwap(["/dev/sda1"]), .note),
        ])
      doctor.disks = SampleDisks.facts(policy: ArchiveDisk.real(folder.path("data/p")))
      #expect(noted() == [.init(.diskEncryption(.encrypted(by: "fscrypt")), .ok)])
      // The second copy of the header tells an encrypted store as well.
      for offset in [0, EncryptionHeader.count] {
        var bytes = [UInt8](repeating: 7, count: HeaderCopies.count)
        bytes.replaceSubrange(
          offset..<offset + EncryptionHeader.mark.count, with: EncryptionHeader.mark)
        try folder.write(bytes, to: "data/p/haru.sqlite")
        #expect(noted() == [.init(.storeEncryption, .ok)])
      }
    }
  }

  @Test func `is read from this computer without a failure`() throws {
    try SampleFolder.using { folder in
      // The answer depends on the computer.
      _ = DiskFacts.system.encryption(of: ArchiveDisk.real(folder.path))
      _ = DiskFacts.system.plainSwaps
      #expect(DiskFacts.system.text("/proc/self/mountinfo") != nil)
      #expect(DiskFacts.system.text(folder.path("missing")) == nil)
      #expect(!DiskFacts.system.hasPolicy(folder.path("missing")))
    }
  }
}
