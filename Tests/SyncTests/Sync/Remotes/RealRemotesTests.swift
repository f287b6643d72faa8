import Foundation
import Support
import Testing

/// Syncs devices as users do: with the program on both sides and a real server between them. spec/sync.md 2.8
@Suite(.engines) struct `Homes that meet over real places` {
  @Test(.slow, arguments: RealRemoteKind.allCases)
  func `begin, join, write offline, are told what lost, settle it, undo and meet again`(
    _ kind: RealRemoteKind
  ) throws {
    try SyncHomes.using { homes in
      let remote = try RealRemote(kind, for: homes)
      let (one, two) = (try remote.home("one", in: homes), try remote.home("two", in: homes))
      try SyncStory(one, two, at: remote.address).run()
      let files = try remote.files()
      #expect(files.count > 5)
      // 4: the size of every file is a multiple of 256 bytes.
      #expect(files.allSatisfy { $0.count.isMultiple(of: 256) && !$0.isEmpty })
      if kind != .ssh { #expect(try homes.files().isEmpty) }
    }
  }

  /// 4: `sync init` where a group already exists.
  @Test(.slow, arguments: RealRemoteKind.allCases)
  func `begin a second time only where a remote has room for several`(_ kind: RealRemoteKind) throws
  {
    try SyncHomes.using { homes in
      let remote = try RealRemote(kind, for: homes)
      let (one, two) = (try remote.home("one", in: homes), try remote.home("two", in: homes))
      let three = try remote.home("three", in: homes)
      #expect(try one.haru("sync", "init", remote.address).status == 0)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      #expect(try one.haru("sync").status == 0)
      let second = try two.haru("sync", "init", remote.address, "--json")
      guard kind == .database else {
        #expect(second.status == 3 && second.err.contains("\"remoteInUse\""), "\(second)")
        return
      }
      #expect(second.status == 0, "\(second)")
      #expect(try two.haru("people", "add", "Bob", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      // The sync key decides which group a device joins.
      let code = try two.haru("sync", "key").out
      #expect(try three.haru(reading: code, "sync", "join", remote.address).status == 0)
      let people = try three.haru("people", "list").out
      #expect(people.contains("Bob") && !people.contains("Ada"), "\(people)")
      let nobody = try remote.home("four", in: homes).haru(
        reading: String(repeating: "0", count: 52), "sync", "join", remote.address, "--json")
      #expect(nobody.status == 3 && nobody.err.contains("\"wrongKey\""), "\(nobody)")
    }
  }

  /// A database notifies devices about changes (`LISTEN`). An open screen shows them, and stops listening when the user
  /// leaves it.
  @Test(.slow) func `see on open screens what the others do, where a database tells of it`() throws
  {
    try SyncHomes.using { homes in
      let remote = try RealRemote(.database, for: homes)
      let (one, two) = (try remote.home("one", in: homes), try remote.home("two", in: homes))
      #expect(try one.haru("sync", "init", remote.address, "--name", "laptop").status == 0)
      let code = try one.haru("sync", "key").out
      #expect(try two.haru(reading: code, "sync", "join", remote.address).status == 0)
      #expect(try one.haru("people", "add", "Ada", "--every", "7").status == 0)
      var environment = one.program.environment
      environment["HARU"] = one.program.path
      environment["HARU_HOME"] = homes.folder.path("one")
      let pane = try TmuxPane(environment: environment)
      try pane.enter("\"$HARU\"; echo left")
      try pane.wait(for: "2 People")
      try pane.type("2")
      try pane.wait(for: "Ada")
      #expect(try two.haru("people", "add", "Grace", "--every", "7").status == 0)
      #expect(try two.haru("sync").status == 0)
      try pane.wait(for: "Grace")
      try pane.type("q")
      try pane.wait(for: "left")
      // The changes of this device were sent too.
      #expect(try two.haru("sync").status == 0)
      #expect(try two.haru("people", "list").out.contains("Ada"))
    }
  }
}
