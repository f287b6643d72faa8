import Foundation
import Synchronization

/// A server of the web on this computer alone, whose answers are written down beforehand. It
/// serves one caller after the other on a thread of its own, until it is closed.
package final class LoopbackServer: Sendable {
  /// What a path of the server answers.
  package enum Answer: Sendable {
    /// Bytes with a status, and how many they are.
    case page([UInt8], status: Int)
    /// Leads somewhere else.
    case redirect(to: String)
    /// Bytes without a word of how many there will be, until the caller has enough: so many every
    /// time, and a pause of milliseconds between.
    case endless(piece: Int, pause: Int32)
    /// More bytes are promised than come.
    case half([UInt8], of: Int)
    /// Takes the question and says nothing.
    case silence
    /// Takes the question and closes the connection.
    case hangUp
    /// Does something while the caller waits, then answers with a page.
    case after(@Sendable () -> Void, [UInt8])
  }

  /// What a machine without a loopback says.
  package struct Missing: Error, CustomStringConvertible {
    package let description = "This machine lets no server listen on 127.0.0.1."
  }

  /// No answer is longer, not even an endless one.
  private static let mostBytes = 256 << 20

  private let port: UInt16
  private let answers: [String: Answer]
  private let heard = Mutex<[String]>([])
  private let listener: Int32
  /// Closing the first ends every wait on the second.
  private let (stop, stopped): (Int32, Int32)
  private let done = DispatchSemaphore(value: 0)

  /// Opens a server that knows some paths.
  package init(_ answers: [String: Answer]) throws {
    self.answers = answers
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    listener = socket(AF_INET, kind, 0)
    guard listener >= 0, socketpair(AF_UNIX, kind, 0, &ends) == 0 else { throw Missing() }
    (stop, stopped) = (ends[0], ends[1])
    guard let port = Self.listen(on: listener) else { throw Missing() }
    self.port = port
    let thread = Thread { [self] in
      serve()
      done.signal()
    }
    thread.start()
  }

  /// Runs a body with a server that is closed afterwards.
  package static func using<T>(
    _ answers: [String: Answer], _ body: (LoopbackServer) throws -> T
  ) throws -> T {
    let server = try LoopbackServer(answers)
    defer { server.close() }
    return try body(server)
  }

  /// Ends the server and waits until it is gone.
  package func close() {
    Glibc.close(stop)
    done.wait()
    Glibc.close(stopped)
    Glibc.close(listener)
  }

  /// The whole address of a path.
  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// All that callers said, each with its header.
  package var questions: [String] { heard.withLock { $0 } }

  /// An address nobody listens at.
  package static func deadAddress() throws -> String {
    try using([:]) { $0.address("/") }
  }

  private static func listen(on listener: Int32) -> UInt16? {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(listener, $0, length) == 0 && Glibc.listen(listener, 16) == 0
          && getsockname(listener, $0, &length) == 0
      }
    }
    return isOpen ? UInt16(bigEndian: address.sin_port) : nil
  }

  private func serve() {
    while wait(for: listener, Int16(POLLIN)) {
      let caller = accept(listener, nil, nil)
      guard caller >= 0 else { continue }
      answer(caller)
      Glibc.close(caller)
    }
  }

  /// Waits until a file is ready; false when the server is being closed.
  private func wait(for file: Int32, _ events: Int16) -> Bool {
    var watched = [
      pollfd(fd: file, events: events, revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, 2, -1) < 0 && errno == EINTR {}
    return watched[1].revents == 0
  }

  private func answer(_ caller: Int32) {
    guard let question = question(of: caller) else {
      _ = say(head(400, []), to: caller)
      return
    }
    heard.withLock { $0.append(question) }
    let path = question.split(separator: " ").dropFirst().first.map(String.init) ?? ""
    // What is known without its question mark is known with any question.
    let plain = path.prefix { $0 != "?" }
    let answer = answers[path] ?? answers[String(plain)]
    switch answer ?? .page(Array("Nothing here.".utf8), status: 404) {
    case .page(let bytes, let status):
      _ = say(head(status, ["Content-Length: \(bytes.count)"]) + bytes, to: caller)
    case .redirect(let location):
      _ = say(head(302, ["Location: \(location)", "Content-Length: 0"]), to: caller)
    case .half(let bytes, let promised):
      _ = say(head(200, ["Content-Length: \(promised)"]) + bytes, to: caller)
    case .endless(let size, let pause):
      let piece = [UInt8](repeating: 0x61, count: size)
      guard say(head(200, []), to: caller) else { return }
      for _ in 0..<(Self.mostBytes / size) {
        guard say(piece, to: caller), rest(pause) else { return }
      }
    case .silence:
      // The caller says nothing more either: what comes is its end.
      _ = wait(for: caller, Int16(POLLIN))
    case .hangUp: return
    case .after(let body, let bytes):
      body()
      _ = say(head(200, ["Content-Length: \(bytes.count)"]) + bytes, to: caller)
    }
  }

  private func head(_ status: Int, _ fields: [String]) -> [UInt8] {
    let lines = ["HTTP/1.1 \(status) As Written"] + fields + ["Connection: close", "", ""]
    return Array(lines.joined(separator: "\r\n").utf8)
  }

  /// The header of what a caller wants.
  private func question(of caller: Int32) -> String? {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !all.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard all.count < 1 << 16, wait(for: caller, Int16(POLLIN)) else { return nil }
      let count = recv(caller, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      all += piece[..<count]
      // Who begins otherwise than with a verb speaks something else, such as TLS.
      guard (0x41...0x5A).contains(all[0]) else { return nil }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// False when the caller has had enough, or the server is being closed.
  private func say(_ bytes: [UInt8], to caller: Int32) -> Bool {
    var left = bytes[...]
    while !left.isEmpty {
      guard wait(for: caller, Int16(POLLOUT)) else { return false }
      let count = left.withUnsafeBytes {
        send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
      }
      if count > 0 { left = left.dropFirst(count) } else if errno != EAGAIN { return false }
    }
    return true
  }

  private func rest(_ milliseconds: Int32) -> Bool {
    var watched = pollfd(fd: stopped, events: Int16(POLLIN), revents: 0)
    return poll(&watched, 1, milliseconds) == 0
  }
}
