package import PresentationKit
import TextUI

enum ArchiveCommand: Equatable, Sendable {
  case backUp(String?)
  /// Restores a backup or an export. With `stdin`, the code of a locked backup is read from standard input.
  case restore(String, trying: Bool, replacing: Bool, stdin: Bool)
  /// Exports to a file, or to standard output if the path is nil. With `isPlain`, the export of an encrypted store is not
  /// encrypted.
  case export(String?, isPlain: Bool)
  /// Exports a folder of Markdown pages that can be read without Haru.
  case exportFolder(String)
}

/// The specifications of the archive commands.
package enum ArchiveCommands {
  package static let all = [backUp, restore, export, doctor]

  private static let backUp = CommandSpec(
    "backup",
    Phrase(
      "모든 기록을 복사하고, 원본과 같은지 확인하기 (기본값: 백업 폴더)",
      "back up all data and verify the copy (default: in the backup folder)"),
    arguments: [ArgumentSpec("FILE", isOptional: true)],
    examples: ["backup", "backup haru.db --yes"]
  ) { read in ArchiveCommand.backUp(read.words["FILE"]) }

  private static let restore = CommandSpec(
    "restore",
    Phrase(
      "백업이나 내보낸 파일에서, 지금 없는 기록만 되살리기",
      "restore missing records from a backup or an export"),
    arguments: [ArgumentSpec("FILE")],
    options: [
      .dryRun,
      OptionSpec(
        "replace", nil,
        Phrase(
          "합치지 않고 백업 그대로 되살리기 (지금 기록은 먼저 백업해요)",
          "replace all data instead of merging (your current data is backed up first)")),
      OptionSpec(
        "stdin", nil,
        Phrase(
          "백업의 암호나 잠금 번호를 표준 입력에서 읽기",
          "read the passphrase or the lock code of a backup from standard input")),
    ],
    examples: ["restore haru.db --dry-run", "restore haru.db", "restore haru.db --replace --yes"],
    writes: true
  ) { read in
    ArchiveCommand.restore(
      read.word("FILE"), trying: read.has("dry-run"), replacing: read.has("replace"),
      stdin: read.has("stdin"))
  }

  private static let export = CommandSpec(
    "export",
    Phrase(
      "모든 기록을 JSON 파일 하나나 마크다운 폴더로 내보내기 (기본값: 표준 출력)",
      "export all data as one JSON object (default: to standard output) or as a Markdown folder"),
    arguments: [ArgumentSpec("FILE", isOptional: true)],
    options: [
      .form(["json", "markdown"], isRequired: false),
      OptionSpec(
        "plain", nil,
        Phrase(
          "암호화하지 않고 내보내기", "do not encrypt the export of an encrypted data file")),
    ],
    examples: ["export haru.json", "export", "export notes --format markdown"]
  ) { (read) throws(ArgumentParseError) in
    let file = read.words["FILE"]
    guard read.value("format") == "markdown" else {
      return ArchiveCommand.export(file == "-" ? nil : file, isPlain: read.has("plain"))
    }
    guard let file, file != "-" else {
      throw .missingArgument("FILE", usage: "export FILE --format markdown")
    }
    return ArchiveCommand.exportFolder(file)
  }

  private static let doctor = CommandSpec(
    "doctor",
    Phrase(
      "저장소와 실행 환경을 점검하고 해결 방법 알려 주기",
      "check your data and its environment, and suggest repairs"),
    options: [
      OptionSpec(
        "fix", nil,
        Phrase(
          "권한과 검색 색인을 고치고, 남은 임시 파일 지우기",
          "fix permissions and search indexes, and remove leftover files"),
        was: "mend")
    ],
    examples: ["doctor", "doctor --fix", "doctor --json"], writesOnlyWith: "fix",
    supportsDryRun: false
  ) { read in DoctorCommand(mends: read.has("fix")) }
}
