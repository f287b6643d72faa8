import Domain
import PresentationKit
import TextUI

extension YearCommand: StoreCommand {
  func run(_ features: Features, _ page: CommandOutput) throws(Report) {
    let answer = YearAnswer(years: features.year, page: page)
    let number = try answer.number(year)
    if let path = file?.path, path != "-", try !page.mayWrite(path, features.files) { return }
    let book = try page.done { () throws(StorageFailure) in try features.year(number) }
    switch file {
    case nil: try answer.show(book)
    case .html(let path): try answer.write(book, html: path)
    case .pdf(let path): try answer.write(book, pdf: path)
    }
  }
}

/// Runs `haru year` and writes its output.
private struct YearAnswer {
  let years: YearQueries
  let page: CommandOutput

  private var words: YearWords { YearWords(page.language) }

  /// Parses a year, given as its number or as days that span it; nil if the text is nil.
  func number(_ text: String?) throws(Report) -> Int? {
    guard let text else { return nil }
    return try page.done { () throws(ArgumentParseError) in
      try page.days(today: years.now.day, looking: .back).year(text)
    }
  }

  private func document(_ book: YearBook, in language: Language) throws(Report) -> YearDocument {
    let owner = try page.done { () throws(StorageFailure) in try years.owner() }
    return YearDocument(book, owner: owner, language)
  }

  private func font() throws(Report) -> String? {
    try page.done { () throws(StorageFailure) in try years.font() }
  }

  func show(_ book: YearBook) throws(Report) {
    let document = try document(book, in: page.language)
    page.answer(lines: page.fitted(YearTexts(words: words).lines(document))) { $0.year(book) }
  }

  func write(_ book: YearBook, html path: String) throws(Report) {
    let html = YearPage(try document(book, in: page.documentLanguage), font: try font()).bytes
    if path == "-" {
      try page.refuseJSON(besides: "html")
      return page.content(html)
    }
    try page.done { () throws(SharingFailure) in try years.write(html: html, to: path) }
    page.answer(FileWords(page.language).wrote(path)) { $0.year(book) }
  }

  func write(_ book: YearBook, pdf path: String) throws(Report) {
    let sheets = YearSheets(try document(book, in: page.documentLanguage))
      .drawings(font: try font())
    if path == "-" {
      try page.refuseJSON(besides: "pdf")
      let pdf = try page.done({ words.report(.picture($0)) }) {
        () throws(PictureFailure) in try years.pdf(sheets)
      }
      return page.raw(pdf)
    }
    try page.done({ words.report($0) }) {
      () throws(SharingFailure) in try years.write(pages: sheets, to: path)
    }
    page.answer(FileWords(page.language).wrote(path)) { $0.year(book) }
  }
}

extension YearWords {
  /// Returns the report of why no PDF was written. It suggests an HTML page, which needs no other program.
  func report(_ error: SharingFailure) -> Report {
    let general = FileWords(language).report(error)
    guard case .picture(let failure) = error else { return general }
    return Report(code: general.code, message: sentence(failure), status: general.status)
  }

  private func sentence(_ failure: PictureFailure) -> String {
    switch failure {
    case .noProgram:
      say(
        "PDF를 만들려면 rsvg-convert라는 프로그램이 필요해요. 데비안에서는 librsvg2-bin 패키지에 들어 있어요. --html로는 다른 프로그램 없이도 만들 수 있어요.",
        "A PDF needs the program rsvg-convert (Debian package: librsvg2-bin). "
          + "--html works without other programs.")
    case .failed(let text):
      say(
        "rsvg-convert가 PDF를 만들지 못했어요(\(Printable.line(text))). --html로는 다른 프로그램 없이도 만들 수 있어요.",
        "rsvg-convert could not make the PDF (\(Printable.line(text))). --html works without "
          + "other programs.")
    case .slow:
      say(
        "rsvg-convert가 너무 오래 걸려서 멈췄어요. 잠시 뒤에 다시 해 보거나 --html로 만들어 주세요.",
        "rsvg-convert took too long and was stopped. Try again later, or use --html.")
    }
  }
}
