import Foundation
import Support
import Testing

// N-12, N-49
@Suite struct `Starters of two languages` {
  private func home(_ homes: SyncHomes, _ name: String, korean: Bool) throws -> SyncHome {
    var home = try homes.home(name)
    if korean { home.program.environment["LANG"] = "ko_KR.UTF-8" }
    return home
  }

  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(words): \(ending)")
  }

  private func sayings(_ home: SyncHome, _ words: String...) throws -> [[String: Any]] {
    let ending = try home.program.run(
      [home.program.path, "sayings", "list", "--json"] + words)
    let whole = try JSONSerialization.jsonObject(with: Foundation.Data(ending.out.utf8))
    return (whole as? [String: Any])?["sayings"] as? [[String: Any]] ?? []
  }

  @Test(.slow) func `meet without a conflict, and whoever joins has those of the group`() throws {
    try SyncHomes.using { homes in
      let (one, two) = (
        try home(homes, "one", korean: true), try home(homes, "two", korean: false)
      )
      try did(one, "moods", "add", "50")
      let whole = try sayings(one).count
      // A built-in saying that the user liked or deleted is kept as the user's own.
      try did(two, "sayings", "like", "5")
      try did(two, "sayings", "remove", "6", "--yes")
      try did(two, "trash", "empty", "--yes")
      try homes.pair(one, two)
      for home in [one, two, one, two] { try did(home, "sync") }
      for home in [one, two] {
        #expect(try sayings(home).count == whole + 1, "\(home.name)")
        #expect(try sayings(home, "--starter").count == whole, "\(home.name)")
        #expect(try sayings(home, "--liked").count == 1)
        let conflicts = try home.conflicts()
        #expect(conflicts.isEmpty, "\(conflicts)")
        #expect(try home.haru("doctor").status == 0)
      }
      #expect(try one.records() == two.records())
    }
  }

  @Test(.slow) func `stay destroyed after a joining, and are destroyed nowhere else`() throws {
    try SyncHomes.using { homes in
      let one = try home(homes, "one", korean: true)
      let two = try home(homes, "two", korean: true)
      let three = try home(homes, "three", korean: false)
      for home in [one, two, three] { try did(home, "moods", "add", "50") }
      let (korean, english) = (try sayings(one).count, try sayings(three).count)
      // 200 is not one of the proverbs that every store once started with.
      try did(two, "sayings", "remove", "200", "--yes")
      try did(two, "trash", "empty", "--yes")
      try homes.pair(one, two)
      for home in [one, two, one] { try did(home, "sync") }
      for home in [one, two] { #expect(try sayings(home).count == korean - 1, "\(home.name)") }
      // The device joins a group with another language and takes no built-in sayings from it.
      try did(two, "sync", "leave")
      let other = homes.folder.path("other")
      try FileManager.default.createDirectory(
        atPath: other, withIntermediateDirectories: true)
      try homes.pair(three, two, at: other)
      for home in [three, two, three] { try did(home, "sync") }
      for home in [three, two] {
        #expect(try sayings(home).count == english, "\(home.name)")
        #expect(try home.conflicts().isEmpty)
      }
      #expect(try three.records() == two.records())
    }
  }

  @Test(.slow) func `of a store that left for another group are not destroyed in a third one`()
    throws
  {
    try SyncHomes.using { homes in
      let one = try home(homes, "one", korean: true)
      let two = try home(homes, "two", korean: false)
      let three = try home(homes, "three", korean: false)
      for home in [one, two, three] { try did(home, "moods", "add", "50") }
      let english = try sayings(three).count
      try homes.pair(one, two)
      for home in [one, two, one] { try did(home, "sync") }
      try did(two, "sync", "leave")
      let other = homes.folder.path("other")
      try FileManager.default.createDirectory(
        atPath: other, withIntermediateDirectories: true)
      try homes.pair(three, two, at: other)
      for home in [three, two, three] { try did(home, "sync") }
      #expect(try sayings(three).count == english)
      #expect(try sayings(two).count == english)
    }
  }
}
