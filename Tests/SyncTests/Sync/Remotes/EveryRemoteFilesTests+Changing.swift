import Domain
import Foundation
import Support
import Testing

@testable import Data

extension `Every remote with ordinary files` {
  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `moves a file, and replaces nothing`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let (a, b, c) = (
        try remotePath("inbox/a"), try remotePath("done/2026/b"), try remotePath("done/c")
      )
      #expect(try !remote.move(a, to: b), "nothing is there")
      if stand.folder != nil { #expect(try stand.everything() == []) }
      try remote.write(a, [1])
      #expect(try remote.move(a, to: b))
      #expect(try remote.read(a, limit: 9) == nil && remote.read(b, limit: 9) == [1])
      #expect(try !remote.move(a, to: b), "it is gone")
      try remote.write(a, [2])
      try remote.write(c, [3])
      #expect(try !remote.move(a, to: c) && !remote.move(a, to: b) && !remote.move(a, to: a))
      #expect(try !remote.move(a, to: try remotePath("done")), "a folder has the name")
      #expect(try !remote.move(try remotePath("done"), to: try remotePath("x")), "no file")
      #expect(try remote.read(a, limit: 9) == [2] && remote.read(b, limit: 9) == [1])
      #expect(try remote.read(c, limit: 9) == [3])
      #expect(try remote.move(c, to: try remotePath("d")), "up to the root")
      #expect(try remote.list(try remotePath("done")) == [])
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `lets one of several move a file, and one take a name`(kind: RemoteFilesKind) async throws {
    let stand = try RemoteFilesStand.new(kind)
    defer { withExtendedLifetime(stand) {} }
    let remotes = try (0..<4).map { _ in try stand.open() }
    for round in 0..<4 {
      let source = try remotePath("in/\(round)")
      try remotes[0].write(source, [UInt8(round)])
      let fresh = try remotePath("out/\(round)")
      let movers = try await Self.moved(
        try remotes.enumerated().map { ($1, source, try remotePath("out/\(round)-\($0)")) })
      #expect(movers == 1)
      for (index, remote) in remotes.enumerated() {
        try remote.write(try remotePath("in/\(round)-\(index)"), [UInt8(index)])
      }
      let takers = try await Self.moved(
        try remotes.enumerated().map { ($1, try remotePath("in/\(round)-\($0)"), fresh) })
      #expect(takers == 1)
      #expect(try remotes[0].list(try remotePath("in")).count == 3 * (round + 1))
      #expect(try remotes[0].list(try remotePath("out")).count == 2 * (round + 1))
    }
  }

  /// Returns how many of several moves at the same time say that they moved a file.
  private static func moved(_ moves: [(any RemoteFiles, RemotePath, RemotePath)]) async throws
    -> Int
  {
    try await withThrowingTaskGroup(of: Bool.self) { group in
      for (remote, path, other) in moves {
        group.addTask { try remote.move(path, to: other) }
      }
      return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `removes a file, and never a folder for it`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let (a, b) = (try remotePath("inbox/a"), try remotePath("inbox/b"))
      try remote.remove(a)
      try remote.write(a, [1])
      try remote.write(b, [2])
      try remote.remove(try remotePath("inbox"))
      #expect(try remote.read(a, limit: 9) == [1] && remote.read(b, limit: 9) == [2])
      #expect(try remote.read(try remotePath("inbox"), limit: 1 << 20) == nil)
      try remote.remove(a)
      try remote.remove(a)
      #expect(try remote.read(a, limit: 9) == nil && remote.read(b, limit: 9) == [2])
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `removes a folder only if it is empty`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let (folder, file) = (try remotePath("a/b"), try remotePath("a/b/c"))
      try remote.removeFolder(folder)
      try remote.write(file, [1])
      for text in ["a", "a/b", "a/b/c", "x"] { try remote.removeFolder(try remotePath(text)) }
      #expect(try remote.read(file, limit: 9) == [1])
      try remote.remove(file)
      if stand.folder != nil {
        try stand.litter("a/b/.hidden", [1])
        try remote.removeFolder(folder)
        #expect(try stand.everything() == ["a", "a/b", "a/b/.hidden"])
        try FileManager.default.removeItem(atPath: try stand.path("a/b/.hidden"))
      }
      try remote.removeFolder(try remotePath("a"))
      try remote.removeFolder(folder)
      try remote.removeFolder(folder)
      if stand.folder != nil { #expect(try stand.everything() == ["a"]) }
      try remote.removeFolder(try remotePath("a"))
      if stand.folder != nil { #expect(try stand.everything() == []) }
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `makes no remote where there is none`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let missing = try stand.missing()
      for text in ["a", "inbox/a"] {
        let path = try remotePath(text)
        #expect(throws: RemoteFailure.notFound) { try missing.list(path) }
        #expect(throws: RemoteFailure.notFound) { try missing.read(path, limit: 9) }
        #expect(throws: RemoteFailure.notFound) { try missing.write(path, [1]) }
        #expect(throws: RemoteFailure.notFound) { try missing.move(path, to: remotePath("b/b")) }
        #expect(throws: RemoteFailure.notFound) { try missing.remove(path) }
        #expect(throws: RemoteFailure.notFound) { try missing.removeFolder(path) }
        #expect(throws: RemoteFailure.notFound, "nothing was made") { try missing.list(path) }
      }
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.onDisk)
  func `makes nothing where a file is in the way, or nothing may be written`(kind: RemoteFilesKind)
    throws
  {
    try RemoteFilesStand.using(kind) { stand in
      let inbox = try remotePath("inbox/a")
      let file = try #require(try stand.file?())
      #expect(throws: RemoteFailure.isFile) { try file.list(try remotePath("inbox")) }
      let refusals: [RemoteFailure] = [.isFile, .notFound, .notWritable]
      #expect { try file.write(inbox, [1]) } throws: {
        refusals.contains($0 as? RemoteFailure ?? .full)
      }
      let fixed = try #require(try stand.fixed?())
      #expect(throws: RemoteFailure.notWritable) { try fixed.write(inbox, [1]) }
      #expect(try fixed.read(inbox, limit: 9) == nil && fixed.list(try remotePath("inbox")) == [])
      let remote = try stand.open()
      try remote.write(try remotePath("inbox"), [7])
      try remote.write(try remotePath("b"), [8])
      #expect { try remote.write(inbox, [1]) } throws: {
        refusals.contains($0 as? RemoteFailure ?? .full)
      }
      #expect { try remote.move(remotePath("b"), to: inbox) } throws: {
        refusals.contains($0 as? RemoteFailure ?? .full)
      }
      try remote.write(try remotePath("folder/c"), [9])
      #expect(throws: RemoteFailure.self) { try remote.write(try remotePath("folder"), [1]) }
      #expect(try stand.everything() == ["b", "folder", "folder/c", "inbox"])
      #expect(try remote.read(try remotePath("inbox"), limit: 9) == [7])
      #expect(try remote.read(try remotePath("b"), limit: 9) == [8])
    }
  }
}
