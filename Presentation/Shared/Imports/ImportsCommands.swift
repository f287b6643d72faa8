import Domain
package import PresentationKit
import TextUI

enum ImportsCommand: Equatable, Sendable {
  /// Imports files; `-` means standard input.
  case bringIn([String], ImportRequest)
  case formats
}

/// The options of an import, as given on the command line.
struct ImportRequest: Equatable, Sendable {
  var format: ImportFormat?
  var isTrial = false
  var report: String?
  var moods: [String] = []
  var dates: ImportDateOrder?
  var copiesPhotos = false
  var isOfSeveral = false
}

/// The specification of the import command.
package enum ImportsCommands {
  package static let all = [importing]

  private static let importing = CommandSpec(
    "import",
    Phrase(
      "다른 앱과 ‘하루’의 파일에서 기록 가져오기 (-는 표준 입력)",
      "import files from other programs or from Haru (-: standard input)"),
    arguments: [ArgumentSpec("FILE", isOptional: true, takesRest: true)],
    options: [
      OptionSpec(
        "from", "FORMAT", Phrase("맞는 형식이 여럿일 때 쓸 형식", "format of the file, if more than one fits"),
        choices: ImportFormat.allCases.map(\.rawValue)),
      .dryRun,
      OptionSpec(
        "report", "FILE",
        Phrase("가져오지 못한 내용을 CSV로 저장할 파일", "CSV file for rows that were not fully imported")),
      OptionSpec(
        "map", "NAME=LEVEL",
        Phrase("직접 지은 기분 이름에 매길 점수 (1~100)", "level (1–100) for one of your own mood names"),
        repeats: true),
      OptionSpec(
        "dates", "ORDER",
        Phrase("03/04 같은 날짜의 일과 월 순서", "order of day and month in dates like 03/04"),
        choices: ImportDateOrder.allCases.map(\.rawValue)),
      OptionSpec(
        "photos", nil,
        Phrase("일기의 사진도 복사해 오기", "import the diary's photos too"),
        was: "media"),
      OptionSpec(
        "formats", nil,
        Phrase("지원하는 형식과 가져오는 내용 보기", "list supported formats and what is imported from each")),
    ],
    examples: [
      "import goodreads_library_export.csv --dry-run", "import goodreads_library_export.csv",
      "import haru.json --json", "import --formats",
    ],
    writesOnlyWith: "FILE"
  ) { (read) throws(ArgumentParseError) in
    if read.has("formats") { return ImportsCommand.formats }
    let files = read.lists["FILE"] ?? []
    if files.isEmpty { throw .missingArgument("FILE", usage: "import FILE…") }
    var request = ImportRequest()
    request.format = read.value("from").flatMap(ImportFormat.init(rawValue:))
    request.isTrial = read.has("dry-run")
    request.report = read.value("report")
    request.moods = read.values["map"] ?? []
    request.dates = read.value("dates").flatMap(ImportDateOrder.init(rawValue:))
    request.copiesPhotos = read.has("photos")
    request.isOfSeveral = files.count > 1
    return ImportsCommand.bringIn(files, request)
  }
}
