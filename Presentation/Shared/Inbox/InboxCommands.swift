import Domain
package import PresentationKit
import TextUI

enum InboxCommand: Equatable, Sendable {
  /// Stores the lines of new notes.
  case takeIn
  case list
  /// Asks which records the waiting lines become; a nil reference means all lines.
  case sort(String?)
  case diary([String])
  case remove([String])
}

/// The specifications of the inbox commands.
package enum InboxCommands {
  package static let all = [takeIn, list, sort, diary, remove]

  private static let lines = ArgumentSpec("LINE…|all", takesRest: true)

  /// Returns the typed references to lines. In the numbered menus, one answer contains all references.
  private static func references(_ read: ReadArguments) -> [String] {
    (read.lists[lines.name] ?? []).flatMap { $0.split(separator: " ").map(String.init) }
  }

  // The remote is not part of a copy of the store, so the command leaves it alone in a dry run.
  private static let takeIn = CommandSpec(
    "inbox now",
    Phrase(
      "휴대전화 등에서 보낸 파일을 ‘하루’에 기록하기",
      "save the lines of files that you wrote elsewhere, such as on your phone"),
    examples: ["inbox", "inbox --dry-run"], writes: true, answersAlone: true
  ) { _ in InboxCommand.takeIn }

  private static let list = CommandSpec(
    "inbox list",
    Phrase("정리할 줄과 그 이유 보기", "list the lines that you have to sort"),
    lists: ListFields("lines", "n id file text at@ reason"), examples: ["inbox list"]
  ) { _ in InboxCommand.list }

  private static let sort = CommandSpec(
    "inbox sort",
    Phrase(
      "정리할 줄을 하나씩 골라서 기록하기", "choose what each waiting line is, one after another"),
    arguments: [ArgumentSpec("LINE", isOptional: true)], examples: ["inbox sort"],
    writes: true, supportsDryRun: false
  ) { read in InboxCommand.sort(read.words["LINE"]) }

  private static let diary = CommandSpec(
    "inbox diary",
    Phrase("정리할 줄을 일기로 남기기", "save waiting lines as diary entries"), arguments: [lines],
    examples: ["inbox diary 1"], writes: true
  ) { read in InboxCommand.diary(references(read)) }

  private static let remove = CommandSpec(
    "inbox remove", Phrase("정리할 줄 지우기", "remove waiting lines"), arguments: [lines],
    examples: ["inbox remove 1", "inbox remove all --yes"], writes: true
  ) { read in InboxCommand.remove(references(read)) }
}
