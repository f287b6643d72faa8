import Glibc

/// A process to be timed. What it writes goes nowhere, unless its answer is wanted.
struct Work {
  let program: String
  let arguments: [String]
  /// A file to feed it, or nothing.
  var input = "/dev/null"
  let environment: [String]

  /// What one run cost.
  struct Cost {
    let milliseconds: Double
    /// The most memory it held at once.
    let peakKilobytes: Int
    /// The pages it touched for the first time: counted, so that noise does not matter.
    let pageFaults: Int
  }

  /// Runs it once. Linux counts a child's peak from what its parent held when it started, so the
  /// process that calls this has to be a small one.
  func run(output: String = "/dev/null") throws(BenchFailure) -> Cost {
    let words = CStrings([program] + arguments)
    let variables = CStrings(environment)
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(
      &actions, STDOUT_FILENO, output, O_WRONLY | O_CREAT | O_TRUNC, 0o600)
    var child: pid_t = 0
    var status: Int32 = 0
    var usage = rusage()
    let start = Self.nanoseconds()
    let refusal = posix_spawnp(
      &child, program, &actions, nil, words.pointers, variables.pointers)
    guard refusal == 0 else { throw .process("\(program) does not start: error \(refusal)") }
    while wait4(child, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw .process("\(program) was lost: error \(errno)") }
    }
    let end = Self.nanoseconds()
    guard status == 0 else {
      throw .process("\(program) \(arguments.joined(separator: " ").prefix(300)) → \(status)")
    }
    return Cost(
      milliseconds: Double(end - start) / 1e6, peakKilobytes: usage.ru_maxrss,
      pageFaults: usage.ru_minflt)
  }

  /// Runs it once with its answer in a file, and gives the answer.
  func answer(in path: String) throws(BenchFailure) -> String {
    _ = try run(output: path)
    return try Self.text(in: path)
  }

  /// Runs it once under `strace`, whose table goes to a file, and tells how many calls it made.
  func systemCalls(tableIn path: String) throws(BenchFailure) -> Int {
    var traced = Work(
      program: "strace", arguments: ["-f", "-c", "-o", path, program] + arguments,
      environment: environment)
    traced.input = input
    _ = try traced.run()
    // The last line has the sums: share, seconds, each, calls, errors.
    let cells = try Self.text(in: path).split(separator: "\n").last?.split(separator: " ") ?? []
    guard cells.last == "total", cells.count > 3, let calls = Int(cells[3]) else {
      throw .process("strace gave no sum for \(program)")
    }
    return calls
  }

  private static func text(in path: String) throws(BenchFailure) -> String {
    guard let file = fopen(path, "r") else { throw .process("\(path) cannot be read") }
    defer { fclose(file) }
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = fread(&bytes, 1, bytes.count, file)
    return String(decoding: bytes[..<count], as: UTF8.self)
  }

  /// A clock that only goes forward.
  static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Words as C wants them, freed with their owner.
private final class CStrings {
  let pointers: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
  private let count: Int

  init(_ words: [String]) {
    count = words.count
    pointers = .allocate(capacity: words.count + 1)
    for (index, word) in words.enumerated() { (pointers + index).initialize(to: strdup(word)) }
    (pointers + words.count).initialize(to: nil)
  }

  deinit {
    for index in 0..<count { free(pointers[index]) }
    pointers.deallocate()
  }
}
