import Platform

/// A file descriptor that is closed when this value is released.
struct OpenFile: ~Copyable {
  let number: Int32

  /// Takes ownership of a descriptor. Numbers 0 to 2 are moved up, because Haru may have been started without standard
  /// streams.
  init(_ number: Int32) throws(SpawnRefusal) {
    guard number <= STDERR_FILENO else {
      self.number = number
      return
    }
    let moved = fcntl(number, F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
    let code = errno
    close(number)
    guard moved >= 0 else { throw SpawnRefusal(code: code) }
    self.number = moved
  }

  deinit { close(number) }
}

/// A pipe between Haru and another program. Both ends close on exec, so that no third program
/// inherits them.
struct ProgramPipe: ~Copyable {
  var ours: OpenFile?
  var theirs: OpenFile?

  /// Returns a pipe for reading the output of the program.
  static func fromProgram() throws(SpawnRefusal) -> ProgramPipe {
    var ends: [Int32] = [-1, -1]
    guard openPipe(&ends) == 0 else { throw SpawnRefusal(code: errno) }
    return try ProgramPipe(ours: ends[0], theirs: ends[1])
  }

  /// Returns a pipe for writing to the program. It is a socket, because `send` can report a closed
  /// peer as an error instead of SIGPIPE.
  static func toProgram() throws(SpawnRefusal) -> ProgramPipe {
    var ends: [Int32] = [-1, -1]
    guard openSocketPair(&ends) == 0 else { throw SpawnRefusal(code: errno) }
    return try ProgramPipe(ours: ends[0], theirs: ends[1])
  }

  private init(ours: Int32, theirs: Int32) throws(SpawnRefusal) {
    do throws(SpawnRefusal) { self.ours = try OpenFile(ours) } catch {
      close(theirs)
      throw error
    }
    self.theirs = try OpenFile(theirs)
  }
}
