package import PresentationKit
import TextUI

/// A way to begin using Haru, such as signing up.
enum StartOption: Equatable, Sendable, CaseIterable {
  case guest, demo, signUp, logIn, social, findPassword, findID

  /// The ways for a new user. Starting as a guest and the demo are large; the ways that need an account are in a row
  /// below.
  static let first = (
    large: [StartOption.guest, .demo], quiet: [StartOption.signUp, .logIn, .social]
  )
  /// The ways for a user who signed out.
  static let back = (
    large: [StartOption.logIn, .guest],
    quiet: [StartOption.social, .signUp, .findPassword, .findID]
  )

  /// The key that selects the way.
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

  /// The effects of selecting the way.
  var effects: [ScreenEffect] {
    switch self {
    case .guest: [.work(.onboarding(.beginAsGuest))]
    case .demo: [.reopen(RestartRequest(isBorrowed: true))]
    case .signUp: [.open(.onboarding(.flow(.signUp)))]
    case .logIn: [.open(.onboarding(.flow(.logIn)))]
    case .social: [.open(.onboarding(.providers))]
    case .findPassword: [.open(.onboarding(.flow(.findPassword)))]
    case .findID: [.open(.onboarding(.flow(.findID)))]
    }
  }
}

/// Screens before sign-in.
package enum OnboardingRoute: FeatureRoute {
  case flow(SignInFlow)
  /// The list of sign-in providers.
  case providers
  /// Sign-in with the provider of this name.
  case signIn(String)
  /// The terms accepted by signing up.
  case terms
  case question(Question)

  package var part: Part? { nil }
  package var leadsToChanges: Bool { false }
}

/// A sign-in process of one or several pages.
package enum SignInFlow: Equatable, Sendable {
  case signUp, logIn, findPassword, findID

  /// A page of a sign-in process.
  enum Step: Equatable, Sendable { case account, login, email, phone, code, nickname, renew }

  /// The pages in order. Sign-up omits `code`, whose page is shown only after a phone number was entered.
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
  package var onboarding: OnboardingRoute? { cast() }
}

extension Part {
  package static let onboarding = Part("onboarding", ShellWords.haru) { context, choice, _ in
    SignInMethodsScreen(choice, context)
  }
}
