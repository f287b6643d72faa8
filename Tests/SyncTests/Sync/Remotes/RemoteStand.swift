import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

/// The kinds of remotes. Each has to pass the tests of `Every remote`.
enum RemoteKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case folder = "a folder"
  case loop = "a folder that is served within this process"
  case program = "a folder that the program serves"
  case ssh = "a folder of another computer"
  case database = "a database"
  case web = "a collection of the web"

  var testDescription: String { rawValue }
}

/// A remote of one kind, with variants that a test needs: a missing one, one that is a file, and one that is read-only.
struct RemoteStand: Sendable {
  /// Opens the remote, as another device would.
  let open: @Sendable () throws -> any Remote
  /// Writes a file that does not belong to Haru into the remote.
  let litter: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Opens an address at which there is no remote of this kind.
  let missing: @Sendable () throws -> any Remote
  /// Opens a path at which there is a file instead of a folder. Nil for a database.
  var file: (@Sendable () throws -> any Remote)?
  /// Opens a remote into which not even root can write. Nil if there is none of this kind.
  var fixed: (@Sendable () throws -> any Remote)?

  /// Runs a body with a new, empty remote of a kind. The remote is removed afterwards.
  static func using<T>(_ kind: RemoteKind, _ body: (RemoteStand) throws -> T) throws -> T {
    let stand = try new(kind)
    return try withExtendedLifetime(stand) { try body(stand) }
  }
}

/// The real servers behind remotes. Each is started when a test first needs it, and ended after the tests.
final class RemoteServers: Sendable {
  /// The servers of the running tests. Nil outside a suite with the trait `.engines`.
  @TaskLocal static var current: RemoteServers?

  private let ssh = SharedServer { try SSHServer() }
  private let database = SharedServer { try DatabaseServer() }
  private let web = SharedServer { try WebServer() }

  /// Thrown if a suite without the trait `.engines` asks for a server.
  struct Missing: Error {}

  static func sshServer() throws -> SSHServer { try running().ssh.running() }
  static func databaseServer() throws -> DatabaseServer { try running().database.running() }
  static func webServer() throws -> WebServer { try running().web.running() }

  private static func running() throws -> RemoteServers {
    guard let current else { throw Missing() }
    return current
  }

  func end() {
    ssh.end()
    database.end()
    web.end()
  }
}

/// A real server that a test can end.
protocol RemoteEngine: Sendable {
  func end()
}

/// A server that is started at the first call of `running()`. All later calls return the same server, or throw the same
/// error.
final class SharedServer<Engine: RemoteEngine>: Sendable {
  private let make: @Sendable () throws -> Engine
  private let made = Mutex<Result<Engine, any Error>?>(nil)

  init(_ make: @escaping @Sendable () throws -> Engine) { self.make = make }

  func running() throws -> Engine {
    try made.withLock { made in
      let result = made ?? Result { try make() }
      made = result
      return result
    }.get()
  }

  func end() {
    made.withLock { made in
      if case .success(let engine) = made { engine.end() }
      made = nil
    }
  }
}

/// A suite trait that provides real servers to the tests and ends them afterwards.
struct WithRemoteServers: SuiteTrait, TestScoping {
  func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    let servers = RemoteServers()
    defer { servers.end() }
    try await RemoteServers.$current.withValue(servers) { try await function() }
  }
}

extension Trait where Self == WithRemoteServers {
  static var engines: WithRemoteServers { WithRemoteServers() }
}

/// Programs and users of this computer that the tests of remotes need.
enum RemoteTools {
  /// Returns the path of a program in one of the folders. Throws an error that names `Scripts/setup` if it is missing.
  static func path(of name: String, in folders: [String] = ["/usr/bin", "/usr/sbin", "/bin"])
    throws -> String
  {
    guard let found = ProgramPath.find(name, in: folders.joined(separator: ":")) else {
      throw BinaryUnderTest.Missing(
        description: "This test needs `\(name)`, which `Scripts/setup` installs.")
    }
    return found
  }

  /// Returns the command line that runs a command as an ordinary user, whom file permissions stop. Changes nothing
  /// unless the tests run as root.
  static func asOrdinaryUser(_ words: [String]) throws -> [String] {
    guard geteuid() == 0 else { return words }
    return [try path(of: "setpriv"), "--reuid=65534", "--regid=65534", "--clear-groups"] + words
  }

  /// Makes a folder the property of that ordinary user, if the tests run as root.
  static func giveAway(_ path: String) {
    if geteuid() == 0 { chown(path, 65534, 65534) }
  }

  /// Returns the home folder of the user who runs the tests, from the user database.
  static func home() throws -> String {
    String(cString: try #require(getpwuid(geteuid())).pointee.pw_dir)
  }
}
