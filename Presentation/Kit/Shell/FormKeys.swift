import Domain
package import TextUI

/// What all screens with a form have in common.
package enum FormKeys {
  /// The keys of a form: enter saves on its last field, unless it begins a new line there. What
  /// does something else than save says so.
  package static func bindings<Name>(
    _ form: Form<Name>, _ language: Language, _ glyphs: Glyphs, saving: String? = nil
  ) -> [Binding] {
    let shell = ShellWords(language)
    let saving = saving ?? shell.save
    let enter = Key.enter.printed(glyphs)
    let save =
      form.endsWithEnter
      ? Binding(
        .control("s"), .enter, label: "\(enter) Ctrl-S", meaning: saving, isPrimary: true)
      : Binding(.control("s"), meaning: saving, isPrimary: true)
    let next = Binding(.tab, .enter, label: "Tab", meaning: shell.nextField, isPrimary: true)
    return [save] + (form.hasOneField ? [] : [next]) + [
      Binding(.escape, meaning: shell.keyCancel, glyphs: glyphs)
    ]
  }

  /// The columns a form has on a screen of so many.
  package static func columns(_ columns: Int) -> Int { max(0, min(72, columns - 4)) }

  /// Draws a form under its title.
  package static func draw<Name>(
    _ title: String, _ form: Form<Name>, into frame: inout Frame, in area: Area, _ glyphs: Glyphs
  ) {
    let room = area.inset(columns: 2)
    frame.put(
      TextLayout.clipped(title, to: room.size.columns, ellipsis: glyphs.ellipsis),
      room.origin.column, room.origin.row, .bold)
    let body = Area(
      column: room.origin.column, row: room.origin.row + 2, columns: columns(area.size.columns),
      rows: room.size.rows - 2)
    form.draw(into: &frame, in: body, glyphs: glyphs)
  }
}

/// The question that is asked before something typed would be thrown away.
struct LeavingQuestion: Equatable, Sendable {
  private var prompt: Prompt?
  private var language = Language.english

  init() {}

  /// Leaves a form, or asks first when something was typed.
  mutating func ask(unless isUntouched: Bool, _ language: Language) -> [ScreenEffect] {
    if isUntouched { return [.back] }
    let shell = ShellWords(language)
    self.language = language
    prompt = Prompt(
      title: shell.leaveTitle, text: shell.leaveText,
      choices: [
        .init(.character("k"), shell.keepWriting, or: .character("n")),
        .init(.character("x"), shell.keyLeave, or: .character("y")),
      ])
    return []
  }

  /// Answers the question; nothing when none was asked.
  mutating func press(_ key: Key) -> [ScreenEffect]? {
    guard var asked = prompt else { return nil }
    // The letters are answers here, whatever they were a moment ago.
    let outcome = asked.update(Dubeolsik.latin(key))
    prompt = asked
    switch outcome {
    case .chose(0):
      prompt = nil
      return []
    // Whoever presses Esc until they are out gets out.
    case .cancelled, .chose:
      prompt = nil
      return [.back]
    case .ignored:
      let keys = bindings(language) ?? []
      return [.say(NoticeLine(.refusal, ShellWords(language).onlyKeys(keys)))]
    case .moved: return []
    }
  }

  /// Whether it was given a key that is no answer.
  var isNudged: Bool { prompt?.isNudged ?? false }

  /// Puts its card back in its place.
  mutating func settle() { prompt?.settle() }

  /// The keys while the question is asked.
  func bindings(_ language: Language) -> [Binding]? {
    guard prompt != nil else { return nil }
    let shell = ShellWords(language)
    return [
      Binding(.character("k"), meaning: shell.keepWriting, isPrimary: true),
      Binding(.character("x"), meaning: shell.keyLeave, isPrimary: true),
    ]
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    prompt?.draw(into: &frame, in: area, glyphs: glyphs)
  }
}
