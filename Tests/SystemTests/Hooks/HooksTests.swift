import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// A store on disk with a folder of hooks.
private struct HookedStore {
  let folder: SampleFolder
  let parts: EveryPart
  let hooks: Hooks

  static func using(timeout: Int = 60_000, _ body: (HookedStore) throws -> Void) throws {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("hooks"), withIntermediateDirectories: true)
      let parts = try EveryPart.at(.file(folder.path("haru.sqlite")))
      let hooks = Hooks(
        in: folder.path("hooks"), profile: "default",
        environment: { ["PATH": "/usr/bin:/bin"] }, timeout: timeout)
      parts.database.hooks = hooks
      try body(HookedStore(folder: folder, parts: parts, hooks: hooks))
    }
  }

  func hook(_ name: String, _ script: String) throws {
    try folder.write(Array("#!/bin/sh\n\(script)\n".utf8), to: "hooks/" + name)
    try folder.permit(0o755, "hooks/" + name)
  }

  func add(_ id: String = "p0") throws {
    try parts.people.insert(.sample(id: id, name: "Mina", phone: nil))
  }

  /// Adds a person and returns how the hook `before` refused it, or nil if the person was added.
  func refusal() throws -> HookFailure? {
    do throws(PeopleFailure) {
      try parts.people.insert(.sample(id: "p0", name: "Mina", phone: nil))
      return nil
    } catch {
      guard case .storage(.refusedByHook(let refusal)) = error else { throw error }
      #expect(refusal.hook == "before")
      return refusal.failure
    }
  }

  func read(_ name: String) throws -> String {
    String(decoding: try folder.bytes(name), as: UTF8.self)
  }
}

// B 27
@Suite struct `Hooks around writes` {
  @Test(arguments: [
    "sleep 60", "sleep 60 & sleep 60", "exec >&- 2>&-; sleep 60", "trap '' TERM; cat; sleep 60",
  ])
  func `are ended with all they started when they hang`(script: String) throws {
    let mark = "6\(UInt32.random(in: 100_000_000...999_999_999))"
    try HookedStore.using(timeout: 300) { store in
      let before = try store.parts.dump()
      try store.hook("before", script.replacingOccurrences(of: "60", with: mark))
      #expect(try store.refusal() == .tooSlow(milliseconds: 300))
      #expect(Polling.until { RunningPrograms.words(holding: mark).isEmpty })
      #expect(try store.parts.dump() == before && store.parts.history.count() == 0)
      #expect(store.parts.database.changeCount == 0)
    }
  }

  @Test func `are ended when they write a heap`() throws {
    try HookedStore.using { store in
      try store.hook("before", "head -c 1000000000 /dev/zero")
      #expect(try store.refusal() == .tooMuch(limit: HookCall.limit))
      // Long error output is discarded, and the hook can end by itself.
      try store.hook("before", "head -c 3000000 /dev/zero >&2; echo no; exit 2")
      #expect(try store.refusal() == .ended(status: 2, sentence: "no"))
    }
  }

  @Test func `refuse by whatever end is not a good one`() throws {
    try HookedStore.using { store in
      try store.hook("before", "exit 4")
      #expect(try store.refusal() == .ended(status: 4, sentence: nil))
      try store.hook("before", "kill -KILL $$")
      #expect(try store.refusal() == .ended(status: 137, sentence: nil))
      try store.hook("before", "echo; echo '  '; echo why >&2; exit 1")
      #expect(try store.refusal() == .ended(status: 1, sentence: "why"))
      try store.hook("before", "printf 'a\\377b\\nc'; exit 1")
      #expect(try store.refusal() == .ended(status: 1, sentence: "a\u{FFFD}b"))
      try store.hook("before", "head -c 5000 /dev/zero | tr '\\0' x; exit 1")
      let long = String(repeating: "x", count: HookCall.longestSentence)
      #expect(try store.refusal() == .ended(status: 1, sentence: long))
      try store.hook("before", "exit 0")
      #expect(try store.refusal() == nil)
      #expect(try store.parts.history.count() == 1)
    }
  }

