import CLinux

/// Opens a pipe whose ends close when a program starts; 0 on success, otherwise `errno` is set.
package func openPipe(_ ends: inout [Int32]) -> Int32 {
  #if os(Linux)
    return unsafe pipe2(&ends, O_CLOEXEC)
  #else
    guard unsafe pipe(&ends) == 0 else { return -1 }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return 0
  #endif
}

/// Opens a stream socket that never blocks and closes when a program starts; negative on failure, and `errno` is set.
package func openSocket(_ family: Int32) -> Int32 {
  #if canImport(Glibc)
    return socket(family, streams | Int32(SOCK_NONBLOCK.rawValue), 0)
  #else
    let file = socket(family, SOCK_STREAM, 0)
    guard file >= 0 else { return file }
    prepare(file)
    _ = fcntl(file, F_SETFL, O_NONBLOCK)
    return file
  #endif
}

/// Opens two connected Unix sockets that close when a program starts; 0 on success, otherwise `errno` is set.
package func openSocketPair(_ ends: inout [Int32]) -> Int32 {
  #if canImport(Glibc)
    return unsafe socketpair(AF_UNIX, streams, 0, &ends)
  #else
    guard unsafe socketpair(AF_UNIX, SOCK_STREAM, 0, &ends) == 0 else { return -1 }
    for end in ends { prepare(end) }
    return 0
  #endif
}

#if canImport(Glibc)
  /// The type of all sockets opened here: a stream that closes when another program is started.
  private var streams: Int32 { Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue) }
#else
  /// Makes a socket close when another program is started, and prevents a closed peer from ending this program.
  private func prepare(_ file: Int32) {
    _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    #if canImport(Darwin)
      var isSilent: Int32 = 1
      let size = socklen_t(MemoryLayout<Int32>.size)
      unsafe setsockopt(file, SOL_SOCKET, SO_NOSIGPIPE, &isSilent, size)
    #endif
  }
#endif

#if canImport(Darwin)
  /// A flag of `send` that has no effect here, because sockets have the option `SO_NOSIGPIPE` instead.
  package let MSG_NOSIGNAL: Int32 = 0
#endif
