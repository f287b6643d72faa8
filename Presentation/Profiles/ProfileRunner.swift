import Domain

/// Runs the commands of profiles. They need no store that is open.
struct ProfileRunner {
  let profiles: Profiles
  let page: AnswerPage
  /// The profile that is meant instead of the one in use.
  let named: String?
  /// All of standard input, up to a limit; more than that gives nothing.
  let readInput: (_ limit: Int) -> [UInt8]?

  var words: ProfileWords { ProfileWords(page.language) }
  /// More than this are no answers to questions.
  private static let inputLimit = 1 << 20

  func run(_ command: ProfileCommand) throws(UsageError) -> ExitStatus {
    switch command {
    case .list: return status { () throws(Report) in try list() }
    case .show(let name): return status { () throws(Report) in try show(name) }
    case .guest(let name, let nickname):
      return status { () throws(Report) in
        let profile = try done { () throws(ProfilesError) in
          try profiles.signUp.asGuest(named: name, nickname: nickname)
        }
        answer(profile, words.begun(profile))
      }
    case .new(let draft, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try new(draft, asking) }
    case .use(let name):
      return status { () throws(Report) in
        let profile = try done { () throws(ProfilesError) in try profiles.signIn.use(name) }
        answer(profile, words.inUse(profile))
      }
    case .edit(let change, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try edit(change, asking) }
    case .login(let who, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try login(who, asking) }
    case .loginWith(let wish): return status { () throws(Report) in try login(wish) }
    case .providers: return status { () throws(Report) in listProviders() }
    case .logout: return status { () throws(Report) in try logout() }
    case .withdraw(let path, let stdin):
      let asking = try asking(stdin, unseen: false)
      return status { () throws(Report) in try withdraw(path, asking) }
    case .password(nil, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try changePassword(asking) }
    case .password(let email?, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try findPassword(email, asking) }
    case .findID(let phone, let stdin):
      let asking = try asking(stdin)
      return status { () throws(Report) in try findID(phone, asking) }
    case .code(let wish):
      let asking = try asking(false)
      return status { () throws(Report) in try send(wish, asking) }
    }
  }

  private func status(_ body: () throws(Report) -> Void) -> ExitStatus {
    do throws(Report) {
      try body()
      return .done
    } catch { return page.fail(error) }
  }

  /// Those who are asked: a person at the terminal, or the lines of standard input.
  private func asking(_ stdin: Bool, unseen: Bool = true) throws(UsageError) -> ProfileQuestions {
    var lines: SecretLines?
    if stdin {
      guard let bytes = readInput(Self.inputLimit) else {
        throw .inputTooLarge(limit: Self.inputLimit)
      }
      guard let text = String(validating: bytes, as: UTF8.self) else { throw .inputNotUnicode }
      lines = SecretLines(text)
    }
    return ProfileQuestions(
      profiles: profiles, page: page,
      questions: SecretQuestions(
        language: page.language, ask: unseen ? page.askSecret : page.askLine, lines: lines))
  }

  /// Says an error of the feature in words.
  func done<T>(_ body: () throws(ProfilesError) -> T) throws(Report) -> T {
    do throws(ProfilesError) { return try body() } catch { throw words.report(error) }
  }

  /// The profile a command is about.
  func subject() throws(Report) -> Profile {
    try done { () throws(ProfilesError) in try profiles.look.inUse(named) }
  }

  func answer(_ profile: Profile, _ sentence: String) {
    if page.wantsJSON {
      page.answer { json in
        json.key("profile")
        json.profile(profile)
      }
    } else {
      page.line(sentence)
    }
  }
}

// MARK: Looking

extension ProfileRunner {
  private func list() throws(Report) {
    let all = try done { () throws(ProfilesError) in try profiles.look.all() }
    if page.wantsJSON {
      page.answer { json in
        json.key("profiles")
        json.list(all) { $0.profile($1) }
      }
      return
    }
    for line in words.rows(all) { page.line(line) }
    if all.isEmpty { page.remark(words.none) }
  }

