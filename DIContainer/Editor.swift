import Data
import Glibc

/// The program somebody writes longer texts with, run in front of Haru until it ends.
enum Editor {
  /// Nothing that comes through a pipe is longer.
  static let limit = 16 << 20

  /// What somebody made of a draft; nothing when the editor did not start or ended with an error.
  static func text(by command: String, of draft: OpenDraft) -> String? {
    runs(command, on: draft.path) ? draft.text : nil
  }

  /// What somebody named as their editor, or else one that is there.
  static func chosen(_ environment: (String) -> String?) -> String? {
    if let named = ["VISUAL", "EDITOR"].lazy.compactMap(environment).first(where: { !$0.isEmpty }) {
      return named
    }
    return ["nano", "vi"].first { ProgramPath.found($0, in: environment("PATH")) != nil }
  }

  /// Runs the command as a shell would, because people keep options in `$EDITOR`.
  private static func runs(_ command: String, on path: String) -> Bool {
    let words = ["/bin/sh", "-c", command + " \"$1\"", "sh", path]
    // Ctrl-C in the editor is the editor's alone.
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
