import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite struct `A served place` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))
  private static let batch = PlaceName.batches(device, 42...42)

  /// What is served to whoever says these bytes: everything after the greeting, and how it ends.
  private func serving(_ asked: [UInt8], _ place: any SyncPlace) -> (ServedPlace.End, [UInt8]) {
    var (rest, said) = (asked[...], [UInt8]())
    let end = ServedPlace(place).serve(
      read: { count in
        guard rest.count >= count else { return nil }
        defer { rest = rest.dropFirst(count) }
        return Array(rest.prefix(count))
      },
      write: {
        said += $0
        return true
      })
    #expect(said.starts(with: PlaceFrame.greeting))
    return (end, Array(said.dropFirst(PlaceFrame.greeting.count)))
  }

  private func frame(_ kind: UInt8, _ path: String, _ bytes: [UInt8] = []) -> [UInt8] {
    PlaceFrame(kind, [UInt8(path.utf8.count)] + Array(path.utf8) + bytes).bytes
  }

  @Test func `answers one question after the other`() throws {
    try SampleFolder.using { folder in
      let questions: [PlaceQuestion] = [
        .create(Self.batch, [1, 2]), .read(Self.batch), .read(.group),
        .replaceHead(Self.device, [3]), .list, .remove(Self.batch), .list,
      ]
      let (end, said) = serving(questions.flatMap(\.frame.bytes), FolderPlace(folder.path))
      let disk = try FolderPlace(folder.path).list().disk
      let replies: [PlaceReply] = [
        .creation(.created), .bytes([1, 2]), .missing, .done,
      ]
      #expect(end == .over && said.starts(with: replies.flatMap(\.frame.bytes)))
      let last: [PlaceReply] = [.done, .files([.head(Self.device): 1]), .listed(disk: disk)]
      #expect(said.suffix(last.flatMap(\.frame.bytes).count) == last.flatMap(\.frame.bytes)[...])
    }
  }

  @Test func `understands every question as it was asked, and every answer`() throws {
    let questions: [PlaceQuestion] = [
      .list, .read(.group), .create(Self.batch, [0, 255]), .create(.group, []),
      .replaceHead(Self.device, [1]), .remove(.head(Self.device)),
    ]
    for question in questions { #expect(PlaceQuestion(question.frame) == question) }
    let replies: [PlaceReply] =
      [
        .files([.group: 0, Self.batch: BatchFile.limit]), .listed(disk: nil),
        .listed(disk: .max), .listed(disk: 1 << 63), .bytes([]), .bytes([7]), .missing, .done,
      ] + PlaceCreation.allCases.map { .creation($0) }
      + [
        .noPlace, .isFile, .notWritable, .full, .tooLarge(limit: BatchFile.limit), .other(code: 5),
      ].map { .failure($0) }
    for reply in replies { #expect(PlaceReply(reply.frame) == reply) }
  }

  @Test func `understands nothing but names of a place, and its own verbs`() throws {
    try SampleFolder.using { folder in
      let files = FileManager.default
      try files.createDirectory(atPath: folder.path("place"), withIntermediateDirectories: true)
      try folder.write([7], to: "secret")
      let place = FolderPlace(folder.path("place"))
      let letters = Self.device.letters
      let names = [
        "", "/", "..", "../secret", "/etc/passwd", "d/../../secret", "d/\(letters)/../../../secret",
        "./group", "group\0", "d/\(letters)/.head", "d/\(letters)/", "secret", "d",
      ]
      var asked = names.flatMap { name in [2, 3, 4, 5].map { frame($0, name, $0 > 2 ? [1] : []) } }
      asked += [
        PlaceFrame(0).bytes, PlaceFrame(6).bytes, PlaceFrame(255, [1]).bytes,
        PlaceFrame(1, [0]).bytes, PlaceFrame(2).bytes, PlaceFrame(2, [200]).bytes,
        frame(4, "group", [1]), frame(4, Self.batch.path, [1]), frame(5, "group", [1]),
        frame(2, "group", [1]), Array("GET / HTTP/1.0\r\n\r\n".utf8),
        [255, 255, 255, 255, 1], [127, 255, 255, 255, 3],
        PlaceFrame.bytes(of: PlaceFrame.limit + 1, 4) + [3],
      ]
      for bytes in asked {
        let after = bytes + PlaceQuestion.create(.group, [1]).frame.bytes
        let (end, said) = serving(after, place)
        #expect(end == .misunderstood && said.isEmpty, "\(bytes.prefix(60))")
      }
      #expect(try files.subpathsOfDirectory(atPath: folder.path).sorted() == ["place", "secret"])
    }
  }

  // CONTRIBUTING, D-22
  @Test func `traps for no bytes at all`() {
    let drawn = RandomBytes.drawn(40_000)
    var place = 0
    for kind in UInt8(0)...12 {
      for count in 0..<70 {
        var body = Array(drawn[place..<(place + count)])
        place = (place + count) % 39_000
        for first: UInt8 in [0, 1, 5, 41, 46, 64, 255] {
          if !body.isEmpty { body[0] = first }
          let frame = PlaceFrame(kind, body)
          if let reply = PlaceReply(frame) { #expect(PlaceReply(reply.frame) == reply) }
          if let question = PlaceQuestion(frame) { #expect(question.frame == frame) }
        }
      }
    }
  }

  @Test func `does nothing for a question that is cut short`() throws {
    try SampleFolder.using { (folder) throws in
      let whole = PlaceQuestion.create(.group, [1, 2, 3]).frame.bytes
      for count in 0..<whole.count {
        let (end, said) = serving(Array(whole.prefix(count)), FolderPlace(folder.path))
        #expect(said.isEmpty && end == (count < PlaceFrame.headCount ? .over : .misunderstood))
      }
      #expect(try folder.names() == [])
      #expect(serving(whole, FolderPlace(folder.path)).0 == .over)
      #expect(try folder.names() == ["group"])
    }
  }

  @Test func `ends where nobody hears it`() throws {
    try SampleFolder.using { folder in
      var asked = PlaceQuestion.list.frame.bytes[...]
      var writes = 0
      let end = ServedPlace(FolderPlace(folder.path)).serve(
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
    struct Many: SyncPlace {
      let files: [PlaceName: Int]
      func list() -> PlaceListing { PlaceListing(files: files, disk: 9) }
      func read(_ name: PlaceName) -> [UInt8]? { nil }
      func create(_ name: PlaceName, _ bytes: [UInt8]) -> PlaceCreation { .other }
      func replaceHead(of device: DeviceID, by bytes: [UInt8]) {}
      func remove(_ name: PlaceName) {}
    }
    for count in [0, 1, PlaceReply.filesAtOnce, 2 * PlaceReply.filesAtOnce + 1] {
      var files: [PlaceName: Int] = [:]
      for seq in 0..<count { files[.batches(Self.device, (seq + 1)...(seq + 1))] = seq }
      let listing = try LoopPlace(Many(files: files)).list()
      #expect(listing == PlaceListing(files: files, disk: 9))
    }
  }

  @Test func `is served by the program without a store, a home or a new folder`() throws {
    try SampleFolder.using { folder in
      let place = try PlaceStand.served(folder.path("nothing"))
      #expect(throws: PlaceFailure.noPlace) { try place.list() }
      #expect(try folder.names() == [])
      let haru = try BinaryUnderTest(home: folder.path("home"))
      let ending = try haru("sync", "--serve", folder.path("nothing"))
      #expect(ending.status == 4 && ending.out == "haru place 1\n" && ending.err == "")
      #expect(try haru("sync", "--serve", folder.path).status == 0)
      #expect(try folder.names() == [])
    }
  }
}
