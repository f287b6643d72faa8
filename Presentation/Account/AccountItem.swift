/// What stands on the page of one's own profile.
enum AccountItem: Equatable, Sendable {
  case nickname, email, phone, kind, picture
  case password, signUp, others, logOut, withdraw
}
