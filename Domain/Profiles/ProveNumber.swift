/// A proof that the user owns a phone number. Only a correct code creates a proof.
public struct ProvenNumber: Equatable, Sendable {
  /// The phone number and purpose for which the code was sent.
  public let subject: CodeSubject

  init(_ subject: CodeSubject) { self.subject = subject }
}

/// Sends verification codes and verifies them.
public struct ProveNumber: Sendable {
  let codes: any CodesRepository
  let source: CodeSource
  let keeper: SecretKeeper
  let sender: CodeSender
  let clock: WallClock
  let realTime: RealTime
  /// Whether the account with an e-mail address has a store that is protected by a lock code.
  let isGuarded: @Sendable (EmailAddress) throws(ProfilesFailure) -> Bool

  /// Sends a new code, which invalidates the previous code. `wording` returns the sentence that contains the code.
  public func send(
    for subject: CodeSubject, emails: [EmailAddress] = [], wording: (PhoneCode) -> String
  ) throws(ProfilesFailure) -> CodeSender.Delivery {
    let code = PhoneCode(drawn: source.draw())
    let hash = try ProfilesFailure.keeping { () throws(SecretFailure) in
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
    // The password also opens a store whose lock code was lost. So the code must not be shown to whoever is at this
    // terminal.
    if case .shown = delivery, case .findPassword(_, let email) = subject, try isGuarded(email) {
      try forget(hash, subject)
      throw .refused(.guarded)
    }
    return delivery
  }

  /// Invalidates a code that was not delivered.
  private func forget(_ hash: SecretHash, _ subject: CodeSubject) throws(ProfilesFailure) {
    try codes.change(subject) { request in
      guard var request, request.hash == hash else { return request }
      request.hash = nil
      return request
    }
  }

  /// Verifies a code, and deletes it on success. For a wrong code, the error reports the number of tries that are left.
  public func prove(_ subject: CodeSubject, by typed: String) throws(ProfilesFailure)
    -> ProvenNumber
  {
    let code = try ProfilesFailure.refusing { () throws(ProfileRefusal) in
      try PhoneCode(typed: typed)
    }
    var taken: (hash: SecretHash, left: Int)?
    try codes.change(subject) { (request) throws(ProfilesFailure) in
      guard var request, let hash = request.hash else { throw .refused(.noCode) }
      guard (0..<PhoneCode.lifetime).contains(clock.now().instant - request.sent) else {
        throw .refused(.codeExpired)
      }
      guard request.tries < PhoneCode.tries else { throw .refused(.codeUsedUp) }
      // Counted before the code is verified, so that parallel tries are limited too.
      request.tries += 1
      request.wrong.count = min(request.wrong.count + 1, 1_000)
      request.wrong.last = realTime.milliseconds()
      taken = (hash, PhoneCode.tries - request.tries)
      return request
    }
    guard let taken else { throw .refused(.noCode) }
    let isRight = try ProfilesFailure.keeping { () throws(SecretFailure) in
      try keeper.matches(code.digits, taken.hash)
    }
    if !isRight { throw .refused(.wrongCode(left: taken.left)) }
    try codes.change(subject) { (request) throws(ProfilesFailure) in
      guard request?.hash == taken.hash else { throw .refused(.noCode) }
      return nil
    }
    return ProvenNumber(subject)
  }
}
