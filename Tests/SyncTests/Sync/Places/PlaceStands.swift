import Domain
import Foundation
import Support
import Testing

@testable import Data

extension PlaceStand {
  /// A new, empty place of a kind.
  static func new(_ kind: PlaceKind) throws -> PlaceStand {
    switch kind {
    case .folder: try folders { FolderPlace($0) }
    case .loop: try folders { LoopPlace(FolderPlace($0)) }
    case .program: try folders { try served($0) }
    case .ssh: try ssh()
    case .database: try database()
    case .web: try web()
    }
  }

  private static func folders(_ place: @escaping @Sendable (String) throws -> any SyncPlace) throws
    -> PlaceStand
  {
    let folder = try StandFolder()
    return PlaceStand(
      open: { try place(folder.path("place")) }, litter: folder.litter,
      missing: { try place(folder.path("nothing")) }, file: { try place(folder.path("file")) },
      // Not even root makes a folder there.
      fixed: { try place("/sys") })
  }

  /// The built program, serving a folder to this process.
  static func served(_ path: String, before words: [String] = []) throws -> SSHPlace {
    let haru = try BinaryUnderTest(home: "/nowhere").path
    let all = words + [haru, "sync", "--serve", path]
    return SSHPlace(
      ProgramCall(
        path: all[0], arguments: Array(all.dropFirst()), environment: ["HARU_HOME": "/nowhere"],
        limit: .max, patience: 120_000), greetingPatience: 120_000)
  }

  private static func ssh() throws -> PlaceStand {
    let server = try PlaceServers.sshServer()
    let path = try server.path()
    return try folders {
      try SSHPlace(
        try server.address($0), path: path, greetingPatience: 120_000, patience: 120_000)
    }
  }

  private static func database() throws -> PlaceStand {
    let server = try PlaceServers.databaseServer()
    var source = SystemRandomNumberGenerator()
    let group = GroupID(from: &source)
    let place = { @Sendable (address: String) throws in
      try PostgresPlace(address, group, path: "/usr/bin:/bin", patience: 120_000)
    }
    // Whoever begins the group makes the table.
    let hidden = PostgresPlace.hidden
    _ = try PostgresPlace(server.address(), hidden, path: "/usr/bin:/bin").create(.group, [1])
    try server.run("SELECT pg_advisory_lock(7); GRANT SELECT ON haru_sync TO guest;")
    return PlaceStand(
      open: { try place(server.address()) },
      litter: { path, bytes in
        let digits = String(decoding: HexadecimalDigits.of(bytes), as: UTF8.self)
        let own = String(decoding: HexadecimalDigits.of(group.value.bytes), as: UTF8.self)
        try server.run("INSERT INTO haru_sync VALUES ('\\x\(own)', '\(path)', '\\x\(digits)');")
      }, missing: { try place(server.address("bare")) }, file: nil,
      fixed: { try place(server.address(as: "guest")) })
  }

  private static func web() throws -> PlaceStand {
    let server = try PlaceServers.webServer()
    let folder = try StandFolder(at: server.path(try server.newCollection()))
    let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
    return PlaceStand(
      open: { try server.place(server.address("\(name)/place")) }, litter: folder.litter,
      missing: { try server.place(server.address("\(name)/nothing")) },
      file: { try server.place(server.address("\(name)/file")) },
      fixed: { try server.place(server.address("fixed")) })
  }
}

extension PostgresPlace {
  /// A group that is in the database before all others.
  static let hidden = GroupID(SixteenBytes(high: 1, low: 1))
}

/// A folder with an empty place in it, and a file.
final class StandFolder: Sendable {
  let path: String

  init(at path: String? = nil) throws {
    self.path = path ?? NSTemporaryDirectory() + "haru-test-" + UUID().uuidString
    try FileManager.default.createDirectory(
      atPath: self.path + "/place", withIntermediateDirectories: true)
    try Foundation.Data("text".utf8).write(to: URL(fileURLWithPath: self.path + "/file"))
  }

  deinit {
    do { try FileManager.default.removeItem(atPath: path) } catch {
      print("A temporary folder could not be removed: \(path)")
    }
  }

  func path(_ name: String) -> String { path + "/" + name }

  @Sendable func litter(_ name: String, _ bytes: [UInt8]) throws {
    let place = URL(fileURLWithPath: path("place/" + name))
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Foundation.Data(bytes).write(to: place)
  }
}

/// A place behind the messages by which one is served, without any process: what is asked goes
/// through the whole of them.
struct LoopPlace: SyncPlace {
  private let served: ServedPlace

  init(_ place: any SyncPlace) { served = ServedPlace(place) }

  /// What is answered to one question.
  private func replies(to question: PlaceQuestion) throws(PlaceFailure) -> [PlaceReply] {
    var (asked, said) = (question.frame.bytes[...], [UInt8]())
    let end = served.serve(
      read: { count in
        guard asked.count >= count else { return nil }
        defer { asked = asked.dropFirst(count) }
        return Array(asked.prefix(count))
      },
      write: {
        said += $0
        return true
      })
    guard end == .over, said.starts(with: PlaceFrame.greeting) else { throw .otherHaru }
    var (replies, rest) = ([PlaceReply](), said.dropFirst(PlaceFrame.greeting.count))
    while !rest.isEmpty {
      guard let head = PlaceFrame.head(Array(rest.prefix(PlaceFrame.headCount))) else {
        throw .otherHaru
      }
      rest = rest.dropFirst(PlaceFrame.headCount)
      guard let reply = PlaceReply(PlaceFrame(head.kind, Array(rest.prefix(head.count)))) else {
        throw .otherHaru
      }
      replies.append(reply)
      rest = rest.dropFirst(head.count)
    }
    for case .failure(let failure) in replies { throw failure }
    return replies
  }

  func list() throws(PlaceFailure) -> PlaceListing {
    var listing = PlaceListing()
    for reply in try replies(to: .list) {
      if case .files(let files) = reply { listing.files.merge(files) { $1 } }
      if case .listed(let disk) = reply { listing.disk = disk }
    }
    return listing
  }

  func read(_ name: PlaceName) throws(PlaceFailure) -> [UInt8]? {
    let replies = try replies(to: .read(name))
    if case .bytes(let bytes)? = replies.first { return bytes }
    guard replies == [.missing] else { throw .otherHaru }
    return nil
  }

  func create(_ name: PlaceName, _ bytes: [UInt8]) throws(PlaceFailure) -> PlaceCreation {
    try expectFit(bytes)
    guard case .creation(let creation)? = try replies(to: .create(name, bytes)).first else {
      throw .otherHaru
    }
    return creation
  }

  func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(PlaceFailure) {
    try expectFit(bytes)
    guard try replies(to: .replaceHead(device, bytes)) == [.done] else { throw .otherHaru }
  }

  /// Who asks sees to it that what is asked fits.
  private func expectFit(_ bytes: [UInt8]) throws(PlaceFailure) {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
  }

  func remove(_ name: PlaceName) throws(PlaceFailure) {
    guard try replies(to: .remove(name)) == [.done] else { throw .otherHaru }
  }
}
