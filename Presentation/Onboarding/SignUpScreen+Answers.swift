import Domain
import PresentationKit
import TextUI

extension SignUpScreen {
  /// Takes what the features answered.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.onboarding else { return [] }
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
      case .findID: return [.work(.onboarding(.findAddresses(proof)))]
      case .logIn: break
      }
      return [.say(NoticeLine(.good, words.proven))]
    // A guest who signs up keeps what they wrote where it is, unless they wanted to begin anew.
    case .entered(let profile, let isNew):
      if answers.keeps {
        let sentence = AccountWords(language).signedUp
        return [.back, .say(NoticeLine(.good, sentence)), .work(.account(.load))]
      }
      return [.reopen(RestartRequest(greeting: words.greeting(profile, isNew: isNew)))]
    case .introduced, .met, .renewed, .addresses, .providers, .isNew, .failed: break
    }
    return []
  }
}
