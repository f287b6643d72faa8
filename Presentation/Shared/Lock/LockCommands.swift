package import PresentationKit

/// A lock command. Codes and passwords are asked for and are never command arguments.
struct LockCommand: Equatable, Sendable {
  enum Verb: String, Equatable, Sendable {
    case status, set, change, off, open, now, recover
  }

  var verb: Verb
  /// Whether codes and passwords are read from standard input.
  var readsInput = false
  /// Whether the command applies to this terminal session only.
  var onlyHere = false
}

/// The specifications of the lock commands.
package enum LockCommands {
  package static let all = [
    CommandSpec(
      "lock status", Phrase("잠겨 있는지 보기", "show whether Haru is locked"),
      examples: ["lock", "lock status --json"], answersAlone: true
    ) { _ in LockCommand(verb: .status) },
    asking(
      .set,
      Phrase(
        "숫자 4~12자리로 잠그기 (파일을 암호화하지는 않아요)",
        "turn the lock on with a code of 4 to 12 digits (does not encrypt the data file)")),
    asking(.change, Phrase("잠금 번호 바꾸기", "change the lock code")),
    asking(
      .open,
      Phrase(
        "이 터미널에서 잠금 풀기 (tmux는 칸마다 따로)",
        "unlock this terminal (each tmux pane separately)")),
    CommandSpec(
      "lock now", Phrase("모든 터미널에서 다시 잠그기", "lock all terminals again"),
      options: [
        OptionSpec("here", nil, Phrase("이 터미널에서만 잠그기", "lock only this terminal"))
      ],
      examples: ["lock now", "lock now --here"], writes: true
    ) { read in LockCommand(verb: .now, onlyHere: read.has("here")) },
    asking(.off, Phrase("잠금 끄기", "turn the lock off")),
    asking(
      .recover,
      Phrase("프로필 비밀번호로 잠금 끄기", "turn the lock off with the profile's password")),
  ]

  /// Returns the specification of a command that asks for secrets.
  private static func asking(_ verb: LockCommand.Verb, _ summary: Phrase) -> CommandSpec {
    CommandSpec(
      "lock \(verb.rawValue)", summary,
      options: [
        OptionSpec(
          "stdin", nil,
          Phrase(
            "잠금 번호나 비밀번호를 표준 입력에서 한 줄에 하나씩 읽기", "read the answers from standard input, one per line"
          ))
      ],
      // Attempts are counted, so a dry run is impossible.
      examples: ["lock \(verb.rawValue)"], writes: true, supportsDryRun: false
    ) { read in LockCommand(verb: verb, readsInput: read.has("stdin")) }
  }
}
