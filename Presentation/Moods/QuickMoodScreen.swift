import Domain
import PresentationKit
import TextUI

/// The sheet that asks how the user feels: five tiles, each with the shape and the colour that its number gives. A
/// number saves a mood at once, without text.
struct QuickMoodScreen: Equatable, Sendable, StillScreen {
  var context: ViewContext
  var words: MoodsWords { MoodsWords(context.language) }
  /// The theme of the day, which gives the colours.
  private(set) var theme: MoodTheme
  /// The tile that Enter saves.
  private(set) var chosen = MoodStep.middle

  init(theme: MoodTheme, _ context: ViewContext) {
    self.theme = theme
    self.context = context
  }

  /// Applies the theme of the day when its page is loaded, because the sheet may be opened from another part.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .page(let page)? = answer.moods, page.canvas.day == today { theme = page.canvas.theme }
    return []
  }

  func liesOver(in area: Area) -> Bool { true }
  var ownsKeys: Bool { true }
  /// A typed letter starts the text of the mood. Korean letters are therefore not translated to the keys of a Latin
  /// keyboard.
  var readsLetters: Bool { true }
  var isOverWhenDone: Bool { true }
  var isOverWhenGone: Bool { true }

  enum Action: Equatable, Sendable { case save(MoodStep), chosen, gauge, cancel }

  var bindings: [Binding] {
    let digits = Binding(
      keys: MoodStep.allCases.map(key), label: "1-5", meaning: words.keySaveAtOnce, isPrimary: true)
    return [digits] + keys.bindings.dropFirst(MoodStep.allCases.count)
  }

  private func key(of step: MoodStep) -> Key { .character(Character("\(step.rawValue)")) }

  private var keys: KeyTable<Action> {
    KeyTable(
      MoodStep.allCases.map {
        .init(Binding(key(of: $0), meaning: words.name(of: $0)), .save($0))
      } + [
        .init(
          Binding(
            .left, .right, .up, .down, .tab, .backTab, label: glyphs.arrowKeys(2, 3),
            meaning: words.keyChoose)),
        .init(
          Binding(.enter, meaning: words.keySaveChosen, isPrimary: true, glyphs: glyphs), .chosen),
        .init(Binding(.character("n"), meaning: words.keyGauge, isPrimary: true), .gauge),
        .init(Binding(.escape, meaning: words.keyCancel, isPrimary: true, glyphs: glyphs), .cancel),
      ])
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let steps: [Key: Int] = [.left: -1, .up: -1, .backTab: -1, .right: 1, .down: 1, .tab: 1]
    if let step = steps[key] {
      walk(step)
      return []
    }
    if let effects = keys.press(Dubeolsik.latin(key), { perform($0) }) { return effects }
    guard case .character(let letter) = key, letter.isLetter else { return nil }
    return [.back, .open(.moods(.words(chosen.level, today, String(letter))))]
  }

  private mutating func walk(_ step: Int) {
    let last = MoodStep.allCases.count
    chosen = MoodStep(rawValue: min(last, max(1, chosen.rawValue + step))) ?? chosen
  }

  private func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .save(let step): save(step)
    case .chosen: save(chosen)
    case .cancel: [.back]
    case .gauge: [.back, .open(.moods(.gauge(today)))]
    }
  }

  private func save(_ step: MoodStep) -> [ScreenEffect] {
    [.back, .work(.moods(.add(MoodDraft(level: step.level.value, text: nil), at: nil)))]
  }

  mutating func wheel(_ key: Key, in area: Area) -> [ScreenEffect] {
    walk(key == .up ? -1 : 1)
    return []
  }

  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    let layout = QuickMoodLayout(words, glyphs, in: area)
    if let step = layout.step(at: point) { return save(step) }
    return layout.card.contains(point) ? [] : [.back]
  }

  func draw(into frame: inout Frame, in area: Area) {
    let layout = QuickMoodLayout(words, glyphs, in: area)
    frame.recede()
    frame.dimBehind()
    frame.fill(layout.card, .plain)
    drawFrame(layout, into: &frame)
    for step in MoodStep.allCases { draw(step, layout, into: &frame) }
    drawHints(layout, into: &frame)
  }
}

extension MoodsWords {
  var keySaveAtOnce: String { say("바로 저장", "save at once") }
  var keySaveChosen: String { say("고른 기분 저장", "save") }
  var quickFigure: String { say("숫자를 누르면 바로 저장돼요", "a number saves at once") }
  var typeWords: String { say("글자를 누르면 글도 적기", "type to add words") }
  var notNow: String { say("나중에", "not now") }
}
