/// What somebody wrote down as a new saying.
public struct SayingDraft: Equatable, Sendable {
  /// The words in English; empty where there are none.
  public var eng: String
  /// The words in Korean; empty where there are none.
  public var kor: String
  /// Who said it; empty where nobody knows.
  public var who: String

  /// Writes a draft.
  public init(eng: String = "", kor: String = "", who: String = "") {
    self.eng = eng
    self.kor = kor
    self.who = who
  }

  /// Takes a text as the Korean or the English of the saying, by its letters.
  public mutating func fill(with text: String) {
    if Hangul.isIn(text.utf8) { kor = text } else { eng = text }
  }
}

extension SayingDraft {
  /// The words, or which rule they break.
  func words() throws(SayingRefusal) -> SayingWords {
    try SayingWords(eng: eng, kor: kor, who: who)
  }
}

/// Keeps a new saying.
public struct AddSaying: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock

  /// Keeps what was written, or says which rule it breaks.
  public func callAsFunction(_ draft: SayingDraft) throws(SayingsError) -> Saying {
    let words: SayingWords
    do throws(SayingRefusal) { words = try draft.words() } catch { throw .refused(error) }
    return try sayings.add(words, at: clock.now())
  }
}
