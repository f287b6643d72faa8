import Domain
import PresentationKit
import TextUI

/// The form in which a feeling is written down, or changed.
struct MoodForm: Equatable, Sendable, FormScreen {
  var look: ViewContext
  /// The fields.
  enum Field: String, Hashable, Sendable { case text, at, level }

  var words: MoodsWords { MoodsWords(look.language) }
  /// The feeling that is changed; nothing when a new one is written down.
  let record: MoodRecord?
  /// The level of the feeling; an entry has none.
  let level: MoodLevel?
  /// The day the form was opened on.
  private let opened: Day
  var sheet: FormSheet<Field>

  /// A new feeling at a level; the moment is the one the form was opened at, on the day shown.
  init(_ level: MoodLevel, on day: Day, _ look: ViewContext) {
    self.init(
      nil, level, text: "", at: MoodForm.written(day, look.now.time), look)
  }

  /// A new entry of the diary.
  init(on day: Day, _ look: ViewContext) {
    self.init(nil, nil, text: "", at: MoodForm.written(day, look.now.time), look)
  }

  /// A feeling that is changed.
  init(_ record: MoodRecord, _ look: ViewContext) {
    self.init(
      record, record.level, text: record.text?.text ?? "",
      at: Self.written(record.day, record.at.time),
      look)
  }

  private init(
    _ record: MoodRecord?, _ level: MoodLevel?, text: String, at: String, _ look: ViewContext
  ) {
    self.look = look
    let words = MoodsWords(look.language)
    self.record = record
    self.level = level
    opened = look.now.day
    let isEntry = level == nil || record?.isLong == true
    let editor = TextEditor(
      text, limit: isEntry ? nil : MoodRecord.textLimit, placeholder: words.textHint)
    var fields: [Form<Field>.Field] = [
      .init(.text, words.labelText, .passage(editor, rows: isEntry ? 14 : 6)),
      .init(.at, words.labelAt, .text(TextField(at, limit: 30))),
    ]
    if record != nil, let level {
      fields.append(
        .init(.level, words.labelLevel, .number(NumberField(level.value, in: MoodLevel.range))))
    }
    sheet = FormSheet(fields, look)
  }

  private static func written(_ day: Day, _ time: TimeOfDay) -> String {
    "\(day) \(time.description.prefix(5))"
  }

  var passage: Field? { .text }

  /// The words of a form; without any it is a feeling alone.
  private func words(in form: Form<Field>) -> String? {
    form.text(.text).allSatisfy(\.isWhitespace) ? nil : form.text(.text)
  }

  /// Saves what was filled in; a time that cannot be read is said at its field.
  mutating func save() -> [ScreenEffect] {
    let read: DayAndTime
    do throws(UsageError) {
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
      // Untouched it is now, with its seconds, so that feelings stay in the order they came.
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

  func draw(into frame: inout Frame, in area: Area) {
    let mark = level.map { "\(glyphs.sign(of: $0.shape)) \($0.value)" }
    let title =
      record == nil ? mark.map(words.writeTitle) ?? words.entryTitle : words.editTitle
    sheet.draw(title, into: &frame, in: area)
  }
}

/// A form of one line: the artist's name, or the name of a file.
struct LineForm: Equatable, Sendable, FormScreen {
  var look: ViewContext
  /// What the line is for.
  enum Purpose: Equatable, Sendable {
    case name
    case save(Canvas, PictureForm)
    case saveYear(MoodYear, PictureForm)
  }

  /// The only field.
  enum Field: Hashable, Sendable { case line }

  var words: MoodsWords { MoodsWords(look.language) }
  let purpose: Purpose
  var sheet: FormSheet<Field>

  init(_ purpose: Purpose, text: String, _ look: ViewContext) {
    self.look = look
    let words = MoodsWords(look.language)
    self.purpose = purpose
    let field: Form<Field>.Field =
      switch purpose {
      case .name:
        .init(
          .line, words.labelName,
          .text(TextField(text, limit: Preference.moodsArtist.limit, placeholder: words.nameless)))
      case .save, .saveYear: .init(.line, words.labelFile, .text(TextField(text, limit: 1000)))
      }
    sheet = FormSheet([field], look)
  }

  /// What the name was asked for goes on.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .said? = answer.moods, purpose == .name { [.back] } else { [] }
  }

  /// A name is given with Enter alone, and is asked for again next time otherwise.
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
    sheet.draw(title, into: &frame, in: area) { frame in
      frame.write(wrapped: hint, in: sheet.roomBelow(in: area))
    }
  }
}
