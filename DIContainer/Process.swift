import Glibc
public import Presentation

/// The process the program runs in: its words, its environment and its streams.
public enum Process {
  /// The words of the command line as the bytes they are.
  public static var words: [[UInt8]] {
    (1..<max(1, Int(CommandLine.argc))).compactMap { index in
      guard let word = unsafe CommandLine.unsafeArgv[index] else { return nil }
      return unsafe Array(UnsafeRawBufferPointer(start: word, count: strlen(word)))
    }
  }

  /// A variable of the environment.
  public static func variable(_ name: String) -> String? {
    guard let value = unsafe getenv(name) else { return nil }
    return unsafe String(cString: value)
  }

  /// Whether a person sits at both ends.
  public static var isTerminal: Bool {
    isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
  }

  /// Whether a person types what the program reads.
  static var isInputTerminal: Bool { isatty(STDIN_FILENO) == 1 }

  /// Ends as a program does that never heard of the signal, so that the shell sees why.
  static func end(by number: Int32) {
    _ = signal(number, SIG_DFL)
    raise(number)
  }

  /// Asks a question at the terminal; only a clear yes is one.
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
    return ["y", "yes", "네", "예", "ㅛ"].contains(answer.filter { !$0.isWhitespace })
  }

  /// A stream to one of the process's outputs.
  public static func printer(to file: Int32) -> Printer {
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

  /// All of standard input, or nothing when it is longer than the limit.
  public static func readInput(upTo limit: Int) -> [UInt8]? {
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
