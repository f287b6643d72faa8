import Foundation
import Testing

@testable import Data

/// A server process that a test starts and ends.
package struct ServerProcess: Sendable {
  private let child: ChildProcess

  /// Starts a program that writes its output and errors into the file `log`.
  package init(_ words: [String], log: String) throws {
    let file = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    defer { close(file) }
    child = ChildProcess(number: try Spawning.start(words, output: file, errors: file))
  }

  package var isRunning: Bool { child.status == nil }

  /// Sends a signal and waits for up to 10 seconds. Then the process is killed.
  package func end(by signal: Int32 = SIGTERM) {
    kill(child.number, signal)
    for _ in 0..<2_000 {
      if child.status != nil { return }
      usleep(5_000)
    }
    child.end()
  }
}

/// TCP ports of this computer.
package enum LocalPort {
  /// Returns a TCP port of this computer that is not in use.
  package static func free() throws -> UInt16 {
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

  /// Returns whether a server listens on a TCP port of this computer.
  package static func isListening(_ port: UInt16) -> Bool {
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
