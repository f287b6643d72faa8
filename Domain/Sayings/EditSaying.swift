/// The changes to a saying. A nil field stays unchanged, and an empty text removes the field.
public struct SayingChange: Equatable, Sendable {
  /// The new English text. An empty text removes it.
  public var eng: String?
  /// The new Korean text. An empty text removes it.
  public var kor: String?
  /// The new speaker or source. An empty text removes it.
  public var who: String?

  public init(eng: String? = nil, kor: String? = nil, who: String? = nil) {
    self.eng = eng
    self.kor = kor
    self.who = who
  }
}

/// Edits, likes, uses and removes sayings.
public struct EditSaying: Sendable {
  let sayings: any SayingsRepository
  let clock: WallClock

  /// Changes the words of a saying. Throws if the change breaks a rule.
  public func callAsFunction(_ number: SayingNumber, _ change: SayingChange)
    throws(SayingsFailure) -> Saying
  {
    let rule: SayingRule = { (saying) throws(SayingRefusal) in
      var changed = saying
      changed.words = try SayingWords(
        eng: change.eng ?? saying.words.eng?.text ?? "",
        kor: change.kor ?? saying.words.kor?.text ?? "",
        who: change.who ?? saying.words.who?.text ?? "")
      return changed
    }
    return try changed(number, rule)
  }

  private func changed(_ number: SayingNumber, _ rule: SayingRule) throws(SayingsFailure) -> Saying
  {
    try sayings.change(number, by: rule).marked(try sayings.drawn(for: clock.now().day))
  }

  /// Likes or unlikes a saying. A saying that is already liked keeps the time at which it was liked.
  public func like(_ number: SayingNumber, _ isLiked: Bool = true) throws(SayingsFailure) -> Saying
  {
    let now = clock.now()
    return try changed(number) { saying in
      var changed = saying
      changed.likedAt = isLiked ? saying.likedAt ?? now : nil
      return changed
    }
  }

  /// Marks a saying as used or unused. A saying that is already used keeps the time at which it was used.
  public func use(_ number: SayingNumber, _ isUsed: Bool = true) throws(SayingsFailure) -> Saying {
    let now = clock.now()
    return try changed(number) { saying in
      var changed = saying
      changed.usedAt = isUsed ? saying.usedAt ?? now : nil
      return changed
    }
  }

  /// Soft-deletes a saying.
  public func remove(_ number: SayingNumber) throws(SayingsFailure) -> Saying {
    try sayings.remove(number, at: clock.now())
  }
}
