import Domain
package import TextUI

/// The keys and the width that all form screens have in common.
package enum FormKeys {
  /// Returns the keys of a form. Enter saves on the last field, unless it starts a new line there. `saving` replaces
  /// the label of the save key.
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

  /// Returns the width of a form on a screen of `columns` columns.
  package static func columns(_ columns: Int) -> Int { SheetTemplate.inside(columns) }
}

/// The question that is asked before typed text is discarded.
struct LeavingQuestion: Equatable, Sendable {
  private var prompt: Prompt?
  private var language = Language.english

  init() {}

  /// Leaves a form at once if it is unchanged; otherwise asks first.
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

  /// Handles a key as an answer to the question; nil if the question is not shown.
  mutating func press(_ key: Key) -> [ScreenEffect]? {
    guard var asked = prompt else { return nil }
    // Korean letters count as commands here, even if the form took them as text before.
    let outcome = asked.update(Dubeolsik.latin(key))
    prompt = asked
    switch outcome {
    case .chose(0):
      prompt = nil
      return []
    // A second Esc leaves the form, so that pressing Esc repeatedly always gets out.
    case .cancelled, .chose:
      prompt = nil
      return [.back]
    case .ignored:
      let keys = bindings(language) ?? []
      return [.say(NoticeLine(.refusal, ShellWords(language).onlyKeys(keys)))]
    case .moved: return []
    }
  }

  /// Whether the last key was not an answer. The card of the question then moves once.
  var isNudged: Bool { prompt?.isNudged ?? false }

  /// Ends the animation that nudges the card of the question.
  mutating func endNudge() { prompt?.endNudge() }

  /// Returns the keys while the question is shown; nil otherwise.
  func bindings(_ language: Language) -> [Binding]? {
    guard prompt != nil else { return nil }
    let shell = ShellWords(language)
    return [
      Binding(.character("k"), meaning: shell.keepWriting, isPrimary: true),
      Binding(.character("x"), meaning: shell.keyLeave, isPrimary: true),
    ]
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard let prompt else { return }
    frame.recede()
    prompt.drawCard(into: &frame, in: area, glyphs: glyphs)
  }
}
