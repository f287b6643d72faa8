import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

/// The commands that the tests interrupt, and the devices and the remote they run with.
extension `Ending a meeting at any moment` {
  /// The command that is interrupted, and the state it starts from.
  enum Scenario: String, CaseIterable, Sendable {
    case start, join, send, receive, destroy
    /// A device is revoked, which changes the sync key.
    case forget
    /// A device has more files than allowed, so they are merged into one.
    case merge
    /// All files of the remote were deleted.
    case refill
    /// The home was copied with its store, so two devices have the same id.
    case clone

    /// The home in which the command runs.
    var home: String {
      switch self {
      case .join, .receive: "b"
      case .clone: "c"
      case .start, .send, .destroy, .forget, .merge, .refill: "a"
      }
    }

    /// How many of the first and of the last system calls are interrupted.
    var ends: Int {
      switch self {
      case .start, .join, .send, .receive, .destroy: 4
      case .forget, .merge, .refill, .clone: 2
      }
    }

    /// The homes that sync.
    var homes: [String] { self == .clone ? ["a", "b", "c"] : ["a", "b"] }
  }

  /// Homes and a remote in one folder. The folder is restored before each run.
  struct Stand {
    let folder: SampleFolder
    let scenario: Scenario

    var remote: String { folder.path("run/place") }
    func home(_ name: String) throws -> BinaryUnderTest {
      try BinaryUnderTest(home: folder.path("run/" + name))
    }

    /// Runs a command that must succeed, and returns its output.
    @discardableResult func said(_ name: String, _ words: String...) throws -> String {
      let haru = try home(name)
      let ending = try haru.run([haru.path] + words)
      try #require(ending.status == 0 && !ending.isKilled, "\(words): \(ending)")
      return ending.out
    }

    /// Creates the state before the command, and saves a copy of it.
    func prepare() throws {
      try FileManager.default.createDirectory(
        atPath: remote, withIntermediateDirectories: true)
      try said("a", "people", "add", "Ada", "--every", "7")
      try said("a", "moods", "add", "80", "강가")
      try said("b", "sayings", "add", "own words")
      if scenario != .start { try said("a", "sync", "init", remote, "--name", "a") }
      if scenario != .start, scenario != .join {
        try keepCode()
        try #require(try joining(by: home("b"), []).status == 0)
        for name in ["a", "b"] { try said(name, "sync") }
        for name in ["a", "b"] {
          try said(name, "moods", "add", "5", "both \(name)")
          try said(name, "people", "edit", "Ada", "--nickname", name)
        }
      }
      if scenario == .receive { try said("a", "sync") }
      if scenario == .destroy {
        try said("a", "people", "add", "secret lines", "--every", "7")
        for name in ["a", "b"] { try said(name, "sync") }
        try said("a", "people", "remove", "secret lines")
        try said("a", "trash", "empty", "--yes")
      }
      if scenario == .join { try keepCode() }
      if scenario == .merge {
        for turn in 0..<SyncWithRemote.mostFiles {
          try said("a", "moods", "add", "\(1 + turn)", "of many")
          try said("a", "sync")
        }
      }
      if scenario == .refill {
        for name in ["a", "b"] { try said(name, "sync") }
        for file in try FileManager.default.contentsOfDirectory(atPath: remote) {
          try FileManager.default.removeItem(atPath: remote + "/" + file)
        }
      }
      if scenario == .clone {
        try FileManager.default.copyItem(
          atPath: folder.path("run/a"), toPath: folder.path("run/c"))
        try said("a", "moods", "add", "30", "of the first one")
        try said("a", "sync")
        try said("c", "moods", "add", "60", "of the copy")
      }
      try FileManager.default.moveItem(atPath: folder.path("run"), toPath: folder.path("kept"))
    }

    func keepCode() throws {
      try Data(try said("a", "sync", "key").utf8)
        .write(to: URL(fileURLWithPath: folder.path("run/code")))
    }

    func begin() throws {
      if FileManager.default.fileExists(atPath: folder.path("run")) {
        try FileManager.default.removeItem(atPath: folder.path("run"))
      }
      try FileManager.default.copyItem(atPath: folder.path("kept"), toPath: folder.path("run"))
    }

    func joining(
      by haru: BinaryUnderTest, _ before: [String]
    ) throws -> BinaryUnderTest.Ending {
      let script = #"exec "$HARU" sync join "$0" --name b < "$1""#
      return try haru.run(before + ["sh", "-c", script, remote, folder.path("run/code")])
    }

    /// Runs the command of the scenario. `before` is put in front of it, such as `strace` with its
    /// options.
    func act(_ before: [String] = []) throws -> BinaryUnderTest.Ending {
      let haru = try home(scenario.home)
      switch scenario {
      case .join: return try joining(by: haru, before)
      case .start:
        return try haru.run(before + [haru.path, "sync", "init", remote, "--name", "a"])
      case .forget:
        return try haru.run(before + [haru.path, "sync", "revoke", "b", "--yes"])
      case .send, .receive, .destroy, .merge, .refill, .clone:
        return try haru.run(before + [haru.path, "sync"])
      }
    }

    /// Continues as a user would who does not know how far the command came: repeats it if
    /// necessary, then syncs all homes.
    func goOn() throws {
      let haru = try home(scenario.home)
      if scenario == .start || scenario == .join, try haru("sync").status != 0 {
        #expect(try act().status == 0)
      }
      if scenario == .start {
        try keepCode()
        #expect(try joining(by: home("b"), []).status == 0)
      }
      if scenario == .forget {
        // The device may already be revoked.
        _ = try act()
        try said("a", "sync")
        try keepCode()
        #expect(try joining(by: home("b"), []).status == 0)
      }
      for name in scenario.homes + scenario.homes { try said(name, "sync") }
    }

    /// Returns all rows of a store, sorted. Checks that the store has no errors.
    func lines(_ name: String) throws -> [String] {
      let database = try Database(.file(home(name).store))
      #expect(try database.problems() == [])
      return try database.read { (store) throws(StorageFailure) in
        var lines: [String] = []
        for list in ArchiveLists.all {
          try store.visit(list.all) { (row) throws(StorageFailure) in
            lines.append("\(list.name) \(try list.row(row.values[...]).cells)")
            return true
          }
        }
        return lines.sorted()
      }
    }
  }
}
