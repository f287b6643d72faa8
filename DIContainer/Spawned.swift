import Glibc

/// Programs that are started in front of Haru, with the terminal for their own.
enum Spawned {
  /// Starts a program whose path is the first word; where an input is given, it reads that instead
  /// of the terminal.
  static func inFront(_ words: [String], input: Int32? = nil) -> pid_t? {
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // The screens hold back signals, which must not be handed on.
    var (none, all) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF))
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      guard unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0 else {
        return nil
      }
    }
    var child = pid_t()
    guard
      unsafe posix_spawn(&child, words[0], &actions, &attributes, &arguments, environ) == 0
    else { return nil }
    return child
  }
}
