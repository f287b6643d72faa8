import Domain
import Foundation
import Support
import Synchronization
import Testing

@testable import Data

/// The kinds of places that keep the same promises.
enum RemoteKind: String, CaseIterable, Sendable, CustomTestStringConvertible {
  case folder = "a folder"
  case loop = "a folder that is served within this process"
  case program = "a folder that the program serves"
  case ssh = "a folder of another computer"
  case database = "a database"
  case web = "a collection of the web"

  var testDescription: String { rawValue }
}

/// One place of some kind, with what else a test needs to know of it.
struct RemoteStand: Sendable {
  /// Goes there, as one more device.
  let open: @Sendable () throws -> any Remote
  /// Puts something there that is none of a place's, or none of Haru's.
  let litter: @Sendable (_ path: String, _ bytes: [UInt8]) throws -> Void
  /// Goes where there is no place of this kind.
  let missing: @Sendable () throws -> any Remote
  /// Goes where a file lies; of a database there is no such thing.
  var file: (@Sendable () throws -> any Remote)?
  /// Goes where nothing may be written, and this computer's root is no exception.
  var fixed: (@Sendable () throws -> any Remote)?

  /// Runs a body with a new, empty place of a kind, which is gone afterwards.
  static func using<T>(_ kind: RemoteKind, _ body: (RemoteStand) throws -> T) throws -> T {
    let stand = try new(kind)
    return try withExtendedLifetime(stand) { try body(stand) }
  }
}

/// The engines behind places, each of which is started when a test asks for it first, and ended when
/// the tests are done.
final class RemoteServers: Sendable {
  /// Those of the tests that run.
  @TaskLocal static var current: RemoteServers?

  private let ssh = SharedServer { try SSHServer() }
  private let database = SharedServer { try DatabaseServer() }
  private let web = SharedServer { try WebServer() }

  /// What a suite without engines says.
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

/// An engine that was started, or could not be.
protocol RemoteEngine: Sendable {
  func end()
}

/// An engine that whoever asks first starts.
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

/// Runs tests with engines, which are gone afterwards.
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

/// A program of a test that serves something until it is ended.
struct ServerProcess: Sendable {
  private let child: ChildProcess

  /// Starts a program with what it says in a file.
  init(_ words: [String], log: String) throws {
    let file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(file) }
    child = ChildProcess(number: try Spawning.start(words, output: file, errors: file))
  }

  var isRunning: Bool { child.status == nil }

  /// Ends it, kindly first, and waits for it.
  func end(by signal: Int32 = SIGTERM) {
    kill(child.number, signal)
    for _ in 0..<2_000 {
      if child.status != nil { return }
      usleep(5_000)
    }
    child.end()
  }
}

/// What tests of places need of this machine.
enum RemoteTools {
  /// A program that lies in one of some folders, or a sentence that says how it gets there.
  static func path(of name: String, in folders: [String] = ["/usr/bin", "/usr/sbin", "/bin"])
    throws -> String
  {
    guard let found = ProgramPath.find(name, in: folders.joined(separator: ":")) else {
      throw BinaryUnderTest.Missing(
        description: "This test needs `\(name)`, which `Scripts/setup` installs.")
    }
    return found
  }

  /// Words that run a command as somebody whom permissions stop, also where the tests run as root.
  static func asOrdinaryUser(_ words: [String]) throws -> [String] {
    guard geteuid() == 0 else { return words }
    return [try path(of: "setpriv"), "--reuid=65534", "--regid=65534", "--clear-groups"] + words
  }

  /// Lets that somebody have a folder.
  static func giveAway(_ path: String) {
    if geteuid() == 0 { chown(path, 65534, 65534) }
  }

  /// The home of whoever runs the tests, as a login has it.
  static func home() throws -> String {
    String(cString: try #require(getpwuid(geteuid())).pointee.pw_dir)
  }

  /// A port of this computer that nobody listens at just now.
  static func freePort() throws -> UInt16 {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(listener) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isBound = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && getsockname(listener, $0, &length) == 0
      }
    }
    try #require(isBound)
    return UInt16(bigEndian: address.sin_port)
  }

  /// Whether somebody listens at a port of this computer.
  static func isListening(_ port: UInt16) -> Bool {
    let caller = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    defer { close(caller) }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(caller, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
  }
}
