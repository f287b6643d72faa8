/// Somebody showed that a number is theirs. Only a right code makes one.
public struct ProvenNumber: Equatable, Sendable {
  /// What was proven.
  public let subject: CodeSubject

  init(_ subject: CodeSubject) { self.subject = subject }
}

/// Sends codes to numbers, and tells whether somebody got one.
public struct ProveNumber: Sendable {
  let codes: any CodesRepository
  let source: CodeSource
  let keeper: SecretKeeper
  let sender: CodeSender
  let clock: WallClock
  let realTime: RealTime
  /// Whether the store of the account with an address is locked by a code.
  let isGuarded: @Sendable (EmailAddress) throws(ProfilesError) -> Bool

  /// Sends a new code; the one before it is worth nothing from then on. `wording` puts the code
  /// into a sentence.
  public func send(
    for subject: CodeSubject, emails: [EmailAddress] = [], wording: (PhoneCode) -> String
  ) throws(ProfilesError) -> CodeSender.Delivery {
    let code = PhoneCode(drawn: source.draw())
    let hash = try ProfilesError.keeping { () throws(SecretFailure) in
      try keeper.hash(code.digits)
    }
    var left: Int64 = 0
    try codes.change(subject) { before in
      var wrong = before?.wrong ?? WrongTries()
      left = wrong.left(at: realTime.milliseconds(), free: WrongTries.ofCodes)
      if left > 0, var before {
        before.wrong = wrong
        return before
      }
      return CodeRequest(hash: hash, sent: clock.now().instant, wrong: wrong)
    }
    if left > 0 { throw .waiting(seconds: Int((left + 999) / 1000)) }
    let delivery: CodeSender.Delivery
    do throws(SendingFailure) {
      delivery = try sender.send(
        CodeMessage(number: subject.number, emails: emails, text: wording(code), code: code))
    } catch {
      try forget(hash, subject)
      throw .sending(error)
    }
    // The password opens a lock whose code was lost, so the way to another one must not be shown to
    // whoever sits there.
    if case .shown = delivery, case .findPassword(_, let email) = subject, try isGuarded(email) {
      try forget(hash, subject)
      throw .refused(.guarded)
    }
    return delivery
  }

  /// A code that nobody got is no code.
  private func forget(_ hash: SecretHash, _ subject: CodeSubject) throws(ProfilesError) {
    try codes.change(subject) { request in
      guard var request, request.hash == hash else { return request }
      request.hash = nil
      return request
    }
  }

  /// Takes a code. A wrong one tells only that it is wrong; a right one works once.
  public func prove(_ subject: CodeSubject, by typed: String) throws(ProfilesError) -> ProvenNumber
  {
    let code = try ProfilesError.refusing { () throws(ProfileRefusal) in
      try PhoneCode(typed: typed)
    }
    var taken: (hash: SecretHash, left: Int)?
    try codes.change(subject) { (request) throws(ProfilesError) in
      guard var request, let hash = request.hash else { throw .refused(.noCode) }
      guard (0..<PhoneCode.lifetime).contains(clock.now().instant - request.sent) else {
        throw .refused(.codeExpired)
      }
      guard request.tries < PhoneCode.tries else { throw .refused(.codeUsedUp) }
      // Counted before it is known how it comes out, so that many at once are not for free.
      request.tries += 1
      request.wrong.count = min(request.wrong.count + 1, 1_000)
      request.wrong.last = realTime.milliseconds()
      taken = (hash, PhoneCode.tries - request.tries)
      return request
    }
    guard let taken else { throw .refused(.noCode) }
    let isRight = try ProfilesError.keeping { () throws(SecretFailure) in
      try keeper.matches(code.digits, taken.hash)
    }
    if !isRight { throw .refused(.wrongCode(left: taken.left)) }
    try codes.change(subject) { (request) throws(ProfilesError) in
      guard request?.hash == taken.hash else { throw .refused(.noCode) }
      return nil
    }
    return ProvenNumber(subject)
  }
}
