import Foundation
import Support
import Testing

@testable import Data

/// Changes of the encryption that were killed, and data files in unusual places.
@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `An interrupted change of the encryption` {
  private static let passphrase = "three old boats"
  private static let word = "zqxknownword"

  private func withHaru(_ body: (BinaryUnderTest, SampleFolder) throws -> Void) throws {
    try SampleFolder.using { folder in
      let haru = try BinaryUnderTest(home: folder.path("home"))
      #expect(try haru("moods", "add", "50", Self.word).status == 0)
      try body(haru, folder)
      _ = try haru("encrypt", "close")
    }
  }

  /// Runs an encryption command under strace, which injects a fault.
  private func disturbed(
    _ haru: BinaryUnderTest, _ calls: String, _ fault: String, at path: String? = nil,
    _ words: [String]
  ) throws -> BinaryUnderTest.Ending {
    try SampleFolder.using { folder in
      let input = folder.path("input")
      try Data((Self.passphrase + "\n").utf8).write(to: URL(fileURLWithPath: input))
      let watched = path.map { ["-P", $0] } ?? []
      return try haru.run(
        ["sh", "-c", #"in=$1; shift; exec "$@" < "$in""#, "sh", input]
          + ["strace", "-f", "-qq", "-o", "/dev/null"] + watched
          + ["-e", "trace=\(calls)", "-e", "inject=\(calls):\(fault)", haru.path, "encrypt"]
          + words + ["--stdin"])
    }
  }

  private func encrypt(_ haru: BinaryUnderTest, _ words: String...) throws -> BinaryUnderTest.Ending
  {
    try haru.answering(["encrypt"] + words + ["--stdin", "--json"], Self.passphrase)
  }

  /// The files of a folder that contain the known word.
  private func plainFiles(_ folder: SampleFolder) throws -> [String] {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    return names.filter { name in
      FileManager.default.contents(atPath: folder.path(name))?.range(of: Data(Self.word.utf8))
        != nil
    }
  }

  private func isUnfinished(_ haru: BinaryUnderTest) throws -> Bool {
    try haru("encrypt", "status", "--json").out.contains(#""unfinished":true"#)
  }

  // A-11
  @Test(.slow) func `leaves no plain data file once it was opened`() throws {
    try withHaru { haru, folder in
      let gone = haru.store + FormerFile.ending
      let on = try disturbed(haru, "write", "signal=KILL:when=1", at: gone, ["on"])
      #expect(on.isKilled && FileManager.default.fileExists(atPath: gone))
      #expect(try isUnfinished(haru))
      #expect(
        try haru("doctor").out.contains("An encryption change was interrupted: \(gone)"))
      let opened = try encrypt(haru, "open")
      #expect(opened.status == 0 && opened.out.contains(#""unfinished":false"#), "\(opened)")
      #expect(try plainFiles(folder) == [])
      #expect(try haru("moods", "list").out.contains(Self.word))
    }
  }

  // A-11, T-22
  @Test(.slow) func `is finished by the doctor too`() throws {
    try withHaru { haru, folder in
      _ = try disturbed(
        haru, "write", "signal=KILL:when=1", at: haru.store + FormerFile.ending, ["on"])
      #expect(try encrypt(haru, "open").status == 0)
      // What an older version has left, without any mark.
      try Data(Self.word.utf8).write(to: URL(fileURLWithPath: haru.store + FormerFile.ending))
      #expect(try isUnfinished(haru))
      #expect(
        try haru("doctor", "--fix").out.contains(
          "Removed leftover files: \(haru.store)\(FormerFile.ending)"))
      #expect(try plainFiles(folder) == [] && !isUnfinished(haru))
    }
  }

  // T-22, A-17
  @Test(.slow) func `is undone at once if it made the files plain`() throws {
    try withHaru { haru, folder in
      #expect(try haru("backup").status == 0)
      #expect(try encrypt(haru, "on").status == 0)
      // The first rename is that of the mark. Later some backups are plain, and one lies beside them.
      for turn in [2, 3, 4] {
        #expect(try disturbed(haru, "rename", "signal=KILL:when=\(turn)", ["off"]).isKilled)
        #expect(try isUnfinished(haru))
        let opened = try encrypt(haru, "open")
        #expect(opened.out.contains(#""unfinished":false},"left":[]"#), "\(turn): \(opened)")
        #expect(try plainFiles(folder) == [], "\(turn)")
      }
    }
  }

  // A-20
  @Test(.slow) func `has its torn header repaired when it is opened`() throws {
    try withHaru { haru, _ in
      #expect(try encrypt(haru, "on").status == 0)
      let file = try FileHandle(forUpdating: URL(fileURLWithPath: haru.store))
      try file.seek(toOffset: 4096 + 100)
      try file.write(contentsOf: Data(repeating: 0x5A, count: 64))
      try file.close()
      #expect(try isUnfinished(haru))
      #expect(try haru("doctor").out.contains("One of the two header copies"))
      #expect(try encrypt(haru, "open").out.contains(#""unfinished":false"#))
      #expect(!(try haru("doctor").out.contains("header")))
    }
  }

  // A-20: the backups get the new passphrase as well
  @Test(.slow) func `of the passphrase reaches the backups later`() throws {
    try withHaru { haru, folder in
      #expect(try encrypt(haru, "on").status == 0)
      let backup = folder.path("home/data/backups/haru-2026-03-01.db")
      #expect(try haru("backup", backup).status == 0)
      let words = ["encrypt", "change", "--stdin"]
      let before = try EncryptedFileSlots(of: backup)?.slots
      // The mark is gone and the backup still has the former slots: as if the process had been killed between.
      #expect(try haru.answering(words, Self.passphrase, "seven new bridges").status == 0)
      let after = try EncryptedFileSlots(of: backup)?.slots
      #expect(after != before)
      let mark = Data("haru encrypting 1\n".utf8)
      let copy = folder.path("home/data/backups/haru-2026-03-02.db")
      try FileManager.default.copyItem(atPath: backup, toPath: copy)
      #expect(try haru.answering(words, "seven new bridges", Self.passphrase).status == 0)
      try FileManager.default.removeItem(atPath: copy)
      try FileManager.default.copyItem(atPath: backup, toPath: copy)
      try mark.write(to: URL(fileURLWithPath: haru.store + ".encrypting"))
      #expect(try encrypt(haru, "open").status == 0)
      let slots = try EncryptedFileSlots(ofStore: haru.store)?.slots
      #expect(try EncryptedFileSlots(of: copy)?.slots == slots)
      #expect(try !isUnfinished(haru))
    }
  }

  // A-14
  @Test(.slow) func `converts a data file where a symbolic link leads`() throws {
    try withHaru { haru, folder in
      let real = folder.path("real.sqlite")
      try FileManager.default.moveItem(atPath: haru.store, toPath: real)
      try FileManager.default.createSymbolicLink(
        atPath: haru.store, withDestinationPath: real)
      for (change, isPlain) in [("on", false), ("off", true)] {
        #expect(try encrypt(haru, change).status == 0)
        #expect(try FileManager.default.destinationOfSymbolicLink(atPath: haru.store) == real)
        #expect(
          try Data(contentsOf: URL(fileURLWithPath: real)).starts(
            with: isPlain ? Array("SQLite".utf8) : EncryptionHeader.mark))
        #expect(try plainFiles(folder).isEmpty != isPlain)
        #expect(try haru("moods", "list").out.contains(Self.word))
      }
    }
  }

  // A-14
  @Test(.slow) func `names a data file whose content has another name`() throws {
    try withHaru { haru, folder in
      try FileManager.default.linkItem(atPath: haru.store, toPath: folder.path("snapshot"))
      let on = try haru.answering(["encrypt", "on", "--stdin"], Self.passphrase)
      #expect(on.err.contains("another name (a hard link)") && on.err.contains(haru.store))
      #expect(try plainFiles(folder) == ["snapshot"])
      #expect(try encrypt(haru, "off").out.contains(#""hardLinked":[]"#))
    }
  }

  // A-18
  @Test(.slow) func `works on a disk without hard links`() throws {
    try withHaru { haru, folder in
      for (change, isPlain) in [("on", false), ("off", true)] {
        let done = try disturbed(haru, "link,linkat", "error=EPERM", [change])
        #expect(done.status == 0, "\(done)")
        #expect(try plainFiles(folder).isEmpty != isPlain)
        #expect(try haru("moods", "list").out.contains(Self.word))
      }
    }
  }

  // A-19
  @Test(.slow) func `can be read from a disk that cannot be written`() throws {
    try withHaru { haru, folder in
      #expect(try encrypt(haru, "on").status == 0)
      #expect(try haru("encrypt", "close").status == 0)
      _ = try haru.run(["rm", "-f", folder.path("home/data/codes.sqlite")])
      _ = try haru.run(["chmod", "-R", "a-w,a+rX", folder.path])
      if geteuid() == 0 { _ = try haru.run(["chown", "-R", "65534", folder.path]) }
      let script = #"printf '\#(Self.passphrase)\n' | "$HARU" encrypt open --stdin"#
      let user = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]
      func run(_ line: String) throws -> BinaryUnderTest.Ending {
        try haru.run((geteuid() == 0 ? user : []) + ["sh", "-c", line])
      }
      let opened = try run(script)
      #expect(opened.status == 0, "\(opened)")
      #expect(try run(#""$HARU" --read-only moods list"#).out.contains(Self.word))
      #expect(try run(#""$HARU" encrypt close"#).status == 0)
      _ = try haru.run(["chmod", "-R", "u+w", folder.path])
    }
  }

  // T-40
  @Test(.slow) func `is not mistaken for damage at the end of the log, which is said`() throws {
    try withHaru { haru, folder in
      #expect(try encrypt(haru, "on").status == 0)
      // While somebody has the data file open, its log stays.
      let holder = try Connection(path: haru.store, access: .existing, busyMilliseconds: 1000)
      #expect(try holder.first("SELECT count(*) FROM moods") { $0.int } == 1)
      #expect(try haru("moods", "add", "60", "second").status == 0)
      let copy = try BinaryUnderTest(home: folder.path("copy"))
      try FileManager.default.copyItem(atPath: haru.home, toPath: copy.home)
      withExtendedLifetime(holder) {}
      let log = try FileHandle(forUpdating: URL(fileURLWithPath: copy.store + "-log"))
      try log.seek(toOffset: try log.seekToEnd() - 100)
      try log.write(contentsOf: Data(repeating: 0x5A, count: 8))
      try log.close()
      try FileManager.default.removeItem(atPath: copy.store + "-shm")
      let missing = "The newest changes may be missing."
      #expect(try copy("doctor").out.contains(missing))
      let first = try copy("moods", "list")
      #expect(first.status == 0 && first.err.contains(missing), "\(first)")
      #expect(!(try copy("moods", "list").err.contains(missing)))
    }
  }
}

// E-16, E-22, E-25: the whole is `Scripts/kill-encryption every`
@Suite(
  .serialized, .slow,
  .enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `Killing a change of the encryption` {
  @Test func `leaves nothing plain and loses nothing`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest.shipping(home: folder.path)
      haru.environment["HARU_BIN"] = haru.path
      let script = ProjectFolder.root.path + "/Scripts/kill-encryption"
      let kills = TestDepth.current == .every ? "2000" : "24"
      let ending = try haru.run(["/usr/bin/python3", script, kills, "1"])
      #expect(ending.status == 0, "\(ending.out)\(ending.err)")
    }
  }
}
