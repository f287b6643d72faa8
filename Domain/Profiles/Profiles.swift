/// The use cases of the Profiles part: accounts, signing in, and access to each profile.
public final class Profiles: Sendable {
  public let look: ProfileQueries
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
    let look = ProfileQueries(profiles: profiles)
    let check = CheckPassword(profiles: profiles, keeper: keeper, realTime: realTime)
    self.look = look
    signUp = SignUp(profiles: profiles, look: look, keeper: keeper, clock: clock)
    signIn = EnterProfile(profiles: profiles, look: look, check: check)
    social = EnterSocially(profiles: profiles, look: look, clock: clock)
    self.providers = providers
    edit = EditProfile(profiles: profiles, look: look, check: check, files: files, clock: clock)
    self.codes = ProveNumber(
      codes: codes, source: source, keeper: keeper, sender: sender, clock: clock,
      realTime: realTime,
      isGuarded: { (email) throws(ProfilesFailure) in
        try look.owner(of: email)?.isGuarded ?? false
      })
    password = RenewPassword(profiles: profiles, look: look, keeper: keeper, check: check)
    findAddresses = FindAddresses(look: look)
    withdraw = WithdrawProfile(profiles: profiles)
  }
}