  private func show(_ name: String?) throws(Report) {
    let profile = try done { () throws(ProfilesError) in
      if let name = name ?? named { return try profiles.look.find(name) }
      return try profiles.look.current()
    }
    if page.wantsJSON { return answer(profile, "") }
    for line in words.whole(profile) { page.line(line) }
  }
}

// MARK: Doing

extension ProfileRunner {
  private func new(_ draft: SignUpDraft, _ asking: ProfileQuestions) throws(Report) {
    let checked = try done { () throws(ProfilesError) in try profiles.signUp.check(draft) }
    let password = try asking.newPassword()
    var proof: ProvenNumber?
    if let phone = checked.phone {
      proof = try asking.proof(.register(phone), emails: [checked.email])
    }
    let profile = try done { () throws(ProfilesError) in
      try profiles.signUp(checked, password, proof)
    }
    answer(profile, words.signedUp(profile))
    if profile.phone == nil { page.remark(words.withoutPhone) }
  }

  private func login(_ who: String?, _ asking: ProfileQuestions) throws(Report) {
    let profile = try done { () throws(ProfilesError) in
      try profiles.signIn.who(who ?? named)
    }
    let needsPassword = try done { () throws(ProfilesError) in
      try profiles.signIn.needsPassword(profile)
    }
    let password = needsPassword ? try asking.answer(to: words.password) : ""
    let signedIn = try done { () throws(ProfilesError) in
      try profiles.signIn(profile, password: password)
    }
    answer(signedIn, words.signedIn(signedIn))
  }

  private func logout() throws(Report) {
    let profile = try subject()
    if profile.isGuest {
      guard try page.agrees(to: words.mayDeleteGuest) else { return page.remark(words.leftAsItIs) }
    }
    try done { () throws(ProfilesError) in try profiles.signIn.out(profile) }
    guard page.wantsJSON else { return page.line(words.signedOut(profile)) }
    page.answer { json in
      json.key("loggedOut")
      json.object { json in
        json.member("name", profile.name.text)
        json.member("deleted", profile.isGuest)
      }
    }
  }

  private func edit(_ change: ProfileChange, _ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    let checked = try done { () throws(ProfilesError) in
      try profiles.edit.check(profile, change)
    }
    let password: String? =
      checked.email == nil ? nil : try asking.answer(to: words.password)
    var proof: ProvenNumber?
    if let phone = checked.phone {
      let email = checked.email ?? profile.email
      proof = try asking.proof(.register(phone), emails: email.map { [$0] } ?? [])
    }
    let changed = try done { () throws(ProfilesError) in
      try profiles.edit(checked, password: password, proof)
    }
    answer(changed, changed == profile ? words.nothingChanged : words.changed(changed))
  }

  private func changePassword(_ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    try done { () throws(ProfilesError) in try profiles.password.expectPassword(of: profile) }
    let old = try asking.answer(to: words.oldPassword)
    let new = try asking.newPassword()
    try done { () throws(ProfilesError) in try profiles.password(profile, old: old, new: new) }
    answer(profile, words.passwordChanged(profile))
  }

  private func withdraw(_ path: String?, _ asking: ProfileQuestions) throws(Report) {
    let profile = try subject()
    if !page.wantsJSON {
      page.remark(words.mayWithdraw(profile))
      if path == nil { page.remark(words.mayExport) }
    }
    let word = try asking.answer(to: words.typeWord)
    try done { () throws(ProfilesError) in
      try profiles.withdraw(profile, word: word, copyingTo: path)
    }
    guard page.wantsJSON else { return page.line(words.withdrawn(profile, copy: path)) }
    page.answer { json in
      json.key("withdrawn")
      json.object { json in
        json.member("name", profile.name.text)
        json.member("export", path)
      }
    }
  }
}
