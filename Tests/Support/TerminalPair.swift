import Glibc

/// A pseudoterminal, through which a test reads the output of a program and sends it keys.
package final class TerminalPair {
  /// The file descriptor of the window's side.
  package let window: Int32
  /// The file descriptor of the program's side.
  package let program: Int32

  // The requests TIOCSPTLCK and TIOCGPTN, which Swift does not import.
  private static let unlock: UInt = 0x4004_5431
  private static let getNumber: UInt = 0x8004_5430

  /// Thrown if this machine provides no pseudoterminals.
  package struct Missing: Error, CustomStringConvertible {
    package let description = "This machine gives out no terminals; is /dev/pts mounted?"
  }

  /// Opens a pseudoterminal of a size in cells.
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

  /// Closes the window's side, as when the user closes the terminal window.
  package func closeWindow() {
    if isWindowOpen { Glibc.close(window) }
    isWindowOpen = false
  }

  /// Changes the size of the window in cells; does nothing if the window is closed.
  package func resize(columns: Int, rows: Int) {
    guard isWindowOpen else { return }
    var size = winsize()
    size.ws_col = UInt16(columns)
    size.ws_row = UInt16(rows)
    _ = ioctl(window, UInt(TIOCSWINSZ), &size)
  }

  /// Sends keys, pasted text or mouse events to the program.
  package func send(_ text: String) {
    precondition(isWindowOpen)
    let bytes = Array(text.utf8)
    precondition(Glibc.write(window, bytes, bytes.count) == bytes.count)
  }

  /// Returns everything that the program wrote since the last call. Returns nothing after the window is closed, because
  /// another file may have its descriptor by then.
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

  /// Fills the terminal's output buffer with spaces, so that the program's next write has to wait.
  package func fill() throws {
    // Opens the terminal again, because only this descriptor may be non-blocking.
    let file = Glibc.open("/proc/self/fd/\(program)", O_WRONLY | O_NOCTTY | O_NONBLOCK)
    guard file >= 0 else { throw Missing() }
    defer { Glibc.close(file) }
    let blanks = [UInt8](repeating: 0x20, count: 4096)
    while Glibc.write(file, blanks, blanks.count) > 0 {}
    while Glibc.write(file, blanks, 1) > 0 {}
  }

  /// The modes of the terminal as numbers, which a test can compare.
  package var modes: [UInt64] {
    var modes = termios()
    precondition(tcgetattr(program, &modes) == 0)
    let keys = withUnsafeBytes(of: modes.c_cc) { $0.map { UInt64($0) } }
    return [
      UInt64(modes.c_iflag), UInt64(modes.c_oflag), UInt64(modes.c_cflag), UInt64(modes.c_lflag),
      UInt64(cfgetispeed(&modes)), UInt64(cfgetospeed(&modes)),
    ] + keys
  }

  /// Changes some modes, so that a test can tell restored modes from default modes.
  package func makeUnusual() {
    var modes = termios()
    precondition(tcgetattr(program, &modes) == 0)
    modes.c_lflag &= ~tcflag_t(ECHOK)
    modes.c_iflag |= tcflag_t(IXANY)
    modes.c_cc.2 = 0x15
    precondition(tcsetattr(program, TCSANOW, &modes) == 0)
  }

  /// Sends a signal to the current thread, as the system sends it to the program.
  package static func raise(_ signal: Int32) { pthread_kill(pthread_self(), signal) }

  /// Runs a body while a signal is not blocked on the current thread. The threads of tests block signals; the main
  /// thread of the program does not.
  package static func reachable(by signal: Int32, _ body: () throws -> Void) rethrows {
    var (set, before) = (sigset_t(), sigset_t())
    sigemptyset(&set)
    sigaddset(&set, signal)
    pthread_sigmask(SIG_UNBLOCK, &set, &before)
    defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
    try body()
  }

  /// Returns whether the current thread blocks a signal.
  package static func isHeld(_ signal: Int32) -> Bool {
    var mask = sigset_t()
    pthread_sigmask(SIG_BLOCK, nil, &mask)
    return sigismember(&mask, signal) == 1
  }
}
