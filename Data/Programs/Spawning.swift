import Platform

/// The error that the system could not start a program. The code is an `errno` value.
struct SpawnRefusal: Error, Equatable {
  let code: Int32
}

/// Starts programs without a shell. The programs inherit three streams, and of Haru's other descriptors only those that
/// a call names.
package enum Spawning {
  enum ProgramEnvironment {
    /// Haru's own variables, with some added or replaced.
    case adding([String: String])
    /// Only these variables.
    case only([String: String])

    fileprivate static let own = ProgramEnvironment.adding([:])
  }

  /// Starts a program; its path is the first word. A missing stream becomes `/dev/null`, and a missing folder means
  /// Haru's own. The program gets `files` as descriptors from 3 on. With `isInFront` it stays in Haru's session and can
  /// use the terminal.
  static func start(
    _ words: [String], input: Int32? = nil, output: Int32? = nil, errors: Int32? = nil,
    files: [Int32] = [], in surroundings: ProgramEnvironment = .adding([:]),
    at folder: String? = nil,
    isInFront: Bool = false
  ) throws(SpawnRefusal) -> pid_t {
    guard let path = words.first else { throw SpawnRefusal(code: ENOENT) }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    let streams = [(STDIN_FILENO, input), (STDOUT_FILENO, output), (STDERR_FILENO, errors)]
    for (descriptor, file) in streams {
      let code =
        if let file {
          unsafe posix_spawn_file_actions_adddup2(&actions, file, descriptor)
        } else {
          unsafe posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_RDWR, 0)
        }
      guard code == 0 else { throw SpawnRefusal(code: code) }
    }
    let moved = unsafe try passed(files, &actions)
    defer { for file in moved { close(file) } }
    if let folder {
      let code = unsafe startIn(folder, &actions)
      guard code == 0 else { throw SpawnRefusal(code: code) }
    }
    // In a session of its own it does not get signals meant for Haru, such as Ctrl-C or a closed window.
    return try unsafe start(
      path, words, surroundings, &actions, closingFrom: firstFile + Int32(files.count),
      flags: isInFront ? 0 : spawnsInOwnSession)
  }

  /// Starts a program that uses Haru's terminal and gets the same signals, such as Ctrl-C, and
  /// returns its process id. `input` replaces the terminal as its standard input. The program gets `files` as
  /// descriptors from 3 on. Nil if the program cannot be started.
  package static func startInFront(
    _ words: [String], input: Int32? = nil, files: [Int32] = []
  ) -> Int32? {
    guard let path = words.first else { return nil }
    var actions = unsafe posix_spawn_file_actions_t()
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    if let input {
      guard unsafe posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) == 0 else {
        return nil
      }
    }
    do throws(SpawnRefusal) {
      let moved = unsafe try passed(files, &actions)
      defer { for file in moved { close(file) } }
      return try unsafe start(
        path, words, .own, &actions, closingFrom: firstFile + Int32(files.count), flags: 0)
    } catch { return nil }
  }

  /// The number of the first descriptor after the standard streams.
  static let firstFile = STDERR_FILENO + 1

  /// Lets a program inherit descriptors, numbered from `firstFile` on. Returns copies that have to be closed after the
  /// start. A descriptor may have the number that another one gets in the program, so the copies are beyond these.
  private static func passed(
    _ files: [Int32], _ actions: inout posix_spawn_file_actions_t
  ) throws(SpawnRefusal) -> [Int32] {
    var copies: [Int32] = []
    var code: Int32 = 0
    for (index, file) in files.enumerated() where code == 0 {
      let copy = fcntl(file, F_DUPFD_CLOEXEC, firstFile + Int32(files.count))
      code = errno
      guard copy >= 0 else { break }
      copies.append(copy)
      code = unsafe posix_spawn_file_actions_adddup2(&actions, copy, firstFile + Int32(index))
    }
    guard code == 0, copies.count == files.count else {
      for copy in copies { close(copy) }
      throw SpawnRefusal(code: code)
    }
    return copies
  }

  private static func start(
    _ path: String, _ words: [String], _ surroundings: ProgramEnvironment,
    _ actions: inout posix_spawn_file_actions_t, closingFrom first: Int32, flags: Int32
  ) throws(SpawnRefusal) -> pid_t {
    let closing = unsafe closeFiles(from: first, &actions)
    guard closing == 0 else { throw SpawnRefusal(code: closing) }
    var attributes = posix_spawnattr_t()
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // Reset signals: the screens block some, and a shell may have had some ignored.
    var (none, all) = (sigset_t(), sigset_t())
    unsafe sigemptyset(&none)
    unsafe sigfillset(&all)
    unsafe posix_spawnattr_setsigmask(&attributes, &none)
    unsafe posix_spawnattr_setsigdefault(&attributes, &all)
    unsafe posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | flags))
    var arguments = unsafe words.map { unsafe strdup($0) } + [nil]
    defer { unsafe arguments.forEach { unsafe free($0) } }
    var child = pid_t()
    let variables: [String]
    switch surroundings {
    case .adding(let added) where added.isEmpty:
      let code = unsafe posix_spawn(&child, path, &actions, &attributes, &arguments, environ)
      guard code == 0 else { throw SpawnRefusal(code: code) }
      return child
    case .adding(let added): variables = own(without: added) + entries(added)
    case .only(let all): variables = entries(all)
    }
    var written = unsafe variables.map { unsafe strdup($0) } + [nil]
    defer { unsafe written.forEach { unsafe free($0) } }
    let code = unsafe posix_spawn(&child, path, &actions, &attributes, &arguments, &written)
    guard code == 0 else { throw SpawnRefusal(code: code) }
    return child
  }

  private static func entries(_ variables: [String: String]) -> [String] {
    variables.map { "\($0.key)=\($0.value)" }
  }

  /// Returns Haru's environment without the variables that `added` replaces.
  private static func own(without added: [String: String]) -> [String] {
    var kept: [String] = []
    var pointer = unsafe environ
    while let entry = unsafe pointer.pointee {
      let text = unsafe String(cString: entry)
      if added[String(text.prefix { $0 != "=" })] == nil { kept.append(text) }
      unsafe pointer += 1
    }
    return kept
  }
}
