/// Returns the path of the running program; nil if the system does not report it.
package func ownProgramPath() -> String? {
  #if os(Linux)
    var bytes = [UInt8](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe bytes.withUnsafeMutableBytes { buffer in
      unsafe buffer.withMemoryRebound(to: CChar.self) { letters in
        unsafe letters.baseAddress.map { unsafe readlink("/proc/self/exe", $0, letters.count) }
          ?? -1
      }
    }
    guard count > 0, count < bytes.count else { return nil }
    return String(validating: bytes[..<count], as: UTF8.self)
  #else
    return nil
  #endif
}

/// Returns the text of `/proc/PID/stat`, which has the numbers of a process; nil if the system has no such file.
package func processStatus(of process: Int) -> String? { systemFile("/proc/\(process)/stat") }

/// Returns the text of `/proc/self/stat`, which has the numbers of this process; nil if the system has no such file.
package func ownProcessStatus() -> String? { systemFile("/proc/self/stat") }

/// Returns the id of this boot of the computer, which no other boot has; nil if the system has none.
package func bootIdentifier() -> String? { systemFile("/proc/sys/kernel/random/boot_id") }

/// Returns the start of a short system file; nil if it cannot be read.
private func systemFile(_ path: String) -> String? {
  #if os(Linux)
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = unsafe bytes.withUnsafeMutableBytes {
      unsafe read(file, $0.baseAddress, $0.count)
    }
    return count > 0 ? String(decoding: bytes[..<count], as: UTF8.self) : nil
  #else
    return nil
  #endif
}

/// Returns the arguments of this program. Linux stores the number of arguments, the arguments and nil below the
/// environment. Swift's runtime knows no arguments if /proc is not mounted, as in a bare chroot or container.
package func argumentsBelowEnvironment() -> UnsafeMutablePointer<UnsafeMutablePointer<CChar>?> {
  #if os(Linux)
    var count = 0
    var pointer = unsafe environ - 2
    while unsafe Int(bitPattern: pointer.pointee) != count {
      count += 1
      unsafe pointer -= 1
    }
    return unsafe pointer + 1
  #else
    return unsafe CommandLine.unsafeArgv
  #endif
}

/// The flag of `posix_spawn` that gives a program a session of its own (`POSIX_SPAWN_SETSID`).
package var spawnsInOwnSession: Int32 {
  #if os(Linux)
    0x80
  #else
    0x400
  #endif
}

/// Lets a program start in a folder; 0 on success, otherwise an `errno` value.
package func startIn(_ folder: String, _ actions: inout posix_spawn_file_actions_t) -> Int32 {
  unsafe posix_spawn_file_actions_addchdir_np(&actions, folder)
}

/// Closes all descriptors from `first` on in a program; 0 on success, otherwise an `errno` value.
package func closeFiles(from first: Int32, _ actions: inout posix_spawn_file_actions_t) -> Int32 {
  #if canImport(Glibc)
    return unsafe posix_spawn_file_actions_addclosefrom_np(&actions, first)
  #else
    // Without that call, all open descriptors are marked to be closed when a program starts.
    for file in first..<Int32(clamping: sysconf(Int32(_SC_OPEN_MAX))) {
      _ = fcntl(file, F_SETFD, FD_CLOEXEC)
    }
    return 0
  #endif
}

/// Waits for a blocked signal, at most this long; negative with EAGAIN in `errno` if none arrives.
package func nextSignal(of signals: sigset_t, within limit: timespec) -> Int32 {
  var (signals, limit) = (signals, limit)
  #if os(Linux)
    return unsafe sigtimedwait(&signals, nil, &limit)
  #else
    var left = limit.tv_sec * 1000 + limit.tv_nsec / 1_000_000
    while true {
      var pending = sigset_t()
      unsafe sigpending(&pending)
      for signal in 1..<Int32(NSIG)
      where unsafe sigismember(&signals, signal) == 1 && sigismember(&pending, signal) == 1 {
        var taken: Int32 = 0
        return unsafe sigwait(&signals, &taken) == 0 ? taken : -1
      }
      if left <= 0 { break }
      usleep(20_000)
      left -= 20
    }
    errno = EAGAIN
    return -1
  #endif
}
