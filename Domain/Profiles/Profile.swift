/// One of those who keep their days here, with a store of their own.
public struct Profile: Equatable, Sendable {
  public let name: ProfileName
  /// Whom it belongs to; nothing for a guest who never said anything.
  public let account: Account?
  /// Whether it is the one in use.
  public let isCurrent: Bool
  /// Whether its store is locked by a code.
  public let isGuarded: Bool
  /// Whether that lock keeps this terminal session out.
  public let isLocked: Bool
  /// Why nothing is known about it.
  public let trouble: StorageFailure?

  /// Puts a profile together.
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

  /// How its person came here.
  public var kind: AccountKind { account?.kind ?? .guest }
  /// Whether it belongs to nobody who could come back to it with a password.
  public var isGuest: Bool { kind == .guest }
  /// Whether it may be used without signing in again; a guest always may.
  public var isSignedIn: Bool { account?.isSignedIn ?? true }
  public var nickname: Nickname? { account?.nickname }
  /// The name of its picture's file.
  public var picture: String? { account?.picture }
  /// The address, for those who may see it: nobody else's is shown before they sign in.
  public var email: EmailAddress? { isSignedIn ? account?.email : nil }
  /// The number, for those who may see it.
  public var phone: MobileNumber? { isSignedIn ? account?.phone : nil }
  /// The address where all profiles are listed: whoever is locked out does not see it there. The
  /// screens of somebody who is in show it all the same.
  public var listedEmail: EmailAddress? { isLocked ? nil : email }
  /// The number where all profiles are listed.
  public var listedPhone: MobileNumber? { isLocked ? nil : phone }
}

/// Which profile is in use.
public enum CurrentProfile: Equatable, Sendable {
  case profile(ProfileName)
  /// Nobody is signed in.
  case nobody
}
