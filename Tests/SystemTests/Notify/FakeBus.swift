import Foundation
import StoreSupport
import Support

@testable import Data

/// A fake D-Bus message bus on a local socket, which behaves as the test chooses. It serves one
/// client on its own thread until it is closed.
final class FakeBus: Sendable {
  /// The behaviour of the bus after a client connects.
  enum Manner: Sendable, CaseIterable {
    case good, rejecting, silent, silentLater, closing, closingLater, rubbish, rubbishLater, huge
    case refusing, chatty, nobody
  }

  /// Thrown if the bus cannot open its socket.
  struct Missing: Error {}

  let path: String
  private let listener: Int32
  private let (stop, stopped): (Int32, Int32)
  private let done = DispatchSemaphore(value: 0)

  init(_ path: String, _ manner: Manner) throws {
    self.path = path
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    listener = socket(AF_UNIX, kind, 0)
    guard listener >= 0, socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw Missing()
    }
    (stop, stopped) = (ends[0], ends[1])
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: Array(path.utf8)) }
    let file = listener
    let isOpen = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        bind(file, $0, socklen_t(MemoryLayout<sockaddr_un>.size)) == 0 && listen(file, 4) == 0
      }
    }
    guard isOpen else { throw Missing() }
    let thread = Thread { [self] in
      while wait(for: listener) {
        let caller = accept(listener, nil, nil)
        guard caller >= 0 else { continue }
        serve(caller, manner)
        Glibc.close(caller)
      }
      done.signal()
    }
    thread.start()
  }

  /// Stops the bus and waits for its thread to end.
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

  private func hear(_ caller: Int32) -> [UInt8]? {
    guard wait(for: caller) else { return nil }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = recv(caller, &bytes, bytes.count, 0)
    return count > 0 ? Array(bytes[..<count]) : nil
  }

  private func say(_ bytes: [UInt8], _ caller: Int32) {
    _ = send(caller, bytes, bytes.count, Int32(MSG_NOSIGNAL))
  }

  private func serve(_ caller: Int32, _ manner: Manner) {
    guard hear(caller) != nil else { return }
    switch manner {
    case .closing: return
    case .silent: return _ = hear(caller)
    case .rubbish: return say([UInt8](repeating: 0xFF, count: 4000), caller)
    case .rejecting: return say(Array("REJECTED EXTERNAL\r\n".utf8), caller)
    default: say(Array("OK 0123\r\n".utf8), caller)
    }
    var (heard, calls): ([UInt8], UInt32) = ([], 0)
    while let more = hear(caller) {
      heard += more
      // The first message is the greeting, and the second one the notification.
      while let end = heard.firstRange(of: Array("Hello\0".utf8))?.upperBound
        ?? heard.firstRange(of: Array("urgency\0".utf8))?.upperBound
      {
        heard.removeFirst(end)
        calls += 1
        if calls == 1 {
          say(Self.answer(2, calls), caller)
          continue
        }
        switch manner {
        case .closingLater: return
        case .rubbishLater: say([UInt8](repeating: 0xFF, count: 64), caller)
        case .huge:
          say([UInt8(ascii: "l"), 2, 0, 1, 0xFF, 0xFF, 0xFF, 0x7F, 9, 0, 0, 0, 0, 0, 0, 0], caller)
        case .refusing: say(Self.answer(3, calls, error: "a.b.No", words: "Not now."), caller)
        case .nobody:
          say(
            Self.answer(3, calls, error: "org.freedesktop.DBus.Error.ServiceUnknown", words: "x"),
            caller)
        case .chatty: for _ in 0..<1000 { say(Self.answer(2, 77), caller) }
        case .good: say(Self.answer(2, 77) + Self.answer(2, calls), caller)
        default: continue
        }
      }
    }
  }

  /// Returns the bytes of a reply from the bus.
  static func answer(_ kind: UInt8, _ serial: UInt32, error: String? = nil, words: String = "")
    -> [UInt8]
  {
    var body = BusWriter()
    if error != nil { body.text(words) }
    var message = BusWriter()
    message.add([UInt8(ascii: "l"), kind, 1, 1])
    message.number(UInt32(body.bytes.count))
    message.number(serial + 100)
    message.list(of: 8) { fields in
      fields.byte(5)
      fields.signature("u")
      fields.number(serial)
      if let error {
        fields.align(8)
        fields.byte(4)
        fields.signature("s")
        fields.text(error)
      }
    }
    message.align(8)
    return message.bytes + body.bytes
  }
}
