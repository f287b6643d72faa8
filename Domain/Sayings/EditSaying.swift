/// What is to be changed about a saying; what is not mentioned stays, and an empty text goes.
public struct SayingChange: Equatable, Sendable {
  /// The new words in English; empty takes them away.
  public var eng: String?
  /// The new words in Korean; empty takes them away.
  public var kor: String?
  /// Who said it; empty takes it away.
  public var who: String?

  /// Describes a change.
  public init(eng: String? = nil, kor: String? = nil, who: String? = nil) {
    self.eng = eng
    self.kor = kor
    self.who = who
  }
}

/// Changes what a saying says, marks it, or puts it away.
public struct EditSaying: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock

  /// Changes the words of a saying, or says which rule the change breaks.
  public func callAsFunction(_ number: SayingNumber, _ change: SayingChange)
    throws(SayingsError) -> Saying
  {
    let rule: SayingRule = { (saying) throws(SayingRefusal) in
      var changed = saying
      changed.words = try SayingWords(
        eng: change.eng ?? saying.words.eng?.text ?? "",
        kor: change.kor ?? saying.words.kor?.text ?? "",
        who: change.who ?? saying.words.who?.text ?? "")
      return changed
    }
    return try sayings.change(number, by: rule)
  }

  /// Likes a saying, or no longer; liking it twice is liking it once.
  public func like(_ number: SayingNumber, _ isLiked: Bool = true) throws(SayingsError) -> Saying {
    let now = clock.now()
    return try sayings.change(number) { saying in
      var changed = saying
      changed.likedAt = isLiked ? saying.likedAt ?? now : nil
      return changed
    }
  }

  /// Marks a saying as used, or as unused again.
  public func use(_ number: SayingNumber, _ isUsed: Bool = true) throws(SayingsError) -> Saying {
    let now = clock.now()
    return try sayings.change(number) { saying in
      var changed = saying
      changed.usedAt = isUsed ? saying.usedAt ?? now : nil
      return changed
    }
  }

  /// Puts a saying away.
  public func remove(_ number: SayingNumber) throws(SayingsError) -> Saying {
    try sayings.remove(number, at: clock.now())
  }
}
