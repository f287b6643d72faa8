package import Domain
package import PresentationKit
import TextUI

/// The account page, and the forms and questions that open from it.
package enum AccountRoute: Equatable, Sendable {
  /// A form that changes the current profile or logs in to another one.
  case form(AccountForm)
  /// Turns a guest into an account that keeps the guest's records.
  case signUp
  case others([Profile])
  /// The account page with current data.
  case page(AccountPage)
  case question(Question)

  /// Whether the screen serves only to change data, so that it does not open in read-only mode.
  var leadsToChanges: Bool {
    switch self {
    case .form, .signUp, .question: true
    case .others, .page: false
    }
  }
}

package enum AccountForm: Equatable, Sendable {
  case nickname(String)
  case email(String)
  case phone
  /// The form for the verification code that was sent for a number.
  case code(MobileNumber)
  /// The form for the picture; the value is the current file name.
  case picture(String?)
  case password
  case withdraw(Profile)
  /// The form for logging in to a profile that is logged out.
  case logIn(Profile)
}
