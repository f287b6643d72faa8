import Domain
import PresentationKit
import TextUI

/// Messages about profiles.
struct ProfileWords: Words, Equatable {
  let language: Language

  // MARK: Questions

  var password: String { say("비밀번호", "Password") }
  var oldPassword: String { say("지금 비밀번호", "Current password") }
  var newPassword: String { say("새 비밀번호", "New password") }
  var passwordAgain: String { say("새 비밀번호 한 번 더", "Repeat new password") }
  var code: String { say("인증번호", "Code") }
  var codeOrNew: String {
    say("인증번호 (그냥 Enter를 누르면 새로 보내요)", "Code (press Enter for a new one)")
  }
  var askNickname: String {
    say("어떻게 부를까요? (\(nicknameLetters)까지)", "Nickname (up to \(nicknameLetters))")
  }
  /// The maximum length of a nickname, as text.
  var nicknameLetters: String { LengthWords(language).letters(Nickname.limit) }
  var typeWord: String {
    say("정말 탈퇴하려면 ‘탈퇴’라고 적어 주세요", "Type “delete” to confirm")
  }

  // MARK: Codes

  var typeCode: String {
    say(
      "받은 네 자리 인증번호를 적어 주세요. 5분 동안 쓸 수 있어요.",
      "Enter the four-digit code. It is valid for five minutes.")
  }

  /// Returns the text message with a verification code.
  func message(_ code: PhoneCode) -> String {
    say(
      "[하루] 인증번호는 \(Particle.being.after(code.digits)). 5분 안에 적어 주세요.",
      "[Haru] Your code is \(code.digits). Enter it within five minutes.")
  }

  func sent(_ subject: CodeSubject) -> String {
    let number = shown(subject)
    return say("\(number) 번호로 인증번호를 보냈어요.", "Sent a code to \(number).")
  }

  /// The message that the code was sent by e-mail.
  var codeMailed: String {
    say("이메일로 인증번호를 보냈어요.", "Sent a code by e-mail.")
  }

  /// Returns the phone number to which a code was sent, masked unless the user typed it.
  func shown(_ subject: CodeSubject) -> String {
    switch subject {
    case .register(let number), .findID(let number): number.shown
    case .findPassword(let number, _): number.masked
    }
  }

  // MARK: Profiles

