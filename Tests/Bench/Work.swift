import Glibc

/// A process to be measured. Its output is discarded unless the caller asks for it.
struct Work {
  let program: String
  let arguments: [String]
  /// The file for the standard input.
  var input = "/dev/null"
  let environment: [String]

  /// The time and memory of one run.
  struct Cost {
    let milliseconds: Double
    /// The highest memory at any time.
    let peakKilobytes: Int
    /// The number of pages touched for the first time. It does not vary with the load of the machine.
    let pageFaults: Int
  }

  /// Runs the process once. Linux counts the memory of the parent at the start for the child, so the calling process
  /// has to be small.
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

  /// Runs the process once, writes its output into a file, and returns the output.
  func answer(in path: String) throws(BenchFailure) -> String {
    _ = try run(output: path)
    return try Self.text(in: path)
  }

  /// Runs the process once under `strace`, which writes its table into a file. Returns the number of system calls.
  func systemCalls(tableIn path: String) throws(BenchFailure) -> Int {
    var traced = Work(
      program: "strace", arguments: ["-f", "-c", "-o", path, program] + arguments,
      environment: environment)
    traced.input = input
    _ = try traced.run()
    // The last line has the sums: percent, seconds, microseconds per call, calls and errors.
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

  /// Returns the time of a clock that never goes back, in nanoseconds.
  static func nanoseconds() -> Int {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

/// Strings as a C array that ends with nil. The memory is freed with the object.
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
