import Domain
import PresentationKit

/// Asks for passwords and codes. The user at the terminal may try again; a script has one attempt.
struct ProfileQuestions {
  let profiles: Profiles
  let page: CommandOutput
  let questions: SecretQuestions

  private var words: ProfileWords { ProfileWords(page.language) }
  /// The maximum number of attempts to enter a new password. For a code there are four times as many.
  private static let turns = 5
  /// Whether the answers are typed at a terminal.
  private var isPerson: Bool { questions.lines == nil }

  func answer(to question: String) throws(Report) -> String {
    // Earlier output, above all a code to type, must be visible before the question.
    page.err.flush()
    return try questions.answer(to: question)
  }

  /// Asks for a new password twice and returns it.
  func newPassword() throws(Report) -> Password {
    for _ in 1..<Self.turns where isPerson {
      let outcome = try typedPassword()
      switch outcome {
      case .success(let password): return password
      case .failure(let refusal): page.remark(words.report(.refused(refusal)).message)
      }
    }
    let last = try typedPassword()
    do throws(ProfileRefusal) { return try last.get() } catch {
      throw words.report(.refused(error))
    }
  }

  private func typedPassword() throws(Report) -> Result<Password, ProfileRefusal> {
    let first = try answer(to: words.newPassword)
    let faults = Password.refusals(of: first)
    // An invalid password is not asked for a second time.
    if !faults.isEmpty { return .failure(.password(faults)) }
    let second = try answer(to: words.passwordAgain)
    do throws(ProfileRefusal) {
      return .success(try Password(first, repeated: second))
    } catch { return .failure(error) }
  }

  /// Verifies a phone number. The user is sent a code and asked for it; a script must have requested a code before.
  func proof(_ subject: CodeSubject, emails: [EmailAddress]) throws(Report) -> ProvenNumber {
    guard isPerson else { return try proven(subject, by: try answer(to: words.code)).get(words) }
    try questions.expectAnswer(to: words.code)
    try send(subject, emails)
    var tries = 0
    for _ in 1...(4 * Self.turns) {
      let typed = try answer(to: words.codeOrNew)
      if typed.allSatisfy(\.isWhitespace) {
        try send(subject, emails)
        continue
      }
      let outcome = proven(subject, by: typed)
      switch outcome {
      case .success(let proof): return proof
      case .failure(.refused(let refusal)) where tries < 4 * Self.turns:
        tries += 1
        page.remark(words.report(.refused(refusal)).message)
      case .failure(let error): throw words.report(error)
      }
    }
    throw words.report(.refused(.codeUsedUp))
  }

  private func proven(_ subject: CodeSubject, by typed: String) -> Result<
    ProvenNumber, ProfilesFailure
  > {
    do throws(ProfilesFailure) {
      return .success(try profiles.codes.prove(subject, by: typed))
    } catch { return .failure(error) }
  }

  /// Sends a verification code and prints where it was sent.
  @discardableResult
  func send(_ subject: CodeSubject, _ emails: [EmailAddress]) throws(Report)
    -> CodeSender.Delivery
  {
    let delivery: CodeSender.Delivery
    do throws(ProfilesFailure) {
      delivery = try profiles.codes.send(for: subject, emails: emails) { words.message($0) }
    } catch {
      // Must not reveal whether a number has an account.
      guard case .findID = subject, error == .sending(.noAddress) else {
        throw words.report(error)
      }
      delivery = .mailed
    }
    switch delivery {
    case .shown(let text): page.remark(text)
    case .handedOn: page.remark(words.sent(subject))
    case .mailed: page.remark(words.codeMailed)
    }
    return delivery
  }
}

extension Result where Failure == ProfilesFailure {
  /// Returns the value, or throws the failure as a report.
  fileprivate func get(_ words: ProfileWords) throws(Report) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw words.report(error)
    }
  }
}
