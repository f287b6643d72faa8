import Foundation
import Support
import Testing

@testable import Data

@Suite(.enabled(if: KernelKeyring.isAvailable, "the kernel of this machine has no keyring"))
struct `An encrypted week` {
  private static let passphrase = "seven days of rain"
  /// A hundred words that occur nowhere else.
  private static let words = (1...100).map { number in
    "zw" + String(number * 7_919 + 100_000, radix: 36) + "qx"
  }

  // E-22
  @Test(.slow) func `leaves none of its words in clear`() throws {
    try SampleFolder.using { folder in
      var haru = try BinaryUnderTest(home: folder.path("home"))
      try makeFolder(folder.path("runtime"))
      try makeFolder(folder.path("temporary"))
      haru.environment["XDG_RUNTIME_DIR"] = folder.path("runtime")
      haru.environment["TMPDIR"] = folder.path("temporary")
      // The first words are stored before encryption, also in a backup.
      try live(haru, Self.words[0..<20])
      #expect(try haru("backup").status == 0)
      try turnOn(haru)
      try expectNoWords(in: folder, "after encryption was turned on")

      try live(haru, Self.words[20..<50])
      #expect(try haru("backup").status == 0)
      #expect(try haru("undo", "--yes").status == 0)
      #expect(try haru("redo").status == 0)
      #expect(try haru("year").status == 0)
      try expectNoWords(in: folder, "after a week")

      let table = folder.path("table.csv")
      let rows = (0..<10_000).map { "\"\(Self.words[50 + $0 % 20]) \($0)\",Someone" }
      try Data(("quote,author\n" + rows.joined(separator: "\n")).utf8).write(
        to: URL(fileURLWithPath: table))
      let imported = try haru("sayings", "import", table)
      #expect(imported.status == 0, "\(imported.err)")
      try FileManager.default.removeItem(atPath: table)
      try expectNoWords(in: folder, "after an import")

      try killWhileWriting(haru)
      try expectNoWords(in: folder, "after a writer was killed")

      let export = folder.path("export.haru")
      #expect(try haru("export", export).status == 0)
      let restored = try haru("restore", export)
      #expect(restored.status == 0, "\(restored.err)")
      try expectNoWords(in: folder, "after a restore")

      try makeFolder(folder.path("remote"))
      let began = try haru("sync", "init", folder.path("remote"), "--name", "one")
      #expect(began.status == 0, "\(began.err)")
      #expect(try haru("sync").status == 0)
      try expectNoWords(in: folder, "after a sync")

      let off = try haru.answering(["encrypt", "off", "--stdin"], Self.passphrase)
      #expect(off.status == 0, "\(off.err)")
      #expect(try haru("sayings", "search", Self.words[55]).out.contains(Self.words[55]))
      try turnOn(haru)
      try expectNoWords(in: folder, "after encryption was turned off and on again")
      #expect(try haru("encrypt", "close").status == 0)
    }
  }

  private func turnOn(_ haru: BinaryUnderTest) throws {
    let on = try haru.answering(["encrypt", "on", "--stdin"], Self.passphrase)
    #expect(on.status == 0, "\(on.err)")
    #expect(!on.err.contains("could not be converted"), "\(on.err)")
  }

  /// Stores words in records of every part.
  private func live(_ haru: BinaryUnderTest, _ words: ArraySlice<String>) throws {
    for (index, word) in words.enumerated() {
      let command =
        switch index % 5 {
        case 0: ["people", "add", word, "--every", "7", "--note", "met \(word)"]
        case 1: ["sayings", "add", "a saying of \(word)"]
        case 2: ["moods", "add", "70", "felt \(word)"]
        case 3: ["schedule", "add", "meet \(word)", "--from", "tomorrow 10:00"]
        default: ["books", "add", "--manual", "--title", "the book \(word)", "--pages", "300"]
        }
      let added = try haru.run([haru.path] + command)
      #expect(added.status == 0, "\(command): \(added.err)")
    }
  }

  /// Kills a program in the middle of its writes, many times.
  private func killWhileWriting(_ haru: BinaryUnderTest) throws {
    for (index, word) in Self.words[70..<100].enumerated() {
      _ = try haru.run([
        "sh", "-c",
        #""$HARU" sayings add "killed \#(word)" & sleep 0.0\#(10 + index * 2); kill -9 $!; wait"#,
      ])
    }
    #expect(try haru("sayings", "list").status == 0)
  }

  private func expectNoWords(
    in folder: SampleFolder, _ moment: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let words = Self.words.map { Data($0.utf8) }
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    for case let name as String in files {
      let path = folder.path(name)
      guard FileManager.default.contents(atPath: path) != nil else { continue }
      let content = try Data(contentsOf: URL(fileURLWithPath: path))
      let found = words.first { content.range(of: $0) != nil }
      #expect(found == nil, "\(name) \(moment)", sourceLocation: sourceLocation)
      #expect(!Self.words.contains { name.contains($0) }, sourceLocation: sourceLocation)
    }
  }

  private func makeFolder(_ path: String) throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }
}
