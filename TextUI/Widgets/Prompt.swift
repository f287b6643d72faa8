/// A question that must be answered before anything else goes on.
public struct Prompt: Equatable, Sendable {
  /// One answer.
  public struct Choice: Equatable, Sendable {
    /// The key that gives this answer at once.
    public let key: Key
    /// The answer in a word or two.
    public let label: String
    /// The key that gives it as well: `y` or `n`, which everybody tries.
    public let other: Key?

    /// Makes an answer.
    public init(_ key: Key, _ label: String, or other: Key? = nil) {
      self.key = key
      self.label = label
      self.other = other
    }
  }

  /// What a key did.
  public enum Outcome: Equatable, Sendable {
    case ignored, moved, cancelled
    /// The answer with this number was given.
    case chose(Int)
  }

  /// The question in a few words.
  public let title: String
  /// What follows from the answers.
  public let text: String
  /// The answers; the first must be the one that does no harm.
  public let choices: [Choice]
  /// The answer that enter gives.
  public private(set) var selected = 0

  /// Whether the last key was no answer: the card stands a little aside until it is put right.
  public private(set) var isNudged = false

  /// Asks a question with its harmless answer selected.
  public init(title: String, text: String, choices: [Choice]) {
    self.title = title
    self.text = text
    self.choices = choices
  }

  /// Takes an answer: its own key, or the arrows and enter; escape goes back.
  public mutating func update(_ key: Key) -> Outcome {
    let outcome = outcome(of: key)
    isNudged = outcome == .ignored
    return outcome
  }

  /// Puts the card back in its place.
  public mutating func settle() { isNudged = false }

  private mutating func outcome(of key: Key) -> Outcome {
    if key == .escape { return .cancelled }
    if let index = choices.firstIndex(where: { $0.key == key || $0.other == key }) {
      return .chose(index)
    }
    guard !choices.isEmpty else { return key == .enter ? .cancelled : .ignored }
    switch key {
    case .enter: return .chose(selected)
    case .left, .up, .backTab: selected = (selected + choices.count - 1) % choices.count
    case .right, .down, .tab: selected = (selected + 1) % choices.count
    case .character, .escape, .backspace, .delete, .insert, .home, .end, .pageUp, .pageDown,
      .function, .control, .alt, .modified:
      return .ignored
    }
    return .moved
  }
}
