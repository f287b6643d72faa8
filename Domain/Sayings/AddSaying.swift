/// A new saying as typed by the user.
public struct SayingDraft: Equatable, Sendable {
  /// The English text; empty if there is none.
  public var eng: String
  /// The Korean text; empty if there is none.
  public var kor: String
  /// The speaker or source; empty if unknown.
  public var who: String

  public init(eng: String = "", kor: String = "", who: String = "") {
    self.eng = eng
    self.kor = kor
    self.who = who
  }

  /// Sets the Korean text if `text` contains Hangul, or else the English text.
  public mutating func fill(with text: String) {
    if Hangul.isIn(text.utf8) { kor = text } else { eng = text }
  }
}

extension SayingDraft {
  /// Validates the texts. Throws if they break a rule.
  func words() throws(SayingRefusal) -> SayingWords {
    try SayingWords(eng: eng, kor: kor, who: who)
  }
}

public struct AddSaying: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock

  /// Validates and stores a saying.
  public func callAsFunction(_ draft: SayingDraft) throws(SayingsFailure) -> Saying {
    let words: SayingWords
    do throws(SayingRefusal) { words = try draft.words() } catch { throw .refused(error) }
    return try sayings.add(words, at: clock.now())
  }
}
