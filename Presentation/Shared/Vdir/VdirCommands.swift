import Domain
package import PresentationKit

enum VdirCommand: Equatable, Sendable {
  /// Synchronises one folder, or all bound folders.
  case now(VdirRequest)
  case status
  case forget(String)
}

/// The arguments of `haru vdir`, which synchronises folders.
struct VdirRequest: Equatable, Sendable {
  /// The folder; nil for all bound folders.
  var folder: String?
  var kind: VdirKind?
  var name: String?
  var acceptsRemovals = false
}

/// The specifications of the commands for vdir folders, which have one file for each event or contact.
package enum VdirCommands {
  package static let all = [now, status, forget]

  private static let calendar = OptionSpec(
    "calendar", nil, Phrase("일정 폴더로 정하기 (.ics 파일)", "the folder has events (.ics files)"))
  private static let contacts = OptionSpec(
    "contacts", nil, Phrase("연락처 폴더로 정하기 (.vcf 파일)", "the folder has contacts (.vcf files)"))
  private static let name = OptionSpec(
    "name", "NAME",
    Phrase("폴더를 부를 이름 (기본값: 폴더 이름)", "name for the folder (default: the folder's own name)"))
  private static let acceptRemovals = OptionSpec(
    "accept-removals", nil,
    Phrase("한꺼번에 많이 지운 것도 그대로 따르기", "follow removals even if many files are gone at once"))

  private static let now = CommandSpec(
    "vdir now",
    Phrase(
      "vdirsyncer 폴더와 일정이나 연락처를 서로 맞추기 (DIR이 없으면 정해 둔 폴더 모두)",
      "exchange events or contacts with a vdirsyncer folder in both directions (without DIR: all "
        + "known folders)"),
    arguments: [ArgumentSpec("DIR", isOptional: true, completes: .file)],
    options: [calendar, contacts, name, acceptRemovals],
    examples: [
      "vdir /home/me/.calendars/personal --calendar", "vdir /home/me/.contacts/all --contacts",
      "vdir", "vdir --dry-run",
    ], writes: true, answersAlone: true, takesNounWords: true
  ) { (read) throws(ArgumentParseError) in
    if read.has("calendar"), read.has("contacts") { throw .contradiction("calendar", "contacts") }
    let folder = read.words["DIR"]
    for option in ["calendar", "contacts", "name"] where folder == nil && read.has(option) {
      throw .missingArgument("DIR", usage: usage)
    }
    let kind: VdirKind? =
      if read.has("calendar") { .calendar } else if read.has("contacts") { .contacts } else { nil }
    return VdirCommand.now(
      VdirRequest(
        folder: folder, kind: kind, name: read.value("name"),
        acceptsRemovals: read.has("accept-removals")))
  }

  static let usage = "vdir DIR [--calendar|--contacts]"

  private static let status = CommandSpec(
    "vdir status", Phrase("맞추고 있는 폴더 보기", "list the known folders"),
    lists: ListFields("folders", "name path kind files new device thisDevice exists last@"),
    examples: ["vdir status"]
  ) { _ in VdirCommand.status }

  private static let forget = CommandSpec(
    "vdir forget",
    Phrase(
      "폴더를 더는 맞추지 않기 (파일과 기록은 그대로 남아요)",
      "stop following a folder; its files and your records stay"),
    arguments: [ArgumentSpec("DIR", completes: .file)],
    examples: ["vdir forget /home/me/.calendars/personal"], writes: true
  ) { read in VdirCommand.forget(read.word("DIR")) }
}
