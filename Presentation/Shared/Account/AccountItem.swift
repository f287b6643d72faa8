/// The rows of the account page.
enum AccountItem: Equatable, Sendable {
  case nickname, email, phone, kind, picture
  case password, signUp, others, logOut, withdraw
}
