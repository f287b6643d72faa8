import Data
import Platform

/// The external editor for longer texts, run in the foreground until it exits.
enum Editor {
  /// The maximum number of bytes that are read from a pipe.
  static let limit = 16 << 20

  /// Returns the editor from `$VISUAL` or `$EDITOR`, or else an installed editor; nil if there is
  /// none.
  static func chosen(_ environment: (String) -> String?) -> String? {
    if let named = ["VISUAL", "EDITOR"].lazy.compactMap(environment).first(where: { !$0.isEmpty }) {
      return named
    }
    return ["nano", "vi"].first { ProgramPath.find($0, in: environment("PATH")) != nil }
  }

  /// Runs the editor command in a shell, because `$EDITOR` may contain options. Returns false if the editor did not
  /// start or exited with an error. Saved versions of an encrypted draft are encrypted while the editor runs.
  static func runs(_ command: String, on draft: OpenDraft) -> Bool {
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", draft.path]
    // Ctrl-C and Ctrl-\ are meant for the editor.
    let interrupt = signal(SIGINT, SIG_IGN)
    let leave = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, leave)
    }
    guard let child = Spawning.startInFront(words, files: draft.inherited) else { return false }
    var status: Int32 = 0
    var checks = 0
    while true {
      let ended = unsafe waitpid(child, &status, draft.isEncrypted ? WNOHANG : 0)
      if ended == child { return status == 0 }
      if ended < 0, errno != EINTR { return false }
      guard ended == 0 else { continue }
      usleep(UInt32(pause))
      checks += 1
      if checks.isMultiple(of: pausesPerCheck) { draft.checkVersion() }
    }
  }

  /// The time between two checks whether the editor has exited, in microseconds.
  private static let pause = 20_000
  /// The number of pauses between two checks of the saved text, which are 200 milliseconds apart.
  private static let pausesPerCheck = 10
}