  /// Returns the code of an account kind for scripts.
  static func code(_ kind: AccountKind) -> String {
    switch kind {
    case .guest: "guest"
    case .email: "email"
    case .social(let provider): provider
    }
  }

  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .guest: say("비회원", "guest")
    case .email: say("이메일", "e-mail")
    case .social(let provider): ProviderWords.name(provider, in: language)
    }
  }

  /// Formats all profiles in columns. The current profile is marked.
  func rows(_ profiles: [Profile]) -> [String] {
    let cells = profiles.map { profile in
      [
        (profile.isCurrent ? "* " : "  ") + Printable.brief(profile.name.text),
        Printable.brief(profile.nickname?.text ?? ""), kind(profile.kind),
        profile.listedEmail?.text ?? "", state(profile),
      ]
    }
    if isPlain {
      return zip(profiles, cells).map { profile, row in
        var facts: [String?] = Array(row.dropFirst())
        facts.append(profile.isCurrent ? say("지금 쓰는 프로필", "the current profile") : nil)
        return record(Printable.brief(profile.name.text), facts)
      }
    }
    let widths = (0..<5).map { column in cells.map { CellWidth.of($0[column]) }.max() ?? 0 }
    return cells.map { row in
      let padded = zip(row, widths).filter { $1 > 0 }.map { Column.padded($0, to: $1) }
      return TextLayout.trimmedEnd(padded.joined(separator: "  "))
    }
  }

  private func state(_ profile: Profile) -> String {
    problem(profile) ?? (profile.isLocked ? isLocked : "")
  }

  /// Returns why a profile cannot be used, in short; nil if it can.
  func problem(_ profile: Profile) -> String? {
    if profile.trouble == .encrypted(.closed) {
      return say("암호화되어 닫힘", "encrypted and closed")
    }
    if profile.trouble != nil { return say("읽을 수 없음", "cannot be read") }
    return profile.isSignedIn ? nil : say("로그아웃됨", "logged out")
  }

  /// Returns all details of a profile as rows.
  func whole(_ profile: Profile) -> [String] {
    let missing = isPlain ? PlainFacts(language).none : "–"
    let rows = [
      (say("이름", "Name"), profile.name.text),
      (AccountWords(language).label(.nickname), profile.nickname?.text ?? missing),
      (AccountWords(language).label(.email), profile.email?.text ?? missing),
      (say("휴대전화", "Phone"), profile.phone?.shown ?? missing),
      (SettingsGroup.signIn.title(language), kind(profile.kind)),
      (AccountWords(language).label(.picture), profile.picture ?? missing),
    ]
    let width = rows.map { CellWidth.of($0.0) }.max() ?? 0
    let state = state(profile)
    return rows.map { labelled($0.0, $0.1, to: width + 2) } + (state.isEmpty ? [] : [state])
  }

  var none: String {
    say(
      "프로필이 없어요. `haru profile new NAME`으로 만들어 주세요.",
      "There are no profiles. Create one with `haru profile new NAME`.")
  }

  // MARK: Results

  /// Returns the log-in command for a profile, followed by the Korean particle for “with” in the form that fits the
  /// name.
  func loggingIn(_ who: String) -> String {
    "`haru profile login \(who)`" + Particle.toward.form(after: who)
  }

  /// Returns the nickname of a profile, or its name if it has no nickname.
  func called(_ profile: Profile) -> String {
    Printable.brief(profile.nickname?.text ?? profile.name.text)
  }

  func signedUp(_ profile: Profile) -> String {
    say(
      "\(called(profile)) 님, 반가워요. 이제 이 프로필을 사용해요.",
      "Welcome, \(called(profile)). Haru now uses this profile.")
  }
  func begun(_ profile: Profile) -> String {
    let name = Printable.brief(profile.name.text)
    return say(
      "‘\(name)’ 프로필을 만들었어요. 이제 이 프로필을 사용해요.",
      "Created the profile “\(name)”. Haru now uses it.")
  }
  var withoutPhone: String {
    say(
      "등록한 번호가 없어서 비밀번호를 잊으면 찾을 수 없어요. `haru profile edit --phone`으로 등록할 수 있어요.",
      "Without a number you cannot reset a forgotten password. Add one with `haru profile edit --phone`."
    )
  }
  func inUse(_ profile: Profile) -> String {
    say("이제 \(called(profile)) 프로필을 사용해요.", "Haru now uses the profile “\(called(profile))”.")
  }
  func signedIn(_ profile: Profile) -> String {
    say("\(called(profile)) 님, 어서 오세요.", "Welcome back, \(called(profile)).")
  }
  var guestLeft: String {
    say(
      "이 계정에는 이미 프로필이 있어요. 비회원으로 남긴 기록은 비회원 프로필에 그대로 있어요.",
      "This account already has a profile. Your guest data stays in the guest profile.")
  }
  func signedOut(_ profile: Profile) -> String {
    say(
      "로그아웃했어요. 기록은 그대로 있어요. 열려 있는 다른 화면은 닫아 주세요.",
      "Logged out. Your data was kept. Close any other open Haru screens.")
  }
  func changed(_ profile: Profile) -> String {
    say("\(called(profile)) 프로필을 고쳤어요.", "Changed the profile “\(called(profile))”.")
  }
  func passwordChanged(_ profile: Profile) -> String {
    say("\(called(profile)) 님의 비밀번호를 바꿨어요.", "Changed the password of “\(called(profile))”.")
  }
  func mayWithdraw(_ profile: Profile) -> String {
    say(
      "\(called(profile)) 프로필과 모든 기록, ‘하루’가 만든 백업까지 지워지고, 되돌릴 수 없어요. 다른 곳에 둔 백업은 남아요.",
      "The profile of \(called(profile)), all its data and its backups will be deleted and "
        + "cannot be restored. Copies stored elsewhere are kept.")
  }
  var mayExport: String {
    say(
      "먼저 복사해 두려면 `haru profile delete --export FILE`을 실행해 주세요.",
      "To keep a copy, run `haru profile delete --export FILE`.")
  }
  func withdrawn(_ profile: Profile, copy: String?, copies: String? = nil) -> String {
    var gone = say(
      "\(called(profile)) 프로필을 완전히 지웠어요.", "Deleted the profile of \(called(profile)).")
    if let copies = copies.map(Printable.line) {
      gone += say(
        " \(copies)에 있던 백업도 지웠어요. 다른 곳에 둔 백업과 내보낸 파일은 그대로 있어요.",
        " Its backups in \(copies) were deleted as well. Backups and exports elsewhere were kept."
      )
    }
    guard let copy = copy.map(Printable.line) else { return gone }
    return gone + say(" 복사본은 \(copy)에 있어요.", " A copy of its data is in \(copy).")
  }
}
