/// A user of this installation, with a separate store.
public struct Profile: Equatable, Identifiable, Sendable {
  public let name: ProfileName
  /// The account of the owner; nil for a guest who has entered nothing.
  public let account: Account?
  public let isCurrent: Bool
  /// Whether the store is protected by a lock code.
  public let isGuarded: Bool
  /// Whether the lock of the store is closed for this terminal session.
  public let isLocked: Bool
  /// The error that made the store unreadable; nil if the store is readable.
  public let trouble: StorageFailure?

  public init(
    name: ProfileName, account: Account? = nil, isCurrent: Bool = false, isGuarded: Bool = false,
    isLocked: Bool = false, trouble: StorageFailure? = nil
  ) {
    self.name = name
    self.account = account
    self.isCurrent = isCurrent
    self.isGuarded = isGuarded
    self.isLocked = isLocked
    self.trouble = trouble
  }

  public var id: ProfileName { name }
  /// How the account was created; `guest` if there is no account.
  public var kind: AccountKind { account?.kind ?? .guest }
  /// Whether the profile has neither an e-mail address nor a sign-in service, so that its owner never signs in.
  public var isGuest: Bool { kind == .guest }
  /// Whether the profile may be used without signing in again. Always true for a guest.
  public var isSignedIn: Bool { account?.isSignedIn ?? true }
  public var nickname: Nickname? { account?.nickname }
  /// The file name of the picture; nil if the profile has none.
  public var picture: String? { account?.picture }
  /// The e-mail address; nil while the profile is signed out, so that other users do not see it.
  public var email: EmailAddress? { isSignedIn ? account?.email : nil }
  /// The mobile number; nil while the profile is signed out.
  public var phone: MobileNumber? { isSignedIn ? account?.phone : nil }
  /// The e-mail address for lists of all profiles; nil while the profile is locked. Screens within an open profile show
  /// `email` instead.
  public var listedEmail: EmailAddress? { isLocked ? nil : email }
  /// The mobile number for lists of all profiles; nil while the profile is locked.
  public var listedPhone: MobileNumber? { isLocked ? nil : phone }
}

public enum CurrentProfile: Equatable, Sendable {
  case profile(ProfileName)
  /// No profile is signed in.
  case nobody
}
