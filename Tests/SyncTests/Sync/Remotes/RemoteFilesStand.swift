import Domain
import DomainInMemory
import Foundation
import Support
import Testing

@testable import Data

/// The kinds of remotes with ordinary files. Each has to pass the tests of `Every remote with ordinary files`.
enum RemoteFilesKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case memory = "a remote in memory"
  case folder = "a folder"
  case loop = "a folder that is served within this process"
  case program = "a folder that the program serves"
  case ssh = "a folder of another computer"
  case web = "a collection of the web"

  /// The kinds with files on a disk, where a test can put other things beside them.
  static let onDisk = allCases.filter { $0 != .memory }

  var testDescription: String { rawValue }
}

/// A remote with ordinary files, with variants that a test needs.
struct RemoteFilesStand: Sendable {
  /// Opens the remote, as another device would.
  let open: @Sendable () throws -> any RemoteFiles
  /// Opens an address at which there is no remote of this kind.
  let missing: @Sendable () throws -> any RemoteFiles
  /// Opens a path at which there is a file instead of a folder. Nil in memory.
  var file: (@Sendable () throws -> any RemoteFiles)?
  /// Opens a remote into which not even root can write. Nil in memory.
  var fixed: (@Sendable () throws -> any RemoteFiles)?
  /// The folder that contains the root `place` on the disk. Nil in memory.
  var folder: StandFolder?

  /// Runs a body with a new, empty remote of a kind. The remote is removed afterwards.
  static func using<T>(_ kind: RemoteFilesKind, _ body: (RemoteFilesStand) throws -> T) throws -> T
  {
    let stand = try new(kind)
    return try withExtendedLifetime(stand) { try body(stand) }
  }

  /// Makes a new, empty remote of a kind.
  static func new(_ kind: RemoteFilesKind) throws -> RemoteFilesStand {
    switch kind {
    case .memory: memory()
    case .folder: try folders { FolderFiles($0) }
    case .loop: try folders { LoopbackFiles($0) }
    case .program: try folders { try served($0) }
    case .ssh: try ssh()
    case .web: try web()
    }
  }

  /// The path of something in the root on the disk.
  func path(_ name: String) throws -> String { try #require(folder).path("place/" + name) }

  /// Puts a file, with the folders above it, into the root on the disk without Haru.
  func litter(_ name: String, _ bytes: [UInt8]) throws { try #require(folder).litter(name, bytes) }

  /// The paths of everything in the root on the disk, sorted.
  func everything() throws -> [String] {
    try FileManager.default.subpathsOfDirectory(atPath: try #require(folder).path("place")).sorted()
  }

  private static func memory() -> RemoteFilesStand {
    let files = RemoteFilesInMemory { Int(Date().timeIntervalSince1970) }
    let missing = RemoteFilesInMemory()
    missing.failure = .notFound
    return RemoteFilesStand(open: { files }, missing: { missing })
  }

  private static func folders(_ files: @escaping @Sendable (String) throws -> any RemoteFiles)
    throws -> RemoteFilesStand
  {
    let folder = try StandFolder()
    return RemoteFilesStand(
      open: { try files(folder.path("place")) }, missing: { try files(folder.path("nothing")) },
      file: { try files(folder.path("file")) },
      // Not even root can create a folder in `/sys`.
      fixed: { try files("/sys") }, folder: folder)
  }

  /// Runs the built program with `sync --serve` and returns the files that it serves. `words` is a command line that
  /// comes before the program, such as `strace`.
  static func served(_ path: String, before words: [String] = []) throws -> SSHFiles {
    let haru = try BinaryUnderTest(home: "/nowhere").path
    let all = words + [haru, "sync", "--serve", path]
    return SSHFiles(
      ProgramCall(
        path: all[0], arguments: Array(all.dropFirst()), environment: ["HARU_HOME": "/nowhere"],
        limit: .max, timeout: 120_000), greetingTimeout: 120_000)
  }

  private static func ssh() throws -> RemoteFilesStand {
    let server = try RemoteServers.sshServer()
    let path = try server.path()
    return try folders {
      try SSHFiles(
        try server.address($0), path: path, greetingTimeout: 120_000, timeout: 120_000)
    }
  }

  private static func web() throws -> RemoteFilesStand {
    let server = try RemoteServers.webServer()
    let folder = try StandFolder(at: server.path(try server.newCollection()))
    let name = folder.path.split(separator: "/").last.map(String.init) ?? ""
    return RemoteFilesStand(
      open: { try server.files(server.address("\(name)/place")) },
      missing: { try server.files(server.address("\(name)/nothing")) },
      file: { try server.files(server.address("\(name)/file")) },
      fixed: { try server.files(server.address("fixed")) }, folder: folder)
  }
}

extension WebServer {
  /// Returns the ordinary files of the collection at an address.
  func files(_ address: String) throws -> WebDAVFiles {
    try WebDAVFiles(
      address, path: "/usr/bin:/bin", temporary: NSTemporaryDirectory(), timeout: 120_000)
  }
}

/// The files of a folder, where every request and answer is encoded as `sync --serve` does, but in this process.
struct LoopbackFiles: RemoteFiles {
  private let loop: LoopbackRemote

  init(_ path: String) { loop = LoopbackRemote(FolderRemote(path), files: FolderFiles(path)) }

  private func replies(to request: RemoteFilesRequest) throws(RemoteFailure) -> [RemoteReply] {
    try loop.replies(to: .files(request))
  }

  private func expectDone(_ request: RemoteFilesRequest) throws(RemoteFailure) {
    guard try replies(to: request) == [.done] else { throw .otherHaru }
  }

  func list(_ folder: RemotePath?) throws(RemoteFailure) -> [RemoteFile] {
    var (files, isWhole) = ([RemoteFile](), false)
    for reply in try replies(to: .list(folder)) {
      guard case .ordinary(.files(let some)) = reply else { throw .otherHaru }
      files += some
      isWhole = some.isEmpty
    }
    guard isWhole else { throw .otherHaru }
    return files
  }

  func read(_ path: RemotePath, limit: Int) throws(RemoteFailure) -> [UInt8]? {
    let replies = try replies(to: .read(path, limit: limit))
    if case .bytes(let bytes)? = replies.first { return bytes }
    guard replies == [.missing] else { throw .otherHaru }
    return nil
  }

  func write(_ path: RemotePath, _ bytes: [UInt8]) throws(RemoteFailure) {
    // The caller has to check this before it sends a request.
    guard bytes.count <= RemoteFile.limit else { throw .tooLarge(limit: RemoteFile.limit) }
    try expectDone(.write(path, bytes))
  }

  func move(_ path: RemotePath, to other: RemotePath) throws(RemoteFailure) -> Bool {
    guard case .ordinary(.moved(let isMoved))? = try replies(to: .move(path, to: other)).first
    else { throw .otherHaru }
    return isMoved
  }

  func remove(_ path: RemotePath) throws(RemoteFailure) { try expectDone(.remove(path)) }

  func removeFolder(_ path: RemotePath) throws(RemoteFailure) {
    try expectDone(.removeFolder(path))
  }
}
