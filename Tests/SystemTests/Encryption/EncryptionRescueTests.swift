import Domain
import Foundation
import Support
import Testing

@testable import Data

/// What goes wrong with an encrypted data file, and the way out.
@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `An encrypted data file in trouble` {
  private static let passphrase = "a walk along the river"

  private func withHaru(_ body: (BinaryUnderTest, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      try body(haru, folder)
      _ = try haru("encrypt", "close")
    }
  }

  private func turnOn(_ haru: BinaryUnderTest) throws -> String {
    let on = try haru.answering(
      ["encrypt", "on", "--stdin", "--show-recovery-key", "--json"], Self.passphrase)
    try #require(on.status == 0, "\(on.err)")
    let found = try #require(on.out.firstMatch(of: /"recoveryKey":"([0-9A-Z-]+)"/))
    return String(found.1)
  }

  /// Overwrites bytes of the data file.
  private func harm(_ haru: BinaryUnderTest, at offset: UInt64, count: Int) throws {
    let file = try FileHandle(forUpdating: URL(fileURLWithPath: haru.store))
    try file.seek(toOffset: offset)
    try file.write(contentsOf: Data(repeating: 0x5A, count: count))
    try file.close()
  }

  // E-01: the first record is never plain
  @Test func `is made before the first record`() throws {
    try withHaru { haru, _ in
      _ = try turnOn(haru)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let bytes = try Data(contentsOf: URL(fileURLWithPath: haru.store))
      #expect(bytes.starts(with: EncryptionHeader.mark))
      #expect(try haru("encrypt", "off", "--json").err.contains("needsInput"))
    }
  }

  // E-01, E-15: on paper one letter may be wrong, wherever a passphrase is asked for
  @Test func `opens with a recovery key in which one letter is wrong`() throws {
    try withHaru { haru, _ in
      var letters = Array(try turnOn(haru))
      #expect(try haru("encrypt", "close").status == 0)
      let right = letters[8]
      letters[8] = right == "7" ? "8" : "7"
      let opened = try haru.answering(["encrypt", "open", "--stdin"], String(letters))
      #expect(opened.status == 0, "\(opened.err)")
      // One in 32 second mistakes makes the check letter right again: such a text is a key, but of no data file.
      let second = try #require(
        "789".first { letter in
          var typed = letters
          typed[20] = letter
          return letter != letters[20] && !RecoveryKey.corrections(of: String(typed)).isEmpty
        })
      letters[20] = second
      let twoWrong = try haru.answering(
        ["encrypt", "recover", "--stdin", "--json"], String(letters))
      #expect(twoWrong.err.contains("badRecoveryKey"), "\(twoWrong.err)")
    }
  }

  // E-03: recovering opens the data file
  @Test func `is open after it was recovered`() throws {
    try withHaru { haru, _ in
      let key = try turnOn(haru)
      #expect(try haru("encrypt", "close").status == 0)
      let recovered = try haru.answering(
        ["encrypt", "recover", "--stdin"], key, "a bench in the park", "a bench in the park")
      #expect(recovered.status == 0, "\(recovered.err)")
      #expect(try haru("encrypt", "status", "--json").out.contains(#""state":"open""#))
    }
  }

  // E-16: refused while another process has the store open, before anything is asked
  @Test func `is not changed while another program uses it`() throws {
    try withHaru { haru, _ in
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      for isOn in [false, true] {
        if isOn { _ = try turnOn(haru) }
        let holder = try Connection(path: haru.store, access: .existing, busyMilliseconds: 1000)
        #expect(try holder.first("SELECT count(*) FROM people") { $0.int } == 1)
        defer { withExtendedLifetime(holder) {} }
        let words = isOn ? ["encrypt", "change", "--rekey"] : ["encrypt", "on"]
        let refused = try haru.answering(words + ["--stdin", "--json"], Self.passphrase)
        #expect(refused.status == 6 && refused.err.contains("another terminal"), "\(refused.err)")
      }
    }
  }

  // E-06, E-21: a file that is no store at all was perhaps an encrypted one
  @Test func `is not called plain if both headers are overwritten`() throws {
    try withHaru { haru, _ in
      _ = try turnOn(haru)
      try harm(haru, at: 0, count: 8192)
      let status = try haru("encrypt", "status", "--json")
      #expect(status.status != 0 && status.err.contains("storeCorrupt"), "\(status.out)")
    }
  }

  // E-18: doctor checks the header, and repairs one copy with the other
  @Test func `is repaired by the doctor if one header is damaged`() throws {
    try withHaru { haru, _ in
      _ = try turnOn(haru)
      #expect(try haru("doctor", "--json").out.contains(#""integrity","state":"ok""#))
      for offset in [100, 4096 + 100] as [UInt64] {
        try harm(haru, at: offset, count: 4)
        let found = try haru("doctor", "--json")
        #expect(found.out.contains(#""integrity","state":"problem""#), "\(found.out)")
        #expect(try haru("people", "list").status == 0)
        #expect(try haru("doctor", "--fix", "--json").out.contains("Repaired the header"))
        #expect(!(try haru("doctor", "--json").out.contains(#""integrity","state":"problem""#)))
      }
    }
  }

  // E-18: a damaged backup changes nothing, and makes nothing
  @Test func `leaves nothing behind if its backup is damaged`() throws {
    try withHaru { haru, folder in
      _ = try turnOn(haru)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let backup = folder.path("moving.db")
      #expect(try haru("backup", backup).status == 0)
      #expect(try haru("encrypt", "close").status == 0)
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: backup))
      try file.seek(toOffset: 40_000)
      try file.write(contentsOf: Data(repeating: 0x5A, count: 64))
      try file.close()
      let new = try BinaryUnderTest(home: folder.path("new"))
      let refused = try new.answering(["restore", backup, "--stdin", "--json"], Self.passphrase)
      #expect(refused.status == 4 && refused.err.contains("backupDamaged"), "\(refused.err)")
      #expect(!FileManager.default.fileExists(atPath: new.store))
    }
  }
}
