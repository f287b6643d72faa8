package import TextUI

/// A form as a screen: it saves, asks before typed text is discarded, and reports a text that reached its length limit.
package struct FormSheet<Name: Hashable & Sendable>: Equatable, Sendable {
  /// The result of handling a key.
  package enum Outcome: Equatable {
    case ignored
    /// The caller must save the form.
    case save
    case does([ScreenEffect])
  }

  package let language: Language
  package let glyphs: Glyphs
  package private(set) var form: Form<Name>
  /// The form as it was opened, to detect changes.
  package private(set) var before: Form<Name>
  private(set) var leaving = LeavingQuestion()
  /// The label of the save key; nil for the default label.
  let saving: String?
  /// Whether masked fields currently show their text.
  private var showsSecrets = false

  package init(
    _ fields: [Form<Name>.Field], _ context: ViewContext, saving: String? = nil
  ) {
    self.saving = saving
    language = context.language
    glyphs = context.glyphs
    form = Form(fields)
    before = form
  }

  package var bindings: [Binding] {
    if let asking = leaving.bindings(language) { return asking }
    var bindings = FormKeys.bindings(form, language, glyphs, saving: saving)
    if hasSecret {
      let words = ShellWords(language)
      let meaning = showsSecrets ? words.hideSecret : words.showSecret
      bindings.insert(Binding(.control("p"), meaning: meaning), at: bindings.count - 1)
    }
    return bindings
  }

  /// Whether the question about leaving is shown.
  package var isAsking: Bool { leaving.bindings(language) != nil }

  /// The effect of Esc while the question is shown; nil without a question.
  package var dialogEscape: String? { isAsking ? ShellWords(language).keyLeave : nil }

  /// Whether the last key was not an answer to the question. The card of the question then moves once.
  package var isNudged: Bool { leaving.isNudged }

  /// Ends the animation that nudges the card of the question.
  package mutating func endNudge() { leaving.endNudge() }

  /// Whether the form is unchanged, so that leaving it loses nothing.
  package var isUntouched: Bool { form.fields.map(\.content) == before.fields.map(\.content) }

  /// Whether the form can be left without a question: nothing but passwords was typed.
  private var isDisposable: Bool {
    zip(form.fields, before.fields).allSatisfy { $0.content == $1.content || $0.content.isMasked }
  }

  /// Returns whether the text or the number of a field is the one with which the form was opened.
  package func isUntouched(_ name: Name) -> Bool {
    form.text(name) == before.text(name) && form.number(name) == before.number(name)
  }

  package mutating func press(_ key: Key, columns: Int) -> Outcome {
    if let effects = leaving.press(key) { return .does(effects) }
    if key == .control("p"), hasSecret {
      showsSecrets.toggle()
      form.showSecrets(showsSecrets)
      before.showSecrets(showsSecrets)
      return .does([])
    }
    let isUnseen = form.focus.flatMap { form[$0]?.isMasked } ?? false
    switch form.update(key, columns: SheetTemplate.inside(columns)) {
    case .submitted: return .save
    case .cancelled: return .does(leaving.ask(unless: isDisposable, language))
    case .cut(let field): return .does(cut(field))
    case .ignored: return .ignored
    case .changed where isUnseen && Dubeolsik.isKorean(key):
      return .does([.say(NoticeLine(.refusal, ShellWords(language).writesKorean))])
    case .moved, .changed: return .does([])
    }
  }

  package mutating func paste(_ text: String) -> [ScreenEffect] {
    if case .cut(let field) = form.paste(text) { cut(field) } else { [] }
  }

  /// Replaces the text of a field of several lines; does nothing for other fields.
  mutating func set(_ name: Name, _ text: String) {
    switch form[name] {
    case .multiline(let editor, let rows): form.set(name, .multiline(editor.with(text), rows: rows))
    case .growing(let editor, let most): form.set(name, .growing(editor.with(text), upTo: most))
    case .text, .choice, .number, .toggle, .moment, .day, nil: break
    }
  }

  /// Replaces the content of a field, for example when it depends on the value of another field.
  package mutating func set(_ name: Name, _ content: FormContent) { form.set(name, content) }

  private var hasSecret: Bool { form.fields.contains { $0.content.isMasked } }

  package mutating func focus(on name: Name) { form.focus(on: name) }

  /// Shows a message at a field that the user left, or clears it if nil.
  package mutating func note(_ name: Name, _ sentence: String?) { form.note(name, sentence) }

  /// Shows an error message at a field.
  package mutating func refuse(_ name: Name, _ sentence: String) { form.refuse(name, sentence) }

  private func cut(_ field: Name) -> [ScreenEffect] {
    guard let limit = form[field]?.limit else { return [] }
    return [.say(NoticeLine(.refusal, ShellWords(language).limitReached(limit)))]
  }
}
