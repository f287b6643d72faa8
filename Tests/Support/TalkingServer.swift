import Foundation
import Synchronization

/// An HTTP server on this computer whose answers come from a closure. It serves one connection after another on a
/// separate thread, until it is closed.
final class TalkingServer: Sendable {
  /// A request.
  struct Question: Sendable {
    let path: String
    /// The decoded parameters of the query; for a POST request, those of the form.
    let parameters: [String: String]
    let head: String
  }

  /// The answer to a request.
  enum Answer: Sendable {
    case page([UInt8], status: Int = 200)
    case redirect(to: String)
    /// Sends nothing until the caller disconnects.
    case silence
    case hangUp
  }

  let port: UInt16
  private let listener: Int32
  private let (stop, stopped): (Int32, Int32)
  private let done = DispatchSemaphore(value: 0)

  init() throws {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    listener = socket(AF_INET, kind, 0)
    guard listener >= 0, socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw LoopbackServer.Missing()
    }
    (stop, stopped) = (ends[0], ends[1])
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let file = listener
    let isOpen = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, length) == 0 && listen(file, 16) == 0 && getsockname(file, $0, &length) == 0
      }
    }
    guard isOpen else { throw LoopbackServer.Missing() }
    port = UInt16(bigEndian: address.sin_port)
  }

  /// Starts to answer requests with a closure.
  func start(_ answer: @escaping @Sendable (Question) -> Answer) {
    let thread = Thread { [self] in
      while wait(for: listener) {
        let caller = accept(listener, nil, nil)
        guard caller >= 0 else { continue }
        _ = fcntl(caller, F_SETFD, FD_CLOEXEC)
        if let question = question(of: caller) { say(answer(question), to: caller) }
        Glibc.close(caller)
      }
      done.signal()
    }
    thread.start()
  }

  /// Stops the server and waits until its thread has ended.
  func close() {
    Glibc.close(stop)
    done.wait()
    Glibc.close(stopped)
    Glibc.close(listener)
  }

  private func wait(for file: Int32) -> Bool {
    var watched = [
      pollfd(fd: file, events: Int16(POLLIN), revents: 0),
      pollfd(fd: stopped, events: Int16(POLLIN), revents: 0),
    ]
    while poll(&watched, 2, -1) < 0 && errno == EINTR {}
    return watched[1].revents == 0
  }

  private func question(of caller: Int32) -> Question? {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 4096)
    while all.count < 1 << 16 {
      let text = String(decoding: all, as: UTF8.self)
      if let end = text.range(of: "\r\n\r\n") {
        let head = String(text[..<end.lowerBound])
        let length =
          head.components(separatedBy: "\r\n").compactMap { line -> Int? in
            line.lowercased().hasPrefix("content-length: ") ? Int(line.dropFirst(16)) : nil
          }.first ?? 0
        let body = String(text[end.upperBound...])
        if body.utf8.count >= length { return question(head, body) }
      }
      guard wait(for: caller) else { return nil }
      let count = recv(caller, &piece, piece.count, 0)
      guard count > 0 else { return nil }
      all += piece[..<count]
    }
    return nil
  }

  private func question(_ head: String, _ body: String) -> Question? {
    let words = head.split(separator: " ").map(String.init)
    guard words.count > 1 else { return nil }
    let parts = words[1].split(separator: "?", maxSplits: 1).map(String.init)
    let query = words[0] == "POST" ? body : parts.count > 1 ? parts[1] : ""
    var parameters: [String: String] = [:]
    for pair in query.split(separator: "&") {
      let halves = pair.split(separator: "=", maxSplits: 1).map {
        $0.replacingOccurrences(of: "+", with: " ").removingPercentEncoding ?? ""
      }
      parameters[halves.first ?? ""] = halves.count > 1 ? halves[1] : ""
    }
    return Question(path: parts.first ?? "", parameters: parameters, head: head)
  }

  private func say(_ answer: Answer, to caller: Int32) {
    switch answer {
    case .page(let bytes, let status):
      send(["HTTP/1.1 \(status) As Wanted", "Content-Length: \(bytes.count)"], bytes, to: caller)
    case .redirect(let location):
      send(["HTTP/1.1 302 Found", "Location: \(location)", "Content-Length: 0"], [], to: caller)
    case .silence: _ = wait(for: caller)
    case .hangUp: return
    }
  }

  private func send(_ lines: [String], _ bytes: [UInt8], to caller: Int32) {
    let head = (lines + ["Connection: close", "", ""]).joined(separator: "\r\n")
    var left = (Array(head.utf8) + bytes)[...]
    while !left.isEmpty {
      let count = left.withUnsafeBytes {
        Glibc.send(caller, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      left = left.dropFirst(count)
    }
  }
}
