import Domain

/// One run of a hook: a program with a record on its standard input, without a terminal, and with
/// an environment that is put together for it.
struct HookCall {
  let hook: ListedHook
  let input: [UInt8]
  let environment: [String: String]
  /// When all hooks of the write have to be done.
  let deadline: Deadline
  /// How many milliseconds that was, for whoever has to be told.
  let timeout: Int

  /// How many bytes it may write; only the first line of them is read.
  static let limit = 1 << 16
  /// How many characters of its sentence are told.
  static let longestSentence = 300

  /// Runs it to its end; nothing where it went well.
  func run() -> HookFailure? {
    if deadline.left == 0 { return .tooSlow(milliseconds: timeout) }
    let call = ProgramCall(
      path: hook.path, input: input, environment: environment, isAloneThere: true,
      folder: ArchiveDisk.folder(of: hook.path), limit: Self.limit, timeout: deadline.left)
    switch call.run() {
    case .ended(let answer) where answer.status == 0: return nil
    case .ended(let answer):
      return .ended(status: Int(answer.status), sentence: Self.sentence(of: answer))
    case .missing: return .notStarted(code: 2)
    case .notStarted(let code): return .notStarted(code: Int(code))
    case .tooMuch: return .tooMuch(limit: Self.limit)
    case .tooSlow, .cancelled: return .tooSlow(milliseconds: timeout)
    }
  }

  /// The first line that says something: on its standard output, or else on its standard error.
  static func sentence(of answer: ProgramAnswer) -> String? {
    for bytes in [answer.output, answer.errors] {
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      let said = lines.first { !$0.allSatisfy(\.isWhitespace) }
      if let said { return String(said.prefix(longestSentence)) }
    }
    return nil
  }
}

/// What a hook finds in its environment: what programs need to find their way, and nothing else
/// that Haru was started with.
public enum HookEnvironment {
  /// What is handed on of Haru's own; names that hold keys and passwords are not among them.
  static let handedOn = [
    "HOME", "PATH", "USER", "LOGNAME", "SHELL", "TZ", "TMPDIR", "LANG", "LANGUAGE", "LC_ALL",
    "LC_ADDRESS", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_MESSAGES",
    "LC_MONETARY", "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME",
    "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP",
    "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE", "XDG_STATE_HOME",
    "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "HARU_NOW", "HARU_SEED",
  ]

  /// The variable that tells a hook, and Haru within one, which hook it is.
  public static let hook = "HARU_HOOK"
  /// The variable that names the write.
  public static let write = "HARU_WRITE"
  /// The variable that names the profile it is of.
  public static let profile = "HARU_PROFILE"

  /// The environment of all hooks of a store. What holds everything, where somebody says so, is
  /// named by its whole path, for a hook is run elsewhere; and the folder of this program stands
  /// last among those of programs, so that `haru` is found wherever it lies.
  public static func made(
    from variable: (String) -> String?, everything: String?, profile name: String,
    program: String?
  ) -> [String: String] {
    var made: [String: String] = [:]
    for name in handedOn { made[name] = variable(name) }
    made["HARU_HOME"] = everything
    made[profile] = name
    if let program {
      let folder = ArchiveDisk.folder(of: program)
      made["PATH"] = made["PATH"].map { $0.isEmpty ? folder : $0 + ":" + folder } ?? folder
    }
    return made
  }
}