  @Test func `have their time together, and the first refusal ends it`() throws {
    try HookedStore.using { store in
      try store.hook("before", "echo 1 >> \"$0.ran\"; exit 0")
      try store.hook("before-people", "echo no; exit 1")
      try store.hook("before-people.add", "echo 3 >> \"$0.ran\"")
      #expect(
        throws: PeopleFailure.storage(
          .refusedByHook(HookRefusal(hook: "before-people", .ended(status: 1, sentence: "no"))))
      ) { try store.add() }
      #expect(try store.folder.names().contains("hooks"))
      #expect(try store.read("hooks/before.ran") == "1\n")
      #expect(
        !FileManager.default.fileExists(atPath: store.folder.path("hooks/before-people.add.ran")))
    }
    try HookedStore.using(timeout: 300) { store in
      try store.hook("after", "sleep 60")
      try store.hook("after-people", "echo ran > \"$0.ran\"")
      try store.add()
      let slow = HookFailure.tooSlow(milliseconds: 300)
      #expect(
        store.hooks.remarks.takeAll() == [
          .failed(hook: "after", slow), .failed(hook: "after-people", slow),
        ])
      #expect(!FileManager.default.fileExists(atPath: store.folder.path("hooks/after-people.ran")))
    }
  }

  @Test func `that come after are run when the write is kept`() throws {
    try HookedStore.using { store in
      // The hook runs after the commit, so it can read the store.
      let database = store.folder.path("haru.sqlite")
      try store.hook("after", "cat >/dev/null; head -c 16 '\(database)' > \"$0.ran\"; exit 3")
      try store.add()
      #expect(
        store.hooks.remarks.takeAll() == [
          .failed(hook: "after", .ended(status: 3, sentence: nil))
        ])
      #expect(store.hooks.remarks.takeAll() == [])
      #expect(try store.read("hooks/after.ran").hasPrefix("SQLite format 3"))
      #expect(store.parts.database.changeCount == 1)
    }
  }

  @Test func `hear nothing of what changed nothing, and of a step within others`() throws {
    try HookedStore.using { store in
      try store.hook("after", "cat >> '\(store.folder.path("heard"))'")
      _ = try? store.parts.people.remove(ID("nobody"), at: .on("2026-03-09"))
      #expect(!FileManager.default.fileExists(atPath: store.folder.path("heard")))
      try store.parts.history.begin()
      try store.add("p0")
      try store.add("p1")
      try store.parts.history.end(.committedAs(.addLines, subject: "2"))
      let heard = try store.read("heard")
      #expect(heard.components(separatedBy: "\"schema\"").count == 2, "\(heard)")
      #expect(heard.contains(#""write":"lines.add""#) && heard.contains(#""p1""#))
      try store.hook("before", "exit 1")
      try store.parts.history.begin()
      try store.add("p2")
      #expect(throws: StorageFailure.self) {
        try store.parts.history.end(.committedAs(.addLines, subject: "1"))
      }
      #expect(try store.parts.history.count() == 1)
      // A refusal leaves no transaction open.
      try FileManager.default.removeItem(atPath: store.folder.path("hooks/before"))
      try store.add("p3")
    }
  }

  @Test func `hear only of what is appended to a change`() throws {
    try HookedStore.using { store in
      try store.hook("after", "cat > '\(store.folder.path("heard"))'")
      var entry: Int?  // V-03
      for (name, other) in [("p0", "p1"), ("p1", "p0")] {
        _ = try store.parts.history.begin(appendingTo: entry)
        try store.add(name)
        entry = try store.parts.history.end(.committedAs(.answerEvening, subject: name))
        let heard = try store.read("heard")
        #expect(heard.contains("\"\(name)\"") && !heard.contains("\"\(other)\""))
      }
    }
  }

  @Test(.slow) func `are told the records of every kind of write as an export has them`() throws {
    try HookedStore.using { store in
      try store.hook("after", "cat > '\(store.folder.path("heard"))'")
      let randomSource = RandomSource.seeded(11)
      var met: Set<String> = []
      for _ in 0..<3 {
        for userChange in store.parts.changes where !userChange.kind.isImport {
          let before = try store.parts.history.count()
          try EveryPart.attempt(userChange.act, randomSource.below(1000))
          guard try store.parts.history.count() != before else { continue }
          let whole = try JSONSerialization.jsonObject(
            with: Foundation.Data(try store.folder.bytes("heard")))
          let hook = try #require((whole as? [String: Any])?["hook"] as? [String: Any])
          let entry = try #require(try store.parts.history.newest(1, skipping: 0).first)
          #expect(hook["write"] as? String == entry.name)
          #expect(hook["subject"] as? String == entry.subject)
          #expect(hook["item"] as? String == entry.item)
          let changes = try #require(hook["changes"] as? [[String: Any]])
          if !changes.isEmpty { met.insert(entry.name) }
          for change in changes {
            let name = try #require(change["list"] as? String)
            let list = try #require(ArchiveLists.all.first { $0.name == name })
            let sides = ["before", "after"].compactMap { change[$0] as? [String: Any] }
            #expect(!sides.isEmpty)
            for side in sides {
              for member in list.members {
                let names = [member.name, member.name + ArchiveJSON.base64Ending]
                #expect(names.contains { side[$0] != nil }, "\(name).\(member.name)")
              }
            }
          }
          _ = try store.parts.history.undo()
          let undone = try store.read("heard")
          #expect(undone.contains(#""write":"undo","of":"\#(entry.name)""#))
          _ = try store.parts.history.redo()
        }
      }
      #expect(met.count > 30, "\(met.sorted())")
    }
  }

  @Test func `are told so many records and no more`() throws {
    try HookedStore.using { store in
      try store.hook("after", "cat > '\(store.folder.path("heard"))'")
      let many = (0...HookChanges.mostRecords).map {
        Person.sample(id: "p\($0)", name: "Mina \($0)", phone: nil)
      }
      _ = try store.parts.people.insertNew(many)
      let heard = try store.read("heard")
      #expect(heard.contains(#""more":true,"changes":["#))
      #expect(heard.components(separatedBy: "\n{\"list\"").count == HookChanges.mostRecords + 1)
    }
  }

  @Test func `cost a store without them one look into a folder`() throws {
    try HookedStore.using { store in
      try FileManager.default.removeItem(atPath: store.folder.path("hooks"))
      try store.add()
      #expect(store.hooks.remarks.takeAll() == [])
      // A hooks folder that cannot be read is reported but does not block the write.
      try store.folder.write([], to: "hooks")
      try store.add("p1")
      #expect(
        store.hooks.remarks.takeAll() == [
          .passedOver(hook: "hooks", .unreadableFolder)
        ])
    }
  }
}
