import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A served place` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = RemoteFileName.batches(device, 42...42)

  /// Serves a remote to a client that sends these bytes. Returns how the session ends, and the bytes that were written
  /// after the greeting.
  private func serving(_ asked: [UInt8], _ remote: any Remote) -> (ServedRemote.End, [UInt8]) {
    var (rest, said) = (asked[...], [UInt8]())
    let end = ServedRemote(remote).serve(
      read: { count in
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      },
      write: {
        said += $0
        return true
      })
    #expect(said.starts(with: RemoteFrame.greeting))
    return (end, Array(said.dropFirst(RemoteFrame.greeting.count)))
  }

  private func frame(_ kind: UInt8, _ path: String, _ bytes: [UInt8] = []) -> [UInt8] {
    RemoteFrame(kind, [UInt8(path.utf8.count)] + Array(path.utf8) + bytes).bytes
  }

  @Test func `answers one question after the other`() throws {
    try SampleFolder.using { folder in
      let questions: [RemoteRequest] = [
        .create(Self.batch, [1, 2]), .read(Self.batch), .read(.group),
        .replaceHead(Self.device, [3]), .list, .remove(Self.batch), .list,
      ]
      let (end, said) = serving(questions.flatMap(\.frame.bytes), FolderRemote(folder.path))
      let disk = try FolderRemote(folder.path).list().disk
      let replies: [RemoteReply] = [
        .creation(.created), .bytes([1, 2]), .missing, .done,
      ]
      #expect(end == .over && said.starts(with: replies.flatMap(\.frame.bytes)))
      let last: [RemoteReply] = [.done, .files([.head(Self.device): 1]), .listed(disk: disk)]
      #expect(said.suffix(last.flatMap(\.frame.bytes).count) == last.flatMap(\.frame.bytes)[...])
    }
  }

  @Test func `understands every question as it was asked, and every answer`() throws {
    let questions: [RemoteRequest] = [
      .list, .read(.group), .create(Self.batch, [0, 255]), .create(.group, []),
      .replaceHead(Self.device, [1]), .remove(.head(Self.device)),
    ]
    for question in questions { #expect(RemoteRequest(question.frame) == question) }
    let replies: [RemoteReply] =
      [
        .files([.group: 0, Self.batch: BatchFile.limit]), .listed(disk: nil),
        .listed(disk: .max), .listed(disk: 1 << 63), .bytes([]), .bytes([7]), .missing, .done,
      ] + RemoteCreation.allCases.map { .creation($0) }
      + [
        .notFound, .isFile, .notWritable, .full, .tooLarge(limit: BatchFile.limit), .other(code: 5),
      ].map { .failure($0) }
    for reply in replies { #expect(RemoteReply(reply.frame) == reply) }
  }

  @Test func `understands nothing but names of a place, and its own verbs`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder.path("place"), withIntermediateDirectories: true)
      try folder.write([7], to: "secret")
      let remote = FolderRemote(folder.path("place"))
      let letters = Self.device.letters
      let names = [
        "", "/", "..", "../secret", "/etc/passwd", "d/../../secret", "d/\(letters)/../../../secret",
        "./group", "group\0", "d/\(letters)/.head", "d/\(letters)/", "secret", "d",
      ]
      var asked = names.flatMap { name in [2, 3, 4, 5].map { frame($0, name, $0 > 2 ? [1] : []) } }
      asked += [
        RemoteFrame(0).bytes, RemoteFrame(12).bytes, RemoteFrame(255, [1]).bytes,
        RemoteFrame(1, [0]).bytes, RemoteFrame(2).bytes, RemoteFrame(2, [200]).bytes,
        frame(4, "group", [1]), frame(4, Self.batch.path, [1]), frame(5, "group", [1]),
        frame(2, "group", [1]), Array("GET / HTTP/1.0\r\n\r\n".utf8),
        [255, 255, 255, 255, 1], [127, 255, 255, 255, 3],
        RemoteFrame.bytes(of: RemoteFrame.limit + 1, 4) + [3],
      ]
      for bytes in asked {
        let after = bytes + RemoteRequest.create(.group, [1]).frame.bytes
        let (end, said) = serving(after, remote)
        #expect(end == .invalidRequest && said.isEmpty, "\(bytes.prefix(60))")
      }
      #expect(try files.subpathsOfDirectory(atPath: folder.path).sorted() == ["place", "secret"])
    }
  }

  // CONTRIBUTING, D-22
  @Test func `traps for no bytes at all`() {
    let drawn = RandomBytes.drawn(40_000)
    var offset = 0
    for kind in UInt8(0)...14 {
      for count in 0..<70 {
        var body = Array(drawn[offset..<(offset + count)])
        offset = (offset + count) % 39_000
        for first: UInt8 in [0, 1, 5, 41, 46, 64, 255] {
          if !body.isEmpty { body[0] = first }
          let frame = RemoteFrame(kind, body)
          if let reply = RemoteReply(frame) { #expect(RemoteReply(reply.frame) == reply) }
          if let question = RemoteRequest(frame) { #expect(question.frame == frame) }
        }
      }
    }
  }

  @Test func `does nothing for a question that is cut short`() throws {
    try SampleFolder.using { (folder) throws in
      let whole = RemoteRequest.create(.group, [1, 2, 3]).frame.bytes
      for count in 0..<whole.count {
        let (end, said) = serving(Array(whole.prefix(count)), FolderRemote(folder.path))
        #expect(said.isEmpty && end == (count < RemoteFrame.headCount ? .over : .invalidRequest))
      }
      #expect(try folder.names() == [])
      #expect(serving(whole, FolderRemote(folder.path)).0 == .over)
      #expect(try folder.names() == ["group"])
    }
  }

  @Test func `ends where nobody hears it`() throws {
    try SampleFolder.using { folder in
      var asked = RemoteRequest.list.frame.bytes[...]
      var writes = 0
      let end = ServedRemote(FolderRemote(folder.path)).serve(
        read: { count in
          defer { asked = asked.dropFirst(count) }
          return Array(asked.prefix(count))
        },
        write: { _ in
          writes += 1
          return writes == 1
        })
      #expect(end == .unheard && writes == 2)
    }
  }

  @Test func `lists more files than one message holds`() throws {
    struct Many: Remote {
      let files: [RemoteFileName: Int]
      func list() -> RemoteListing { RemoteListing(files: files, disk: 9) }
      func read(_ name: RemoteFileName) -> [UInt8]? { nil }
      func create(_ name: RemoteFileName, _ bytes: [UInt8]) -> RemoteCreation { .other }
      func replaceHead(of device: DeviceID, by bytes: [UInt8]) {}
      func remove(_ name: RemoteFileName) {}
    }
    for count in [0, 1, RemoteReply.filesAtOnce, 2 * RemoteReply.filesAtOnce + 1] {
      var files: [RemoteFileName: Int] = [:]
      for seq in 0..<count { files[.batches(Self.device, (seq + 1)...(seq + 1))] = seq }
      let listing = try LoopbackRemote(Many(files: files)).list()
      #expect(listing == RemoteListing(files: files, disk: 9))
    }
  }

  @Test func `is served by the program without a store, a home or a new folder`() throws {
    try SampleFolder.using { folder in
      let remote = try RemoteStand.served(folder.path("nothing"))
      #expect(throws: RemoteFailure.notFound) { try remote.list() }
      #expect(try folder.names() == [])
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try haru("sync", "--serve", folder.path("nothing"))
      #expect(ending.status == 4 && ending.out == "haru remote 2\n" && ending.err == "")
      #expect(try haru("sync", "--serve", folder.path).status == 0)
      #expect(try folder.names() == [])
    }
  }
}
