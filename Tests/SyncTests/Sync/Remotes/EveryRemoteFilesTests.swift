import Domain
import DomainInMemory
import Foundation
import Support
import Testing

@testable import Data

/// Returns a path that a test knows to be valid.
func remotePath(_ text: String) throws -> RemotePath { try #require(RemotePath(text), "\(text)") }

/// Tests that every kind of remote with ordinary files has to pass. Y-10, Y-14, Y-20, Y-21
@Suite(.engines) struct `Every remote with ordinary files` {
  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `writes and replaces whole files, and makes the folders for them`(kind: RemoteFilesKind)
    throws
  {
    try RemoteFilesStand.using(kind) { stand in
      let (one, another) = (try stand.open(), try stand.open())
      let all = (0...255).map { UInt8($0) }
      for text in ["haru.ics", "inbox/a.txt", "a/b/c.md", "a/b/c/d.md", "inbox/b.txt"] {
        let path = try remotePath(text)
        #expect(try another.read(path, limit: 1 << 20) == nil)
        for bytes in [RandomBytes.drawn(70_000), all, [], Array("'\\x00\r\n\u{1B}[2J\"".utf8)] {
          try one.write(path, bytes)
          #expect(try another.read(path, limit: 1 << 20) == bytes, "\(text)")
        }
      }
      #expect(try another.list(remotePath("inbox")).map(\.name) == ["a.txt", "b.txt"])
      #expect(try another.list(remotePath("a/b")).map(\.name) == ["c.md"])
      #expect(try another.list(remotePath("a")).isEmpty)
      let root = try another.list(nil).map(\.name)
      #expect(root.contains("haru.ics") && !root.contains("inbox"))
      if stand.folder != nil {
        #expect(
          try stand.everything() == [
            "a", "a/b", "a/b/c", "a/b/c.md", "a/b/c/d.md", "haru.ics", "inbox", "inbox/a.txt",
            "inbox/b.txt",
          ], "nothing is left beside the files")
      }
    }
  }

  /// Names that a shell, an address, XML or a file of options could misread.
  static let names = [
    "하루 메모.txt", "a b", " a", "a ", "50%.txt", "100%25.txt", "%2e%2e", "a#b", "a?b=c", "a&amp;b",
    "<a>\"b\"'c'", "a\\b", "a;rm -rf b", "$(touch x)`touch y`", "-o", "--output", "a+b=c@d", "a:b",
    "~a", "*", "[a-z]{1,2}", "a|b", "héllo", "he\u{301}llo", "\u{1112}\u{1161}\u{1105}\u{116E}",
    "👩‍👩‍👧.md", "\u{301}a", "a,b!", "a.ics\u{A0}",
  ]

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `keeps any name to the byte`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let folder = try remotePath("받은 글 #1?/50% & 새")
      for (index, name) in zip(UInt8(0)..., Self.names) {
        try remote.write(try #require(folder.appending(name)), [index])
      }
      let wanted = Self.names.map { Array($0.utf8) }.sorted { $0.lexicographicallyPrecedes($1) }
      #expect(try remote.list(folder).map { Array($0.name.utf8) } == wanted)
      let done = try remotePath("받은 글 #1?/끝 났음")
      for (index, name) in zip(UInt8(0)..., Self.names) {
        let (path, other) = (
          try #require(folder.appending(name)), try #require(done.appending(name))
        )
        #expect(try remote.read(path, limit: 10) == [index], "\(name)")
        #expect(try remote.move(path, to: other), "\(name)")
        #expect(try remote.read(path, limit: 10) == nil)
        #expect(try remote.read(other, limit: 10) == [index], "\(name)")
      }
      #expect(try remote.list(folder).isEmpty)
      #expect(try remote.list(done).map { Array($0.name.utf8) } == wanted)
      for name in Self.names { try remote.remove(try #require(done.appending(name))) }
      #expect(try remote.list(done).isEmpty)
      try remote.removeFolder(done)
      try remote.removeFolder(folder)
      if stand.folder != nil { #expect(try stand.everything() == ["받은 글 #1?"]) }
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `says how long a file is, and when it was written`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let before = Int(Date().timeIntervalSince1970) - 2
      try remote.write(try remotePath("inbox/a"), [UInt8](repeating: 7, count: 12_345))
      try remote.write(try remotePath("inbox/b"), [])
      let found = try remote.list(try remotePath("inbox"))
      #expect(found.map(\.name) == ["a", "b"] && found.map(\.length) == [12_345, 0])
      let after = Int(Date().timeIntervalSince1970) + 2
      for file in found { #expect((before...after).contains(try #require(file.lastWrite))) }
      guard stand.folder != nil else { return }
      let past = Date(timeIntervalSince1970: 951_827_696)
      try FileManager.default.setAttributes(
        [.modificationDate: past], ofItemAtPath: try stand.path("inbox/a"))
      #expect(try remote.list(try remotePath("inbox")).first?.lastWrite == 951_827_696)
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.onDisk)
  func `lists only files that have a path`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      #expect(try remote.list(try remotePath("inbox")) == [], "no folder")
      for name in [".hidden", ".haru.17.part", "folder/file", "line\nbreak", "a\u{7F}", "note.txt"]
      {
        try stand.litter("inbox/" + name, [1, 2, 3])
      }
      #expect(mkfifo(try stand.path("inbox/folder/pipe"), 0o600) == 0)
      let found = try remote.list(try remotePath("inbox"))
      #expect(found.map(\.name) == ["note.txt"] && found.map(\.length) == [3])
      #expect(try remote.list(try remotePath("inbox/note.txt")) == [], "a file is no folder")
      #expect(try remote.list(try remotePath("inbox/note.txt/x")) == [])
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `reads no more than is asked for`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let path = try remotePath("inbox/a")
      for count in [0, 1, 1_000, 200_000] {
        let bytes = RandomBytes.drawn(count)
        try remote.write(path, bytes)
        #expect(try remote.read(path, limit: count) == bytes)
        #expect(try remote.read(path, limit: .max) == bytes)
        guard count > 0 else { continue }
        #expect(throws: RemoteFailure.tooLarge(limit: count - 1)) {
          try remote.read(path, limit: count - 1)
        }
        #expect(throws: RemoteFailure.tooLarge(limit: 0)) { try remote.read(path, limit: 0) }
      }
      #expect(try remote.read(try remotePath("inbox/none"), limit: 0) == nil)
    }
  }

  @Test(.slow, arguments: RemoteFilesKind.allCases)
  func `writes files up to the limit, and none that is longer`(kind: RemoteFilesKind) throws {
    try RemoteFilesStand.using(kind) { stand in
      let remote = try stand.open()
      let path = try remotePath("inbox/large")
      var bytes = [UInt8](repeating: 3, count: RemoteFile.limit)
      bytes.replaceSubrange(4_000_000..<4_065_536, with: RandomBytes.drawn(65_536))
      try remote.write(path, bytes)
      #expect(try remote.list(try remotePath("inbox")).map(\.length) == [RemoteFile.limit])
      let found = try #require(try remote.read(path, limit: RemoteFile.limit))
      // Comparing arrays is slow in a debug build.
      let isSame = found.withUnsafeBytes { one in
        bytes.withUnsafeBytes { other -> Bool in
          guard one.count == other.count, let first = one.baseAddress,
            let second = other.baseAddress
          else { return false }
          return memcmp(first, second, one.count) == 0
        }
      }
      #expect(isSame)
      bytes.append(0)
      #expect(throws: RemoteFailure.tooLarge(limit: RemoteFile.limit)) {
        try remote.write(path, bytes)
      }
      #expect(try remote.list(try remotePath("inbox")).map(\.length) == [RemoteFile.limit])
    }
  }
}
