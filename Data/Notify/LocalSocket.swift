import Platform

/// A Unix stream socket with a deadline.
struct LocalSocket: ~Copyable {
  private let file: OpenFile
  private let deadline: Deadline
  /// The bytes that were received but not consumed yet.
  private var heard: [UInt8] = []
  private var piece = [UInt8](repeating: 0, count: 1 << 14)

  private init(_ file: consuming OpenFile, until deadline: Deadline) {
    self.file = file
    self.deadline = deadline
  }

  /// Connects to an address.
  static func open(_ address: BusAddress, until deadline: Deadline) throws(BusFailure)
    -> LocalSocket
  {
    let file = try file()
    guard connect(file.number, to: address.name) else {
      // EAGAIN means that the queue of the server is full, so it does not respond.
      throw errno == EAGAIN ? .slow : .nobody
    }
    return LocalSocket(file, until: deadline)
  }

  private static func file() throws(BusFailure) -> OpenFile {
    let number = openSocket(AF_UNIX)
    guard number >= 0 else { throw .nobody }
    do throws(SpawnRefusal) { return try OpenFile(number) } catch { throw .nobody }
  }

  private static func connect(_ file: Int32, to name: [UInt8]) -> Bool {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    unsafe withUnsafeMutableBytes(of: &address.sun_path) { unsafe $0.copyBytes(from: name) }
    // A file name ends with a zero byte, an abstract name by its length.
    let isFile = name.first != 0
    let length = MemoryLayout<sa_family_t>.size + name.count + (isFile ? 1 : 0)
    return unsafe withUnsafePointer(to: &address) {
      unsafe $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe Platform.connect(file, $0, socklen_t(length)) == 0
      }
    }
  }

  /// Writes all bytes.
  mutating func say(_ bytes: [UInt8]) throws(BusFailure) {
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = unsafe rest.withUnsafeBytes {
        unsafe send(file.number, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        try wait(for: Int16(POLLOUT))
      } else if errno != EINTR {
        throw .nonsense
      }
    }
  }

  /// Reads exactly `count` bytes.
  mutating func read(_ count: Int) throws(BusFailure) -> [UInt8] {
    while heard.count < count { try listen() }
    defer { heard.removeFirst(count) }
    return Array(heard[..<count])
  }

  /// Reads a line that ends in CR LF or LF, and returns it without its end.
  mutating func takeLine(upTo limit: Int) throws(BusFailure) -> [UInt8] {
    while true {
      if let end = heard.firstIndex(of: ASCII.newline) {
        var line = try read(end + 1)
        line.removeLast()
        if line.last == 13 { line.removeLast() }
        return line
      }
      if heard.count > limit { throw .nonsense }
      try listen()
    }
  }

  private mutating func listen() throws(BusFailure) {
    let count = unsafe piece.withUnsafeMutableBytes {
      unsafe recv(file.number, $0.baseAddress, $0.count, 0)
    }
    if count > 0 {
      heard += piece[..<count]
    } else if count == 0 {
      throw .nonsense
    } else if errno == EAGAIN {
      try wait(for: Int16(POLLIN))
    } else if errno != EINTR {
      throw .nonsense
    }
    if deadline.left == 0 { throw .slow }
  }

  private func wait(for what: Int16) throws(BusFailure) {
    let left = deadline.left
    if left == 0 { throw .slow }
    var watched = pollfd(fd: file.number, events: what, revents: 0)
    _ = unsafe poll(&watched, 1, Int32(clamping: left))
  }
}

/// Why a D-Bus exchange failed.
enum BusFailure: Error, Equatable {
  /// No server listens, or the server has no such service.
  case nobody
  case slow
  /// The data is invalid, or the connection was closed early.
  case nonsense
  /// The request was rejected, with the message of the server.
  case refused(String)
}
