import CSpawn
import Glibc

/// Starts a program and waits until it ends. Foundation's `Process` would also wait for processes that the program
/// leaves running, and would pass on the signal mask of the test's thread.
package enum PlainSpawn {
  /// How a program ended, decoded from the status of `waitpid`.
  package struct Ending {
    fileprivate let word: Int32

    /// The number of the signal that ended the program; nil if the program exited by itself.
    package var signal: Int32? { word & 0x7F == 0 ? nil : word & 0x7F }
    /// The exit status; if a signal ended the program, the number of the signal.
    package var status: Int32 { signal ?? (word >> 8) & 0xFF }
  }

  /// Runs a program from `PATH` and writes its output to files. If `environment` is nil, the program gets the
  /// environment of the tests. Returns nil if the program does not start. After five minutes the program and its
  /// process group are killed.
  package static func run(
    _ words: [String], output: String, errors: String = "/dev/null",
    environment: [String: String]? = nil
  ) -> Ending? {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    for (descriptor, file) in [(STDOUT_FILENO, output), (STDERR_FILENO, errors)] {
      posix_spawn_file_actions_addopen(
        &actions, descriptor, file, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    }
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var noSignals = sigset_t()
    sigemptyset(&noSignals)
    posix_spawnattr_setsigmask(&attributes, &noSignals)
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETPGROUP))
    var arguments = words.map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    var variables = (environment ?? [:]).map { strdup("\($0.key)=\($0.value)") } + [nil]
    defer { for variable in variables { free(variable) } }
    var process = pid_t()
    let refusal =
      environment == nil
      ? posix_spawnp(&process, words[0], &actions, &attributes, &arguments, environ)
      : posix_spawnp(&process, words[0], &actions, &attributes, &arguments, &variables)
    return refusal == 0 ? ending(of: process) : nil
  }

  private static func ending(of process: pid_t) -> Ending {
    var word: Int32 = 0
    let isOver = Polling.until(every: 1_000) { waitpid(process, &word, WNOHANG) == process }
    if !isOver {
      kill(-process, SIGKILL)
      while waitpid(process, &word, 0) < 0 && errno == EINTR {}
    }
    return Ending(word: word)
  }
}
