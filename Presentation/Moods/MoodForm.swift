import Domain
import PresentationKit
import TextUI

/// The form that records or edits a mood.
struct MoodForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case text, at, level }

  var words: MoodsWords { MoodsWords(context.language) }
  /// The mood being edited; nil for a new one.
  let record: MoodRecord?
  /// The level of the mood; nil for a diary entry.
  let level: MoodLevel?
  /// The colours of the gauge beside the form of a new mood.
  private(set) var theme = MoodTheme.dawn
  /// The day for which the form was opened.
  private let opened: Day
  var sheet: FormSheet<Field>

  /// Creates the form for a new mood with a level. The proposed time is now, on the given day. The text starts with
  /// `typed`.
  init(
    _ level: MoodLevel, on day: Day, theme: MoodTheme = .dawn, typed: String = "",
    _ context: ViewContext
  ) {
    self.init(
      nil, level, text: "", at: MoodForm.written(day, context.now.time, context), context)
    self.theme = theme
    if !typed.isEmpty { _ = sheet.paste(typed) }
  }

  /// Creates the form for a new diary entry.
  init(on day: Day, _ context: ViewContext) {
    self.init(nil, nil, text: "", at: MoodForm.written(day, context.now.time, context), context)
  }

  /// Creates the form that edits a mood.
  init(_ record: MoodRecord, _ context: ViewContext) {
    self.init(
      record, record.level, text: record.text?.text ?? "",
      at: Self.written(record.day, record.at.time, context), context)
  }

  private init(
    _ record: MoodRecord?, _ level: MoodLevel?, text: String, at: String, _ context: ViewContext
  ) {
    self.context = context
    let words = MoodsWords(context.language)
    self.record = record
    self.level = level
    opened = context.now.day
    let isEntry = level == nil || record?.isLong == true
    let editor = TextEditor(
      text, limit: isEntry ? nil : MoodRecord.textLimit, placeholder: words.textHint)
    var fields: [Form<Field>.Field] = [
      .init(.text, words.labelText, .multiline(editor, rows: isEntry ? 14 : 6)),
      .init(.at, words.labelAt, .text(TextField(at, limit: 40))),
    ]
    if record != nil, let level {
      fields.append(
        .init(.level, words.labelLevel, .number(NumberField(level.value, in: MoodLevel.range))))
    }
    sheet = FormSheet(fields, context)
  }

  private static func written(_ day: Day, _ time: TimeOfDay, _ context: ViewContext) -> String {
    CalendarWords.moment(day, time, today: context.now.day, in: context.language)
  }

  var passage: Field? { .text }

  /// Returns the entered text; nil if it is blank.
  private func words(in form: Form<Field>) -> String? {
    form.text(.text).allSatisfy(\.isWhitespace) ? nil : form.text(.text)
  }

  /// Saves the form. If the time cannot be parsed, an error is shown at its field.
  mutating func save() -> [ScreenEffect] {
    let read: DayAndTime
    do throws(ArgumentParseError) {
      let order = DateOrder.monthFirst.spoken(in: words.language)
      let (day, time) = try DayReader(now: now, looking: .back, order: order)
        .moment(form.text(.at), otherwise: record?.at.time ?? now.time, option: "at")
      read = DayAndTime(day, time)
    } catch {
      sheet.refuse(.at, words.badMoment)
      return []
    }
    let isSame = sheet.isUntouched(.at)
    guard let record else {
      // An untouched time becomes the moment of saving, with seconds, so that moods keep the order
      // of recording.
      let at = isSame && read.day == opened ? nil : read
      let draft = MoodDraft(level: level?.value, text: words(in: form))
      return [.work(.moods(.add(draft, at: at)))]
    }
    if sheet.isUntouched { return [.back] }
    let number = level == nil ? nil : form.number(.level)
    let change = MoodChange(
      level: number == level?.value ? nil : number,
      text: sheet.isUntouched(.text) ? nil : .some(words(in: form)))
    return [.work(.moods(.edit(record.id, change, at: isSame ? nil : read)))]
  }

  /// Returns the layout with the gauge at the left, and the shape and the form at the right of the gauge. Returns nil
  /// if there is no gauge or no room for one.
  private func layout(in area: Area) -> GaugeScreen.Layout? {
    guard record == nil, level != nil, area.size.columns >= 60, area.size.rows >= 12 else {
      return nil
    }
    return GaugeScreen.layout(in: area, writes: true)
  }

  private func formArea(in area: Area) -> Area { layout(in: area)?.form ?? area }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    type(key, in: formArea(in: area))
  }

  func draw(into frame: inout Frame, in area: Area) {
    if let level, let layout = layout(in: area) {
      let art = MoodGaugeArt(level, theme: theme)
      art.draw(into: &frame, in: layout.gauge, glyphs)
      art.drawNames(words, into: &frame, in: layout.gauge, from: area.origin.column)
      MoodMark(level, theme: theme).draw(into: &frame, in: layout.mark, glyphs)
    }
    let area = formArea(in: area)
    let mark = level.map { "\(glyphs.sign(of: $0.shape)) \($0.value)" }
    let title =
      record == nil ? mark.map(words.writeTitle) ?? words.entryTitle : words.editTitle
    sheet.draw(title, into: &frame, in: area)
  }
}

/// A form with a single line, for the name of the artist or of a file.
struct SingleLineForm: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Purpose: Equatable, Sendable {
    case name
    case save(Canvas, PictureForm)
    case saveYear(MoodYear, PictureForm)
  }

  enum Field: Hashable, Sendable { case line }

  var words: MoodsWords { MoodsWords(context.language) }
  let purpose: Purpose
  var sheet: FormSheet<Field>

  init(_ purpose: Purpose, text: String, _ context: ViewContext) {
    self.context = context
    let words = MoodsWords(context.language)
    self.purpose = purpose
    let field: Form<Field>.Field =
      switch purpose {
      case .name:
        .init(
          .line, words.labelName,
          .text(TextField(text, limit: Preference.moodsArtist.limit, placeholder: words.nameless)))
      case .save, .saveYear: .init(.line, words.labelFile, .text(TextField(text, limit: 1000)))
      }
    sheet = FormSheet([field], context)
  }

  /// Closes the form once the name is stored.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .confirmed? = answer.moods, purpose == .name { [.back] } else { [] }
  }

  /// Saves the name of the artist, or writes the picture to the file with the typed name.
  func save() -> [ScreenEffect] {
    let text = form.text(.line)
    return switch purpose {
    case .name: [.work(.moods(.name(text)))]
    case .save(let canvas, let form): [.work(.moods(.save(canvas, form, path: text)))]
    case .saveYear(let year, let form): [.work(.moods(.saveYear(year, form, path: text)))]
    }
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    sheet.refuse(.line, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let (title, hint) =
      switch purpose {
      case .name: (words.nameTitle, words.nameHint)
      case .save(_, let form), .saveYear(_, let form): (words.saveTitle(form), words.saveHint)
      }
    sheet.draw(title, notes: [StyledText(hint, .dim)], into: &frame, in: area)
  }
}
