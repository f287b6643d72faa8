import Foundation
import Support
import Testing

/// Tests of several devices that sync, from the first command on.
@Suite struct `Devices that meet` {
  @Test(.slow, arguments: ["en", "ko"])
  func `begin, join, write offline, see and resolve conflicts, undo and sync again`(
    _ language: String
  ) throws {
    try SyncHomes.using { homes in
      var (one, two) = (try homes.home("one"), try homes.home("two"))
      one.program.environment["LANG"] = language == "ko" ? "ko_KR.UTF-8" : "en_US.UTF-8"
      two.program.environment["LANG"] = one.program.environment["LANG"]
      try SyncStory(one, two, at: homes.remote).run()
    }
  }

  /// 2.9: a home that was copied with its key becomes a separate device at its first sync.
  @Test(.slow) func `become two where one was copied, and lose nothing of either`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      try FileManager.default.copyItem(
        atPath: homes.folder.path("one"), toPath: homes.folder.path("copy"))
      let copy = try homes.home("copy")
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try copy.haru("people", "add", "Cleo", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      let met = try copy.haru("sync")
      #expect(met.status == 0 && met.out.contains("This store was copied"), "\(met)")
      for home in [two, one, copy] { #expect(try home.haru("sync").status == 0) }
      for home in [one, two, copy] {
        let people = try home.haru("people", "list").out
        for name in ["Ada", "Bob", "Cleo"] { #expect(people.contains(name), "\(home.name)") }
      }
      let devices =
        (try two.object("sync", "status")["sync"] as? [String: Any])?["devices"] as? [Any]
      #expect(devices?.count == 3)
    }
  }

  /// 2.9: a restored backup receives later changes from the other devices.
  @Test(.slow) func `have all again where one goes back to an old backup`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("backup", homes.folder.path("old.db")).status == 0)
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try one.haru("people", "edit", "Ada", "--nickname", "Countess").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(
        try one.haru("restore", homes.folder.path("old.db"), "--replace", "--yes").status == 0)
      #expect(try !one.haru("people", "list").out.contains("Bob"))
      #expect(try one.haru("sync").status == 0)
      #expect(try one.haru("people", "list").out.contains("Bob"))
      #expect(try one.haru("sync").status == 0)
      #expect(try two.haru("sync").status == 0)
      let people = try two.haru("people", "list").out
      #expect(people.contains("Bob") && people.contains("Countess"), "\(people)")
    }
  }

  /// 2.8: data that is missing on the remote is not deleted here. The next sync uploads it again.
  @Test func `fill a place again that was emptied`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      for file in try FileManager.default.contentsOfDirectory(atPath: homes.remote) {
        try FileManager.default.removeItem(atPath: homes.remote + "/" + file)
      }
      let met = try one.haru("sync")
      #expect(met.status == 0 && met.out.contains("were missing from the remote"), "\(met)")
      #expect(try one.haru("people", "list").out.contains("Ada"))
      #expect(try two.haru("people", "add", "Bob", "--every", "7").status == 0)
      for home in [two, one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(try one.haru("people", "list").out.contains("Bob"))
      // both have taken new ids, which their users do not notice.
      for home in [one, two] {
        let names = try home.devices().compactMap { $0["name"] as? String }
        #expect(names.sorted() == ["desktop", "laptop"])
      }
      let undone = try one.haru("undo")
      #expect(undone.status == 0 && undone.out.contains("Ada"), "\(undone)")
    }
  }

  /// 2.7.4: a permanent deletion reaches every device, and the remote keeps nothing of the record.
  @Test(.slow) func `destroy everywhere what one of them threw away for good`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      let before = Set(try homes.files().keys)
      #expect(try one.haru("people", "remove", "Ada").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(try two.haru("trash").out.contains("Ada"))
      #expect(try one.haru("trash", "empty", "--yes").status == 0)
      for home in [one, two, one, two, one] { #expect(try home.haru("sync").status == 0) }
      #expect(try !two.haru("trash").out.contains("Ada"))
      let left = Set(try homes.files().keys)
      let batches = before.filter { !$0.hasSuffix("head") && $0 != "group" }
      #expect(left.isDisjoint(with: batches), "\(left.intersection(batches))")
    }
  }

  /// A revoked device receives nothing more. The others continue with a new sync key.
  @Test(.slow) func `go on without one that was forgotten`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try two.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      let three = try homes.home("three")
      let old = try one.haru("sync", "key").out
      #expect(try three.haru(reading: old, "sync", "join", homes.remote).status == 0)
      let asked = try one.haru("sync", "revoke", "desktop")
      #expect(asked.status == 3 && asked.err.contains("--yes"), "\(asked)")
      let forgot = try one.haru("sync", "revoke", "desktop", "--yes")
      #expect(forgot.status == 0, "\(forgot)")
      let refused = try two.haru("sync", "--json")
      #expect(refused.status == 3 && refused.err.contains("wrongKey"), "\(refused)")
      #expect(try one.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      // Its earlier changes are kept.
      #expect(try one.haru("people", "list").out.contains("Ada"))
      #expect(try three.haru("people", "add", "Cleo", "--every", "7").status == 0)
      #expect(try three.haru("sync").status == 3)
      let code = try one.haru("sync", "key").out
      #expect(code != old)
      #expect(try three.haru(reading: code, "sync", "join", homes.remote).status == 0)
      for home in [one, three] { #expect(try home.haru("sync").status == 0) }
      for home in [one, three] {
        let people = try home.haru("people", "list").out
        for name in ["Ada", "Bob", "Cleo"] { #expect(people.contains(name), "\(home.name)") }
      }
    }
  }

  //
  @Test(.slow) func `go on where the place comes back from before one was forgotten`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let three = try homes.home("three")
      let old = try one.haru("sync", "key").out
      #expect(try three.haru(reading: old, "sync", "join", homes.remote).status == 0)
      for home in [one, two, three, one] { #expect(try home.haru("sync").status == 0) }
      let copy = homes.folder.path("copy")
      try FileManager.default.copyItem(atPath: homes.remote, toPath: copy)
      #expect(try one.haru("sync", "revoke", "desktop", "--yes").status == 0)
      let code = try one.haru("sync", "key").out
      #expect(try three.haru(reading: code, "sync", "join", homes.remote).status == 0)
      #expect(try three.haru("people", "add", "Cleo", "--every", "7").status == 0)
      for home in [three, one] { #expect(try home.haru("sync").status == 0) }
      for first in [three, one] {
        try FileManager.default.removeItem(atPath: homes.remote)
        try FileManager.default.copyItem(atPath: copy, toPath: homes.remote)
        #expect(try one.haru("people", "add", "of \(first.name)", "--every", "7").status == 0)
        for home in [first, one, three, one] {
          let met = try home.haru("sync")
          #expect(met.status == 0, "\(home.name): \(met)")
        }
        let refused = try two.haru("sync", "--json")
        #expect(refused.status == 3 && refused.err.contains("wrongKey"), "\(refused)")
        #expect(try one.records() == three.records())
        #expect(try three.haru("people", "list").out.contains("of \(first.name)"))
        let devices = try one.devices()
        #expect(devices.count == 2, "\(devices)")
      }
      // A device that joins now receives everything.
      let four = try homes.home("four")
      #expect(try four.haru(reading: code, "sync", "join", homes.remote).status == 0)
      #expect(try four.haru("people", "list").out.contains("Cleo"))
      #expect(try four.records() == one.records())
    }
  }

  // F-31
  @Test func `go on where a joining that was cut is tried again`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      let code = try one.haru("sync", "key").out
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      let again = try two.haru(reading: code, "sync", "join", homes.remote)
      #expect(again.status == 0, "\(again)")
      #expect(try two.haru("people", "list").out.contains("Ada"))
      #expect(try one.devices().count == 2)
    }
  }

  @Test(.slow) func `keep all they have where one leaves`() throws {
    try SyncHomes.using { homes in
      let (one, two) = try homes.pair()
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      for home in [one, two] { #expect(try home.haru("sync").status == 0) }
      #expect(try two.haru("sync", "leave").status == 0)
      #expect(try two.haru("people", "list").out.contains("Ada"))
      #expect(try two.haru("sync", "--json").err.contains("notSynced"))
      #expect(try two.object("sync", "status")["sync"] is NSNull)
      #expect(!FileManager.default.fileExists(atPath: two.program.store + ".sync"))
      #expect(try one.haru("sync").status == 0)
      // A device that left may join again with its data.
      #expect(try two.haru("people", "edit", "Ada", "--nickname", "A").status == 0)
      #expect(try one.haru("people", "edit", "Ada", "--nickname", "B").status == 0)
      #expect(try one.haru("sync").status == 0)
      let code = try one.haru("sync", "key").out
      #expect(try two.haru(reading: code, "sync", "join", homes.remote).status == 0)
      #expect(try one.haru("sync").status == 0)
      #expect(try two.haru("people", "list").out.contains("B"))
      // If both devices changed a value, the other one's is used and one's own is a conflict.
      #expect((try one.object("sync", "conflicts")["conflicts"] as? [Any])?.count ?? 0 > 0)
    }
  }
}
