import Data
import Foundation
import Synchronization

/// Simulates a browser. It opens an address on a separate thread, follows redirects and lines that begin with `GO` to
/// other addresses on this computer, and records the pages.
package final class RobotBrowser: Sendable {
  /// A page that the browser received.
  package struct Page: Sendable {
    package let address: String
    package let status: Int
    package let head: String
    package let text: String
  }

  private let seen = Mutex<[Page]>([])
  private let opened = Mutex<[String]>([])
  private let before: @Sendable (String) -> Void
  private let done = DispatchSemaphore(value: 0)

  /// Creates a browser that calls `before` with each address it is started with.
  package init(before: @escaping @Sendable (String) -> Void = { _ in }) { self.before = before }

  /// The browser as the program uses it.
  package var browser: Browser {
    Browser { [self] address in
      opened.withLock { $0.append(address) }
      let thread = Thread { [self] in
        before(address)
        go(to: address)
        done.signal()
      }
      thread.start()
      return true
    }
  }

  /// The addresses with which the browser was started.
  package var addresses: [String] { opened.withLock { $0 } }

  /// Waits at most 20 seconds until the browser has opened all pages, and returns the pages.
  package func pages() -> [Page] {
    if !addresses.isEmpty {
      _ = done.wait(timeout: .now() + 20)
      done.signal()
    }
    return seen.withLock { $0 }
  }

  /// Opens an address and then the addresses to which it leads, at most ten in all.
  private func go(to address: String) {
    var next = [address]
    for _ in 0..<10 where !next.isEmpty {
      guard let page = Self.page(at: next.removeFirst()) else { continue }
      seen.withLock { $0.append(page) }
      for line in page.head.components(separatedBy: "\r\n") where line.hasPrefix("Location: ") {
        next.append(String(line.dropFirst(10)))
      }
      for line in page.text.split(separator: "\n") where line.hasPrefix("GO ") {
        next.append(String(line.dropFirst(3)))
      }
    }
  }

  /// Returns the page at an address on this computer; nil if no server answers there.
  package static func page(at address: String) -> Page? {
    guard let parts = URLComponents(string: address), let port = parts.port else { return nil }
    let target = address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
    let request = "GET \(target.isEmpty ? "/" : target) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
    guard let answer = said(Array(request.utf8), port: port) else { return nil }
    let text = String(decoding: answer, as: UTF8.self)
    guard let end = text.range(of: "\r\n\r\n") else { return nil }
    let head = String(text[..<end.lowerBound])
    let status = head.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
    return Page(address: address, status: status, head: head, text: String(text[end.upperBound...]))
  }

  /// Sends bytes to a port of this computer and returns the answer; nil if no server listens there.
  package static func said(_ bytes: [UInt8], port: Int) -> [UInt8]? {
    guard let file = connection(to: port) else { return nil }
    defer { close(file) }
    _ = bytes.withUnsafeBytes { send(file, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while all.count < 1 << 20 {
      let count = recv(file, &piece, piece.count, 0)
      guard count > 0 else { break }
      all += piece[..<count]
    }
    return all
  }

  /// Returns a new connection to a port, which the caller must close; nil if no server listens there.
  package static func connection(to port: Int) -> Int32? {
    let file = socket(AF_INET, Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue), 0)
    guard file >= 0 else { return nil }
    var timeout = timeval(tv_sec: 20, tv_usec: 0)
    setsockopt(file, SOL_SOCKET, SO_RCVTIMEO, &timeout, socklen_t(MemoryLayout<timeval>.size))
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(truncatingIfNeeded: port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(file, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
      }
    }
    if isOpen { return file }
    close(file)
    return nil
  }
}
