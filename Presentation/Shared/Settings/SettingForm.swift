import Domain
import PresentationKit
import TextUI

/// A form for entering a text or a number.
struct SettingForm: Equatable, Sendable {
  private enum Field: Hashable, Sendable { case value }

  let preference: Preference
  private var sheet: FormSheet<Field>
  private let title: String

  init(_ preference: Preference, value: String, _ context: ViewContext) {
    self.preference = preference
    let words = SettingsScreenWords(context.language)
    title = "\(words.title) · \(words.label(preference))"
    // A secret is never shown; the field starts empty for a new one.
    let text = preference.isSecret ? "" : value
    let limit = if case .number = preference.kind { 5 } else { preference.limit }
    sheet = FormSheet(
      [
        .init(
          .value, words.label(preference),
          .text(TextField(text, limit: limit, isMasked: preference.isSecret)))
      ], context)
  }

  var bindings: [Binding] {
    if sheet.isAsking { return sheet.bindings }
    let shell = ShellWords(sheet.language)
    return [
      Binding(
        .enter, .control("s"), label: sheet.glyphs.enter, meaning: shell.save, isPrimary: true),
      Binding(.escape, meaning: shell.keyCancel, isPrimary: true, glyphs: sheet.glyphs),
    ]
  }

  /// The effect of Esc while the form asks whether to save; nil if it does not ask.
  var dialogEscape: String? { sheet.dialogEscape }

  mutating func press(_ key: Key, columns: Int) -> [ScreenEffect]? {
    // The form has a single field, so Enter saves.
    let key = key == .enter && !sheet.isAsking ? .control("s") : key
    let outcome = sheet.press(key, columns: columns)
    // No timer runs here to end the nudge of the confirmation card, so it is ended at once.
    sheet.endNudge()
    switch outcome {
    case .save: return [.work(.settings(.set(preference, sheet.form.text(.value))))]
    case .does(let effects): return effects
    case .ignored: return nil
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] { sheet.paste(text) }

  mutating func refuse(_ report: Report) { sheet.refuse(.value, report.message) }

  func draw(_ note: String, into frame: inout Frame, in area: Area) {
    sheet.draw(title, notes: [StyledText(note, .dim)], into: &frame, in: area)
  }
}
