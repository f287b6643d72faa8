import Domain

extension JourneyScreen {
  /// Takes what the features answered.
  mutating func take(_ event: EntranceEvent) -> [ScreenEffect] {
    switch event {
    case .signUpChecked: go(to: .phone)
    case .codeSent(let subject, let sentence):
      answers.subject = subject
      answers.sent = sentence
      go(to: .code)
      return [.say(NoticeLine(.good, sentence))]
    case .proven(let proof):
      answers.proof = proof
      switch journey {
      case .signUp: go(to: .nickname)
      case .findPassword: go(to: .renew)
      case .findID: return [.work(.entrance(.findAddresses(proof)))]
      case .logIn: break
      }
      return [.say(NoticeLine(.good, words.proven))]
    case .entered, .introduced, .renewed, .addresses, .providers, .isNew, .failed: break
    }
    return []
  }
}
