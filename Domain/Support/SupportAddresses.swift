/// The contact addresses of the project. A missing address is nil, and the caller shows an alternative.
public struct SupportAddresses: Equatable, Sendable {
  /// The address of the web page where users can rate the program.
  public let page: String?
  /// The e-mail address for feedback.
  public let mail: String?

  public init(page: String? = nil, mail: String? = nil) {
    self.page = page
    self.mail = mail
  }

  public static let none = SupportAddresses()

  /// The addresses of this build. None exist so far, so nothing is shown.
  public static let known = none
}
