package import PresentationKit
import TextUI

/// A way in.
enum Way: Equatable, Sendable, CaseIterable {
  case guest, demo, signUp, logIn, social, findPassword, findID

  /// The ways of somebody who never was here: to begin, large, and to look around first. What
  /// belongs to accounts stands in one quiet row below.
  static let first = (large: [Way.guest, .demo], quiet: [Way.signUp, .logIn, .social])
  /// The ways of somebody who went out, and wants back in.
  static let back = (
    large: [Way.logIn, .guest], quiet: [Way.social, .signUp, .findPassword, .findID]
  )

  /// The letter that takes it.
  var key: Character {
    switch self {
    case .guest: "g"
    case .demo: "d"
    case .signUp: "n"
    case .logIn: "l"
    case .social: "o"
    case .findPassword: "f"
    case .findID: "i"
    }
  }

  /// What taking it comes to.
  var effects: [ScreenEffect] {
    switch self {
    case .guest: [.work(.onboarding(.beginAsGuest))]
    case .demo: [.reopen(RestartRequest(isBorrowed: true))]
    case .signUp: [.open(.onboarding(.journey(.signUp)))]
    case .logIn: [.open(.onboarding(.journey(.logIn)))]
    case .social: [.open(.onboarding(.providers))]
    case .findPassword: [.open(.onboarding(.journey(.findPassword)))]
    case .findID: [.open(.onboarding(.journey(.findID)))]
    }
  }
}

/// The places before one is in.
package enum OnboardingRoute: FeatureRoute {
  case journey(Journey)
  /// Who can say who somebody is.
  case providers
  /// Signs in with one of them, by its name.
  case signIn(String)
  /// What signing up counts as agreeing to.
  case terms
  case question(Question)

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

/// A way in that takes several steps.
package enum Journey: Equatable, Sendable {
  case signUp, logIn, findPassword, findID

  /// One step of it: what is asked for on one page.
  enum Step: Equatable, Sendable { case account, login, email, phone, code, nickname, renew }

  /// The steps in their order; the code belongs to the number it is sent to.
  var steps: [Step] {
    switch self {
    case .signUp: [.account, .phone, .nickname]
    case .logIn: [.login]
    case .findPassword: [.email, .code, .renew]
    case .findID: [.phone, .code]
    }
  }
}

extension Route {
  package static func onboarding(_ route: OnboardingRoute) -> Route { Route(route) }
  var onboarding: OnboardingRoute? { cast() }
}

extension Part {
  static let onboarding = Part("onboarding", ShellWords.haru) { look, choice, _ in
    SignInMethodsScreen(choice, look)
  }
}
