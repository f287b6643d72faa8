import Domain
import Foundation
import Support
import Testing

@testable import Data

// Y-10, Y-14, Y-20
@Suite struct `Ordinary files in a folder` {
  /// Returns files that the program serves with system calls that fail with an error.
  private func files(_ path: String, failing calls: String, with error: String) throws -> SSHFiles {
    try RemoteFilesStand.served(
      path,
      before: [
        try RemoteTools.path(of: "strace"), "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)",
        "-e", "inject=\(calls):error=\(error)",
      ])
  }

  @Test func `are reached through no link`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      for name in ["root/inbox", "outside"] {
        try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      }
      try folder.write([7], to: "outside/note.txt")
      for (link, target) in [
        ("root/away", "outside"), ("root/inbox/note.txt", "outside/note.txt"),
        ("root/inbox/dead", "nowhere"),
      ] {
        try files.createSymbolicLink(
          atPath: folder.path(link), withDestinationPath: folder.path(target))
      }
      let remote = FolderFiles(folder.path("root"))
      let (linked, away) = (try remotePath("inbox/note.txt"), try remotePath("away/note.txt"))
      #expect(try remote.list(try remotePath("inbox")) == [])
      #expect(try remote.list(try remotePath("away")) == [])
      #expect(try remote.read(linked, limit: 9) == nil && remote.read(away, limit: 9) == nil)
      #expect(throws: RemoteFailure.other(code: ELOOP)) { try remote.write(linked, [1]) }
      #expect(throws: RemoteFailure.other(code: ELOOP)) {
        try remote.write(try remotePath("inbox/dead"), [1])
      }
      #expect(throws: RemoteFailure.isFile) { try remote.write(away, [1]) }
      try remote.write(try remotePath("mine"), [1])
      #expect(throws: RemoteFailure.isFile) { try remote.move(try remotePath("mine"), to: away) }
      #expect(try !remote.move(linked, to: try remotePath("b")))
      #expect(try !remote.move(away, to: try remotePath("b")))
      #expect(try !remote.move(try remotePath("mine"), to: try remotePath("inbox/dead")))
      try remote.remove(linked)
      try remote.remove(away)
      try remote.removeFolder(try remotePath("away"))
      #expect(
        try files.subpathsOfDirectory(atPath: folder.path("root")).sorted() == [
          "away", "inbox", "inbox/dead", "inbox/note.txt", "mine",
        ])
      #expect(try folder.bytes("outside/note.txt") == [7])
      #expect(try files.contentsOfDirectory(atPath: folder.path("outside")) == ["note.txt"])
      try files.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: folder.path("root"))
      let root = FolderFiles(folder.path("link"))
      #expect(try root.read(try remotePath("mine"), limit: 9) == [1], "the root may be a link")
    }
  }

  @Test func `with a pipe among them are read without waiting`() throws {
    try SampleFolder.using { folder in
      #expect(mkfifo(folder.path("pipe"), 0o600) == 0)
      let remote = FolderFiles(folder.path)
      let pipe = try remotePath("pipe")
      #expect(try remote.read(pipe, limit: 9) == nil)
      #expect(try !remote.move(pipe, to: try remotePath("other")))
      try remote.remove(pipe)
      #expect(throws: RemoteFailure.other(code: ELOOP)) { try remote.write(pipe, [1]) }
      #expect(try folder.names() == ["pipe"])
    }
  }

  // A killed round left its unfinished files for a day (T-39).
  @Test func `lose what an ended process was writing, and nothing else`() throws {
    try SampleFolder.using { folder in
      let remote = FolderFiles(folder.path)
      try remote.write(try remotePath("inbox/a"), [1])
      let rests = ["inbox/.haru.17.part", "inbox/.haru.18446744073709551615.part"]
      let others = [
        "inbox/.haru.x.part", "inbox/.haru.17", "inbox/.haru..part", "inbox/.a.17.part",
        "inbox/haru.17.part", ".haru.17.part", "inbox/.haru.part",
      ]
      for name in rests + others { try folder.write([1], to: name) }
      let writers = rests.map { open(folder.path($0), O_RDWR) }
      for writer in writers { #expect(flock(writer, LOCK_EX) == 0) }
      try folder.write([], to: "inbox/.haru.18.part")
      try remote.write(try remotePath("inbox/a"), [2])
      func names() throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
      }
      #expect(try names().isSuperset(of: rests + others), "somebody may be writing it just now")
      #expect(try names().contains("inbox/.haru.18.part"), "it is locked before it has content")
      for writer in writers { close(writer) }
      for name in rests + ["inbox/.haru.18.part"] {
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSinceNow: -90)], ofItemAtPath: folder.path(name))
      }
      #expect(try remote.list(try remotePath("inbox")).map(\.name) == ["a", "haru.17.part"])
      #expect(try names() == Set(others + ["inbox", "inbox/a"]))
    }
  }

  @Test func `may have the longest names there are`() throws {
    try SampleFolder.using { folder in
      let remote = FolderFiles(folder.path)
      for name in [String(repeating: "하", count: 85), String(repeating: "x", count: 255)] {
        let path = try #require(RemotePath(parts: [name, name, name, name]))
        try remote.write(path, [1])
        #expect(try remote.read(path, limit: 9) == [1])
        #expect(try remote.move(path, to: try #require(RemotePath(parts: [name, "b"]))))
      }
    }
  }

  @Test func `move on disks that have only one of the two ways, and not at all without both`()
    throws
  {
    try SampleFolder.using { (folder) throws in
      let (a, b) = (try remotePath("in/a"), try remotePath("out/b"))
      let files = FolderFiles(folder.path)
      for (calls, error) in [("renameat2", "EINVAL"), ("renameat2", "ENOSYS"), ("linkat", "EPERM")]
      {
        try files.write(a, [1])
        let remote = try self.files(folder.path, failing: calls, with: error)
        #expect(try remote.move(a, to: b), "\(calls)")
        #expect(try files.list(try remotePath("in")) == [] && files.read(b, limit: 9) == [1])
        try files.write(a, [2])
        #expect(try !remote.move(a, to: b))
        #expect(try files.read(a, limit: 9) == [2] && files.read(b, limit: 9) == [1])
        try files.remove(b)
      }
      let neither = try self.files(folder.path, failing: "linkat,renameat2", with: "ENOSYS")
      #expect(throws: RemoteFailure.other(code: ENOSYS)) { try neither.move(a, to: b) }
      #expect(try files.read(a, limit: 9) == [2] && files.read(b, limit: 9) == nil)
    }
  }

  @Test func `get the rights that the umask leaves`() throws {
    try SampleFolder.using { folder in
      let remote = try RemoteFilesStand.served(
        folder.path, before: ["/bin/sh", "-c", "umask 027; exec \"$@\"", "sh"])
      try remote.write(try remotePath("inbox/a"), [1])
      #expect(try folder.mode("inbox") == 0o750 && folder.mode("inbox/a") == 0o640)
    }
  }

  @Test func `stay as they were when the disk is full`() throws {
    try SampleFolder.using { folder in
      let script = "mount -t tmpfs -o size=256k haru \"$0\" && exec \"$@\""
      let alone = geteuid() == 0 ? ["-m"] : ["-rm"]
      let words = [try RemoteTools.path(of: "unshare")] + alone + ["sh", "-c", script, folder.path]
      let remote = try RemoteFilesStand.served(folder.path, before: words)
      let path = try remotePath("inbox/a")
      let small = RandomBytes.drawn(65_536)
      try remote.write(path, small)
      #expect(throws: RemoteFailure.full) { try remote.write(path, RandomBytes.drawn(1 << 20)) }
      #expect(try remote.read(path, limit: 1 << 20) == small)
      #expect(try remote.list(try remotePath("inbox")).map(\.length) == [65_536])
      try remote.write(try remotePath("inbox/b"), small)
    }
  }
}

