/// Profiles: whose days are kept here, and who may open which of them. This is all one can do.
public final class Profiles: Sendable {
  /// Looks at profiles.
  public let look: ProfileQueries
  /// Gives somebody an account, or begins as a guest.
  public let signUp: SignUp
  /// Signs in and out, and changes which profile is in use.
  public let signIn: EnterProfile
  /// Signs in those whom another service knows.
  public let social: EnterSocially
  /// The services that can be asked.
  public let providers: IdentityProviders
  /// Changes nickname, address, number and picture.
  public let edit: EditProfile
  /// Sends codes to numbers, and takes them.
  public let codes: ProveNumber
  /// Gives an account another password.
  public let password: RenewPassword
  /// Tells somebody their addresses.
  public let findAddresses: FindAddresses
  /// Deletes a profile for good.
  public let withdraw: WithdrawProfile

  /// Puts the feature together over stores and the world's ports.
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
      isGuarded: { (email) throws(ProfilesError) in
        try look.owner(of: email)?.isGuarded ?? false
      })
    password = RenewPassword(profiles: profiles, look: look, keeper: keeper, check: check)
    findAddresses = FindAddresses(look: look)
    withdraw = WithdrawProfile(profiles: profiles)
  }
}
