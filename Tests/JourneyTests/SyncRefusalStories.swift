import Foundation
import Support
import Testing

/// Tests of what sync refuses and which files it skips.
@Suite struct `Sync that cannot be` {
  @Test func `says in one sentence why a place is none`() throws {
    try SyncHomes.using { homes in
      let one = try homes.home("one")
      let cases: [(place: String, status: Int32, code: String)] = [
        (homes.folder.path("missing"), 4, "noRemote"), ("ftp://host/path", 2, "badRemote"),
        ("ssh://-oProxyCommand=x/path", 2, "badRemote"),
        ("postgres://me:secret@host/db", 2, "badRemote"),
        ("http://example.org/dav", 2, "badRemote"),
        ("https://127.0.0.1:9/dav", 5, "unreachable"),
      ]
      for (remote, status, code) in cases {
        let refused = try one.haru("sync", "init", remote, "--json")
        #expect(refused.status == status && refused.err.contains("\"\(code)\""), "\(refused)")
        #expect(refused.err.split(separator: "\n").count == 1 && refused.out.isEmpty)
      }
      try homes.folder.write([1], to: "file")
      let file = try one.haru("sync", "init", homes.folder.path("file"))
      #expect(file.status == 4 && file.err.contains("is a file"), "\(file)")
      #expect(try one.haru("sync", "init", homes.remote, "--name", "").status == 2)
      let long = String(repeating: "x", count: 41)
      #expect(try one.haru("sync", "init", homes.remote, "--name", long).status == 2)
      #expect(try one.haru("sync", "init", homes.remote, "--read-only").status == 3)
      #expect(try one.object("sync", "status")["sync"] is NSNull)
      #expect(try one.haru("demo", "sync", "status", "--json").out.contains("\"sync\":null"))
      #expect(try homes.files().isEmpty)
    }
  }

  @Test func `refuses codes before anything is written`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      #expect(try one.haru("sync", "init", homes.remote).status == 0)
      let before = try homes.files()
      let code = try one.haru("sync", "key").out.trimmingCharacters(in: .newlines)
      for wrong in ["", "hello", String(code.dropLast()), code + "A", String(code.reversed())] {
        let refused = try two.haru(reading: wrong, "sync", "join", homes.remote, "--json")
        #expect(refused.status == 3 && refused.err.contains("wrongKey"), "\(wrong): \(refused)")
      }
      // The key of another group is well formed but wrong.
      let others = homes.folder.path("others")
      try FileManager.default.createDirectory(
        atPath: others, withIntermediateDirectories: true)
      let three = try homes.home("three")
      let empty = try two.haru(reading: code, "sync", "join", others, "--json")
      #expect(empty.status == 4 && empty.err.contains("noRemote"), "\(empty)")
      #expect(try three.haru("sync", "init", others).status == 0)
      let other = try three.haru("sync", "key").out
      let refused = try two.haru(reading: other, "sync", "join", homes.remote, "--json")
      #expect(refused.status == 3 && refused.err.contains("wrongKey"), "\(refused)")
      #expect(try homes.files() == before)
      #expect(try two.object("sync", "status")["sync"] is NSNull)
    }
  }

  @Test func `refuses a second beginning`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      #expect(try one.haru("sync", "init", homes.remote).status == 0)
      let again = try one.haru("sync", "init", homes.remote, "--json")
      #expect(again.status == 3 && again.err.contains("alreadySynced"), "\(again)")
      let there = try two.haru("sync", "init", homes.remote, "--json")
      #expect(there.status == 3 && there.err.contains("remoteInUse"), "\(there)")
      #expect(try two.haru("sync", "--json").err.contains("notSynced"))
    }
  }

  // a web server may answer any request with status 200 and a page.
  @Test func `says of a file that is not Haru's that it is none, and begins nothing there`() throws
  {
    try SyncHomes.using { homes in
      let one = try homes.home("one")
      for bytes in ["", "<html>Welcome</html>"] {
        try Data(bytes.utf8).write(to: URL(fileURLWithPath: homes.remote + "/group"))
        let refused = try one.haru("sync", "init", homes.remote, "--json")
        #expect(refused.status == 3 && refused.err.contains("foreignRemote"), "\(refused)")
        #expect(!refused.err.contains("already"))
        #expect(try one.object("sync", "status")["sync"] is NSNull)
      }
    }
  }

  /// Files that are truncated, altered, zeroed or foreign are reported. Changes from other devices
  /// still arrive.
  @Test func `passes damaged files by, names them, and goes on with the others`() throws {
    try SyncHomes.using { homes in
      let names = ["one", "two", "three"]
      let all = try names.map { try homes.home($0) }
      #expect(try all[0].haru("sync", "init", homes.remote, "--name", "one").status == 0)
      let code = try all[0].haru("sync", "key").out
      for home in all.dropFirst() {
        let joined = try home.haru(
          reading: code, "sync", "join", homes.remote, "--name", home.name)
        #expect(joined.status == 0)
      }
      for home in all { #expect(try home.haru("sync").status == 0) }
      let before = try homes.files()
      #expect(try all[1].haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try all[2].haru("people", "add", "Bob", "--every", "7").status == 0)
      for home in all.dropFirst() { #expect(try home.haru("sync").status == 0) }
      let new = try homes.files().filter { before[$0.key] == nil }
      let adas = try #require(new.keys.sorted().first)
      let good = try #require(new[adas])
      for bad in [
        [], Array(good.dropLast(7)), good.map { $0 ^ 1 }, [UInt8](repeating: 0, count: 256),
      ] {
        try homes.folder.write(bad, to: "place/" + adas)
        try homes.folder.write([1, 2], to: "place/" + adas + ".sync-conflict-20260301-1")
        try homes.folder.write([1, 2], to: "place/.hidden")
        let met = try all[0].object("sync")
        let waiting =
          (met["sync"] as? [String: Any])?["waiting"] as? [[String: Any]] ?? []
        #expect(waiting.count == 1, "\(met)")
        #expect((waiting.first?["message"] as? String)?.contains("cannot be read") ?? false)
        #expect(waiting.first?["code"] as? String == "damagedFile")
      }
      let known = try all[0].haru("people", "list").out
      #expect(known.contains("Ada") != known.contains("Bob"), "\(known)")
      try homes.folder.write(good, to: "place/" + adas)
      #expect(try all[0].haru("sync").status == 0)
      let whole = try all[0].haru("people", "list").out
      #expect(whole.contains("Ada") && whole.contains("Bob"))
      let status = try all[0].object("sync", "status")["sync"] as? [String: Any]
      let devices = status?["devices"] as? [[String: Any]] ?? []
      #expect(devices.count == 3 && devices.allSatisfy { $0["waiting"] is NSNull }, "\(devices)")
    }
  }
}
