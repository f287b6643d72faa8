import Platform

/// A listening socket on the loopback interface only. It is closed when this value is destroyed.
struct CallbackPort: ~Copyable {
  let number: UInt16
  private let file: OpenFile

  /// Listens on a port, or on any free port if `wanted` is nil. Returns nil on failure.
  static func open(_ wanted: Int?) -> CallbackPort? {
    guard let wanted = UInt16(exactly: wanted ?? 0) else { return nil }
    let number = openSocket(AF_INET)
    guard number >= 0 else { return nil }
    do throws(SpawnRefusal) {
      let file = try OpenFile(number)
      guard let port = listen(file.number, wanted) else { return nil }
      return CallbackPort(number: port, file: file)
    } catch { return nil }
  }

  private init(number: UInt16, file: consuming OpenFile) {
    self.number = number
    self.file = file
  }

  /// The descriptor to poll.
  var descriptor: Int32 { file.number }

  /// Accepts the next connection; nil if none is waiting.
  func caller() -> CallbackCaller? {
    let number = Platform.accept(file.number, nil, nil)
    guard number >= 0 else { return nil }
    // Child processes must not inherit it, and reads must not block.
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
    _ = fcntl(number, F_SETFL, O_NONBLOCK)
    do throws(SpawnRefusal) { return CallbackCaller(try OpenFile(number)) } catch { return nil }
  }

  /// Polls for at most `milliseconds`, and returns the descriptors that are readable.
  static func ready(_ numbers: [Int32], within milliseconds: Int) -> [Int32] {
    var watched = numbers.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    let count = unsafe poll(&watched, nfds_t(watched.count), Int32(clamping: milliseconds))
    return count > 0 ? watched.filter { $0.revents != 0 }.map(\.fd) : []
  }

  private static func listen(_ file: Int32, _ wanted: UInt16) -> UInt16? {
    // The port may still have closing connections of an earlier sign-in.
    var isShared: Int32 = 1
    let size = socklen_t(MemoryLayout<Int32>.size)
    unsafe setsockopt(file, SOL_SOCKET, SO_REUSEADDR, &isShared, size)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = wanted.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isOpen = unsafe withUnsafeMutablePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe bind(file, $0, length) == 0 && Platform.listen(file, 16) == 0
          && getsockname(file, $0, &length) == 0
      }
    }
    return isOpen ? UInt16(bigEndian: address.sin_port) : nil
  }
}

/// A connection of a browser, which is closed when this object is released.
final class CallbackCaller {
  private let file: OpenFile
  /// The bytes received so far.
  private(set) var heard: [UInt8] = []
  /// The time limit for the whole request.
  let deadline = Deadline(milliseconds: 10_000)

  init(_ file: consuming OpenFile) { self.file = file }

  /// The descriptor to poll.
  var descriptor: Int32 { file.number }

  /// Reads the bytes that are available. Returns false if no more can come.
  func listen() -> Bool {
    var piece = [UInt8](repeating: 0, count: 4096)
    while heard.count <= CallbackRequest.longest {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe recv(file.number, $0.baseAddress, $0.count, Int32(MSG_DONTWAIT))
      }
      if count > 0 {
        heard += piece[..<count]
      } else {
        return count < 0 && (errno == EAGAIN || errno == EINTR)
      }
    }
    return true
  }

  /// Sends the response without blocking. The response normally fits in the socket buffer; otherwise the rest is
  /// dropped.
  func say(_ bytes: [UInt8]) {
    let flags = Int32(MSG_NOSIGNAL) | Int32(MSG_DONTWAIT)
    _ = unsafe bytes.withUnsafeBytes { unsafe send(file.number, $0.baseAddress, $0.count, flags) }
    shutdown(file.number, Int32(SHUT_WR))
  }
}
