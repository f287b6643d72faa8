package import TextUI

/// A question over the screen it was asked from, each answer with what follows from it.
package struct Question: Equatable, Sendable {
  /// One answer.
  package struct Answer: Equatable, Sendable {
    let key: Key
    package let label: String
    let effects: [ScreenEffect]
    /// Another key that gives it.
    fileprivate(set) var other: Key?
    /// Whether nothing brings back what it does: then its own key alone gives it.
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
  /// What leaving it is called, where no answer is to leave all as it is.
  private let leaving: String?

  /// Asks a question; the first answer must be the one that does no harm.
  package init(title: String, text: String, _ answers: [Answer], leaving: String? = nil) {
    self.leaving = leaving
    let answers = Self.withYesAndNo(answers)
    self.answers = answers
    prompt = Prompt(
      title: title, text: text, choices: answers.map { .init($0.key, $0.label, or: $0.other) })
  }

  /// Where the first answer leaves all as it is, `n` gives it as well; `y` gives the other one of
  /// two, unless that is final. Everybody tries these keys.
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

  /// The keys that answer.
  var bindings: [Binding] {
    answers.map { Binding($0.key, meaning: $0.label, isPrimary: true) }
      + (leaving.map { [Binding(.escape, meaning: $0, isPrimary: true)] } ?? [])
  }

  /// Takes an answer; whatever it is, the question is gone. Nothing when the key is none.
  mutating func press(_ key: Key) -> [ScreenEffect]? {
    switch prompt.update(key) {
    case .cancelled: [.back]
    case .chose(let index):
      [.back] + (answers.indices.contains(index) ? answers[index].effects : [])
    case .ignored: nil
    case .moved: []
    }
  }

  /// Whether it was given a key that is no answer.
  var isNudged: Bool { prompt.isNudged }

  /// Puts its card back in its place.
  mutating func settle() { prompt.settle() }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    prompt.draw(into: &frame, in: area, glyphs: glyphs)
  }
}

/// A question as a screen over the one it was asked from.
package struct QuestionScreen: Equatable, Sendable, StillScreen {
  package var look: ViewContext
  private var question: Question

  package init(_ question: Question, _ look: ViewContext) {
    self.look = look
    self.question = question
  }

  package var bindings: [Binding] { question.bindings }
  package var ownsKeys: Bool { true }
  package var liesOver: Bool { true }
  package var isOverWhenDone: Bool { true }
  package var isOverWhenGone: Bool { true }

  package mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    let effects = question.press(key)
    if !hasMotion { question.settle() }
    return effects
  }

  /// A key that is no answer moves the card once.
  package func isMoving(in area: Area) -> Bool { question.isNudged }

  package mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    question.settle()
    return []
  }

  package func draw(into frame: inout Frame, in area: Area) {
    question.draw(into: &frame, in: area, glyphs)
  }
}
