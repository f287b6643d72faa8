import Domain
import Foundation
import Support
import Testing

@testable import Data

extension RemoteStand {
  /// Makes a new, empty remote of a kind.
  static func new(_ kind: RemoteKind) throws -> RemoteStand {
    switch kind {
    case .folder: try folders { FolderRemote($0) }
    case .loop: try folders { LoopbackRemote(FolderRemote($0)) }
    case .program: try folders { try served($0) }
    case .ssh: try ssh()
    case .database: try database()
    case .web: try web()
    }
  }

  private static func folders(_ remote: @escaping @Sendable (String) throws -> any Remote) throws
    -> RemoteStand
  {
    let folder = try StandFolder()
    return RemoteStand(
      open: { try remote(folder.path("place")) }, litter: folder.litter,
      missing: { try remote(folder.path("nothing")) }, file: { try remote(folder.path("file")) },
      // Not even root can create a folder in `/sys`.
      fixed: { try remote("/sys") })
  }

  /// Runs the built program with `sync --serve` and returns the remote that talks to it. `words` is a command line that
  /// comes before the program, such as `strace`.
  static func served(_ path: String, before words: [String] = []) throws -> SSHRemote {
    let haru = try BinaryUnderTest(home: "/nowhere").path
    let all = words + [haru, "sync", "--serve", path]
    return SSHRemote(
      ProgramCall(
        path: all[0], arguments: Array(all.dropFirst()), environment: ["HARU_HOME": "/nowhere"],
        limit: .max, timeout: 120_000), greetingTimeout: 120_000)
  }

  private static func ssh() throws -> RemoteStand {
    let server = try RemoteServers.sshServer()
    let path = try server.path()
    return try folders {
      try SSHRemote(
        try server.address($0), path: path, greetingTimeout: 120_000, timeout: 120_000)
    }
  }

  private static func database() throws -> RemoteStand {
    let server = try RemoteServers.databaseServer()
    var source = SystemRandomNumberGenerator()
    let group = GroupID(from: &source)
    let remote = { @Sendable (address: String) throws in
      try PostgresRemote(address, group, path: "/usr/bin:/bin", timeout: 120_000)
    }
    // The device that creates the group also creates the table.
    let hidden = PostgresRemote.hidden
    _ = try PostgresRemote(server.address(), hidden, path: "/usr/bin:/bin").create(.group, [1])
    try server.run("SELECT pg_advisory_lock(7); GRANT SELECT ON haru_sync TO guest;")
    return RemoteStand(
      open: { try remote(server.address()) },
      litter: { path, bytes in
        let digits = String(decoding: HexadecimalDigits.of(bytes), as: UTF8.self)
        let own = String(decoding: HexadecimalDigits.of(group.value.bytes), as: UTF8.self)
        try server.run("INSERT INTO haru_sync VALUES ('\\x\(own)', '\(path)', '\\x\(digits)');")
      }, missing: { try remote(server.address("bare")) }, file: nil,
      fixed: { try remote(server.address(as: "guest")) })
  }

  private static func web() throws -> RemoteStand {
    let server = try RemoteServers.webServer()
    let folder = try StandFolder(at: server.path(try server.newCollection()))
    let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
    return RemoteStand(
      open: { try server.remote(server.address("\(name)/place")) }, litter: folder.litter,
      missing: { try server.remote(server.address("\(name)/nothing")) },
      file: { try server.remote(server.address("\(name)/file")) },
      fixed: { try server.remote(server.address("fixed")) })
  }
}

extension PostgresRemote {
  /// A second group in the same database. No other group may see its files.
  static let hidden = GroupID(SixteenBytes(high: 1, low: 1))
}

/// A temporary folder with an empty folder `place` and a file `file`. It is removed with the object.
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
    let url = URL(fileURLWithPath: path("place/" + name))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Foundation.Data(bytes).write(to: url)
  }
}

/// A remote that encodes every request and answer as `sync --serve` does, but in this process.
struct LoopbackRemote: Remote {
  private let served: ServedRemote

  init(_ remote: any Remote, files: (any RemoteFiles)? = nil) {
    served = ServedRemote(remote, files: files)
  }

  /// Returns the answers to one request.
  func replies(to question: RemoteRequest) throws(RemoteFailure) -> [RemoteReply] {
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
    guard end == .over, said.starts(with: RemoteFrame.greeting) else { throw .otherHaru }
    var (replies, rest) = ([RemoteReply](), said.dropFirst(RemoteFrame.greeting.count))
    while !rest.isEmpty {
      guard let head = RemoteFrame.head(Array(rest.prefix(RemoteFrame.headCount))) else {
        throw .otherHaru
      }
      rest = rest.dropFirst(RemoteFrame.headCount)
      guard let reply = RemoteReply(RemoteFrame(head.kind, Array(rest.prefix(head.count)))) else {
        throw .otherHaru
      }
      replies.append(reply)
      rest = rest.dropFirst(head.count)
    }
    for case .failure(let failure) in replies { throw failure }
    return replies
  }

  func list() throws(RemoteFailure) -> RemoteListing {
    var listing = RemoteListing()
    for reply in try replies(to: .list) {
      if case .files(let files) = reply { listing.files.merge(files) { $1 } }
      if case .listed(let disk) = reply { listing.disk = disk }
    }
    return listing
  }

  func read(_ name: RemoteFileName) throws(RemoteFailure) -> [UInt8]? {
    let replies = try replies(to: .read(name))
    if case .bytes(let bytes)? = replies.first { return bytes }
    guard replies == [.missing] else { throw .otherHaru }
    return nil
  }

  func create(_ name: RemoteFileName, _ bytes: [UInt8]) throws(RemoteFailure) -> RemoteCreation {
    try expectFit(bytes)
    guard case .creation(let creation)? = try replies(to: .create(name, bytes)).first else {
      throw .otherHaru
    }
    return creation
  }

  func replaceHead(of device: DeviceID, by bytes: [UInt8]) throws(RemoteFailure) {
    try expectFit(bytes)
    guard try replies(to: .replaceHead(device, bytes)) == [.done] else { throw .otherHaru }
  }

  /// Throws if the file is too large: the caller has to check this before it sends a request.
  private func expectFit(_ bytes: [UInt8]) throws(RemoteFailure) {
    guard bytes.count <= BatchFile.limit else { throw .tooLarge(limit: BatchFile.limit) }
  }

  func remove(_ name: RemoteFileName) throws(RemoteFailure) {
    guard try replies(to: .remove(name)) == [.done] else { throw .otherHaru }
  }
}
