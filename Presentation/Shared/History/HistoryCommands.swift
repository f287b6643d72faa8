package import PresentationKit

/// The specifications of the history commands.
package enum HistoryCommands {
  package static let all = [
    CommandSpec(
      "undo", Phrase("마지막 작업 되돌리기", "undo the last change, or the last N"),
      arguments: [ArgumentSpec("N", isOptional: true)],
      options: [
        OptionSpec(
          "partial", nil,
          Phrase(
            "그 뒤에 바뀐 항목은 그대로 두고 나머지만 되돌리기",
            "undo only the fields that have not changed since"),
          was: "rest")
      ],
      examples: ["undo", "undo 3", "undo --json"], writes: true
    ) { read throws(ArgumentParseError) in
      guard let text = read.words["N"] else {
        return read.has("partial") ? HistoryCommand.undoRest : .undo
      }
      if read.has("partial") { throw .contradiction("N", "partial") }
      guard let count = Int(text), HistoryCommand.undoes.contains(count) else {
        throw .outOfRange(option: "N", value: text, HistoryCommand.undoes)
      }
      return HistoryCommand.undoSeveral(count)
    },
    CommandSpec(
      "redo", Phrase("되돌린 작업 다시 하기", "redo the last undone change, or the last N"),
      arguments: [ArgumentSpec("N", isOptional: true)],
      examples: ["redo"], writes: true
    ) { read throws(ArgumentParseError) in
      guard let text = read.words["N"] else { return HistoryCommand.redo }
      guard let count = Int(text), HistoryCommand.undoes.contains(count) else {
        throw .outOfRange(option: "N", value: text, HistoryCommand.undoes)
      }
      return HistoryCommand.redoSeveral(count)
    },
    CommandSpec(
      "history",
      Phrase("작업 기록 보기, 또는 기록 하나가 어떻게 바뀌었는지 보기", "list your changes, or the changes of one record"),
      lists: .history, arguments: [ArgumentSpec("WHO|BOOK|ID", isOptional: true)],
      options: [
        OptionSpec(
          "limit", "N", Phrase("최대 개수 (기본값: 20개)", "maximum number of changes (default: 20)"))
      ],
      examples: [
        "history", "history --limit 50 --json", Example("history 민아", "history Maya"),
      ]
    ) { read throws(ArgumentParseError) in
      let limit = try read.number("limit") ?? HistoryCommand.defaultLimit
      guard HistoryCommand.limits.contains(limit) else {
        throw .outOfRange(
          option: "limit", value: read.value("limit") ?? "", HistoryCommand.limits)
      }
      if let record = read.words["WHO|BOOK|ID"] {
        return RecordHistoryCommand(reference: record, limit: limit)
      }
      return HistoryCommand.list(limit: limit)
    },
    CommandSpec(
      "trash list", Phrase("지운 것 보기", "list removed records"),
      lists: .trash, examples: ["trash", "trash --json"], answersAlone: true
    ) { _ in HistoryCommand.trash },
    CommandSpec(
      "trash restore", Phrase("지운 것을 이름이나 id로 되살리기", "restore a removed record by its name or id"),
      arguments: [ArgumentSpec("ID")],
      examples: [Example("trash restore 민아", "trash restore Maya"), "trash restore id1"],
      writes: true
    ) { read in HistoryCommand.restore(read.word("ID")) },
    CommandSpec(
      "trash empty", Phrase("휴지통을 완전히 비우기", "permanently delete removed records"),
      examples: ["trash empty --yes"], writes: true
    ) { _ in EmptyTrashCommand() },
  ]
}

enum HistoryCommand: Equatable, Sendable {
  case undo, undoRest, redo
  case undoSeveral(Int), redoSeveral(Int)
  case list(limit: Int)
  case trash
  case restore(String)

  /// The default number of changes listed.
  static let defaultLimit = 20
  static let limits = 1...10_000
  /// The allowed number of changes for one undo or redo command.
  static let undoes = 1...1_000
}

extension ListFields {
  package static let history = ListFields(
    "history",
    """
    id what kind part subject item at@ from state
    """)
  static let trash = ListFields(
    "trash",
    """
    id part title deleted@ kind day@
    """)
}
