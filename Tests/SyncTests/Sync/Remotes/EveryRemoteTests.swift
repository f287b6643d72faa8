import Domain
import Foundation
import Support
import Testing

@testable import Data

/// Tests that every kind of remote has to pass. spec/sync.md 2.8
@Suite(.engines) struct `Every remote` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let other = DeviceID(SixteenBytes(high: 7, low: 8))
  private static let batch = RemoteFileName.batches(device, 42...42)
  private static let names: [RemoteFileName] = [
    .group, .head(device), batch, .batches(device, 1...40), .snapshot(device, 42, part: 1),
    .head(other), .batches(other, 1...1),
  ]

  @Test(.slow, arguments: RemoteKind.allCases)
  func `makes a file once, says whether it was there, and changes nothing`(kind: RemoteKind) throws
  {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      let bytes = RandomBytes.drawn(256)
      for name in Self.names {
        #expect(try remote.read(name) == nil)
        #expect(try remote.create(name, bytes) == .created)
        #expect(try remote.create(name, bytes) == .same)
        #expect(try remote.create(name, bytes.dropLast()) == .other)
        #expect(try remote.create(name, bytes.reversed()) == .other)
        #expect(try remote.create(name, []) == .other)
        #expect(try remote.read(name) == bytes)
      }
      #expect(
        try remote.list().files == Dictionary(uniqueKeysWithValues: Self.names.map { ($0, 256) }))
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `shows to others what one device made`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let (one, another) = (try stand.open(), try stand.open())
      #expect(try another.list().files.isEmpty)
      #expect(try one.create(Self.batch, [1, 2, 3]) == .created)
      #expect(try another.list().files == [Self.batch: 3])
      #expect(try another.read(Self.batch) == [1, 2, 3])
      #expect(try another.create(Self.batch, [1, 2, 3]) == .same)
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `keeps bytes of every kind and length`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      let all = (0...255).map { UInt8($0) }
      let files = [
        [], [0], all, Array("'\\x00\r\n\\.\n--\u{1B}[2J\"".utf8), RandomBytes.drawn(65_536),
        [UInt8](repeating: 0, count: 65_536),
      ]
      for (index, bytes) in files.enumerated() {
        let name = RemoteFileName.batches(Self.device, (index + 1)...(index + 1))
        #expect(try remote.create(name, bytes) == .created)
        #expect(try remote.read(name) == bytes)
        #expect(try remote.create(name, bytes) == .same)
        try remote.replaceHead(of: Self.device, by: bytes)
        #expect(try remote.read(.head(Self.device)) == bytes)
      }
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `keeps the longest files there are, and none that is longer`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      var bytes = [UInt8](repeating: 0, count: BatchFile.limit)
      bytes.replaceSubrange(4_000_000..<4_065_536, with: RandomBytes.drawn(65_536))
      bytes[bytes.count - 1] = 7
      let name = RemoteFileName.snapshot(Self.device, 1, part: 1)
      #expect(try remote.create(name, bytes) == .created)
      #expect(try remote.read(name) == bytes)
      #expect(try remote.create(name, bytes) == .same)
      bytes[0] = 1
      #expect(try remote.create(name, bytes) == .other)
      bytes.append(0)
      let second = RemoteFileName.snapshot(Self.device, 1, part: 2)
      #expect(throws: RemoteFailure.tooLarge(limit: BatchFile.limit)) {
        try remote.create(second, bytes)
      }
      #expect(throws: RemoteFailure.tooLarge(limit: BatchFile.limit)) {
        try remote.replaceHead(of: Self.device, by: bytes)
      }
      #expect(try remote.list().files == [name: BatchFile.limit])
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `does not read a file that is longer than any of Haru's`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      #expect(try remote.create(.group, [1]) == .created)
      try stand.litter(Self.batch.path, [UInt8](repeating: 1, count: BatchFile.limit + 1))
      #expect(throws: RemoteFailure.tooLarge(limit: BatchFile.limit)) {
        try remote.read(Self.batch)
      }
      #expect(try remote.read(.group) == [1])
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `replaces a head whole, and makes the first`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let (one, another) = (try stand.open(), try stand.open())
      for bytes in [
        RandomBytes.drawn(1_000), RandomBytes.drawn(2_560), RandomBytes.drawn(256), [9],
      ] {
        try one.replaceHead(of: Self.device, by: bytes)
        #expect(try another.read(.head(Self.device)) == bytes)
      }
      #expect(try another.list().files == [.head(Self.device): 1])
      #expect(try another.read(.head(Self.other)) == nil)
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `removes what is there, and what is not`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      for name in Self.names { try remote.remove(name) }
      for name in Self.names { #expect(try remote.create(name, [1]) == .created) }
      for name in Self.names.dropFirst() {
        try remote.remove(name)
        try remote.remove(name)
        #expect(try remote.read(name) == nil)
      }
      #expect(try remote.list().files == [.group: 1])
      #expect(try remote.create(Self.batch, [2]) == .created, "a name may be used again")
      #expect(try remote.read(Self.batch) == [2])
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `shows nothing that is none of Haru's`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try stand.open()
      #expect(try remote.create(Self.batch, [1, 2]) == .created)
      let folder = "d/\(Self.device.letters)"
      let litter = [
        "\(folder)/head.sync-conflict-20261123-120000-ABCDEFG", "\(folder)/0000000043~",
        "\(folder)/.syncthing.0000000043.tmp", "\(folder)/.0000000043.17.part", "\(folder)/43",
        "\(folder)/0000000000", "\(folder)/notes (1).txt",
        "d/\(Self.device.letters.uppercased())/head",
        "d/head", "d/readme", "group.bak", ".stfolder/marker", "pictures/plant.png", "e/head",
        "\(folder)/하루", "\(folder)/a b&c<d>.txt", "\(folder)/%67roup", "0000000043",
      ]
      for path in litter { try stand.litter(path, [3]) }
      #expect(try remote.list().files == [Self.batch: 2])
      #expect(try remote.create(.batches(Self.device, 43...43), [4]) == .created)
      try remote.replaceHead(of: Self.device, by: [5])
      #expect(
        try remote.list().files
          == [Self.batch: 2, .batches(Self.device, 43...43): 1, .head(Self.device): 1])
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `lets one of several make a file at the same time`(kind: RemoteKind) async throws {
    let stand = try RemoteStand.new(kind)
    defer { withExtendedLifetime(stand) {} }
    let remotes = try (0..<3).map { _ in try stand.open() }
    _ = try remotes.map { try $0.list() }
    for round in 1...3 {
      let name = RemoteFileName.batches(Self.device, round...round)
      let made = await withTaskGroup(of: (UInt8, Result<RemoteCreation, RemoteFailure>).self) {
        for (index, remote) in zip(UInt8(0)..., remotes) {
          $0.addTask {
            (index, Self.making(name, [UInt8](repeating: index, count: 30_000), remote))
          }
        }
        return await $0.reduce(into: [UInt8: Result<RemoteCreation, RemoteFailure>]()) {
          $0[$1.0] = $1.1
        }
      }
      let creations = try made.mapValues { try $0.get() }
      let winners = creations.filter { $0.value == .created }.keys
      #expect(winners.count == 1 && creations.count == remotes.count, "\(creations)")
      #expect(creations.values.allSatisfy { $0 != .same })
      let winner = try #require(winners.first)
      #expect(try remotes[0].read(name) == [UInt8](repeating: winner, count: 30_000))
    }
  }

  private static func making(_ name: RemoteFileName, _ bytes: [UInt8], _ remote: any Remote)
    -> Result<RemoteCreation, RemoteFailure>
  {
    Result { () throws(RemoteFailure) in try remote.create(name, bytes) }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `tells an empty place from one that is not there`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      #expect(try stand.open().list().files == [:])
      let missing = try stand.missing()
      #expect(throws: RemoteFailure.notFound) { try missing.list() }
      #expect(throws: RemoteFailure.notFound) { try missing.read(.group) }
      #expect(throws: RemoteFailure.notFound) { try missing.create(Self.batch, [1]) }
      #expect(throws: RemoteFailure.notFound) { try missing.replaceHead(of: Self.device, by: [1]) }
      #expect(throws: RemoteFailure.notFound) { try missing.remove(Self.batch) }
      #expect(throws: RemoteFailure.notFound, "nothing was made meanwhile") { try missing.list() }
    }
  }

  @Test(arguments: RemoteKind.allCases)
  func `is none where a file lies`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      guard let remote = try stand.file?() else {
        #expect(kind == .database, "only a database is no path")
        return
      }
      #expect(throws: RemoteFailure.isFile) { try remote.list() }
      // Which error a file inside a file causes depends on the kind of remote, but nothing is created.
      do throws(RemoteFailure) {
        #expect(try remote.create(Self.batch, [1]) == .other)
      } catch {
        #expect([.isFile, .notFound, .notWritable].contains(error), "\(error)")
      }
    }
  }

  @Test(.slow, arguments: RemoteKind.allCases)
  func `says so where nothing may be written`(kind: RemoteKind) throws {
    try RemoteStand.using(kind) { stand in
      let remote = try #require(try stand.fixed?())
      #expect(try remote.list().files == [:])
      #expect(throws: RemoteFailure.notWritable) { try remote.create(Self.batch, [1]) }
      #expect(throws: RemoteFailure.notWritable) {
        try remote.replaceHead(of: Self.device, by: [1])
      }
      #expect(try remote.list().files == [:])
    }
  }
}
