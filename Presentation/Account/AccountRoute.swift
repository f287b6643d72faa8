package import Domain
package import PresentationKit
import TextUI

/// The places of one's own profile. All but the list of other profiles lead to changes.
package enum AccountRoute: Equatable, Sendable {
  /// A form about the profile in use, or to take another one into use.
  case form(AccountForm)
  /// Gives a guest an account that keeps what they wrote.
  case signUp
  case others([Profile])
  /// The page of the profile as it is now.
  case page(AccountPage)
  case question(Question)

  /// Whether it leads to something that is written.
  var leadsToChanges: Bool {
    switch self {
    case .form, .signUp, .question: true
    case .others, .page: false
    }
  }
}

/// A form about a profile.
package enum AccountForm: Equatable, Sendable {
  case nickname(String)
  case email(String)
  case phone
  /// The code that was sent to a number.
  case code(MobileNumber)
  /// The picture, and the name of the file it has now.
  case picture(String?)
  case password
  case withdraw(Profile)
  /// Another profile, which is signed out.
  case logIn(Profile)
}
