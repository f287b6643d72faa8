package import TextUI

/// A screen that is one form: what is typed, saved, refused and left is the same in all of them.
package protocol FormScreen: PartScreen {
  associatedtype Field: Hashable & Sendable

  var sheet: FormSheet<Field> { get set }
  /// Does what saving comes to.
  mutating func save() -> [ScreenEffect]
  /// The field a refusal is about; nothing where it is about none.
  func field(of report: Report) -> Field?
  /// The field whose text Ctrl-O hands to an editor.
  var passage: Field? { get }
}

extension FormScreen {
  /// What is typed is left alone, whatever becomes of the store.
  package var reload: [Work] { [] }
  package var form: Form<Field> { sheet.form }
  package var keyContext: KeyContext? { .form }
  package var takesText: Bool { true }
  package var passage: Field? { nil }
  package func field(of report: Report) -> Field? { nil }

  package var bindings: [Binding] {
    guard passage != nil, !sheet.isAsking else { return sheet.bindings }
    return sheet.bindings + [editorKey]
  }

  /// The key that hands a text to an editor.
  package var editorKey: Binding {
    Binding(.control("o"), meaning: ShellWords(language).editor, glyphs: glyphs)
  }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { type(key, in: area) }

  /// Does what a key means on the sheet.
  package mutating func type(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch outcome(of: key, in: area) {
    case .save: return save()
    case .does(let effects): return effects
    case .ignored: return nil
    }
  }

  /// What a key comes to on the sheet.
  package mutating func outcome(of key: Key, in area: Area) -> FormSheet<Field>.Outcome {
    if let passage, key == .control("o") { return .does([.edit(form.text(passage))]) }
    let outcome = sheet.press(key, columns: area.size.columns)
    if !hasMotion { sheet.settle() }
    return outcome
  }

  /// A key that does not answer the question of the sheet moves its card once.
  package func isMoving(in area: Area) -> Bool { sheet.isNudged }

  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    sheet.settle()
    return []
  }

  package mutating func paste(_ text: String) -> [ScreenEffect] { sheet.paste(text) }

  /// Puts a text back that was changed in an editor, without the line end editors add.
  package mutating func edited(_ text: String) -> [ScreenEffect] {
    if let passage { sheet.set(passage, text.hasSuffix("\n") ? String(text.dropLast()) : text) }
    return []
  }

  /// A refusal stands at the field it is about.
  package mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    report.isMendable ? show(report) : nil
  }

  /// Says at a field what is wrong with it; nothing where it is not shown or cannot be changed.
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
