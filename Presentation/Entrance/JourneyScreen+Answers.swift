import Domain

extension JourneyScreen {
  /// Takes what the features answered.
  mutating func take(_ event: EntranceEvent) -> [ScreenEffect] {
    switch event {
    case .signUpChecked: go(to: .phone)
    case .codeSent(let subject, let sentence):
      let isAgain = step == .code
      answers.subject = subject
      // It stands on the page as long as it is needed, and nowhere else.
      answers.sent = sentence
      go(to: .code)
      return isAgain ? [.say(NoticeLine(.good, words.codeAgain))] : []
    case .proven(let proof):
      answers.proof = proof
      switch journey {
      case .signUp: go(to: .nickname)
      case .findPassword: go(to: .renew)
      case .findID: return [.work(.entrance(.findAddresses(proof)))]
      case .logIn: break
      }
      return [.say(NoticeLine(.good, words.proven))]
    case .entered, .introduced, .met, .renewed, .addresses, .providers, .isNew, .failed: break
    }
    return []
  }
}
