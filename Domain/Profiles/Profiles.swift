/// The use cases of the Profiles part: accounts, signing in, and access to each profile.
public final class Profiles: Sendable {
  public let queries: ProfileQueries
  /// Creates accounts and guest profiles.
  public let signUp: SignUp
  /// Signs in and out, and switches the current profile.
  public let signIn: EnterProfile
  /// Signs in through external services.
  public let social: EnterSocially
  /// The available sign-in services.
  public let providers: IdentityProviders
  /// Changes nickname, e-mail address, mobile number and picture.
  public let edit: EditProfile
  /// Sends verification codes and verifies them.
  public let codes: ProveNumber
  /// Changes the password of an account.
  public let password: RenewPassword
  /// Finds the e-mail addresses of the accounts with a phone number.
  public let findAddresses: FindAddresses
  /// Deletes a profile permanently.
  public let withdraw: WithdrawProfile

  public init(
    profiles: any ProfilesRepository, codes: any CodesRepository, keeper: SecretKeeper,
    source: CodeSource, sender: CodeSender, files: Files, clock: WallClock, realTime: RealTime,
    providers: IdentityProviders = .none
  ) {
    let queries = ProfileQueries(profiles: profiles)
    let check = CheckPassword(profiles: profiles, keeper: keeper, realTime: realTime)
    self.queries = queries
    signUp = SignUp(profiles: profiles, queries: queries, keeper: keeper, clock: clock)
    signIn = EnterProfile(profiles: profiles, queries: queries, check: check)
    social = EnterSocially(profiles: profiles, queries: queries, clock: clock)
    self.providers = providers
    edit = EditProfile(
      profiles: profiles, queries: queries, check: check, files: files, clock: clock)
    self.codes = ProveNumber(
      codes: codes, source: source, keeper: keeper, sender: sender, clock: clock,
      realTime: realTime,
      isGuarded: { (email) throws(ProfilesFailure) in
        try queries.owner(of: email)?.isGuarded ?? false
      })
    password = RenewPassword(profiles: profiles, queries: queries, keeper: keeper, check: check)
    findAddresses = FindAddresses(queries: queries)
    withdraw = WithdrawProfile(profiles: profiles)
  }
}
