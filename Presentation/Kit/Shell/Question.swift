package import TextUI

/// A question drawn over the screen that asks it, with the effects of each answer.
package struct Question: Equatable, Sendable {
  /// An answer with its key, its label and its effects.
  package struct Answer: Equatable, Sendable {
    let key: Key
    package let label: String
    let effects: [ScreenEffect]
    /// Another key for the same answer.
    fileprivate(set) var other: Key?
    /// Whether the effect of the answer cannot be undone. Such an answer is given only by its own key.
    let isFinal: Bool

    package init(
      _ key: Character, _ label: String, _ effects: [ScreenEffect] = [], or other: Key? = nil,
      isFinal: Bool = false
    ) {
      self.isFinal = isFinal
      self.key = .character(key)
      self.other = other
      self.label = label
      self.effects = effects
    }
  }

  private var prompt: Prompt
  private let answers: [Answer]
  /// The label of Esc, for questions where no answer leaves everything unchanged; nil otherwise.
  fileprivate let leaving: String?

  /// Creates a question. The first answer must be the harmless one, because Enter chooses it.
  package init(title: String, text: String, _ answers: [Answer], leaving: String? = nil) {
    self.leaving = leaving
    let answers = Self.withYesAndNo(answers)
    self.answers = answers
    prompt = Prompt(
      title: title, text: text, choices: answers.map { .init($0.key, $0.label, or: $0.other) })
  }

  /// Adds the key `n` to the first answer if it has no effects. If there is only one other answer and it can be undone,
  /// adds `y` to that one. Many users try these keys.
  private static func withYesAndNo(_ answers: [Answer]) -> [Answer] {
    guard let first = answers.first, first.effects.isEmpty else { return answers }
    func isFree(_ key: Key) -> Bool { !answers.contains { $0.key == key || $0.other == key } }
    var answers = answers
    if isFree(.character("n")) { answers[0].other = .character("n") }
    if answers.count == 2, isFree(.character("y")), !answers[1].isFinal {
      answers[1].other = .character("y")
    }
    return answers
  }

  var bindings: [Binding] {
    answers.map { Binding($0.key, meaning: $0.label, isPrimary: true) }
      + (leaving.map { [Binding(.escape, meaning: $0, isPrimary: true)] } ?? [])
  }

  /// Handles a key and returns the effects of the chosen answer, which also close the question; nil if the key is not
  /// an answer.
  mutating func press(_ key: Key) -> [ScreenEffect]? {
    switch prompt.update(key) {
    case .cancelled: [.back]
    case .chose(let index):
      [.back] + (answers.indices.contains(index) ? answers[index].effects : [])
    case .ignored: nil
    case .moved: []
    }
  }

  /// Whether the last key was not an answer. The card of the question then moves once.
  var isNudged: Bool { prompt.isNudged }

  /// Ends the animation that nudges the card of the question.
  mutating func endNudge() { prompt.endNudge() }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    frame.recede()
    prompt.drawCard(into: &frame, in: area, glyphs: glyphs)
  }
}

/// A screen that shows a question over the screen that asks it.
package struct QuestionScreen: Equatable, Sendable, StillScreen {
  package var context: ViewContext
  private var question: Question

  package init(_ question: Question, _ context: ViewContext) {
    self.context = context
    self.question = question
  }

  package var bindings: [Binding] { question.bindings }
  package var dialogEscape: String? { question.leaving ?? ShellWords(language).keyCancel }
  package var ownsKeys: Bool { true }
  package func liesOver(in area: Area) -> Bool { true }
  package var isOverWhenDone: Bool { true }
  package var isOverWhenGone: Bool { true }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let effects = question.press(key)
    if !hasMotion { question.endNudge() }
    return effects
  }

  /// Returns whether the card of the question is nudged, because the last key was not an answer.
  package func isMoving(in area: Area) -> Bool { question.isNudged }

  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    question.endNudge()
    return []
  }

  package func draw(into frame: inout Frame, in area: Area) {
    question.draw(into: &frame, in: area, glyphs)
  }
}
