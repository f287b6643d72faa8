package import TextUI

/// A form on a screen of its own: it is saved, or left with a question when something was typed,
/// and says so when a text has reached its limit.
package struct FormSheet<Name: Hashable & Sendable>: Equatable, Sendable {
  /// What a key came to.
  package enum Outcome: Equatable {
    case ignored
    /// What was filled in is to be saved.
    case save
    case does([ScreenEffect])
  }

  package let language: Language
  package let glyphs: Glyphs
  package private(set) var form: Form<Name>
  /// The form as it was opened.
  package private(set) var before: Form<Name>
  private(set) var leaving = LeavingQuestion()
  /// What saving does, where it is more than that.
  let saving: String?
  /// Whether what is hidden from eyes behind one's back can be read just now.
  private var showsSecrets = false

  package init(
    _ fields: [Form<Name>.Field], _ look: ViewContext, saving: String? = nil
  ) {
    self.saving = saving
    language = look.language
    glyphs = look.glyphs
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

  /// Whether it is asked just now if what was typed may be thrown away.
  package var isAsking: Bool { leaving.bindings(language) != nil }

  /// Whether that was answered with a key that is no answer.
  package var isNudged: Bool { leaving.isNudged }

  /// Puts the card of that question back in its place.
  package mutating func settle() { leaving.settle() }

  /// Whether nothing would be lost by leaving.
  package var isUntouched: Bool { form.fields.map(\.content) == before.fields.map(\.content) }

  /// Whether a text is still the one the form was opened with.
  package func isUntouched(_ name: Name) -> Bool { form.text(name) == before.text(name) }

  package mutating func press(_ key: Key, columns: Int) -> Outcome {
    if let effects = leaving.press(key) { return .does(effects) }
    if key == .control("p"), hasSecret {
      showsSecrets.toggle()
      form.showSecrets(showsSecrets)
      before.showSecrets(showsSecrets)
      return .does([])
    }
    let isUnseen = form.focus.flatMap { form[$0]?.isMasked } ?? false
    switch form.update(key, columns: FormKeys.columns(columns)) {
    case .submitted: return .save
    case .cancelled: return .does(leaving.ask(unless: isUntouched, language))
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

  /// Puts a whole text into a field of several lines.
  mutating func set(_ name: Name, _ text: String) {
    switch form[name] {
    case .passage(let editor, let rows): form.set(name, .passage(editor.with(text), rows: rows))
    case .growing(let editor, let most): form.set(name, .growing(editor.with(text), upTo: most))
    case .text, .choice, .number, .toggle, .moment, .day, nil: break
    }
  }

  /// Replaces what a field holds, as when one field depends on another.
  package mutating func set(_ name: Name, _ content: FormContent) { form.set(name, content) }

  /// Whether there is a field whose characters are hidden.
  private var hasSecret: Bool { form.fields.contains { $0.content.isMasked } }

  /// Lets the keys begin on a field.
  package mutating func focus(on name: Name) { form.focus(on: name) }

  /// Says what is wrong with a field that was left, or that nothing is any more.
  package mutating func note(_ name: Name, _ sentence: String?) { form.note(name, sentence) }

  /// Shows what is wrong with a field.
  package mutating func refuse(_ name: Name, _ sentence: String) { form.refuse(name, sentence) }

  private func cut(_ field: Name) -> [ScreenEffect] {
    guard let limit = form[field]?.limit else { return [] }
    return [.say(NoticeLine(.refusal, ShellWords(language).limitReached(limit)))]
  }

  /// The row under the form, for what a screen has to add.
  package func rowBelow(in area: Area) -> Int {
    let columns = FormKeys.columns(area.size.columns)
    return area.origin.row + 3 + form.rowCount(columns: columns, within: area.size.rows - 2)
  }

  /// The room under the form, for a note.
  package func roomBelow(in area: Area) -> Area {
    area.inset(columns: 2).rows(rowBelow(in: area) - area.origin.row)
  }

  /// Draws the form under its title; `below` is drawn before a question covers it.
  package func draw(
    _ title: String, into frame: inout Frame, in area: Area, below: (inout Frame) -> Void = { _ in }
  ) {
    FormKeys.draw(title, form, into: &frame, in: area, glyphs)
    below(&frame)
    leaving.draw(into: &frame, in: area, glyphs)
  }

  /// Draws the form with a remark under it. Where there is little room, the blank rows between the fields
  /// make way for the remark.
  package func draw(_ title: String, into frame: inout Frame, in area: Area, remark: String) {
    let room = area.inset(columns: 2)
    let rows = remark.split(separator: "\n").reduce(0) { rows, line in
      rows + TextLayout.wrapped(String(line), to: room.size.columns).count
    }
    var upper = area
    if rows > 0 { upper.size.rows = max(min(area.size.rows, 8), area.size.rows - rows - 1) }
    FormKeys.draw(title, form, into: &frame, in: upper, glyphs)
    frame.write(wrapped: remark, in: room.rows(rowBelow(in: upper) - area.origin.row))
    leaving.draw(into: &frame, in: area, glyphs)
  }
}
