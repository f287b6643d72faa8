/// Messages of a dry run.
package enum TrialWords {
  /// The sentence that is added after the result of a dry run.
  package static let done = Phrase(
    "미리 보기라서 아무것도 바꾸지 않았어요.", "Dry run: nothing was changed.")
  /// The title above `--dry-run` in the help.
  static let title = Phrase("기록을 바꾸는 명령에 쓸 수 있는 옵션", "Option for commands that change data")
}
