import Domain
import PresentationKit
import TextUI

extension ProfileCommand: Command {
  /// Runs the command without an open store, because possibly no profile is signed in.
  func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let page = run.page
    guard run.borrowed == nil, let open = run.surroundings.profiles else {
      throw ProfileWords(page.language).notHere
    }
    let profiles = try page.done { () throws(OpeningFailure) in try open() }
    if concernsLockedData { try run.expectUnlocked(named ?? run.options.profile) }
    // A locked-out user must not switch the profile that the next command uses.
    if changesWhoIsIn { try run.expectUnlocked(nil) }
    try ProfileAnswers(profiles: profiles, page: page, named: run.options.profile).answer(self)
    return .done
  }

  /// The profile that the command names; nil if it names none.
  private var named: String? { if case .show(let name) = self { name } else { nil } }

  /// Whether the command needs an unlocked profile, because it shows, changes or deletes the data of the profile, or
  /// logs it out.
  private var concernsLockedData: Bool {
    switch self {
    case .show, .edit, .logout, .delete, .password(find: nil, stdin: _): true
    case .list, .guest, .new, .use, .login, .loginWith, .providers, .password, .findEmail,
      .sendCode:
      false
    }
  }

  /// Whether the command makes another profile the current one.
  private var changesWhoIsIn: Bool {
    switch self {
    case .guest, .new, .use, .login, .loginWith: true
    case .list, .show, .edit, .logout, .delete, .providers, .password, .findEmail,
      .sendCode:
      false
    }
  }
}

extension ProfilesFailure: Reported {
  func report(_ language: Language) -> Report { ProfileWords(language).report(self) }
}

extension ProfileRefusal: Reported {
  func report(_ language: Language) -> Report { ProfileWords(language).report(.refused(self)) }
}

/// Runs the profile commands and prints their output.
struct ProfileAnswers {
  let profiles: Profiles
  let page: CommandOutput
  /// The profile given by `--profile`; nil for the current profile.
  let named: String?

  var words: ProfileWords { ProfileWords(page.language) }
  /// The maximum size of standard input with answers, in bytes.
  private static let inputLimit = 1 << 20

  func answer(_ command: ProfileCommand) throws(Report) {
    switch command {
    case .list: try list()
    case .show(let name): try show(name)
    case .guest(let name, let nickname):
      let profile = try page.done { () throws(ProfilesFailure) in
        try profiles.signUp.asGuest(named: name, nickname: nickname)
      }
      answer(profile, words.begun(profile))
    case .new(let draft, let stdin): try new(draft, try asking(stdin))
    case .use(let name):
      let profile = try page.done { () throws(ProfilesFailure) in try profiles.signIn.use(name) }
      answer(profile, words.inUse(profile))
    case .edit(let change, let stdin): try edit(change, try asking(stdin))
    case .login(let who, let stdin): try login(who, try asking(stdin))
    case .loginWith(let options): try login(options)
    case .providers: listProviders()
    case .logout: try logout()
    case .delete(let path, let stdin): try delete(path, try asking(stdin, unseen: false))
    case .password(nil, let stdin): try changePassword(try asking(stdin))
    case .password(let email?, let stdin): try findPassword(email, try asking(stdin))
    case .findEmail(let phone, let stdin): try findEmail(phone, try asking(stdin))
    case .sendCode(let request): try send(request, try asking(false))
    }
  }

  /// Returns the source of answers: the user at the terminal, or standard input. With `unseen`, the typed answers are
  /// not shown on the terminal.
  private func asking(_ stdin: Bool, unseen: Bool = true) throws(Report) -> ProfileQuestions {
    let questions =
      stdin
      ? try SecretQuestions.ofInput(page)
      : SecretQuestions(
        language: page.language, ask: unseen ? page.askSecret : page.askLine, lines: nil)
    return ProfileQuestions(profiles: profiles, page: page, questions: questions)
  }

  /// Returns the profile that the command concerns.
  func subject() throws(Report) -> Profile {
    try page.done { () throws(ProfilesFailure) in try profiles.queries.inUse(named) }
  }

  func answer(_ profile: Profile, _ sentence: String) {
    page.answer(sentence) { json in
      json.key("profile")
      json.profile(profile)
    }
  }
}

// MARK: Queries

extension ProfileAnswers {
  private func list() throws(Report) {
    let all = try page.done { () throws(ProfilesFailure) in try profiles.queries.all() }
    if page.stream(all, empty: words.none, { $0.profile($1) }) { return }
    page.answer(lines: words.rows(all)) { json in
      json.key("profiles")
      json.list(all) { $0.profile($1) }
    }
    if all.isEmpty { page.hint(words.none) }
  }

  private func show(_ name: String?) throws(Report) {
    let profile = try page.done { () throws(ProfilesFailure) in
      if let name = name ?? named { return try profiles.queries.find(name) }
      return try profiles.queries.current()
    }
    if page.wantsJSON { return answer(profile, "") }
    for line in words.whole(profile) { page.line(line) }
  }
}
