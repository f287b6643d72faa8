package import TextUI

/// A screen that is a single form. Typing, saving, refusals and leaving work the same in all form screens.
package protocol FormScreen: CardScreen {
  associatedtype Field: Hashable & Sendable

  var sheet: FormSheet<Field> { get set }
  mutating func save() -> [ScreenEffect]
  /// Returns the field that a refusal is about; nil if it is about no field.
  func field(of report: Report) -> Field?
  /// The field whose text Ctrl-O opens in an external editor; nil if there is none.
  var passage: Field? { get }
}

extension FormScreen {
  /// The requests that reload the screen. A form has none, so that changes in the store never replace typed text.
  package var reload: [Work] { [] }
  package var form: Form<Field> { sheet.form }
  package var keyContext: KeyContext? { .form }
  package var takesText: Bool { true }
  package var passage: Field? { nil }
  package var dialogEscape: String? { sheet.dialogEscape }
  package func field(of report: Report) -> Field? { nil }

  package var bindings: [Binding] {
    guard passage != nil, !sheet.isAsking else { return sheet.bindings }
    return sheet.bindings + [editorKey]
  }

  /// The key that opens the text in an external editor.
  package var editorKey: Binding {
    Binding(.control("o"), meaning: ShellWords(language).editor, glyphs: glyphs)
  }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { type(key, in: area) }

  package mutating func type(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch outcome(of: key, in: area) {
    case .save: return save()
    case .does(let effects): return effects
    case .ignored: return nil
    }
  }

  package mutating func outcome(of key: Key, in area: Area) -> FormSheet<Field>.Outcome {
    if let passage, key == .control("o") { return .does([.edit(form.text(passage))]) }
    let outcome = sheet.press(key, columns: area.size.columns)
    if !hasMotion { sheet.endNudge() }
    return outcome
  }

  /// Returns whether the card of the question is nudged, because the last key was not an answer.
  package func isMoving(in area: Area) -> Bool { sheet.isNudged }

  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    sheet.endNudge()
    return []
  }

  package mutating func paste(_ text: String) -> [ScreenEffect] { sheet.paste(text) }

  /// Stores a text after external editing, without the final newline that editors add.
  package mutating func edited(_ text: String) -> [ScreenEffect] {
    if let passage { sheet.set(passage, text.hasSuffix("\n") ? String(text.dropLast()) : text) }
    return []
  }

  /// Shows an error at the field it is about, and returns the effects. Returns nil if the user cannot correct the
  /// input, or if the form has no such field.
  package mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    report.isMendable ? show(report) : nil
  }

  /// Shows the message at its field, and returns the effects. Returns nil if the field is not in the form or is locked.
  package mutating func show(_ report: Report) -> [ScreenEffect]? {
    guard let field = field(of: report), form[field] != nil, !form.isLocked(field) else {
      return nil
    }
    sheet.refuse(field, report.message)
    return []
  }
}

extension FormScreen where Field: RawRepresentable, Field.RawValue == String {
  package func field(of report: Report) -> Field? { report.field.flatMap(Field.init(rawValue:)) }
}
