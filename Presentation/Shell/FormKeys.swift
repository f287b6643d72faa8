import Domain

/// What all screens with a form have in common.
enum FormKeys {
  /// The keys of every form.
  static func bindings(_ language: Language, _ glyphs: Glyphs) -> [Binding] {
    let shell = ShellWords(language)
    return [
      Binding(.control("s"), meaning: shell.save, isPrimary: true),
      Binding(.tab, .enter, label: "Tab", meaning: shell.nextField, isPrimary: true),
      Binding(.escape, meaning: shell.cancel, glyphs: glyphs),
    ]
  }

  /// The columns a form has on a screen of so many.
  static func columns(_ columns: Int) -> Int { max(0, min(72, columns - 4)) }

  /// Draws a form under its title.
  static func draw<Name>(
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

  init() {}

  /// Leaves a form, or asks first when something was typed.
  mutating func ask(unless isUntouched: Bool, _ language: Language) -> [ScreenEffect] {
    if isUntouched { return [.back] }
    let shell = ShellWords(language)
    prompt = Prompt(
      title: shell.leaveTitle, text: shell.leaveText,
      choices: [.init(.character("k"), shell.keepWriting), .init(.character("x"), shell.leave)])
    return []
  }

  /// Answers the question; nothing when none was asked.
  mutating func press(_ key: Key) -> [ScreenEffect]? {
    guard var asked = prompt else { return nil }
    let outcome = asked.update(key)
    prompt = asked
    switch outcome {
    case .cancelled, .chose(0):
      prompt = nil
      return []
    case .chose:
      prompt = nil
      return [.back]
    case .ignored, .moved: return []
    }
  }

  /// The keys while the question is asked.
  func bindings(_ language: Language) -> [Binding]? {
    guard prompt != nil else { return nil }
    let shell = ShellWords(language)
    return [
      Binding(.character("k"), meaning: shell.keepWriting, isPrimary: true),
      Binding(.character("x"), meaning: shell.leave, isPrimary: true),
    ]
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    prompt?.draw(into: &frame, in: area, glyphs: glyphs)
  }
}
