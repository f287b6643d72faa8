import Glibc

/// A real terminal without a window: what the program writes can be read, and keys be sent.
package final class TerminalPair {
  /// The side a window has.
  package let window: Int32
  /// The side a program has.
  package let program: Int32

  // TIOCSPTLCK and TIOCGPTN, which Swift does not see.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// What a machine without terminals says.
  package struct Missing: Error, CustomStringConvertible {
    package let description = "This machine gives out no terminals; is /dev/pts mounted?"
  }

  /// Opens a pair with a window of a size.
  package init(columns: Int, rows: Int) throws {
    window = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
    var (unlocked, number): (Int32, Int32) = (0, -1)
    guard window >= 0, ioctl(window, Self.unlock, &unlocked) == 0,
      ioctl(window, Self.getNumber, &number) == 0
    else { throw Missing() }
    program = Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY)
    guard program >= 0 else { throw Missing() }
    _ = fcntl(window, F_SETFL, O_NONBLOCK)
    resize(columns: columns, rows: rows)
  }

  deinit {
    closeWindow()
    Glibc.close(program)
  }

  private var isWindowOpen = true

  /// Closes the window, as a person does who has had enough.
  package func closeWindow() {
    if isWindowOpen { Glibc.close(window) }
    isWindowOpen = false
  }

  /// Gives the window another size.
  package func resize(columns: Int, rows: Int) {
    guard isWindowOpen else { return }
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// Types, pastes and points.
  package func send(_ text: String) {
    precondition(isWindowOpen)
    let bytes = Array(text.utf8)
    precondition(Glibc.write(window, bytes, bytes.count) == bytes.count)
  }

  /// All that the program wrote since the last time; nothing once the window is closed, whose
  /// number belongs to somebody else by then.
  package func received() -> [UInt8] {
    var all: [UInt8] = []
    guard isWindowOpen else { return all }
    var part = [UInt8](repeating: 0, count: 65536)
    while true {
      let count = Glibc.read(window, &part, part.count)
      if count <= 0 { return all }
      all += part[..<count]
    }
  }

  /// Writes what nobody reads, until the terminal takes nothing any more.
  package func fill() throws {
    // Another opening: what waits and what does not belongs to each of its own.
    let file = Glibc.open("/proc/self/fd/\(program)", O_WRONLY | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw Missing() }
    defer { Glibc.close(file) }
    let blanks = [UInt8](repeating: 0x20, count: 4096)
    while Glibc.write(file, blanks, blanks.count) > 0 {}
    while Glibc.write(file, blanks, 1) > 0 {}
  }

  /// The terminal's modes as numbers, to compare.
  package var modes: [UInt64] {
    var modes = termios()
    precondition(tcgetattr(program, &modes) == 0)
    let keys = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt64($0) } }
    return [
      UInt64(modes.c_iflag), UInt64(modes.c_oflag), UInt64(modes.c_cflag), UInt64(modes.c_lflag),
      UInt64(cfgetispeed(&modes)), UInt64(cfgetospeed(&modes)),
    ] + keys
  }

  /// Changes something about the modes, so that "as before" is not "as usual".
  package func makeUnusual() {
    var modes = termios()
    precondition(tcgetattr(program, &modes) == 0)
    modes.c_lflag &= ~tcflag_t(ECHOK)
    modes.c_iflag |= tcflag_t(IXANY)
    modes.c_cc.2 = 0x15
    precondition(tcsetattr(program, TCSANOW, &modes) == 0)
  }

  /// Sends a signal to the thread that asks, as the system would to the program.
  package static func raise(_ signal: Int32) { pthread_kill(pthread_self(), signal) }

  /// Runs something on a thread that signals can reach, as the main one is; the threads that
  /// tests run on are not.
  package static func reachable(by signal: Int32, _ body: () throws -> Void) rethrows {
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Tells whether the thread that asks keeps a signal waiting.
  package static func isHeld(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return sigismember(&mask, signal) == 1
  }
}
