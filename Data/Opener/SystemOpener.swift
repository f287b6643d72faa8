public import Domain
import Glibc

extension Opener {
  /// Opens links with the desktop's own program for them, found in `PATH`. What it prints goes
  /// nowhere, and it may go on running after Haru.
  public static func system(path: String?) -> Opener {
    Opener { link in
      guard let uri = link.uri, let program = program(named: "xdg-open", in: path ?? "") else {
        return .noProgram
      }
      return ChildProcess.starts([program, uri]) ? .opened : .noProgram
    }
  }

  /// The first executable file of a name in a list of folders.
  private static func program(named name: String, in path: String) -> String? {
    path.split(separator: ":").map { $0 + "/" + name }.first { unsafe access($0, X_OK) == 0 }
  }
}

extension Opener.Link {
  /// The address other programs know the way by; messengers have none in common.
  var uri: String? {
    switch kind {
    case .call: "tel:" + target
    case .message: "sms:" + target
    case .messenger: nil
    }
  }
}

/// Another program, started and left alone.
enum ChildProcess {
  /// How long a program has to say that it failed.
  private static let patience: UInt32 = 150

  /// Starts a program; false when it does not start, or ends at once with an error.
  static func starts(_ words: [String]) -> Bool {
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    for file in [STDIN_FILENO, STDOUT_FILENO, STDERR_FILENO] {
      unsafe posix_spawn_file_actions_addopen(&actions, file, "/dev/null", O_RDWR, 0)
    }
    // The screens hold back signals, which must not be handed on.
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    unsafe sigemptyset(&noSignals)
    unsafe posix_spawnattr_setsigmask(&attributes, &noSignals)
    // In a session of its own, what is meant for Haru (Ctrl-C, a closed window) misses it.
    let session: Int32 = 0x80
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | session))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child = pid_t()
    let refusal = unsafe posix_spawn(
      &child, words[0], &actions, &attributes, &arguments, environ)
    return refusal == 0 && goesWell(child)
  }

  /// Waits a moment: most openers hand the address on and end, and some stay.
  private static func goesWell(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    for _ in 0..<(patience / 10) {
      if unsafe waitpid(child, &status, WNOHANG) == child { return status == 0 }
      Pause.milliseconds(10)
    }
    return true
  }
}
