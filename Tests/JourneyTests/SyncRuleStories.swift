import Foundation
import Support
import Testing

/// Tests of the store's rules, such as unique phone numbers, when several devices write.
@Suite struct `Devices and the rules of the store` {
  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(home.name) \(words): \(ending)")
  }

  private func met(_ homes: SyncHome...) throws { for home in homes { try did(home, "sync") } }

  /// Expects a unique value that both devices claimed to stay with its first owner. Both devices
  /// show a conflict, and both refuse to give the value to the second owner.
  private func expectTaken(
    _ homes: SyncHomes, _ one: SyncHome, _ two: SyncHome, field: String, value: String, code: String
  ) throws {
    try met(one, two, one)
    for home in [one, two] {
      let conflicts = try home.conflicts()
      #expect(conflicts.count == 1, "\(conflicts)")
      let entry = try #require(conflicts.first)
      let other = entry["other"] as? [String: Any]
      let current = entry["current"] as? [String: Any]
      #expect(entry["field"] as? String == field && other?["value"] as? String == value)
      #expect(current?["value"] is NSNull && other?["device"] as? String == "desktop")
      let lines = try home.lines()
      let refused = try home.haru(
        "sync", "resolve", "1", "--keep", "other", "--json")
      #expect(refused.status == 3 && refused.out.isEmpty, "\(refused)")
      #expect(refused.err.contains("\"code\":\"\(code)\""), "\(refused)")
      #expect(refused.err.split(separator: "\n").count == 1)
      #expect(try home.lines() == lines && home.conflicts().count == 1)
    }
    // The order of the two records may differ.
    #expect(try one.records() == two.records())
  }

  @Test func `a number of two people with one name stays with whichever had it first`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Ada", "--every", "7", "--phone", "010-1111-2222")
      try did(two, "people", "add", "Ada", "--every", "7", "--phone", "010 1111 2222")
      try expectTaken(
        homes, one, two, field: "phone", value: "010 1111 2222", code: "phoneTaken")
      let list = try one.haru("people", "list", "--search", "010-1111-2222", "--json")
      let owner = try #require(list.out.components(separatedBy: "\"id\":\"").last)
      let first = String(owner.prefix { $0 != "\"" })
      try did(one, "people", "edit", first, "--phone", "010-3333-4444")
      try did(two, "sync", "resolve", "1", "--keep", "current")
      try met(one, two, one)
      #expect(try one.conflicts().isEmpty && two.conflicts().isEmpty)
    }
  }

  @Test func `an ISBN that two books have stays with whichever had it first`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      for (home, title) in [(one, "Walden"), (two, "Life in the Woods")] {
        try did(
          home, "books", "add", "--manual", "--title", title, "--author", "Thoreau", "--pages",
          "352", "--isbn", "9780140390445")
      }
      try expectTaken(
        homes, one, two, field: "isbn13", value: "9780140390445", code: "isbnTaken")
    }
  }

  @Test func `what both removed is no conflict`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Ada")
      try met(one, two)
      for home in [one, two] { try did(home, "--yes", "people", "remove", "Ada") }
      try met(one, two, one)
      #expect(try one.conflicts().isEmpty && two.conflicts().isEmpty)
    }
  }

  @Test func `pages that do not fit the log are shown beside the latest of the log`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "books", "add", "--manual", "--title", "Walden", "--pages", "300")
      try met(one, two)
      try did(one, "books", "read", "Walden", "100", "--on", "yesterday")
      try did(two, "books", "read", "Walden", "80")
      try met(one, two, one)
      for home in [one, two] {
        let entry = try #require(try home.conflicts().first)
        let sides = ["current", "other"].map { side in
          ((entry[side] as? [String: Any])?["value"] as? [String: Any])?["page"] as? Int
        }
        #expect(sides == [100, 80], "\(entry)")
      }
    }
  }

  @Test(.slow) func `what is not there is found by none of the commands`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Ada", "--every", "7")
      try met(one, two)
      for (words, code) in [
        (["resolve", "9", "--keep", "current"], "notFound"),
        (["resolve", "0", "--keep", "other"], "notFound"),
        (["forget", "nobody", "--yes"], "noDevice"), (["forget", "laptop", "--yes"], "noDevice"),
      ] {
        let before = try one.haru("sync", "key").out
        let refused = try one.program.run([one.program.path, "sync"] + words + ["--json"])
        #expect(refused.status == 1 && refused.out.isEmpty, "\(words): \(refused)")
        #expect(refused.err.contains("\"code\":\"\(code)\""), "\(refused)")
        #expect(try one.haru("sync", "key").out == before)
      }
      // 4: undo does not take back changes from another device.
      #expect(try two.haru("history").out.contains("laptop"))
      let undone = try two.haru("undo")
      #expect(undone.status == 1 && undone.out.isEmpty, "\(undone)")
      #expect(try two.haru("people", "list").out.contains("Ada"))
    }
  }

  @Test(.slow) func `a name that somebody has gets a number`() throws {
    try SyncHomes.using { homes in
      let all = try ["one", "two", "three", "four"].map { try homes.home($0) }
      try did(all[0], "sync", "init", homes.remote, "--name", "laptop")
      let code = try all[0].haru("sync", "key").out
      for (home, name) in zip(all.dropFirst(), ["laptop (2)", "laptop (3)", "laptop (4)"]) {
        let joined = try home.haru(
          reading: code, "sync", "join", homes.remote, "--name", "laptop", "--json")
        #expect(joined.status == 0 && joined.out.contains("\"device\":\"\(name)\""), "\(joined)")
      }
      for home in all + all { try met(home) }
      for home in all {
        let names = try home.devices().compactMap { $0["name"] as? String }
        #expect(names.sorted() == ["laptop", "laptop (2)", "laptop (3)", "laptop (4)"])
      }
      try did(all[1], "sync", "revoke", "laptop (3)", "--yes")
      #expect(try all[1].devices().count == 3)
    }
  }

  /// 4: two devices with a fixed clock (`HARU_NOW`) still sync correctly. The later write wins.
  @Test(.slow, arguments: [false, true])
  func `a clock that is pinned pins no stamp`(_ isOther: Bool) throws {
    try SyncHomes.using { homes in
      var (one, two) = try homes.pair()
      let (first, second) = isOther ? ("2026-03-01T09:00", "2026-01-01T09:00") : (nil, nil)
      if let first { one.program.environment["HARU_NOW"] = first }
      if let second { two.program.environment["HARU_NOW"] = second }
      try did(one, "people", "add", "Ada", "--every", "7")
      try met(one, two)
      try did(one, "people", "edit", "Ada", "--nickname", "earlier")
      try did(two, "people", "edit", "Ada", "--nickname", "later")
      try met(two, one, two)
      for home in [one, two] {
        #expect(try home.haru("people", "show", "Ada").out.contains("later"))
        let conflicts = try home.conflicts()
        let other = conflicts.first?["other"] as? [String: Any]
        #expect(conflicts.count == 1 && other?["value"] as? String == "earlier")
        #expect((other?["at"] as? String)?.hasPrefix("2026-0") == false)
      }
    }
  }

  /// 4: secrets come from the system's random source, even if `HARU_SEED` is set.
  @Test(.slow) func `a seed decides no key, no code and no device`() throws {
    var codes: Set<String> = []
    var folders: Set<String> = []
    var groups: Set<[UInt8]> = []
    for _ in 0..<2 {
      try SyncHomes.using { homes in
        var (one, two) = (try homes.home("one"), try homes.home("two"))
        one.program.environment["HARU_SEED"] = "7"
        two.program.environment["HARU_SEED"] = "7"
        try homes.pair(one, two)
        codes.insert(try one.haru("sync", "key").out)
        for (path, bytes) in try homes.files() {
          folders.formUnion(path.split(separator: "/").dropFirst().prefix(1).map(String.init))
          if path == "group" { groups.insert(bytes) }
        }
        try did(one, "sync", "revoke", "desktop", "--yes")
        codes.insert(try one.haru("sync", "key").out)
      }
    }
    #expect(codes.count == 4 && folders.count == 4 && groups.count == 2)
  }
}
