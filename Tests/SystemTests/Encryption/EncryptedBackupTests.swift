import Foundation
import Support
import Testing

@testable import Data

@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `A backup of an encrypted data file` {
  private static let passphrase = "moving house in autumn"

  /// Runs a test with two computers. The first has an encrypted data file with one person.
  private func withComputers(
    _ body: (BinaryUnderTest, BinaryUnderTest, SampleFolder) throws -> Void
  ) throws {
    try SampleFolder.using { folder in
      let (old, new) = (
        try BinaryUnderTest(home: folder.path("old")), try BinaryUnderTest(home: folder.path("new"))
      )
      #expect(try old("people", "add", "Mina", "--every", "7").status == 0)
      let on = try old.answering(["encrypt", "on", "--stdin"], Self.passphrase)
      #expect(on.status == 0, "\(on.err)")
      try body(old, new, folder)
      for haru in [old, new] { _ = try haru("encrypt", "close") }
    }
  }

  // E-18, E-27
  @Test func `gives another computer an encrypted data file`() throws {
    try withComputers { old, new, folder in
      let backup = folder.path("moving.db")
      #expect(try old("backup", backup).status == 0)
      // The key of the first computer is not on the second one.
      #expect(try old("encrypt", "close").status == 0)
      let asked = try new("restore", backup, "--json")
      #expect(asked.status == 6 && asked.err.contains("fileEncrypted"), "\(asked.err)")
      let wrong = try new.answering(["restore", backup, "--stdin", "--json"], "another passphrase")
      #expect(wrong.status == 3 && wrong.err.contains("wrongPassphrase"), "\(wrong.err)")
      let restored = try new.answering(["restore", backup, "--stdin"], Self.passphrase)
      #expect(restored.status == 0, "\(restored.err)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: new.store))
      #expect(bytes.starts(with: EncryptionHeader.mark))
      #expect(bytes.range(of: Data("Mina".utf8)) == nil)
      #expect(try new.answering(["encrypt", "open", "--stdin"], Self.passphrase).status == 0)
      #expect(try new("people", "list").out.contains("Mina"))
    }
  }

  // E-02
  @Test func `is not restored into a plain data file without a question`() throws {
    try withComputers { old, new, folder in
      let backup = folder.path("moving.db")
      #expect(try old("backup", backup).status == 0)
      #expect(try old("encrypt", "close").status == 0)
      #expect(try new("people", "add", "Tom", "--every", "7").status == 0)
      let refused = try new.answering(["restore", backup, "--stdin", "--json"], Self.passphrase)
      #expect(refused.status == 3 && refused.err.contains("needsYes"), "\(refused.err)")
      let restored = try new.answering(["restore", backup, "--stdin", "--yes"], Self.passphrase)
      #expect(restored.status == 0, "\(restored.err)")
      #expect(try new("people", "list").out.contains("Mina"))
    }
  }

  // E-02
  @Test func `and an export are encrypted, and a plain export is asked for`() throws {
    try withComputers { old, new, folder in
      let export = folder.path("export.haru")
      let made = try old("export", export, "--json")
      #expect(made.status == 0 && made.out.contains(#""encrypted":true"#), "\(made.err)")
      let bytes = try Data(contentsOf: URL(fileURLWithPath: export))
      #expect(bytes.starts(with: EncryptionHeader.mark))
      #expect(bytes.range(of: Data("Mina".utf8)) == nil)
      let piped = try old("export", "--json")
      #expect(piped.status == 3 && piped.out == "" && piped.err.contains("needsPlain"))
      #expect(try old("export", "--plain").out.contains("Mina"))
      // The same key opens it on this computer, and its passphrase elsewhere.
      #expect(try old("import", export).status == 0)
      #expect(try old("encrypt", "close").status == 0)
      let restored = try new.answering(["restore", export, "--stdin"], Self.passphrase)
      #expect(restored.status == 0, "\(restored.err)")
      #expect(try new("encrypt", "--json").out.contains(#""state":"closed""#))
    }
  }

  // E-18
  @Test func `has the new passphrase after a change`() throws {
    try withComputers { old, _, folder in
      #expect(try old("backup").status == 0)
      let changed = try old.answering(
        ["encrypt", "change", "--stdin"], Self.passphrase, "a new passphrase")
      #expect(changed.status == 0, "\(changed.err)")
      #expect(try old("encrypt", "close").status == 0)
      let backups = folder.path("old/data/backups")
      let name = try #require(
        FileManager.default.contentsOfDirectory(atPath: backups).first { $0.hasSuffix(".db") })
      let other = try BinaryUnderTest(home: folder.path("other"))
      let former = try other.answering(
        ["restore", backups + "/" + name, "--stdin"], Self.passphrase)
      #expect(former.status == 3)
      let restored = try other.answering(
        ["restore", backups + "/" + name, "--stdin"], "a new passphrase")
      #expect(restored.status == 0, "\(restored.err)")
    }
  }
}
