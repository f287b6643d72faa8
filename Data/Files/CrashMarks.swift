public import Domain
import Platform
import Synchronization

/// Records which input each process is reading, in one locked file per process, so that inputs which crash Haru can be
/// skipped. An unlocked file belongs to a process that ended while reading.
public struct CrashMarks: Sendable {
  private let folder: PrivateFolder

  public init(folder: String) { self.folder = PrivateFolder(path: folder) }

  public var port: CrashGuard {
    CrashGuard(
      crashes: { left().mapValues(\.count) },
      mark: {
        let mark = CrashMark(folder)
        return { mark.set($0) }
      },
      forget: { inputs in
        let left = left()
        for name in inputs.flatMap({ left[$0] ?? [] }) { folder.remove(name) }
      })
  }

  /// The inputs that are skipped because reading them crashed too often.
  var waiting: [GuardedInput] {
    left().filter { $0.value.count >= CrashGuard.limit }.keys
      .sorted { ($0.source, $0.name) < ($1.source, $1.name) }
  }

  /// Returns the file names of ended processes by input. The lock decides whether a process has ended, because process
  /// ids are reused.
  private func left() -> [GuardedInput: [String]] {
    var left: [GuardedInput: [String]] = [:]
    for name in folder.names() where Unfinished.isUnlocked(folder.path + "/" + name) {
      let bytes = folder.read(name, limit: 1 << 16) ?? []
      let parts = bytes.split(separator: 0, omittingEmptySubsequences: false)
        .map { String(decoding: $0, as: UTF8.self) }
      guard parts.count > 3 else { continue }
      left[GuardedInput(source: parts[0], name: parts[1], version: parts[2]), default: []]
        .append(name)
    }
    return left
  }
}

/// The locked file with the input that this process is reading.
private final class CrashMark: Sendable {
  private let folder: PrivateFolder
  private let file = Mutex<(number: Int32, name: String)?>(nil)

  init(_ folder: PrivateFolder) { self.folder = folder }

  deinit { set(nil) }

  /// Writes the current input; nil removes the file. It is not flushed, because it must survive only a crash of this
  /// process, not of the system.
  func set(_ input: GuardedInput?) {
    file.withLock { file in
      guard let input else {
        guard let open = file else { return }
        folder.remove(open.name)
        close(open.number)
        file = nil
        return
      }
      if file == nil { file = Self.opened(folder) }
      guard let file else { return }
      let text = [input.source, input.name, input.version, ""].joined(separator: "\0")
      let bytes = Array(text.utf8)
      _ = unsafe bytes.withUnsafeBytes { unsafe pwrite(file.number, $0.baseAddress, $0.count, 0) }
    }
    #if DEBUG
      if let input, let word = unsafe getenv("HARU_CRASH_AT").map({ unsafe String(cString: $0) }),
        input.name.contains(word)
      {
        // The index is out of range, so the program ends here.
        _ = [Int]()[word.utf8.count]
      }
    #endif
  }

  private static func opened(_ folder: PrivateFolder) -> (number: Int32, name: String)? {
    guard folder.make() else { return nil }
    let name = "\(getpid()).\(UInt64.random(in: 0 ... .max))"
    let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
    let number = unsafe open(folder.path + "/" + name, flags, 0o600)
    guard number >= 0 else { return nil }
    // Another process may hold the lock for a moment to test whether the file is locked.
    while flock(number, LOCK_EX) != 0 && errno == EINTR {}
    return (number, name)
  }
}
