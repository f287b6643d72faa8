import CSpawn
import Glibc

/// An open file of the system, closed as soon as nobody holds it.
struct OpenFile: ~Copyable {
  /// What the system calls it.
  let number: Int32

  /// Takes over a file. The numbers of the three standard streams are left to those, even where
  /// Haru was started without them.
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

/// A way between Haru and another program with an end for each. No third program inherits it.
struct ProgramPipe: ~Copyable {
  /// Haru's end.
  var ours: OpenFile?
  /// The other program's end.
  var theirs: OpenFile?

  /// A way to read what the program writes.
  static func fromProgram() throws(SpawnRefusal) -> ProgramPipe {
    var ends: [Int32] = [-1, -1]
    guard unsafe pipe2(&ends, O_CLOEXEC) == 0 else { throw SpawnRefusal(code: errno) }
    return try ProgramPipe(ours: ends[0], theirs: ends[1])
  }

  /// A way to write what the program reads: sockets, because writing to one that is closed can be
  /// answered with an error instead of a signal.
  static func toProgram() throws(SpawnRefusal) -> ProgramPipe {
    var ends: [Int32] = [-1, -1]
    let kind = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard unsafe socketpair(AF_UNIX, kind, 0, &ends) == 0 else {
      throw SpawnRefusal(code: errno)
    }
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
