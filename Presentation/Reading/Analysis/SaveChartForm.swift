import Domain
import PresentationKit
import TextUI

/// The form for the file name of an exported chart. It stays open until the file has been written.
struct SaveChartForm: Equatable, Sendable, BooksScreen, FormScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case file }

  var words: AnalysisWords { ReadingWords(context.language).analysis }
  let drawing: [UInt8]
  var sheet: FormSheet<Field>

  init(_ drawing: [UInt8], name: String, _ context: ViewContext) {
    self.context = context
    let words = ReadingWords(context.language).analysis
    self.drawing = drawing
    sheet = FormSheet(
      [.init(.file, words.fieldFile, .text(TextField(name, limit: 1000)))], context)
  }

  var isOverWhenDone: Bool { false }

  mutating func save() -> [ScreenEffect] {
    var path = Substring(sheet.form.text(.file))
    while path.first?.isWhitespace == true { path.removeFirst() }
    while path.last?.isWhitespace == true { path.removeLast() }
    if path.isEmpty {
      sheet.refuse(.file, words.fileNameMissing)
      return []
    }
    return [.work(.reading(.analysis(.save(drawing, path: String(path)))))]
  }

  mutating func receive(_ event: ReadingEvent) -> [ScreenEffect] {
    guard case .analysis(let answer) = event else { return [] }
    switch answer {
    case .saved(let path):
      return [.back, .say(NoticeLine(.good, FileWords(words.language).wrote(path)))]
    case .notSaved(let error):
      sheet.refuse(.file, FileWords(words.language).report(error).message)
      return []
    case .overview, .days, .categories, .finished, .hours, .months, .records: return []
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.saveTitle, notes: [StyledText(words.saveHint, .dim)], into: &frame, in: area)
  }
}
