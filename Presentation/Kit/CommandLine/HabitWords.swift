import Domain

/// Messages for users who type a command of another program that Haru does not have.
struct HabitWords: Words {
  let language: Language

  /// Returns a hint that says what to use in Haru instead of a command of another program; nil if the word is not such
  /// a command.
  func sentence(_ typed: String) -> String? {
    guard let word = typed.split(separator: " ").first?.lowercased() else { return nil }
    if Self.tasks.contains(word) || !word.isEmpty && word.allSatisfy(\.isNumber) { return noTasks }
    if Self.verbs.contains(word) { return withoutNoun }
    if word.hasPrefix("rc.") { return settings }
    return word.hasPrefix("+") || word.contains(":") ? conditions : nil
  }

  private static let tasks: Set<String> = [
    "done", "complete", "completed", "task", "tasks", "todo", "todos", "do", "start",
    "stop", "project", "projects", "완료", "할일",
  ]

  /// Verbs that in Haru follow a noun, such as `people remove`. Users of other programs type them alone.
  private static let verbs: Set<String> = [
    "delete", "remove", "rm", "edit", "modify", "change", "지우기", "고치기",
  ]

  private var withoutNoun: String {
    say(
      "어떤 기록을 지우거나 고칠지 종류부터 적어 주세요. 예: `haru people remove`, `haru schedule edit`, "
        + "`haru books remove`.",
      "Name the kind of record first: `haru people remove`, `haru schedule edit` or "
        + "`haru books remove`, for example.")
  }

  private var noTasks: String {
    say(
      "‘하루’에는 할 일 목록이 없어요. 날짜가 있는 일은 `haru schedule add`로, 읽은 쪽은 "
        + "`haru books read`로, 연락한 일은 `haru people water`로 적어요.",
      "Haru has no to-do list. Use `haru schedule add` for dated plans, `haru books read` for "
        + "reading, and `haru people water` for contacts.")
  }

  private var conditions: String {
    say(
      "조건은 목록 명령 뒤에 적어요: `haru schedule list --where '#집 >2026-01'`.",
      "Filters follow a list command: `haru schedule list --where '#home >2026-01'`.")
  }

  private var settings: String {
    say(
      "설정은 `haru settings`로 바꿀 수 있어요. 어느 명령이든 `--yes`를 붙이면 묻지 않고 실행해요.",
      "Change settings with `haru settings`. With `--yes`, Haru runs a command without asking.")
  }
}
