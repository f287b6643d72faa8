import Domain
import PresentationKit
import TextUI

/// All settings on one screen. Choices are changed in place, texts and numbers in a form, themes and fonts in a list
/// with a preview.
struct SettingsScreen: Equatable, Sendable, ScrollingScreen {
  var context: ViewContext
  var keyContext: KeyContext? { .settings }
  /// The form or list shown over the settings.
  enum Inner: Equatable, Sendable {
    case form(SettingForm)
    case chooser(SettingChooser)
  }

  enum Action: Equatable, Sendable { case next, previous, open, reset, back }

  private(set) var page: SettingsPage?
  private(set) var selected: Preference
  private(set) var inner: Inner?

  /// Creates the screen with a setting selected. The caller must load the page with `reload`.
  init(on selected: Preference? = nil, _ context: ViewContext) {
    self.context = context
    self.selected = selected.flatMap { Preference.shown.contains($0) ? $0 : nil } ?? .language
  }

  /// The request that reloads all settings.
  var reload: [Work] { [.settings(.load)] }

  var words: SettingsScreenWords { SettingsScreenWords(context.language) }

  var takesText: Bool { if case .form = inner { true } else { false } }
  var dialogEscape: String? { if case .form(let form) = inner { form.dialogEscape } else { nil } }
  var isOverWhenDone: Bool { false }

  /// Handles the answer of the features.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.settings else { return [] }
    switch event {
    case .page(let page): self.page = page
    case .changed(_, let page, let sentence):
      self.page = page
      inner = nil
      return [.say(NoticeLine(.good, sentence))]
    case .fonts(let names):
      inner = .chooser(chooser(.pictureFont, [""] + names))
    case .failed(let report):
      if report.isMendable, refuse(report) != nil { return [] }
      return [.say(NoticeLine(NoticeLine.Kind(report.status), report.message))]
    }
    return []
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard case .form(var form) = inner else { return nil }
    form.refuse(report)
    inner = .form(form)
    return []
  }

  private func chooser(_ preference: Preference, _ values: [String]) -> SettingChooser {
    SettingChooser(
      preference, values: values, current: page?.value(of: preference) ?? preference.defaultValue,
      words: words, glyphs: glyphs)
  }

  /// Whether the theme chooser is drawn over the previous screen.
  var liesOverPart: Bool {
    if case .chooser(let chooser) = inner { chooser.liesOverPart } else { false }
  }

  /// Returns the colours of the window. While the user chooses a theme, the whole window previews the one under the
  /// cursor.
  func paper(over shown: Paper?) -> Paper? {
    let shade = shown?.ground.rgb.shade
    return previewed.flatMap { ColourOptions($0).colours(on: shade) }.map(Paper.init) ?? shown
  }

  /// The settings as they would be with the theme under the cursor; nil if no theme is being chosen.
  private var previewed: SettingsPage? {
    guard let page, case .chooser(let chooser) = inner, chooser.preference == .theme,
      let theme = chooser.cursor.chosen
    else { return nil }
    let values = page.values.merging([.theme: theme]) { $1 }
    return SettingsPage(values: values, problems: page.problems, path: page.path)
  }

  private var keys: KeyTable<Action> {
    let unavailable = isReadOnly ? StorageWords(language).onlyReading : nil
    let arrows = glyphs.arrowKeys(2, 3)
    let opening = KeyTable<Action>.Row(
      Binding(
        .enter, label: glyphs.enter, meaning: words.keyOpen, on: .row, unavailable: unavailable,
        isPrimary: true), .open)
    let stepping = KeyTable<Action>.Row(
      isOpened
        ? Binding(
          .right, .left, .character(" "), label: arrows, meaning: words.keyChange, on: .row,
          unavailable: unavailable)
        : Binding(
          .enter, .right, .left, .character(" "), label: "\(glyphs.enter) \(arrows)",
          meaning: words.keyChange, on: .row, unavailable: unavailable, isPrimary: true), .next)
    let isStepped = selected.stepped(selected.defaultValue, by: 1) != nil
    return KeyTable(
      (isOpened ? [opening] : []) + (isStepped ? [stepping] : []) + [
        .init(
          Binding(.character("r"), meaning: words.keyReset, on: .row, unavailable: unavailable),
          .reset),
        .init(.arrows(words.keyChoose, glyphs)),
        .init(Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs), .back),
      ])
  }

  /// Whether Enter opens a list or a form for the selected setting, instead of stepping its value.
  private var isOpened: Bool {
    if selected == .theme || selected == .sayingsLettering { return true }
    switch selected.kind {
    case .flag, .choice: return false
    case .number, .text, .address, .command, .hours, .cycles, .target: return true
    }
  }

  var bindings: [Binding] {
    switch inner {
    case .form(let form): form.bindings
    case .chooser(let chooser): chooser.bindings
    case nil: keys.bindings
    }
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    switch inner {
    case .form(var form):
      let effects = form.press(key, columns: area.size.columns)
      inner = .form(form)
      return effects.map { closing($0) }
    case .chooser(var chooser):
      let effects = chooser.press(key, in: area)
      inner = .chooser(chooser)
      return effects.map { closing($0) }
    case nil: break
    }
    if let moved = Rows.moved(
      selected, by: key, among: Preference.shown, height: area.size.rows - 3)
    {
      selected = moved
      return []
    }
    let action: Action
    switch keys.meaning(of: key) {
    case .nothing: return nil
    case .cannot(let reason): return [.say(NoticeLine(.refusal, reason))]
    case .does(let meant): action = key == .left ? .previous : meant
    }
    switch action {
    case .next: return step(1)
    case .previous: return step(-1)
    case .open: return open()
    case .reset: return [.work(.settings(.reset(selected)))]
    case .back: return [.back]
    }
  }

  /// Removes `.back` from the effects and closes the form or list instead, so that the settings stay open.
  private mutating func closing(_ effects: [ScreenEffect]) -> [ScreenEffect] {
    if effects.contains(.back) { inner = nil }
    return effects.filter { $0 != .back }
  }

  private func step(_ step: Int) -> [ScreenEffect] {
    guard let page, let value = selected.stepped(page.value(of: selected), by: step) else {
      return []
    }
    return [.work(.settings(.set(selected, value)))]
  }

  private mutating func open() -> [ScreenEffect] {
    guard let page else { return [] }
    if selected == .pictureFont { return [.work(.settings(.fonts))] }
    inner =
      selected == .theme || selected == .sayingsLettering
      ? .chooser(chooser(selected, selected.choices ?? []))
      : .form(SettingForm(selected, value: page.value(of: selected), context))
    return []
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard case .form(var form) = inner else { return [] }
    let effects = form.paste(text)
    inner = .form(form)
    return effects
  }

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    takesText ? [] : press(key, in: area) ?? []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    if inner == nil, let preference = setting(at: point, in: area) { selected = preference }
    return []
  }
}
