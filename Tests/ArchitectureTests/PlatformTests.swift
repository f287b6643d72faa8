import Foundation
import Support
import Testing

/// Checks that code for one operating system is only in the folders named `Platform`, so that another system changes no
/// other file.
@Suite struct `The platform` {
  /// C library modules, and our own module with Linux system calls.
  private static let modules: Set = ["Glibc", "Musl", "Darwin", "CLinux"]

  /// Patterns of calls, constants and paths that only Linux has.
  private static let linux = [
    #"\binotify_\w+|\bIN_(MODIFY|CLOSE_WRITE|MOVED_TO|DELETE|NONBLOCK|CLOEXEC)\b"#,
    #"\bF_OFD_\w+|\bF_(ADD|GET)_SEALS\b|\bO_(TMPFILE|PATH|DIRECT|NOATIME)\b"#,
    #"\b(renameat2|syncfs|fallocate|statx|statfs|fstatfs|copy_file_range|sendfile|splice)\("#,
    #"\b(pipe2|accept4|dup3|ppoll|sigtimedwait|sigwaitinfo|close_range)\("#,
    #"\b(eventfd|signalfd|timerfd_\w+|epoll_\w+|memfd_\w+|pidfd_\w+)\("#,
    #"\b(prctl|getrandom|gettid|syscall|sysinfo|sched_\w+|secure_getenv)\("#,
    #"\b\w+_add(closefrom|chdir)_np\b|\bPOSIX_SPAWN_SETSID\b"#,
    #"\bSOCK_(CLOEXEC|NONBLOCK)\b|\bSO_PEERCRED\b|\bFICLONE\b|\b__\w+_t\b"#,
    #"\bSOCK_STREAM\.rawValue\b|\bharu_(disk|exchange|watch|has_changed)\b"#,
    #""/(proc|sys)/"#,
  ]

  /// Returns whether a file is in one of the `Platform` folders.
  static func isInside(_ path: String) -> Bool {
    path.hasPrefix("Data/Platform/") || path.hasPrefix("Presentation/TextUI/Platform/")
  }

  // H-22: to support another system, only the `Platform` folders change
  @Test func `is known only in its folders`() throws {
    for (path, text) in try ProjectFolder.swiftFiles(in: `The house`.shipped)
    where !Self.isInside(path) {
      for module in `The house`.imports(of: text) where Self.modules.contains(module) {
        Issue.record("\(path) imports \(module) instead of Platform")
      }
      guard Self.namesLinux(text) else { continue }
      for line in text.split(separator: "\n") {
        // A comment may explain what a call does.
        let code = line.components(separatedBy: "//")[0]
        if Self.namesLinux(code) { Issue.record("\(path) names what only Linux has: \(code)") }
      }
    }
  }

  @Test func `is found by the patterns`() {
    let calls = [
      "inotify_init1(0)", "fcntl(file, F_OFD_SETLK, &lock)", "O_RDWR | O_TMPFILE", "syncfs(file)",
      "pipe2(&ends, O_CLOEXEC)", "eventfd(0, 0)", "prctl(1)", "getrandom(&bytes, 8, 0)",
      "posix_spawn_file_actions_addclosefrom_np(&actions, 3)", "SOCK_CLOEXEC.rawValue",
      "haru_exchange(one, other)", #"readlink("/proc/self/exe", letters, count)"#,
    ]
    for call in calls { #expect(Self.namesLinux(call), "\(call)") }
    #expect(!Self.namesLinux("open(path, O_RDONLY | O_CLOEXEC | O_DIRECTORY)"))
  }

  private static func namesLinux(_ code: String) -> Bool {
    code.range(of: linux.joined(separator: "|"), options: .regularExpression) != nil
  }
}
