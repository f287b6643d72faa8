import Domain
package import PresentationKit
import TextUI

/// The parsed command that prints the year in review, or writes it to a file.
struct YearCommand: Equatable, Sendable {
  let year: String?
  let file: YearFile?
}

/// The file to which the year is written.
enum YearFile: Equatable, Sendable {
  case html(String)
  case pdf(String)

  var path: String {
    switch self {
    case .html(let path), .pdf(let path): path
    }
  }
}

/// The specification of `haru year`.
package enum YearCommands {
  package static let all = [
    CommandSpec(
      "year",
      Phrase(
        "한 해의 기록을 모두 돌아보거나 인쇄할 책으로 저장하기", "show a review of a year, or save it as a book to print"),
      arguments: [ArgumentSpec("YYYY", isOptional: true)],
      options: [
        OptionSpec(
          "html", "FILE", Phrase("브라우저에서 볼 HTML 파일로 저장", "HTML file to save the review in")),
        OptionSpec(
          "pdf", "FILE", Phrase("인쇄할 PDF 파일(A4)로 저장", "PDF file (A4) to save the review in")),
      ],
      examples: ["year", "year 2026 --html 2026.html", "year 2026 --pdf 2026.pdf"]
    ) { (read) throws(ArgumentParseError) in
      if read.has("html") && read.has("pdf") { throw .contradiction("html", "pdf") }
      let file = read.value("html").map(YearFile.html) ?? read.value("pdf").map(YearFile.pdf)
      return YearCommand(year: read.words["YYYY"], file: file)
    }
  ]
}
