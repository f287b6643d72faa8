import Foundation
import Synchronization

/// An HTTP server on this computer with prepared answers. It serves one connection after another on a separate thread,
/// until it is closed.
package final class LoopbackServer: Sendable {
  /// The answer to requests for a path.
  package enum Answer: Sendable {
    /// A page with a status and a `Content-Length` header.
    case page([UInt8], status: Int)
    /// A redirect to another address.
    case redirect(to: String)
    /// A page without a `Content-Length` header that goes on until the caller disconnects. It is sent in pieces of
    /// `piece` bytes, with `pause` milliseconds between them.
    case endless(piece: Int, pause: Int32)
    /// Fewer bytes than the `Content-Length` header announces.
    case half([UInt8], of: Int)
    /// Reads the request and sends nothing.
    case silence
    /// Reads the request and closes the connection.
    case hangUp
    /// Runs the closure while the caller waits, then answers with a page.
    case after(@Sendable () -> Void, [UInt8])
  }

  /// Thrown if no server can listen on 127.0.0.1 of this machine.
  package struct Missing: Error, CustomStringConvertible {
    package let description = "This machine lets no server listen on 127.0.0.1."
  }

  /// The maximum length of an endless page in bytes.
  private static let mostBytes = 256 << 20

  private let port: UInt16
  private let answers: [String: Answer]
  private let heard = Mutex<[String]>([])
  private let listener: Int32
  /// The two ends of a socket pair. Every wait also watches `stopped`, and closing `stop` ends all waits.
  private let (stop, stopped): (Int32, Int32)
  private let done = DispatchSemaphore(value: 0)

  /// Starts a server that answers requests for these paths. For all other paths the status is 404.
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

  /// Stops the server and waits until its thread has ended.
  package func close() {
    Glibc.close(stop)
    done.wait()
    Glibc.close(stopped)
    Glibc.close(listener)
  }

  /// Returns the full address of a path.
  package func address(_ path: String) -> String { "http://127.0.0.1:\(port)\(path)" }

  /// The headers of all requests, in order.
  package var questions: [String] { heard.withLock { $0 } }

  /// Returns an address at which no server listens.
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

  /// Waits until a socket is ready. Returns false if the server is being closed.
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
    // The answer for a path without a query is also used for the path with any query.
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
      // The caller sends nothing more, so the wait ends when the caller disconnects.
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

  /// Returns the header of a request; nil if it is incomplete, too long or not HTTP.
  private func question(of caller: Int32) -> String? {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while !all.suffix(4).elementsEqual([13, 10, 13, 10]) {
      guard all.count < 1 << 16, wait(for: caller, Int16(POLLIN)) else { return nil }
      let count = recv(caller, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      all += piece[..<count]
      // Bytes that do not begin with an uppercase letter are another protocol, such as TLS.
      guard (0x41...0x5A).contains(all[0]) else { return nil }
    }
    return String(decoding: all, as: UTF8.self)
  }

  /// Sends bytes. Returns false if the caller disconnected or the server is being closed.
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
