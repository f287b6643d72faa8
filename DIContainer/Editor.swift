import Data
import Platform

/// The external editor for longer texts, run in the foreground until it exits.
enum Editor {
  /// The maximum number of bytes that are read from a pipe.
  static let limit = 16 << 20

  /// Returns the edited text of a draft; nil if the editor did not start or exited with an error.
  static func text(by command: String, of draft: OpenDraft) -> String? {
    runs(command, on: draft.path) ? draft.text : nil
  }

  /// Returns the editor from `$VISUAL` or `$EDITOR`, or else an installed editor; nil if there is
  /// none.
  static func chosen(_ environment: (String) -> String?) -> String? {
    if let named = ["VISUAL", "EDITOR"].lazy.compactMap(environment).first(where: { !$0.isEmpty }) {
      return named
    }
    return ["nano", "vi"].first { ProgramPath.find($0, in: environment("PATH")) != nil }
  }

  /// Runs the editor command in a shell, because `$EDITOR` may contain options. Returns false if the editor did not
  /// start or exited with an error.
  private static func runs(_ command: String, on path: String) -> Bool {
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", path]
    // Ctrl-C and Ctrl-\ are meant for the editor.
    let interrupt = signal(SIGINT, SIG_IGN)
    let leave = signal(SIGQUIT, SIG_IGN)
    defer {
      _ = signal(SIGINT, interrupt)
      _ = signal(SIGQUIT, leave)
    }
    guard let child = Spawning.startInFront(words) else { return false }
    var status: Int32 = 0
    while unsafe waitpid(child, &status, 0) < 0 {
      if errno != EINTR { return false }
    }
    return status == 0
  }
}
