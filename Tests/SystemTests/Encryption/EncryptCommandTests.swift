import Foundation
import Support
import Testing

@testable import Data

@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `The encrypt commands` {
  private static let passphrase = "느티나무 아래 일기장"

  /// Runs a test with a store that has two records and is encrypted. The third argument is the recovery key.
  private func encrypted(
    _ body: (BinaryUnderTest, SampleFolder, String) throws -> Void
  ) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      #expect(try haru("sayings", "add", "Quiet water runs deep").status == 0)
      let on = try haru.answering(
        ["encrypt", "on", "--show-recovery-key", "--stdin", "--json"], Self.passphrase,
        Self.passphrase)
      #expect(on.status == 0, "\(on.err)")
      defer { _ = try? haru("encrypt", "close") }
      try body(haru, folder, try #require(on.member("recoveryKey")))
    }
  }

  // E-01, E-02, E-03
  @Test func `encrypt the records, close them, and open them with the passphrase`() throws {
    try encrypted { haru, folder, _ in
      #expect(try haru("people", "list").out.contains("Mina"))
      #expect(try haru("encrypt").out.contains("hours"))
      let bytes = try Data(contentsOf: URL(fileURLWithPath: haru.store))
      #expect(bytes.range(of: Data("Mina".utf8)) == nil)
      #expect(try haru("encrypt", "close").status == 0)
      for words in [["people", "list"], ["today"], ["widget"], ["people", "add", "Tom"]] {
        let refused = try haru.run([haru.path] + words + ["--json"])
        #expect(refused.status == 6, "\(words)")
        #expect(refused.out == "" && refused.err.contains("encryptionClosed"), "\(words)")
      }
      #expect(try haru("encrypt", "status", "--json").out.contains(#""state":"closed""#))
      let opened = try haru.answering(
        ["encrypt", "open", "--for", "2h", "--stdin"], Self.passphrase)
      #expect(opened.out == "Opened the data file for 2 hours.\n", "\(opened.err)")
      #expect(try haru("people", "list").out.contains("Mina"))
      #expect(try haru("undo", "--yes").status == 0)
    }
  }

  // E-06
  @Test func `refuse a wrong passphrase, and after some of them wait`() throws {
    try encrypted { haru, _, _ in
      #expect(try haru("encrypt", "close").status == 0)
      for _ in 1...3 {
        let wrong = try haru.answering(["encrypt", "open", "--stdin", "--json"], "느티나무 아래 일기")
        #expect(wrong.status == 3 && wrong.err.contains("wrongPassphrase"), "\(wrong.err)")
        #expect(!wrong.err.contains("느티나무"))
      }
      let right = try haru.answering(["encrypt", "open", "--stdin", "--json"], Self.passphrase)
      #expect(right.status == 6 && right.err.contains("encryptionWait"), "\(right.err)")
    }
  }

  // E-01, E-15
  @Test func `set a new passphrase with the recovery key, in which one letter may be wrong`() throws
  {
    try encrypted { haru, _, key in
      #expect(try haru("encrypt", "close").status == 0)
      var letters = Array(key.lowercased())
      letters[7] = letters[7] == "a" ? "b" : "a"
      let recovered = try haru.answering(
        ["encrypt", "recover", "--stdin"], String(letters), "새 암호는 강변의 갈대", "새 암호는 강변의 갈대")
      #expect(recovered.status == 0, "\(recovered.err)")
      let former = try haru.answering(["encrypt", "open", "--stdin"], Self.passphrase)
      #expect(former.status == 3)
      let new = try haru.answering(["encrypt", "open", "--stdin"], "새 암호는 강변의 갈대")
      #expect(new.status == 0, "\(new.err)")
      #expect(try haru("people", "list").out.contains("Mina"))
      // The recovery key stays valid, also where a passphrase is asked for.
      #expect(try haru("encrypt", "close").status == 0)
      #expect(try haru.answering(["encrypt", "open", "--stdin"], key).status == 0)
    }
  }

  // E-15
  @Test func `change the passphrase and the data key`() throws {
    try encrypted { haru, _, _ in
      let before = try Data(contentsOf: URL(fileURLWithPath: haru.store))
      let changed = try haru.answering(
        ["encrypt", "change", "--stdin"], Self.passphrase, "second passphrase", "second passphrase")
      #expect(changed.status == 0, "\(changed.err)")
      #expect(
        try Data(contentsOf: URL(fileURLWithPath: haru.store)).dropFirst(8192)
          == before.dropFirst(8192))
      #expect(try haru.answering(["encrypt", "open", "--stdin"], Self.passphrase).status == 3)
      let renewed = try haru.answering(
        ["encrypt", "change", "--rekey", "--stdin"], "second passphrase", "third passphrase")
      #expect(renewed.status == 0, "\(renewed.err)")
      #expect(try haru("encrypt", "close").status == 0)
      #expect(try haru.answering(["encrypt", "open", "--stdin"], "third passphrase").status == 0)
      #expect(try haru("people", "list").out.contains("Mina"))
    }
  }

  // T-34, E-15: nobody loses the recovery key without a word
  @Test func `print a new recovery key with a new data key`() throws {
    try encrypted { haru, _, former in
      let renewed = try haru.answering(
        ["encrypt", "change", "--rekey", "--stdin", "--json"], Self.passphrase, "third passphrase")
      let key = try #require(renewed.member("recoveryKey"), "\(renewed)")
      #expect(try haru("encrypt", "close").status == 0)
      #expect(try haru.answering(["encrypt", "open", "--stdin"], former).status == 3)
      #expect(try haru.answering(["encrypt", "open", "--stdin"], key).status == 0)
    }
  }

  // E-04
  @Test func `open with the answer of a program`() throws {
    try encrypted { haru, folder, _ in
      let command = "printf 'a secret from the ring\\nsecond line\\n'"
      #expect(try haru("settings", "set", "encrypt.command", "sh -c \"\(command)\"").status == 0)
      let set = try haru.answering(["encrypt", "change", "--command", "--stdin"], Self.passphrase)
      #expect(set.status == 0, "\(set.err)")
      #expect(try haru("encrypt", "close").status == 0)
      #expect(try haru("people", "list").out.contains("Mina"))
      #expect(
        try haru("encrypt", "status", "--json").out.contains(
          #""opensWith":["passphrase","recoveryKey","command"]"#))
      #expect(try haru("settings", "reset", "encrypt.command").status == 0)
      #expect(try haru("encrypt", "close").status == 0)
      #expect(try haru("people", "list").status == 6)
    }
  }

  // E-01, E-16
  @Test func `turn encryption off, with the passphrase only`() throws {
    try encrypted { haru, _, _ in
      let wrong = try haru.answering(["encrypt", "off", "--stdin", "--json"], "another passphrase")
      #expect(wrong.status == 3 && wrong.err.contains("wrongPassphrase"))
      let off = try haru.answering(["encrypt", "off", "--stdin"], Self.passphrase)
      #expect(off.status == 0, "\(off.err)")
      #expect(try haru("encrypt", "--json").out.contains(#""state":"off""#))
      #expect(try haru("people", "list").out.contains("Mina"))
      let again = try haru.answering(["encrypt", "off", "--stdin", "--json"], Self.passphrase)
      #expect(again.status == 3 && again.err.contains("encryptionOff"))
    }
  }

  @Test(arguments: [
    ("1234567\n1234567\n", "passphraseTooShort"), ("password1\npassword1\n", "passphraseCommon"),
    ("quiet water\nquiet river\n", "passphrasesDiffer"), ("", "needsInput"),
    ("default default\n", "passphraseCommon"), ("tab\there and there\n", "passphraseCharacters"),
  ])
  func `are not turned on with a bad passphrase`(_ input: String, _ code: String) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path)
      #expect(try haru("people", "add", "Mina", "--every", "7").status == 0)
      let refused = try haru.piping(input, ["encrypt", "on", "--stdin", "--json"])
      #expect(refused.status == 3 && refused.err.contains("\"code\":\"\(code)\""), "\(refused.err)")
      #expect(try haru("encrypt", "--json").out.contains(#""state":"off""#))
    }
  }

  // T-32, E-03
  @Test func `are closed by lock now where no lock is set`() throws {
    try encrypted { haru, _, _ in
      let closed = try haru("lock", "now")
      #expect(closed.status == 0 && closed.out.contains("Closed the data file."), "\(closed)")
      #expect(try haru("encrypt", "status", "--json").out.contains(#""state":"closed""#))
    }
  }

  // E-03
  @Test func `are closed by the lock too`() throws {
    try encrypted { haru, _, _ in
      let set = try haru.answering(["lock", "set", "--stdin"], "1234", "1234")
      #expect(set.out.contains("encrypted too"))
      #expect(try haru("lock", "now").status == 0)
      #expect(try haru("encrypt", "status", "--json").out.contains(#""state":"closed""#))
      #expect(try haru("people", "list", "--json").err.contains("encryptionClosed"))
    }
  }
}

extension BinaryUnderTest {
  /// Runs a command with lines on its standard input.
  func answering(_ words: [String], _ lines: String...) throws -> Ending {
    try piping(lines.map { $0 + "\n" }.joined(), words)
  }

  func piping(_ input: String, _ words: [String]) throws -> Ending {
    try SampleFolder.using { folder in
      try Data(input.utf8).write(to: URL(fileURLWithPath: folder.path("input")))
      return try run(
        ["sh", "-c", #"in=$1; shift; "$HARU" "$@" < "$in""#, "sh", folder.path("input")] + words)
    }
  }
}

extension BinaryUnderTest.Ending {
  /// Returns the text of a member of the JSON object on standard output.
  func member(_ name: String) -> String? {
    guard let object = try? JSONSerialization.jsonObject(with: Data(out.utf8)) as? [String: Any]
    else { return nil }
    return object[name] as? String
  }
}
