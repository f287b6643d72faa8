import Domain
import TextUI

/// What can be asked of the door for other programs' files.
enum ImportsCommand: Equatable, Sendable {
  /// A `-` means what comes through a pipe.
  case bringIn([String], ImportsWish)
  case formats
}

/// What somebody said of an import.
struct ImportsWish: Equatable, Sendable {
  var format: ImportFormat?
  var isTrial = false
  var report: String?
  var moods: [String] = []
  var dates: ImportDateOrder?
  var copiesPhotos = false
  var isOfSeveral = false
}

/// The commands of bringing in as data.
enum ImportsCommands {
  static let all = [importing]

  private static let importing = CommandSpec(
    "import",
    Phrase(
      "다른 앱과 ‘하루’의 파일에서 기록 가져오기 (-는 표준 입력, 여러 개도 돼요)",
      "bring in files of other programs and of Haru, one or several (- is standard input)"),
    arguments: [ArgumentSpec("FILE", isOptional: true, takesRest: true)],
    options: [
      OptionSpec(
        "from", "FORMAT", Phrase("둘 이상에 맞을 때의 형식", "the format, where more than one fits"),
        choices: ImportFormat.allCases.map(\.rawValue)),
      .dryRun,
      OptionSpec(
        "report", "FILE",
        Phrase("다 들어오지 못한 것을 CSV로 적을 파일", "write what did not come in whole into a CSV file")),
      OptionSpec(
        "map", "NAME=LEVEL",
        Phrase("기분 이름이 뜻하는 높이 (1~100)", "the level (1–100) of a word for a mood"),
        repeats: true),
      OptionSpec(
        "dates", "ORDER",
        Phrase("03/04에서 앞이 일인지 월인지", "whether 03/04 has the day or the month first"),
        choices: ImportDateOrder.allCases.map(\.rawValue)),
      OptionSpec(
        "photos", nil,
        Phrase("일기의 사진도 복사해 오기", "bring the photos of a diary along"),
        was: "media"),
      OptionSpec(
        "formats", nil,
        Phrase("읽을 수 있는 형식과 무엇이 되는지 보기", "list the formats, and what becomes of what")),
    ],
    examples: [
      "import goodreads_library_export.csv --dry-run", "import goodreads_library_export.csv",
      "import haru.json --json", "import --formats",
    ],
    writesOnlyWith: "FILE"
  ) { (read) throws(UsageError) in
    if read.has("formats") { return ImportsCommand.formats }
    let files = read.lists["FILE"] ?? []
    if files.isEmpty { throw .missingArgument("FILE", usage: "import FILE…") }
    var wish = ImportsWish()
    wish.format = read.value("from").flatMap(ImportFormat.init(rawValue:))
    wish.isTrial = read.has("dry-run")
    wish.report = read.value("report")
    wish.moods = read.values["map"] ?? []
    wish.dates = read.value("dates").flatMap(ImportDateOrder.init(rawValue:))
    wish.copiesPhotos = read.has("photos")
    wish.isOfSeveral = files.count > 1
    return ImportsCommand.bringIn(files, wish)
  }
}
