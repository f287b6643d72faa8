import Domain

/// One run of a hook: a program that gets JSON on its standard input, no terminal, and a reduced
/// environment.
struct HookCall {
  let hook: ListedHook
  let input: [UInt8]
  let environment: [String: String]
  /// The time by which all hooks of the write have to exit.
  let deadline: Deadline
  /// The timeout in milliseconds from which `deadline` was computed, for the error message.
  let timeout: Int
  let crashGuard: CrashGuard

  /// The maximum length of the hook's output in bytes. Only one line of the output is used.
  static let limit = 1 << 16
  /// The maximum length of the hook's message, in characters.
  static let longestSentence = 300

  /// Runs the hook; returns nil if the hook succeeded.
  func run() -> HookFailure? {
    if deadline.left == 0 { return .tooSlow(milliseconds: timeout) }
    let call = ProgramCall(
      path: hook.path, input: input, environment: environment, isAloneThere: true,
      folder: ArchiveDisk.folder(of: hook.path), limit: Self.limit, timeout: deadline.left)
    switch call.run() {
    case .ended(let answer) where answer.status == 0: return nil
    case .ended(let answer):
      let changed = ArchiveDisk.attributes(hook.path)?.changed ?? 0
      let input = GuardedInput(source: "hooks", name: hook.name, version: "\(changed)")
      let sentence = crashGuard.reading(input) { Self.sentence(of: answer) }
      return .ended(status: Int(answer.status), sentence: sentence ?? nil)
    case .missing: return .notStarted(code: 2)
    case .notStarted(let code): return .notStarted(code: Int(code))
    case .tooMuch: return .tooMuch(limit: Self.limit)
    case .tooSlow, .cancelled: return .tooSlow(milliseconds: timeout)
    }
  }

  /// Returns the first non-empty line of the hook's standard output, or else of its standard error;
  /// nil if both are empty.
  static func sentence(of answer: ProgramAnswer) -> String? {
    for bytes in [answer.output, answer.errors] {
      let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      let line = lines.first { !$0.allSatisfy(\.isWhitespace) }
      if let line { return String(line.prefix(longestSentence)) }
    }
    return nil
  }
}

/// The environment of a hook: only the variables that programs need, rather than all variables of
/// Haru's own environment.
public enum HookEnvironment {
  /// The variables that are passed on. None of them contains keys or passwords.
  static let handedOn = [
    "HOME", "PATH", "USER", "LOGNAME", "SHELL", "TZ", "TMPDIR", "LANG", "LANGUAGE", "LC_ALL",
    "LC_ADDRESS", "LC_COLLATE", "LC_CTYPE", "LC_IDENTIFICATION", "LC_MEASUREMENT", "LC_MESSAGES",
    "LC_MONETARY", "LC_NAME", "LC_NUMERIC", "LC_PAPER", "LC_TELEPHONE", "LC_TIME",
    "XDG_CACHE_HOME", "XDG_CONFIG_DIRS", "XDG_CONFIG_HOME", "XDG_CURRENT_DESKTOP",
    "XDG_DATA_DIRS", "XDG_DATA_HOME", "XDG_RUNTIME_DIR", "XDG_SESSION_TYPE", "XDG_STATE_HOME",
    "DBUS_SESSION_BUS_ADDRESS", "DISPLAY", "WAYLAND_DISPLAY", "HARU_NOW", "HARU_SEED",
  ]

  /// The variable with the name of the hook, by which Haru notices that a hook started it.
  public static let hook = "HARU_HOOK"
  /// The variable that names the change which started the hook.
  public static let write = "HARU_WRITE"
  /// The variable with the name of the profile.
  public static let profile = "HARU_PROFILE"

  /// Returns the environment of all hooks of a store. `everything` becomes `HARU_HOME` and has to
  /// be absolute, because hooks run in another folder. The folder of `program` is appended to
  /// `PATH`, so that hooks find `haru`.
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
