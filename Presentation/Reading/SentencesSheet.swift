import Domain
import PresentationKit
import TextUI

/// The form for the file name of exported quotes.
struct SentencesSheet: Equatable, Sendable, BooksScreen, FormScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case path }

  var words: ReadingWords { ReadingWords(context.language) }
  /// The query for the quotes to export.
  let query: SentencesQuery
  var sheet: FormSheet<Field>

  init(_ query: SentencesQuery, _ context: ViewContext) {
    self.context = context
    let words = ReadingWords(context.language)
    self.query = query
    let name = TextField("quotes.md", limit: 1000)
    sheet = FormSheet([.init(.path, words.exportFile, .text(name))], context)
  }

  var isOverWhenDone: Bool { false }

  mutating func save() -> [ScreenEffect] {
    let path = sheet.form.text(.path)
    if path.allSatisfy(\.isWhitespace) || path.hasSuffix("/") {
      sheet.refuse(.path, words.exportNameMissing)
      return []
    }
    return [.work(.reading(.shelf(.export(query, to: path))))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    switch event {
    case .shelf(.exported(let sentence)): return [.back, .say(NoticeLine(.good, sentence))]
    case .shelf(.notExported(let report)):
      sheet.refuse(.path, report.message)
      return []
    case .shelf, .home, .book, .newTarget, .done, .analysis, .search, .failed: return []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.exportTitle(query), notes: [StyledText(words.exportHint, .dim)], into: &frame,
      in: area)
  }
}
