import Platform
import Presentation
package import PresentationKit
import TextUI

/// The process: its arguments, environment and streams.
package enum Process {
  /// The command-line arguments as raw bytes, without the program name.
  package static var words: [[UInt8]] {
    var words: [[UInt8]] = []
    var pointer = unsafe CommandLine.argc > 0 ? CommandLine.unsafeArgv : argumentsBelowEnvironment()
    while let word = unsafe pointer.pointee {
      unsafe words.append(Array(UnsafeRawBufferPointer(start: word, count: strlen(word))))
      unsafe pointer += 1
    }
    return Array(words.dropFirst())
  }

  /// Returns the value of an environment variable; nil if it is not set.
  package static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether both standard input and output are a terminal.
  package static var isTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Whether the user can see a question on standard error and answer it.
  package static var canAsk: Bool { isInputTerminal && isErrorTerminal }

  /// Whether one of the standard streams is a terminal. False if a timer started the program.
  static var hasTerminal: Bool { isInputTerminal || isOutputTerminal || isErrorTerminal }

  static var isErrorTerminal: Bool { isatty(STDERR_FILENO) == 1 }

  static var isOutputTerminal: Bool { isatty(STDOUT_FILENO) == 1 }

  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Ends the process by the default action of the signal, so that the shell sees the cause.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Asks a yes-or-no question at the terminal; returns true only for a clear yes.
  static func ask(_ question: String, in language: Language) -> Bool {
    let err = printer(to: STDERR_FILENO)
    err.add(Array("\(Printable.line(question)) [y/N] ".utf8))
    err.flush()
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 64, unsafe read(STDIN_FILENO, &byte, 1) == 1, byte != 10 {
      line.append(byte)
    }
    let answer = String(decoding: line, as: UTF8.self).lowercased()
    return ["y", "yes", "네", "예", "응", "ㅛ"].contains(answer.filter { !$0.isWhitespace })
  }

  /// Asks for a line at the terminal. Returns nil at the end of input, or if the line is not UTF-8.
  static func askLine(_ question: String) -> String? {
    QuietTerminal.interrupted { askLineShown(question) }
  }

  private static func askLineShown(_ question: String) -> String? {
    let err = printer(to: STDERR_FILENO)
    err.add(Array("\(Printable.line(question)): ".utf8))
    err.flush()
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while line.count < 1024 {
      guard unsafe read(STDIN_FILENO, &byte, 1) == 1 else { return nil }
      if byte == 10 { break }
      line.append(byte)
    }
    return String(validating: line, as: UTF8.self)
  }

  /// Reads the next line of standard input. Bytes that are not UTF-8 are replaced, and the rest of a line beyond 64 KiB
  /// is ignored. Returns nil at the end of input.
  static func nextLine() -> String? {
    var line: [UInt8] = []
    var byte: UInt8 = 0
    while true {
      let count = unsafe read(STDIN_FILENO, &byte, 1)
      if count < 0, errno == EINTR { continue }
      guard count == 1 else { return line.isEmpty ? nil : String(decoding: line, as: UTF8.self) }
      if byte == 10 { return String(decoding: line, as: UTF8.self) }
      if line.count < 1 << 16 { line.append(byte) }
    }
  }

  /// Asks for a secret at the terminal without echo. Returns nil if the user cancels, if a signal ends the program, if
  /// the echo cannot be turned off, or if the text is not UTF-8.
  static func askSecret(_ question: String) -> String? {
    var (held, before) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&held)
    for ending in [SIGTERM, SIGHUP, SIGQUIT, SIGINT, SIGTSTP] { unsafe sigaddset(&held, ending) }
    // Signals are blocked meanwhile, so that the echo is always restored before the program ends.
    unsafe sigprocmask(SIG_BLOCK, &held, &before)
    defer { unsafe sigprocmask(SIG_SETMASK, &before, nil) }
    var original = termios()
    guard unsafe tcgetattr(STDIN_FILENO, &original) == 0 else { return nil }
    var hidden = original
    hidden.c_lflag &= ~tcflag_t(ECHO | ICANON | ISIG)
    guard unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &hidden) == 0 else { return nil }
    let err = printer(to: STDERR_FILENO)
    if !question.isEmpty { err.add(Array("\(Printable.line(question)): ".utf8)) }
    err.flush()
    defer {
      unsafe tcsetattr(STDIN_FILENO, TCSAFLUSH, &original)
      err.add([10])
      err.flush()
    }
    var typed: [UInt8] = []
    while let byte = nextByte() {
      switch byte {
      case 10, 13: return String(validating: typed, as: UTF8.self)
      case 3, 4: return nil
      case 8, 127:
        // A character may be several bytes; all but its first are continuation bytes.
        while let last = typed.popLast(), last & 0xC0 == 0x80 {}
      case 21: typed = []
      default: if typed.count < SecretQuestions.limit { typed.append(byte) }
      }
    }
    return nil
  }

  /// Prints a sentence on standard error.
  static func tell(_ sentence: String) {
    let err = printer(to: STDERR_FILENO)
    err.line(sentence)
    err.flush()
  }

  /// Shows lines on the other screen of the terminal, which has no scrollback, until the user presses Enter. Returns
  /// false if the user cancels.
  static func show(_ lines: [String]) -> Bool {
    let err = printer(to: STDERR_FILENO)
    let hasScreen = ![nil, "", "dumb"].contains(variable("TERM"))
    if hasScreen { err.add(Array("\u{1B}[?1049h\u{1B}[2J\u{1B}[H".utf8)) }
    for line in lines { err.line(line) }
    err.flush()
    defer {
      if hasScreen { err.add(Array("\u{1B}[?1049l".utf8)) }
      err.flush()
    }
    return askSecret("") != nil
  }

  /// Returns the next typed byte. Returns nil at the end of input, or if a signal to end the program is pending.
  private static func nextByte() -> UInt8? {
    while true {
      var waiting = sigset_t()
      unsafe sigpending(&waiting)
      for ending in [SIGTERM, SIGHUP, SIGQUIT, SIGINT]
      where unsafe sigismember(&waiting, ending) == 1 { return nil }
      var watched = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard unsafe poll(&watched, 1, 200) > 0 else { continue }
      var byte: UInt8 = 0
      return unsafe read(STDIN_FILENO, &byte, 1) == 1 ? byte : nil
    }
  }

  /// Waits until the descriptor is readable or the time is over. Returns false if the reader of
  /// standard output is gone. Signals are unblocked first, because the parent process may have
  /// blocked them.
  static func rest(_ changeDescriptor: Int32?, _ milliseconds: Int) -> Bool {
    var files = [
      pollfd(fd: STDOUT_FILENO, events: 0, revents: 0),
      pollfd(fd: changeDescriptor ?? -1, events: Int16(POLLIN), revents: 0),
    ]
    var none = sigset_t()
    unsafe sigemptyset(&none)
    unsafe pthread_sigmask(SIG_SETMASK, &none, nil)
    _ = unsafe poll(&files, 2, Int32(clamping: milliseconds))
    return files[0].revents == 0
  }

  /// Returns a buffered stream to an output of the process.
  package static func printer(to file: Int32) -> Printer {
    Printer { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let written = unsafe rest.withUnsafeBytes { unsafe write(file, $0.baseAddress, $0.count) }
        if written > 0 {
          rest = rest.dropFirst(written)
        } else if written < 0 && errno != EINTR {
          return false
        }
      }
      return true
    }
  }

  /// Reads all of standard input; nil if it is longer than the limit.
  package static func readInput(upTo limit: Int) -> [UInt8]? {
    var all: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while all.count <= limit {
      let count = unsafe piece.withUnsafeMutableBytes {
        unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
      }
      if count > 0 {
        all += piece[..<count]
      } else if count == 0 || errno != EINTR {
        return all
      }
    }
    return nil
  }
}
