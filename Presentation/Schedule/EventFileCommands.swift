import Domain
import PresentationKit

/// A parsed command about calendar files.
enum EventFileCommand: Equatable, Sendable {
  /// Imports from a path, where `-` means standard input. If the format is nil, it is detected.
  case importEvents(String, CalendarFileFormat?)
  /// Exports to a file; a nil path means standard output.
  case exportEvents(String?, EventSpanOptions)
  case exportFolder(String, EventSpanOptions)
}

/// The range of days to export, as it was typed.
struct EventSpanOptions: Equatable, Sendable {
  var from: String?
  var to: String?

  init(_ read: ReadArguments) {
    from = read.value("from")
    to = read.value("to")
  }
}

/// The specifications of the commands about calendar files.
enum EventFileCommands {
  static let all = [importing, exporting]

  private static let importing = CommandSpec(
    "schedule import",
    Phrase(
      "달력 파일이나 폴더에서 일정 가져오기 (-는 표준 입력)",
      "import events from a calendar file or folder (-: standard input)"),
    arguments: [ArgumentSpec("FILE.ics")],
    options: [
      OptionSpec(
        "from", "FORMAT", Phrase("파일을 만든 프로그램", "program the file comes from"),
        choices: CalendarFileFormat.allCases.map(\.rawValue))
    ],
    examples: ["schedule import calendar.ics", "schedule import calendars/ --json"],
    writes: true
  ) { read in
    EventFileCommand.importEvents(
      read.word("FILE.ics"), read.value("from").flatMap(CalendarFileFormat.init(rawValue:)))
  }

  private static let exporting = CommandSpec(
    "schedule export", Phrase("일정을 iCalendar로 내보내기", "export events as iCalendar"),
    arguments: [ArgumentSpec("FILE.ics", isOptional: true)],
    options: [
      OptionSpec(
        "folder", "DIR",
        Phrase(
          "이 폴더에 일정마다 파일 하나씩 저장하기 (vdirsyncer, khal 형식)",
          "export each event to its own file in this folder (vdirsyncer, khal)"), completes: .file),
      .from, .to,
    ],
    examples: ["schedule export events.ics", "schedule export --folder calendars"]
  ) { (read) throws(ArgumentParseError) in
    let (file, span) = (read.words["FILE.ics"], EventSpanOptions(read))
    guard let folder = read.value("folder") else {
      return EventFileCommand.exportEvents(file == "-" ? nil : file, span)
    }
    if let file { throw .extraArgument(file, usage: "schedule export [FILE.ics] | --folder DIR") }
    return EventFileCommand.exportFolder(folder, span)
  }
}
