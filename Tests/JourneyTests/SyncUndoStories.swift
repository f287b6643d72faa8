import Foundation
import Support
import Testing

/// Tests of `undo --partial` when another device has changed the same records since.
@Suite struct `The fields that undo restores after a sync` {
  private func did(_ home: SyncHome, _ words: String...) throws {
    let ending = try home.program.run([home.program.path] + words)
    #expect(ending.status == 0, "\(words): \(ending)")
  }

  private func meet(_ homes: SyncHome...) throws { for home in homes { try did(home, "sync") } }

  private func person(_ home: SyncHome, _ name: String) throws -> [String: Any] {
    try home.object("people", "show", name)["person"] as? [String: Any] ?? [:]
  }

  // T-13
  @Test(.slow) func `are the fields that nobody else wrote`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Mina", "--every", "7", "--phone", "010-1111-2222")
      try meet(one, two)
      try did(one, "people", "edit", "Mina", "--nickname", "Min", "--phone", "010-3333-4444")
      try did(two, "people", "edit", "Mina", "--birthday", "03-09")
      try meet(one, two, one)
      #expect(try one.haru("undo").status == 3)
      let undone = try one.haru("undo", "--partial", "--json")
      #expect(undone.status == 0 && undone.out.contains(#""left":[]"#), "\(undone)")
      let mina = try person(one, "Mina")
      #expect(mina["nickname"] is NSNull && mina["phone"] as? String == "010-1111-2222", "\(mina)")
      #expect(mina["birthday"] as? String == "03-09", "\(mina)")
      #expect(try one.haru("people", "list", "--search", "Min").out.contains("Mina"))
      #expect(try one.haru("search", "1111").out.contains("Mina"))
      #expect(try one.haru("doctor").status == 0)
      try meet(one, two, one)
      #expect(try one.records() == two.records())
    }
  }

  // T-13
  @Test(.slow) func `leave the field somebody else wrote, and say which that is`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Mina", "--every", "7")
      try meet(one, two)
      try did(one, "people", "edit", "Mina", "--nickname", "Min", "--every", "9")
      try meet(one, two)
      try did(two, "people", "edit", "Mina", "--nickname", "Minnie")
      try meet(two, one)
      let undone = try one.haru("undo", "--partial", "--json")
      #expect(undone.status == 0 && undone.out.contains(#""fields":["nickname"]"#), "\(undone)")
      #expect(try person(one, "Mina")["nickname"] as? String == "Minnie")
      #expect(try person(one, "Mina")["cycleDays"] as? Int == 7)
    }
  }

  // T-13
  @Test(.slow) func `are none if another device changed them all, which is refused`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Mina", "--every", "7")
      try meet(one, two)
      try did(one, "people", "edit", "Mina", "--nickname", "Min")
      try meet(one, two)
      try did(two, "people", "edit", "Mina", "--nickname", "Minnie")
      try meet(two, one)
      let before = try one.lines()
      let refused = try one.haru("undo", "--partial")
      #expect(refused.status == 3 && refused.err.contains("nothing left to undo"), "\(refused)")
      #expect(try one.lines() == before)
      #expect(refused.err.contains("desktop"), "\(refused)")
      #expect(try !one.haru("history", "--json").out.contains(#""state":"undone""#))
    }
  }

  // T-13
  @Test func `take with them what a watering had added`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      try did(one, "people", "add", "Mina", "--every", "7")
      try meet(one, two)
      for home in [one, two] { try did(home, "people", "water", "Mina", "--early") }
      try meet(one, two, one)
      #expect(try person(one, "Mina")["timesWatered"] as? Int == 2)
      let undone = try one.haru("undo", "--partial")
      #expect(undone.status == 0, "\(undone)")
      try meet(one, two, one)
      for home in [one, two] {
        #expect(try person(home, "Mina")["timesWatered"] as? Int == 1, "\(home.name)")
        let entries =
          try home.haru("export", "-").out.components(separatedBy: "\"early\":").count - 1
        #expect(entries == 1, "\(home.name)")
      }
      try did(one, "redo")
      #expect(try person(one, "Mina")["timesWatered"] as? Int == 2)
      #expect(try one.haru("doctor").status == 0)
    }
  }
}
