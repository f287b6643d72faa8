import Domain
import Foundation
import Support
import Testing

@testable import Data

@Suite(.engines) struct `A place over ssh` {
  private static let device = DeviceID(SixteenBytes(high: 5, low: 6))

  private func remote(_ text: String, path: String, disk: UInt64? = nil) throws -> SSHRemote {
    guard case .ssh(let address) = try RemoteAddress(text) else { throw CancellationError() }
    return try SSHRemote(
      address, disk: disk, path: path, greetingTimeout: 120_000, timeout: 120_000)
  }

  @Test func `is asked for by these words`() throws {
    func words(_ text: String, canAsk: Bool = false) throws -> [String] {
      guard case .ssh(let address) = try RemoteAddress(text) else { throw CancellationError() }
      return SSHWords.arguments(address, canAsk: canAsk)
    }
    #expect(
      try words("ssh://far/srv/x") == [
        "-o", "BatchMode=yes", "-o", "ConnectTimeout=10", "--", "far",
        "haru sync --serve '/srv/x'",
      ])
    #expect(
      try words("ssh://mina@far:22/~/it's", canAsk: true) == [
        "-o", "ConnectTimeout=10", "-p", "22", "--", "mina@far",
        #"haru sync --serve './it'\''s'"#,
      ])
  }

  @Test(.slow) func `may have any name, and no shell reads it`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.sshServer()
      for name in ["it's", "$HOME `x` $(x)", "a b; touch harm", #"\"x\""#, "하루 *", "-x", "x\\"] {
        try FileManager.default.createDirectory(
          atPath: folder.path(name), withIntermediateDirectories: true)
        let remote = try remote(
          "ssh://127.0.0.1:\(server.port)\(folder.path(name))", path: try server.path())
        #expect(try remote.create(.group, Array(name.utf8)) == .created, "\(name)")
        #expect(try folder.bytes("\(name)/group") == Array(name.utf8))
      }
      #expect(try folder.names().count == 7)
    }
  }

  @Test(.slow) func `may lie below the home there`() throws {
    let server = try RemoteServers.sshServer()
    let home = try RemoteTools.home()
    let address = "ssh://127.0.0.1:\(server.port)/~/"
    let remote = try remote(address, path: try server.path())
    #expect(try remote.list().disk == FolderRemote(home).list().disk)
    let missing = try self.remote(
      address + "haru-\(UInt64.random(in: 0 ... .max))", path: try server.path())
    #expect(throws: RemoteFailure.notFound) { try missing.list() }
  }

  @Test func `says who may not come, and who is not there`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.sshServer()
      let address = "ssh://127.0.0.1:\(server.port)\(folder.path)"
      let stranger = try remote(address, path: try server.path(key: "stranger"))
      #expect(throws: RemoteFailure.passwordWanted) { try stranger.list() }
      let unknown = try remote(address, path: try server.path(known: "nobody"))
      #expect(throws: RemoteFailure.unknownHost(isChanged: false)) { try unknown.list() }
      let nobody = try remote(
        "ssh://127.0.0.1:\(try LocalPort.free())/x", path: try server.path())
      #expect(throws: RemoteFailure.unreachable) { try nobody.list() }
      #expect(throws: RemoteFailure.noProgram("ssh")) { try remote(address, path: "/nowhere") }
      let known = try remote(address, path: try server.path())
      #expect(try known.list().files == [:])
    }
  }

  @Test func `says where there is no haru`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.sshServer()
      let remote = try remote(
        "ssh://127.0.0.1:\(server.port)\(folder.path)", path: try server.path(key: "bare"))
      #expect(throws: RemoteFailure.noHaru) { try remote.list() }
    }
  }

  @Test func `serves one folder to a key that may nothing else, whatever is asked for`() throws {
    let server = try RemoteServers.sshServer()
    let remote = try remote(
      "ssh://127.0.0.1:\(server.port)/etc", path: try server.path(key: "forced"))
    let name = RemoteFileName.head(Self.device)
    #expect(try remote.create(name, [1, 2, 3]) == .created)
    #expect(FileManager.default.contents(atPath: server.forcedFolder + "/" + name.path)?.count == 3)
  }

  // spec/sync.md 4: a disk that is not mounted
  @Test func `is none where it is empty and lies on another disk than before`() throws {
    try SampleFolder.using { folder in
      let server = try RemoteServers.sshServer()
      let address = "ssh://127.0.0.1:\(server.port)\(folder.path)"
      let path = try server.path()
      let disk = try #require(try remote(address, path: path).list().disk)
      #expect(throws: RemoteFailure.notFound) {
        try remote(address, path: path, disk: disk + 1).list()
      }
      #expect(try remote(address, path: path, disk: disk).list().files == [:])
    }
  }
}
