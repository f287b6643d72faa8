import Domain
import PresentationKit
import TextUI

extension SignUpScreen {
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    guard let event = answer.onboarding else { return [] }
    switch event {
    case .signUpChecked: go(to: .phone)
    case .codeSent(let subject, let sentence):
      let isAgain = step == .code
      answers.subject = subject
      // The message stays on the page while the code is needed, instead of in a notice.
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
    // A guest who signs up keeps the open store, unless they chose to start from scratch.
    case .entered(let profile, let isNew):
      if answers.keeps {
        let sentence = AccountWords(language).signedUp
        return [.back, .say(NoticeLine(.good, sentence)), .work(.account(.load))]
      }
      return [.reopen(RestartRequest(greeting: words.greeting(profile, isNew: isNew)))]
    case .introduced, .tutorialChecked, .renewed, .addresses, .providers, .isNew, .failed: break
    }
    return []
  }
}
