import Foundation
import Support
import Testing

/// Tests of the built-in sayings when stores sync.
@Suite struct `Included sayings on several devices` {
  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(words): \(ending)")
  }

  private func meet(_ homes: SyncHome...) throws { for home in homes { try did(home, "sync") } }

  private func count(_ home: SyncHome) throws -> Int {
    (try home.object("sayings", "list")["sayings"] as? [Any])?.count ?? -1
  }

  private func remove(_ home: SyncHome, _ numbers: [String], empties: Bool) throws {
    for number in numbers { try did(home, "sayings", "remove", number, "--yes") }
    if empties { try did(home, "trash", "empty", "--yes") }
  }

  // N-12
  @Test(.slow, arguments: [true, false])
  func `stay deleted or removed if a new device joins`(_ empties: Bool) throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      let whole = try count(one)
      try remove(one, ["3", "4", "5", "6", "7"], empties: empties)
      // Showing today draws a saying of the day.
      try did(two, "today")
      try homes.pair(one, two)
      try meet(one, two, one)
      for home in [one, two] {
        #expect(try count(home) == whole - 5, "\(home.name)")
        let conflicts = try home.conflicts()
        #expect(conflicts.isEmpty, "\(conflicts)")
        let trash = try home.object("trash", "list")["trash"] as? [Any] ?? []
        #expect(trash.count == (empties ? 0 : 5), "\(home.name)")
        #expect(try home.haru("doctor").status == 0)
      }
      #expect(try one.records() == two.records())
    }
  }

  // N-12
  @Test(.slow, arguments: [true, false])
  func `stay destroyed or put away where whoever did so joins`(_ empties: Bool) throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      let whole = try count(one)
      try did(one, "sayings", "like", "9")
      try did(two, "sayings", "like", "10")
      try remove(two, ["3", "4", "9"], empties: empties)
      try homes.pair(one, two)
      try meet(one, two, one)
      // A liked saying is kept on both devices.
      let liked = try one.haru("sayings", "list", "--liked").out
      for home in [one, two] {
        #expect(try count(home) == whole - 2, "\(home.name)")
        #expect(try home.haru("sayings", "list", "--liked").out == liked)
      }
      #expect(liked.split(separator: "\n").count == 2, "\(liked)")
      #expect(try one.records() == two.records())
    }
  }

  // N-12
  @Test func `come back where somebody leaves before anything was received`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (try homes.home("one"), try homes.home("two"))
      let whole = try count(two)
      try remove(two, ["3"], empties: true)
      try did(one, "sync", "init", homes.remote)
      let code = try one.haru("sync", "key").out
      // Only the group file has arrived so far.
      let other = homes.folder.path("other")
      try FileManager.default.createDirectory(atPath: other, withIntermediateDirectories: true)
      try FileManager.default.copyItem(
        atPath: homes.remote + "/group", toPath: other + "/group")
      try did(two, "moods", "add", "50", "mine")
      _ = try two.haru(reading: code, "sync", "join", other)
      try did(two, "sync", "leave")
      #expect(try count(two) == whole - 1)
      #expect(try two.haru("doctor").status == 0)
    }
  }
}
