import Domain
import PresentationKit
import TextUI

/// A parsed command about sayings and files.
enum SayingFileCommand: Equatable, Sendable {
  /// Shares a saying: as text on standard output if `image` is nil, otherwise as a picture in the file `image`.
  case share(String, image: String?)
  /// Imports from a path, where `-` means standard input. If the format is nil, it is detected.
  case importSayings(String, SayingFileFormat?)
  /// Exports to a file; a nil path means standard output. If the format is nil, the extension of the file name decides.
  case give(String?, SayingFileFormat?)
  case pull(String?)
}

/// The specifications of the commands about sayings and files.
enum SayingFileCommands {
  static let all = [share, importing, give, pull]

  private static let format = OptionSpec.form(
    SayingFileFormat.allCases.map(\.rawValue), isRequired: false)

  private static func format(_ read: ReadArguments) -> SayingFileFormat? {
    read.value("format").flatMap(SayingFileFormat.init(rawValue:))
  }

  private static let share = CommandSpec(
    "sayings share", Phrase("글귀를 글이나 그림으로 공유하기", "share a saying as text or as a picture"),
    arguments: [ArgumentSpec("ID")],
    options: [
      OptionSpec(
        "image", "FILE.png|FILE.svg",
        Phrase("정사각형 그림으로 저장하기", "write a square picture to this file")),
      QRWords.option,
    ],
    examples: ["sayings share 12", "sayings share 12 --image saying.png"]
  ) { (read) throws(ArgumentParseError) in
    if let file = read.value("qr") {
      if read.has("image") { throw .contradiction("image", "qr") }
      return SayingQRCommand(id: read.word("ID"), file: file)
    }
    return SayingFileCommand.share(read.word("ID"), image: read.value("image"))
  }

  private static let importing = CommandSpec(
    "sayings import",
    Phrase(
      "fortune, CSV, JSON 파일에서 글귀 가져오기 (-는 표준 입력)",
      "import sayings from a fortune, CSV or JSON file (-: standard input)"),
    arguments: [ArgumentSpec("FILE")], options: [format],
    examples: ["sayings import proverbs.csv", "sayings import /usr/share/games/fortunes --json"],
    writes: true
  ) { read in SayingFileCommand.importSayings(read.word("FILE"), format(read)) }

  private static let give = CommandSpec(
    "sayings export", Phrase("글귀를 모두 내보내기", "export all sayings"),
    arguments: [ArgumentSpec("FILE", isOptional: true)], options: [format],
    examples: ["sayings export sayings.json", "sayings export --format fortune"]
  ) { read in
    let file = read.words["FILE"]
    return SayingFileCommand.give(file == "-" ? nil : file, format(read))
  }

  private static let pull = CommandSpec(
    "sayings pull",
    Phrase(
      "주소나 파일에서 새 글귀만 받아 오기 (적지 않으면 지난번에 받아 온 곳에서)",
      "import new sayings from a URL or a file (default: the last source)"),
    arguments: [ArgumentSpec("URL|FILE", isOptional: true)],
    examples: ["sayings pull https://example.org/sayings.json", "sayings pull"], writes: true
  ) { read in SayingFileCommand.pull(read.words["URL|FILE"]) }
}
