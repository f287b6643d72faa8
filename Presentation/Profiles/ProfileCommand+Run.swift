import Domain
import PresentationKit
import TextUI

extension ProfileCommand: Command {
  /// Does what is asked of profiles, for which no store has to be open: nobody may be signed in.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    guard run.borrowed == nil, let open = run.surroundings.profiles else {
      throw ProfileWords(page.language).notHere
    }
    let profiles = try page.done { () throws(OpeningError) in try open() }
    if concernsWhatIsKept { try run.expectUnlocked(named ?? run.options.profile) }
    // Whoever is locked out does not change what the owner's next command works on.
    if changesWhoIsIn { try run.expectUnlocked(nil) }
    try ProfileAnswers(profiles: profiles, page: page, named: run.options.profile).answer(self)
    return .done
  }

  /// The profile that the command itself names, if it does.
  private var named: String? { if case .show(let name) = self { name } else { nil } }

  /// Whether it shows, changes or deletes what a lock is to keep others from.
  private var concernsWhatIsKept: Bool {
    switch self {
    case .show, .edit, .logout, .delete, .password(find: nil, stdin: _): true
    case .list, .guest, .new, .use, .login, .loginWith, .providers, .password, .findEmail,
      .sendCode:
      false
    }
  }

  /// Whether another profile is in use afterwards.
  private var changesWhoIsIn: Bool {
    switch self {
    case .guest, .new, .use, .login, .loginWith: true
    case .list, .show, .edit, .logout, .delete, .providers, .password, .findEmail,
      .sendCode:
      false
    }
  }
}

extension CommandRun {
  /// Expects that nothing is locked which a command of profiles is about. Whether anybody is signed
  /// in is for the command itself to say.
  fileprivate func expectUnlocked(_ profile: String?) throws(Report) {
    do throws(OpeningError) {
      // It is only looked at; a store that is open could not be deleted.
      try surroundings.open(StoreChoice(profile: profile, readOnly: true, makesStore: false))
        .close()
    } catch {
      if case .locked = error { throw error.report(page.language) }
    }
  }
}

extension ProfilesError: Reported {
  func report(_ language: Language) -> Report { ProfileWords(language).report(self) }
}

extension ProfileRefusal: Reported {
  func report(_ language: Language) -> Report { ProfileWords(language).report(.refused(self)) }
}

/// The verbs of profiles as commands call them.
struct ProfileAnswers {
  let profiles: Profiles
  let page: CommandOutput
  /// The profile that is meant instead of the one in use.
  let named: String?

  var words: ProfileWords { ProfileWords(page.language) }
  /// More than this are no answers to questions.
  private static let inputLimit = 1 << 20

  func answer(_ command: ProfileCommand) throws(Report) {
    switch command {
    case .list: try list()
    case .show(let name): try show(name)
    case .guest(let name, let nickname):
      let profile = try page.done { () throws(ProfilesError) in
        try profiles.signUp.asGuest(named: name, nickname: nickname)
      }
      answer(profile, words.begun(profile))
    case .new(let draft, let stdin): try new(draft, try asking(stdin))
    case .use(let name):
      let profile = try page.done { () throws(ProfilesError) in try profiles.signIn.use(name) }
      answer(profile, words.inUse(profile))
    case .edit(let change, let stdin): try edit(change, try asking(stdin))
    case .login(let who, let stdin): try login(who, try asking(stdin))
    case .loginWith(let wish): try login(wish)
    case .providers: listProviders()
    case .logout: try logout()
    case .delete(let path, let stdin): try delete(path, try asking(stdin, unseen: false))
    case .password(nil, let stdin): try changePassword(try asking(stdin))
    case .password(let email?, let stdin): try findPassword(email, try asking(stdin))
    case .findEmail(let phone, let stdin): try findEmail(phone, try asking(stdin))
    case .sendCode(let wish): try send(wish, try asking(false))
    }
  }

  /// Those who are asked: a person at the terminal, or the lines of standard input.
  private func asking(_ stdin: Bool, unseen: Bool = true) throws(Report) -> ProfileQuestions {
    var lines: SecretLines?
    if stdin {
      let bytes = try page.input(upTo: Self.inputLimit)
      guard let text = String(validating: bytes, as: UTF8.self) else {
        throw UsageError.inputNotUnicode.report(page.language)
      }
      lines = SecretLines(text)
    }
    return ProfileQuestions(
      profiles: profiles, page: page,
      questions: SecretQuestions(
        language: page.language, ask: unseen ? page.askSecret : page.askLine, lines: lines))
  }

  /// The profile a command is about.
  func subject() throws(Report) -> Profile {
    try page.done { () throws(ProfilesError) in try profiles.look.inUse(named) }
  }

  func answer(_ profile: Profile, _ sentence: String) {
    page.answer(sentence) { json in
      json.key("profile")
      json.profile(profile)
    }
  }
}

// MARK: Looking

extension ProfileAnswers {
  private func list() throws(Report) {
    let all = try page.done { () throws(ProfilesError) in try profiles.look.all() }
    if page.stream(all, empty: words.none, { $0.profile($1) }) { return }
    page.answer(lines: words.rows(all)) { json in
      json.key("profiles")
      json.list(all) { $0.profile($1) }
    }
    if all.isEmpty { page.hint(words.none) }
  }

  private func show(_ name: String?) throws(Report) {
    let profile = try page.done { () throws(ProfilesError) in
      if let name = name ?? named { return try profiles.look.find(name) }
      return try profiles.look.current()
    }
    if page.wantsJSON { return answer(profile, "") }
    for line in words.whole(profile) { page.line(line) }
  }
}
