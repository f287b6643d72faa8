import Domain
import Foundation
import Support
import Testing

@testable import Data

/// The file next to a store that holds the key of its group.
@Suite struct `The file with the code` {
  private func membership() -> SyncMembership {
    var source = SystemRandomNumberGenerator()
    func drawn() -> SixteenBytes { SixteenBytes(from: &source) }
    return SyncMembership(
      group: GroupID(drawn()), key: GroupKey(from: &source), device: DeviceID(drawn()),
      remote: "/a folder/with  blanks", name: "책상 위 laptop", disk: .max,
      formerKeys: [GroupKey(from: &source), GroupKey(from: &source)],
      pastKeys: [GroupKey(from: &source)], forgetting: DeviceID(drawn()))
  }

  private func failure(_ file: SyncKeyFile) -> KeyFileFailure? {
    do throws(KeyFileFailure) {
      _ = try file.load()
      return nil
    } catch { return error }
  }

  @Test func `is read as it was written, by its owner alone`() throws {
    try SampleFolder.using { folder in
      let file = SyncKeyFile(of: folder.path("haru.sqlite"))
      #expect(try file.load() == nil)
      for whole in [membership(), membership()] {
        try file.save(whole)
        #expect(try file.load() == whole)
        #expect(try folder.mode("haru.sqlite.sync") == 0o600)
        #expect(try folder.names() == ["haru.sqlite.sync"])
      }
      try file.remove()
      try file.remove()
      #expect(try file.load() == nil && folder.names().isEmpty)
    }
  }

  @Test func `is damaged where anything of it is missing or is no such thing`() throws {
    try SampleFolder.using { folder in
      let (path, name) = (folder.path("haru.sqlite.sync"), "haru.sqlite.sync")
      let file = SyncKeyFile(of: folder.path("haru.sqlite"))
      try file.save(membership())
      let good = String(decoding: try folder.bytes(name), as: UTF8.self)
      let lines = good.split(separator: "\n")
      var bad = [
        "", "\n", "haru sync key 2\n" + lines.dropFirst().joined(separator: "\n"), "\u{0}",
      ]
      for (index, line) in lines.enumerated() {
        var others = lines
        let word = line.prefix { $0 != " " }
        // Optional lines may be missing, but an invalid value is refused.
        if !["disk", "former", "past", "forgetting"].contains(word) {
          others.remove(at: index)
          bad.append(others.joined(separator: "\n"))
          others = lines
        }
        if !["name", "place"].contains(word) {
          others[index] = word + " what?"
          bad.append(others.joined(separator: "\n"))
        }
      }
      for text in bad {
        try folder.write(Array(text.utf8), to: name)
        #expect(failure(file) == .damaged(path: path), "\(text)")
      }
      try folder.write([0xFF, 0xFE] + Array(good.utf8), to: name)
      #expect(failure(file) == .damaged(path: path))
      try folder.write(Array(good.utf8), to: name)
      #expect(failure(file) == nil)
      try FileManager.default.removeItem(atPath: path)
      try FileManager.default.createDirectory(
        atPath: path, withIntermediateDirectories: false)
      #expect(failure(file) == .unreadable(path: path))
    }
  }

  @Test func `stops what needs it with one sentence, and nothing else`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let path = two.program.store + ".sync"
      let damaged = try String(contentsOfFile: path, encoding: .utf8).replacing("code ", with: "c ")
      try damaged.write(toFile: path, atomically: false, encoding: .utf8)
      for words in [
        ["sync"], ["sync", "status"], ["sync", "key"], ["sync", "timer"],
        ["sync", "revoke", "laptop", "--yes"],
      ] {
        let refused = try two.program.run([two.program.path] + words)
        #expect(refused.status == 4 && refused.out.isEmpty, "\(words): \(refused)")
        #expect(refused.err.split(separator: "\n").count == 1, "\(refused)")
        #expect(refused.err.contains("is damaged") && refused.err.contains("haru sync leave"))
      }
      let said = try two.haru("sync", "--json")
      #expect(said.err.contains("\"code\":\"keyFile\""), "\(said)")
      // Without a valid key file the store itself still works.
      #expect(try two.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try two.haru("sync", "leave").status == 0)
      let code = try one.haru("sync", "key").out
      #expect(try two.haru(reading: code, "sync", "join", homes.remote).status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("people", "list").out.contains("Ada"))
    }
  }

  @Test func `is in no backup, no copy of a day and no export`() throws {
    try SyncHomes.using { homes in
      let (one, _) = try homes.pair()
      let membership = try #require(try SyncKeyFile(of: one.program.store).load())
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("backup", homes.folder.path("copy.db")).status == 0)
      #expect(try one.haru("backup").status == 0)
      #expect(try one.haru("export", homes.folder.path("all.jsonl")).status == 0)
      let code = GroupCode.text(of: membership.key)
      let secrets = [
        membership.key.bytes, Array(code.utf8), Array(code.filter { $0 != "-" }.utf8),
        SodiumCipher(membership.key)?.key ?? [],
      ]
      var files = try one.keptFiles().filter { !$0.key.hasSuffix("haru.sqlite.sync") }
      for name in ["copy.db", "all.jsonl"] { files[name] = try homes.folder.bytes(name) }
      files.merge(try homes.files()) { $1 }
      #expect(files.keys.contains { $0.contains("backups/") } && files.count > 5, "\(files.keys)")
      for (path, bytes) in files {
        for secret in secrets {
          // No part of a secret appears either.
          for piece in [secret.prefix(8), secret.suffix(8)] {
            #expect(Foundation.Data(bytes).range(of: Foundation.Data(piece)) == nil, "\(path)")
          }
        }
      }
    }
  }
}
