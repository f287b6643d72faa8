import Domain
import PresentationKit
import TextUI

/// The form for adding or editing a saying.
struct SayingForm: Equatable, Sendable, FormScreen {
  typealias Field = SayingField

  var context: ViewContext
  var words: SayingsWords { SayingsWords(context.language) }
  /// The saying being edited; nil in the form for a new saying.
  let saying: Saying?
  /// The style of the picture beside the form.
  let style: ThemeColours
  var sheet: FormSheet<SayingField>

  init(
    _ saying: Saying? = nil, style: ThemeColours = ColourOptions().cardColours(),
    _ context: ViewContext
  ) {
    self.context = context
    self.style = style
    let words = SayingsWords(context.language)
    self.saying = saying
    let limit = SayingWords.textLimit
    let eng = TextEditor(saying?.words.eng?.text ?? "", limit: limit)
    let kor = TextEditor(saying?.words.kor?.text ?? "", limit: limit)
    let texts: [Form<SayingField>.Field] = [
      .init(.kor, words.fieldName(.kor), .multiline(kor, rows: 4)),
      .init(.eng, words.fieldName(.eng), .multiline(eng, rows: 4)),
    ]
    let who = TextField(
      saying?.words.who?.text ?? "", limit: SayingWords.whoLimit, placeholder: words.whoHint)
    sheet = FormSheet(
      (context.language.isKorean ? texts : texts.reversed())
        + [.init(.who, words.fieldName(.who), .text(who))], context)
  }

  /// The request for the filled-in fields. Untouched fields are nil, because another process may have changed their
  /// values meanwhile.
  private var work: SayingsWork {
    func text(_ field: SayingField) -> String { sheet.form.text(field) }
    guard let saying else {
      return .add(SayingDraft(eng: text(.eng), kor: text(.kor), who: text(.who)))
    }
    func changed(_ field: SayingField) -> String? {
      sheet.isUntouched(field) ? nil : text(field)
    }
    return .edit(
      saying.number,
      SayingChange(eng: changed(.eng), kor: changed(.kor), who: changed(.who)))
  }

  /// Saves the form. Without changes, the form only closes.
  func save() -> [ScreenEffect] {
    saying != nil && sheet.isUntouched ? [.back] : [.work(.sayings(work))]
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      saying.map { words.editTitle($0.number) } ?? words.newTitle, into: &frame, in: area,
      side: { frame, room in drawPicture(into: &frame, in: room) })
  }

  /// Draws the picture of the typed words.
  private func drawPicture(into frame: inout Frame, in room: Area) {
    func text(_ field: SayingField) -> String? {
      let text = sheet.form.text(field)
      return text.allSatisfy(\.isWhitespace) ? nil : text
    }
    let typed = SayingWords(
      stored: text(.eng).map { MultilineText(stored: $0) },
      kor: text(.kor).map { MultilineText(stored: $0) },
      who: text(.who).map { SingleLineText(stored: $0) })
    let size = SayingPicture.size(in: room.size)
    let paper = Area(
      column: room.origin.column, row: room.origin.row, columns: size.columns, rows: size.rows)
    SayingPicture(
      saying: typed, words: words, colours: style, lettering: .plain, glyphs: glyphs
    ).draw(into: &frame, in: paper)
  }
}

/// The form for the name of the file to which a saying is saved.
struct SavingSheet: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: Hashable, Sendable { case path }

  var words: SayingsWords { SayingsWords(context.language) }
  let saying: Saying
  let saving: SavingForm
  let style: ThemeColours
  var sheet: FormSheet<Field>

  init(_ saying: Saying, _ saving: SavingForm, _ style: ThemeColours, _ context: ViewContext) {
    self.context = context
    let words = SayingsWords(context.language)
    self.saying = saying
    self.saving = saving
    self.style = style
    let name = TextField("haru-\(saying.number).\(saving.rawValue)", limit: 1000)
    sheet = FormSheet([.init(.path, words.labelFile, .text(name))], context)
  }

  mutating func save() -> [ScreenEffect] {
    guard let path = saving.path(named: sheet.form.text(.path)) else {
      sheet.refuse(.path, words.nameMissing)
      return []
    }
    return [.work(.sayings(.save(saying, saving, style, path: path)))]
  }

  /// Shows an error about the file at the field and keeps the typed name. Returns nil for all other errors.
  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard report.field == "image" else { return nil }
    sheet.refuse(.path, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.saveTitle(saving), notes: [StyledText(words.saveHint, .dim)], into: &frame, in: area,
      side: saving == .txt ? nil : { frame, room in drawPicture(into: &frame, in: room) })
  }

  /// Draws the picture that will be saved.
  private func drawPicture(into frame: inout Frame, in room: Area) {
    let size = SayingPicture.size(in: room.size)
    let paper = Area(
      column: room.origin.column, row: room.origin.row, columns: size.columns, rows: size.rows)
    SayingPicture(
      saying: saying.words, words: words, colours: style, lettering: .plain, glyphs: glyphs
    ).draw(into: &frame, in: paper)
  }
}
