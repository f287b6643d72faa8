/// The user's input for a new account.
public struct SignUpDraft: Equatable, Sendable {
  /// The name of the profile; nil to derive an unused name from the nickname.
  public var name: String?
  public var email: String
  public var nickname: String?
  public var phone: String?
  /// Whether the current guest profile becomes the profile of the account, with all its records.
  public var keepsGuest: Bool

  public init(
    name: String? = nil, email: String, nickname: String? = nil, phone: String? = nil,
    keepsGuest: Bool = false
  ) {
    self.name = name
    self.email = email
    self.nickname = nickname
    self.phone = phone
    self.keepsGuest = keepsGuest
  }
}

/// A draft that passed validation. To create the account, a password is also required, and a proof if there is a phone
/// number.
public struct CheckedSignUp: Equatable, Sendable {
  public let name: ProfileName
  public let email: EmailAddress
  public let nickname: Nickname
  public let phone: MobileNumber?
  public let keepsGuest: Bool
}

/// Creates accounts and guest profiles.
public struct SignUp: Sendable {
  let profiles: any ProfilesRepository
  let queries: ProfileQueries
  let keeper: SecretKeeper
  let clock: WallClock

  /// Validates everything that needs no password or code, because the user is asked for those two last.
  public func check(_ draft: SignUpDraft) throws(ProfilesFailure) -> CheckedSignUp {
    let given = draft.name
    let (email, nickname, phone, name) = try ProfilesFailure.refusing {
      () throws(ProfileRefusal) -> (EmailAddress, Nickname, MobileNumber?, ProfileName?) in
      let email = try EmailAddress(draft.email)
      let nickname = try Nickname(draft.nickname ?? given ?? "")
      let phone: MobileNumber? = if let phone = draft.phone { try MobileNumber(phone) } else { nil }
      let name: ProfileName? = if let given { try ProfileName(given) } else { nil }
      return (email, nickname, phone, name)
    }
    let all = try queries.all()
    if all.contains(where: { $0.account?.email?.key == email.key }) {
      throw .refused(.emailTaken)
    }
    if draft.keepsGuest {
      let guest = try queries.current()
      guard guest.isGuest else { throw .refused(.notAGuest) }
      return CheckedSignUp(
        name: guest.name, email: email, nickname: nickname, phone: phone, keepsGuest: true)
    }
    return CheckedSignUp(
      name: try free(name, like: nickname.text, all), email: email, nickname: nickname,
      phone: phone, keepsGuest: false)
  }

  /// Creates the account, signs in to it and makes its profile current.
  public func callAsFunction(
    _ draft: CheckedSignUp, _ password: Password, _ proof: ProvenNumber?
  ) throws(ProfilesFailure) -> Profile {
    if let phone = draft.phone, proof?.subject != .register(phone) {
      throw .refused(.phoneNotProven)
    }
    let hash = try ProfilesFailure.keeping { () throws(SecretFailure) in
      try keeper.hash(password.secret)
    }
    let account = Account(
      nickname: draft.nickname, email: draft.email, password: hash, phone: draft.phone,
      since: clock.now())
    return try profiles.alone { () throws(ProfilesFailure) in try keep(account, draft) }
  }

  private func keep(_ account: Account, _ draft: CheckedSignUp) throws(ProfilesFailure) -> Profile {
    // Another process may have registered the address while the user chose a password.
    if try queries.owner(of: draft.email) != nil { throw .refused(.emailTaken) }
    var account = account
    if draft.keepsGuest {
      try profiles.change(draft.name) { (guest) throws(ProfilesFailure) in
        guard guest.map({ $0.kind == .guest }) ?? true else { throw .refused(.notAGuest) }
        account.picture = guest?.picture
        return account
      }
    } else {
      try profiles.make(draft.name, account)
      do throws(ProfilesFailure) { try profiles.setCurrent(.profile(draft.name)) } catch {
        // Roll back: otherwise the user sees a failure and finds the address taken at the next try.
        try profiles.delete(draft.name, copyingTo: nil)
        throw error
      }
    }
    if draft.keepsGuest { try profiles.setCurrent(.profile(draft.name)) }
    return try queries.named(draft.name)
  }

  /// Starts as a guest without input. Uses the current profile if it is a guest, or else an existing guest profile, or
  /// else a new one.
  public func beginAsGuest() throws(ProfilesFailure) -> Profile {
    if case .profile(let name) = try profiles.current(), try queries.named(name).isGuest {
      return try queries.named(name)
    }
    let all = try queries.all()
    let isDefaultTaken = all.contains { $0.name == .defaultName && !$0.isGuest }
    let left = all.first { $0.isGuest && $0.trouble == nil }
    guard let name = left?.name ?? (isDefaultTaken ? nil : .defaultName) else {
      return try asGuest(named: nil, nickname: nil)
    }
    try profiles.setCurrent(.profile(name))
    return try queries.named(name)
  }

  /// Creates a guest profile and makes it current.
  public func asGuest(named given: String?, nickname: String?) throws(ProfilesFailure) -> Profile {
    let (name, called) = try ProfilesFailure.refusing {
      () throws(ProfileRefusal) -> (ProfileName?, Nickname?) in
      let name: ProfileName? = if let given { try ProfileName(given) } else { nil }
      let called: Nickname? = if let nickname { try Nickname(nickname) } else { nil }
      return (name, called)
    }
    return try profiles.alone { () throws(ProfilesFailure) in
      let chosen = try free(name, like: nickname ?? "guest", try queries.all())
      try profiles.make(chosen, called.map { Account(nickname: $0, since: clock.now()) })
      try profiles.setCurrent(.profile(chosen))
      return try queries.named(chosen)
    }
  }

  /// Returns the wanted name, or derives a name from a text if the wanted name is nil. Throws if the wanted name is in
  /// use.
  private func free(_ name: ProfileName?, like text: String, _ all: [Profile])
    throws(ProfilesFailure) -> ProfileName
  {
    let used = Set(all.map(\.name))
    guard let name else { return .like(text, besides: used.union([.defaultName])) }
    if used.contains(name) { throw .refused(.nameTaken) }
    return name
  }
}
