/// A question over the screen it was asked from, each answer with what follows from it.
public struct Question: Equatable, Sendable {
  /// One answer.
  struct Answer: Equatable, Sendable {
    let key: Key
    let label: String
    let effects: [ScreenEffect]

    init(_ key: Character, _ label: String, _ effects: [ScreenEffect] = []) {
      self.key = .character(key)
      self.label = label
      self.effects = effects
    }
  }

  private var prompt: Prompt
  private let answers: [Answer]

  /// Asks a question; the first answer must be the one that does no harm.
  init(title: String, text: String, _ answers: [Answer]) {
    self.answers = answers
    prompt = Prompt(
      title: title, text: text, choices: answers.map { .init($0.key, $0.label) })
  }

  /// The keys that answer.
  var bindings: [Binding] {
    answers.map { Binding($0.key, meaning: $0.label, isPrimary: true) }
  }

  /// Takes an answer; whatever it is, the question is gone.
  mutating func press(_ key: Key) -> [ScreenEffect] {
    switch prompt.update(key) {
    case .cancelled: [.back]
    case .chose(let index):
      [.back] + (answers.indices.contains(index) ? answers[index].effects : [])
    case .ignored, .moved: []
    }
  }

  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    prompt.draw(into: &frame, in: area, glyphs: glyphs)
  }
}

/// A question as a screen over the one it was asked from.
struct QuestionScreen: Equatable, Sendable, PartScreen {
  private var question: Question
  private let glyphs: Glyphs

  init(_ question: Question, _ glyphs: Glyphs) {
    self.question = question
    self.glyphs = glyphs
  }

  var bindings: [Binding] { question.bindings }
  var ownsKeys: Bool { true }
  var liesOver: Bool { true }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? { question.press(key) }

  func draw(into frame: inout Frame, in area: Area) {
    question.draw(into: &frame, in: area, glyphs)
  }
}
