import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A folder as a place` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = RemoteFileName.batches(device, 42...42)
  private static let folder = "d/\(device.letters)"

  private func disk(of path: String) throws -> UInt64 {
    try #require(try FolderRemote(path).list().disk)
  }

  // spec/sync.md 4: a disk that is not mounted
  @Test func `is none where it is empty and lies on another disk than before`() throws {
    try SampleFolder.using { folder in
      let disk = try disk(of: folder.path)
      let remote = FolderRemote(folder.path, disk: disk)
      #expect(try remote.list() == RemoteListing(disk: disk), "an emptied place")
      let bare = FolderRemote(folder.path, disk: disk + 1)
      #expect(throws: RemoteFailure.notFound) { try bare.list() }
      #expect(throws: RemoteFailure.notFound) { try bare.read(.group) }
      #expect(throws: RemoteFailure.notFound) { try bare.create(.group, [1]) }
      #expect(throws: RemoteFailure.notFound) { try bare.replaceHead(of: Self.device, by: [1]) }
      #expect(throws: RemoteFailure.notFound) { try bare.remove(.group) }
      try folder.write([1], to: "lost+found")
      #expect(throws: RemoteFailure.notFound, "what is none of Haru's does not count") {
        try bare.list()
      }
      #expect(try folder.names() == ["lost+found"])
      #expect(try remote.create(.group, [1]) == .created)
      #expect(try bare.list().files == [.group: 1], "a disk may change its number")
      #expect(try bare.create(Self.batch, [2]) == .created)
    }
  }

  @Test func `passes over what was begun, and clears it away after a day`() throws {
    try SampleFolder.using { folder in
      let remote = FolderRemote(folder.path)
      #expect(try remote.create(Self.batch, [1]) == .created)
      let rests = [
        "\(Self.folder)/.0000000043.1234.part", "\(Self.folder)/.head.99.part", ".group.7.part",
      ]
      let others = ["\(Self.folder)/.0000000043.part", ".notes.1.part", ".group.x.part"]
      for name in rests + others { try folder.write([1, 2], to: name) }
      func names() throws -> Set<String> {
        Set(try FileManager.default.subpathsOfDirectory(atPath: folder.path))
      }
      #expect(try remote.list().files == [Self.batch: 1])
      try remote.replaceHead(of: Self.device, by: [3])
      #expect(try names().isSuperset(of: rests + others), "somebody may be writing it just now")
      let past = Date(timeIntervalSinceNow: -90_000)
      for name in rests + others {
        try FileManager.default.setAttributes(
          [.modificationDate: past], ofItemAtPath: folder.path(name))
      }
      try remote.replaceHead(of: Self.device, by: [4])
      #expect(try remote.create(.group, [5]) == .created)
      #expect(try names().isDisjoint(with: rests))
      #expect(try names().isSuperset(of: others), "nobody knows whose those are")
    }
  }

  @Test func `leaves nothing beside what it made`() throws {
    try SampleFolder.using { folder in
      let remote = FolderRemote(folder.path)
      #expect(try remote.create(Self.batch, [1]) == .created)
      #expect(try remote.create(Self.batch, [2]) == .other)
      try remote.replaceHead(of: Self.device, by: [3])
      try remote.replaceHead(of: Self.device, by: [4])
      let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      #expect(names == ["d", Self.folder, "\(Self.folder)/0000000042", "\(Self.folder)/head"])
    }
  }

  @Test func `lies on a disk where a file has one name only, as on those of cameras`() throws {
    try SampleFolder.using { folder in
      func remote(failing calls: String) throws -> SSHRemote {
        let strace = try RemoteTools.path(of: "strace")
        return try RemoteStand.served(
          folder.path,
          before: [
            strace, "-f", "-qq", "-o", "/dev/null", "-e", "trace=\(calls)", "-e",
            "inject=\(calls):error=EPERM",
          ])
      }
      let neither = try remote(failing: "linkat,renameat2")
      #expect(throws: RemoteFailure.notWritable) { try neither.create(Self.batch, [1]) }
      let inside = folder.path(Self.folder)
      #expect(try FileManager.default.contentsOfDirectory(atPath: inside) == [])
      let remote = try remote(failing: "linkat")
      #expect(try remote.create(Self.batch, [1]) == .created)
      #expect(try remote.create(Self.batch, [1]) == .same)
      #expect(try remote.create(Self.batch, [2]) == .other)
      #expect(try remote.read(Self.batch) == [1])
      #expect(try FileManager.default.contentsOfDirectory(atPath: inside) == ["0000000042"])
    }
  }

  // spec/sync.md 4: a shared folder of two users
  @Test func `gives its files the rights that the umask leaves`() throws {
    try SampleFolder.using { folder in
      let script = "umask $1; shift; exec \"$@\""
      for (mask, file, inside) in [("002", 0o664, 0o775), ("027", 0o640, 0o750)] {
        try FileManager.default.createDirectory(
          atPath: folder.path(mask), withIntermediateDirectories: true)
        let remote = try RemoteStand.served(
          folder.path(mask), before: ["/bin/sh", "-c", script, "sh", mask])
        #expect(try remote.create(Self.batch, [1]) == .created)
        try remote.replaceHead(of: Self.device, by: [1])
        #expect(try folder.mode("\(mask)/\(Self.folder)/0000000042") == file)
        #expect(try folder.mode("\(mask)/\(Self.folder)/head") == file)
        #expect(try folder.mode("\(mask)/\(Self.folder)") == inside)
      }
    }
  }

  @Test func `follows no link that leads out of it`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      for name in ["place/d", "outside", "real"] {
        try files.createDirectory(atPath: folder.path(name), withIntermediateDirectories: true)
      }
      try folder.write([7], to: "outside/head")
      try files.createSymbolicLink(
        atPath: folder.path("place/\(Self.folder)"), withDestinationPath: folder.path("outside"))
      try files.createSymbolicLink(
        atPath: folder.path("place/group"), withDestinationPath: folder.path("outside/head"))
      let remote = FolderRemote(folder.path("place"))
      #expect(try remote.list().files == [:])
      #expect(try remote.read(.group) == nil && remote.read(.head(Self.device)) == nil)
      #expect(try remote.create(.group, [7]) == .other)
      #expect(throws: RemoteFailure.isFile) { try remote.create(Self.batch, [1]) }
      #expect(throws: RemoteFailure.isFile) { try remote.replaceHead(of: Self.device, by: [1]) }
      #expect(try folder.bytes("outside/head") == [7])
      #expect(try files.contentsOfDirectory(atPath: folder.path("outside")) == ["head"])
      try files.createSymbolicLink(
        atPath: folder.path("link"), withDestinationPath: folder.path("real"))
      let linked = FolderRemote(folder.path("link"))
      #expect(try linked.create(.group, [1]) == .created, "the place itself may be a link")
      #expect(try folder.names().contains("link") && folder.bytes("real/group") == [1])
    }
  }

  @Test func `stops whom permissions stop`() throws {
    try SampleFolder.using { folder in
      try FileManager.default.createDirectory(
        atPath: folder.path("place"), withIntermediateDirectories: true)
      let user = try RemoteTools.asOrdinaryUser(["/usr/bin/env"])
      try folder.permit(0o555, "place")
      let remote = try RemoteStand.served(folder.path("place"), before: user)
      #expect(try remote.list().files == [:])
      #expect(throws: RemoteFailure.notWritable) { try remote.create(.group, [1]) }
      try folder.permit(0o000, "place")
      #expect(throws: RemoteFailure.notWritable) { try remote.list() }
      try folder.permit(0o755, "place")
    }
  }

  @Test func `keeps what it had when its disk is full, and goes on when there is room`() throws {
    try SampleFolder.using { folder in
      let script = "mount -t tmpfs -o size=256k haru \"$0\" && exec \"$@\""
      let alone = geteuid() == 0 ? ["-m"] : ["-rm"]
      let words = [try RemoteTools.path(of: "unshare")] + alone + ["sh", "-c", script, folder.path]
      let remote = try RemoteStand.served(folder.path, before: words)
      let small = RandomBytes.drawn(65_536)
      #expect(try remote.create(Self.batch, small) == .created)
      try remote.replaceHead(of: Self.device, by: [1])
      let large = RandomBytes.drawn(1 << 20)
      let second = RemoteFileName.batches(Self.device, 43...43)
      #expect(throws: RemoteFailure.full) { try remote.create(second, large) }
      #expect(throws: RemoteFailure.full) { try remote.replaceHead(of: Self.device, by: large) }
      #expect(try remote.read(Self.batch) == small && remote.read(.head(Self.device)) == [1])
      #expect(try remote.list().files == [Self.batch: 65_536, .head(Self.device): 1])
      #expect(try remote.create(Self.batch, small) == .same)
      #expect(try remote.create(second, RandomBytes.drawn(65_536)) == .created, "no rest is left")
    }
  }
}
