import Domain
package import PresentationKit
import TextUI

/// The specifications of the profile commands.
package enum ProfileCommands {
  package static let all = [
    list, show, new, use, login, providers, logout, edit, password, findEmail, sendCode, delete,
  ]

  private static let stdin = OptionSpec(
    "stdin", nil,
    Phrase(
      "비밀번호와 인증번호를 표준 입력에서 한 줄에 하나씩 읽기",
      "read passwords and codes from standard input, one per line"))

  private static let list = CommandSpec(
    "profile list", Phrase("프로필 모두 보기", "list all profiles"),
    lists: .profiles, examples: ["profile", "profile list --json"], answersAlone: true
  ) { _ in ProfileCommand.list }

  private static let show = CommandSpec(
    "profile show",
    Phrase("프로필 자세히 보기 (기본값: 현재 프로필)", "show a profile (default: the current one)"),
    arguments: [ArgumentSpec("NAME", isOptional: true)], examples: ["profile show"]
  ) { read in ProfileCommand.show(read.words["NAME"]) }

  private static let new = CommandSpec(
    "profile new",
    Phrase("프로필 만들기 (--email을 쓰면 계정도 만들기)", "create a profile (with --email, an account too)"),
    arguments: [ArgumentSpec("NAME", isOptional: true)],
    options: [
      OptionSpec("email", "E", Phrase("이메일", "e-mail to log in with")),
      OptionSpec(
        "nickname", "N", Phrase("별명 (기본값: NAME)", "nickname (default: NAME)"), isText: true),
      OptionSpec(
        "phone", "P",
        Phrase("비밀번호를 잊었을 때 쓸 휴대전화 번호", "mobile number, to reset a forgotten password")),
      OptionSpec(
        "keep", nil,
        Phrase("비회원 프로필의 기록 이어받기", "keep your data from the guest profile")),
      OptionSpec("guest", nil, Phrase("계정 없이 시작하기", "start without an account"), isHidden: true),
      stdin,
    ],
    examples: [
      "profile new mina",
      "profile new mina --email mina@example.com --stdin",
      "profile new --keep --email mina@example.com --nickname Mina --phone 010-1234-5678 --stdin",
    ], writes: true, supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    let name = read.words["NAME"]
    let isGuest = read.has("guest")
    guard !isGuest, let email = read.value("email") else {
      for option in ["email", "phone", "keep", "stdin"] where read.has(option) {
        if isGuest { throw .contradiction("guest", option) }
        let usage = "profile new [NAME] --email E [--nickname N] [--phone P] [--keep]"
        throw .missingOption("email", usage: usage)
      }
      if !isGuest, name == nil { throw .missingArgument("NAME", usage: "profile new NAME") }
      return ProfileCommand.guest(name: name, nickname: read.value("nickname"))
    }
    if read.has("keep"), let name {
      throw .extraArgument(name, usage: "profile new --keep --email E [--nickname N]")
    }
    return ProfileCommand.new(
      SignUpDraft(
        name: name, email: email, nickname: read.value("nickname"), phone: read.value("phone"),
        keepsGuest: read.has("keep")),
      stdin: read.has("stdin"))
  }

  private static let use = CommandSpec(
    "profile use", Phrase("다른 프로필로 바꾸기", "switch to another profile"),
    arguments: [ArgumentSpec("NAME")], examples: ["profile use mina"], writes: true,
    supportsDryRun: false
  ) { read in ProfileCommand.use(read.word("NAME")) }

  private static let login = CommandSpec(
    "profile login", Phrase("로그인하기", "log in to a profile"),
    arguments: [ArgumentSpec("WHO", isOptional: true)],
    options: [
      OptionSpec(
        "with", "PROVIDER",
        Phrase(
          "google, kakao, apple, issuer 또는 로그인 서비스 주소로 로그인하기",
          "login service: google, kakao, apple, issuer or an issuer address")),
      OptionSpec(
        "nickname", "N", Phrase("처음 로그인할 때 쓸 별명", "nickname, if you are new"), isText: true),
      OptionSpec(
        "keep", nil,
        Phrase(
          "처음 로그인할 때 비회원 프로필의 기록 이어받기", "keep the guest profile's data, if you are new")),
      stdin,
    ],
    examples: ["profile login mina@example.com --stdin"], writes: true, supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    let who = read.words["WHO"]
    guard let provider = read.value("with") else {
      for option in ["keep", "nickname"] where read.has(option) || read.value(option) != nil {
        throw .missingOption("with", usage: "profile login [WHO] --with PROVIDER [--keep]")
      }
      return ProfileCommand.login(who, stdin: read.has("stdin"))
    }
    if read.has("stdin") { throw .contradiction("with", "stdin") }
    return ProfileCommand.loginWith(
      SocialLoginOptions(
        who: who, provider: NamedChoices.provider(provider), nickname: read.value("nickname"),
        keepsGuest: read.has("keep")))
  }

  private static let providers = CommandSpec(
    "profile providers", Phrase("로그인 서비스 보기", "list the services you can log in with"),
    examples: ["profile providers"]
  ) { _ in ProfileCommand.providers }

  private static let logout = CommandSpec(
    "profile logout",
    Phrase("로그아웃하기 (기록은 그대로 있어요)", "log out (your data is kept)"),
    examples: ["profile logout"], writes: true, supportsDryRun: false
  ) { _ in ProfileCommand.logout }

  private static let edit = CommandSpec(
    "profile edit", Phrase("프로필 고치기", "change your profile"),
    options: [
      OptionSpec("nickname", "N", Phrase("새 별명", "new nickname"), isText: true),
      OptionSpec(
        "email", "E", Phrase("새 이메일 (비밀번호를 물어봐요)", "new e-mail (Haru asks for your password)")),
      OptionSpec(
        "phone", "P", Phrase("새 번호 (인증번호를 보내요)", "new number (Haru sends a code to it)")),
      OptionSpec(
        "picture", "FILE",
        Phrase("사진으로 쓸 PNG나 JPEG (none이면 지우기)", "PNG or JPEG file (`none` removes the picture)")
      ),
      stdin,
    ],
    examples: [Example("profile edit --nickname 미나", "profile edit --nickname Mina")], writes: true,
    supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    let picture = read.value("picture").map {
      $0 == "none" ? ProfileChange.Picture.none : .file($0)
    }
    let change = ProfileChange(
      nickname: read.value("nickname"), email: read.value("email"), phone: read.value("phone"),
      picture: picture)
    if change == ProfileChange() {
      throw .nothingToChange(
        usage: "profile edit --nickname N | --email E | --phone P | --picture FILE")
    }
    return ProfileCommand.edit(change, stdin: read.has("stdin"))
  }

  private static let password = CommandSpec(
    "profile password", Phrase("비밀번호 바꾸기 (잊었을 때는 --find)", "change your password"),
    options: [
      OptionSpec(
        "find", "EMAIL",
        Phrase(
          "잊은 비밀번호를 등록해 둔 전화번호로 새로 정하기",
          "e-mail of your account, to reset a forgotten password with a code sent to your number")),
      stdin,
    ],
    examples: ["profile password --stdin", "profile password --find mina@example.com --stdin"],
    writes: true, supportsDryRun: false
  ) { read in ProfileCommand.password(find: read.value("find"), stdin: read.has("stdin")) }

  private static let findEmail = CommandSpec(
    "profile find-email", Phrase("번호로 내 이메일 찾기", "find an account's e-mail by its phone number"),
    options: [
      OptionSpec("phone", "P", Phrase("등록한 번호", "registered number"), isRequired: true),
      stdin,
    ],
    examples: ["profile find-email --phone 010-1234-5678 --stdin"], writes: true,
    supportsDryRun: false
  ) { read in
    ProfileCommand.findEmail(phone: read.value("phone") ?? "", stdin: read.has("stdin"))
  }

  private static let sendCode = CommandSpec(
    "profile send-code",
    Phrase(
      "인증번호 보내기 (스크립트용. --stdin을 붙인 명령보다 먼저 실행해요)",
      "send a verification code (for scripts, before a command with --stdin)"),
    options: [
      OptionSpec("phone", "P", Phrase("인증번호를 받을 전화번호", "number to send the code to")),
      OptionSpec("email", "E", Phrase("계정의 이메일", "e-mail of the account")),
      OptionSpec(
        "for", "WHAT", Phrase("인증번호의 용도 (기본값: new)", "purpose of the code (default: new)"),
        choices: ["new", "find-email", "password"]),
    ],
    examples: [
      "profile send-code --phone 010-1234-5678",
      "profile send-code --for find-email --phone 010-1234-5678",
      "profile send-code --for password --email mina@example.com",
    ], writes: true, supportsDryRun: false
  ) { (read) throws(ArgumentParseError) in
    let usage =
      "profile send-code --phone P | --for find-email --phone P | --for password --email E"
    let (phone, email) = (read.value("phone"), read.value("email"))
    if read.value("for") == "password" {
      guard let email else { throw .missingOption("email", usage: usage) }
      if phone != nil { throw .contradiction("phone", "for password") }
      return ProfileCommand.sendCode(.findPassword(email: email))
    }
    guard let phone else { throw .missingOption("phone", usage: usage) }
    if read.value("for") == "find-email" {
      return ProfileCommand.sendCode(.findEmail(phone: phone))
    }
    return ProfileCommand.sendCode(.register(phone: phone, email: email))
  }

  private static let delete = CommandSpec(
    "profile delete",
    Phrase("탈퇴하고 모두 지우기", "delete a profile and all its data"),
    options: [
      OptionSpec(
        "export", "FILE",
        Phrase("지우기 전에 저장소를 이 파일로 복사하기", "file to copy the data to before deletion")),
      stdin,
    ],
    examples: ["profile delete --stdin"], writes: true, supportsDryRun: false
  ) { read in
    ProfileCommand.delete(export: read.value("export"), stdin: read.has("stdin"))
  }
}
