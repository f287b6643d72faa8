import Domain
import PresentationKit
import TextUI

/// The command that exports books in the formats of other programs.
struct BookExportCommand: StoreCommand, Equatable {
  let path: String
  let format: BookFileFormat

  static let spec = CommandSpec(
    "books export",
    Phrase(
      "책을 다른 프로그램에서 읽을 수 있는 파일로 내보내기 (-는 표준 출력)",
      "export books in a format for other programs (-: standard output)"),
    arguments: [ArgumentSpec("FILE")],
    options: [
      .form(BookFileFormat.allCases.map(\.rawValue))
    ],
    examples: [
      "books export books.csv --format goodreads", "books export books.md --format markdown",
    ]
  ) { (read) throws(ArgumentParseError) in
    guard let format = read.value("format").flatMap(BookFileFormat.init(rawValue:)) else {
      throw .missingOption("format", usage: "books export FILE --format FORMAT")
    }
    return BookExportCommand(path: read.word("FILE"), format: format)
  }

  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let export = features.reading.export
    let kept = try page.done { () throws(StorageFailure) in
      try format.origin.map { (origin) throws(StorageFailure) in
        try features.imports.sources(ofAll: .book, from: origin)
      } ?? .none
    }
    let writer = format.writer(page.language, kept)
    if path == "-" {
      try page.refuseJSON(besides: "export")
      _ = try page.done { () throws(ReadingFailure) in
        try export(as: writer) { bytes in
          page.content(bytes)
          return page.isIntact
        }
      }
      return
    }
    guard try page.mayWrite(path, features.files) else { return }
    let count = try page.done { () throws(BookExportFailure) in try export(as: writer, to: path) }
    let words = BookExportWords(page.language)
    page.answer(words.exported(count, to: path)) { json in
      json.key("export")
      json.object { json in
        json.member("file", path)
        json.member("format", format.rawValue)
        json.member("books", count)
      }
    }
    let hasHalfStars = try page.done { () throws(ReadingFailure) in
      format.hasWholeStars ? try export.hasHalfStars() : false
    }
    if hasHalfStars { page.hint(words.wholeStars) }
  }
}

extension BookExportFailure: Reported {
  func report(_ language: Language) -> Report {
    switch self {
    case .reading(let error): error.report(language)
    case .file(let failure): FileWords(language).report(failure, field: "FILE")
    }
  }
}

/// The texts about exported books.
struct BookExportWords: Words {
  let language: Language

  func exported(_ count: Int, to path: String) -> String {
    let path = Printable.line(path)
    return say(
      "\(path)에 책 \(count)권을 내보냈어요.",
      count == 1 ? "Wrote 1 book to \(path)." : "Wrote \(count) books to \(path).")
  }

  var wholeStars: String {
    say(
      "Goodreads에는 별 반 개가 없어서 별점을 올림했어요.",
      "Goodreads does not support half stars, so Haru rounded them up.")
  }
}