// Y-20
@Suite struct `Killing the program while it changes ordinary files` {
  /// System calls that are made while a file is written or moved. The program is killed at each of them.
  private static let calls = ["mkdirat", "openat", "write", "fsync", "renameat", "renameat2"]

  @Test(.slow, arguments: calls)
  func `leaves each file whole, once, and under one name`(call: String) throws {
    let strace = try RemoteTools.path(of: "strace")
    let (old, new) = (RandomBytes.drawn(300), RandomBytes.drawn(200_000))
    let (note, in2, out) = (
      try remotePath("inbox/note"), try remotePath("a/b/in"), try remotePath("c/d/out")
    )
    var kills = 0
    for number in 1...14 {
      try SampleFolder.using { folder in
        let here = FolderFiles(folder.path)
        try here.write(note, old)
        try here.write(in2, old)
        let killed = try RemoteFilesStand.served(
          folder.path,
          before: [
            strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(call)", "-e",
            "inject=\(call):signal=KILL:when=\(number)",
          ])
        var (isWritten, isMoved) = (false, false)
        do throws(RemoteFailure) {
          try killed.write(note, new)
          isWritten = true
          isMoved = try killed.move(in2, to: out)
        } catch {
          kills += 1
        }
        let found = try #require(try here.read(note, limit: 1 << 20))
        #expect(found == new || found == old && !isWritten, "\(call) \(number)")
        let (source, target) = (
          try here.read(in2, limit: 1 << 20), try here.read(out, limit: 1 << 20)
        )
        #expect((source == old) != (target == old), "\(call) \(number)")
        #expect((source == nil) != (target == nil) && (target == old || !isMoved))
        try here.write(note, new)
        #expect(try here.move(in2, to: out) == (source != nil))
        #expect(try here.list(try remotePath("inbox")).map(\.name) == ["note"])
        #expect(try here.read(out, limit: 1 << 20) == old)
      }
    }
    #expect(kills > 0, "\(call) is asked of the system")
  }

  @Test(.slow, arguments: ["linkat", "unlinkat"])
  func `loses no file where it is moved by a second name`(call: String) throws {
    let strace = try RemoteTools.path(of: "strace")
    let (path, out) = (try remotePath("in/a"), try remotePath("out/a"))
    try SampleFolder.using { folder in
      let here = FolderFiles(folder.path)
      try here.write(path, [1, 2, 3])
      let killed = try RemoteFilesStand.served(
        folder.path,
        before: [
          strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=renameat2,\(call)", "-e",
          "inject=renameat2:error=EINVAL", "-e", "inject=\(call):signal=KILL",
        ])
      #expect(throws: RemoteFailure.self) { try killed.move(path, to: out) }
      #expect(try here.read(path, limit: 9) == [1, 2, 3], "\(call)")
    }
  }
}
