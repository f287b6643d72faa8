import Domain
import PresentationKit
import TextUI

extension ProfileWords {
  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  func report(_ refusal: ProfileRefusal) -> Report {
    switch refusal {
    case .email(let fault): refused("badEmail", "email", sentence(fault))
    case .emailTaken:
      refused(
        "emailTaken", "email", "이미 가입한 이메일이에요. 로그인하거나 다른 이메일을 적어 주세요.",
        "An account with this e-mail address already exists. Log in, or use another address.")
    case .password(let faults): refused("badPassword", "password", sentence(faults))
    case .passwordsDiffer:
      refused(
        "passwordsDiffer", "password", "두 비밀번호가 달라요. 똑같이 적어 주세요.",
        "The two passwords differ. Enter the same password twice.")
    case .wrongPassword:
      refused(
        "wrongPassword", "password", "비밀번호가 맞지 않아요. 다시 확인해 주세요.", "Wrong password. Try again.")
    case .nicknameEmpty:
      refused(
        "nicknameEmpty", "nickname", "별명을 적어 주세요. \(nicknameLetters)까지 쓸 수 있어요: --nickname N.",
        "Enter a nickname of up to \(nicknameLetters): --nickname N.")
    case .nicknameTooLong:
      refused(
        "nicknameTooLong", "nickname",
        "별명은 \(nicknameLetters)까지 쓸 수 있어요. --nickname으로 더 짧게 적어 주세요.",
        "A nickname can have up to \(nicknameLetters). Enter a shorter one with --nickname.")
    case .phone(let fault): refused("badPhone", "phone", sentence(fault))
    case .phoneNotProven:
      refused(
        "phoneNotProven", "phone", "먼저 인증번호로 번호를 확인해 주세요.", "Confirm the number with a code first.")
    case .noPhone:
      refused(
        "noPhone", "phone", "이 계정에는 등록한 번호가 없어서 인증번호를 보낼 수 없어요.",
        "This account has no phone number, so Haru cannot send a code.")
    case .codeForm: refused("codeForm", "code", "인증번호는 숫자 네 자리예요.", "A code has four digits.")
    case .noCode:
      refused(
        "noCode", "code", "보낸 인증번호가 없어요. `haru profile send-code`로 먼저 받아 주세요.",
        "No code was sent. Get one with `haru profile send-code` first.")
    case .codeExpired:
      refused(
        "codeExpired", "code", "인증번호를 보낸 지 5분이 지났어요. 새로 받아 주세요.",
        "The code expired after five minutes. Get a new one.")
    case .codeUsedUp:
      refused(
        "codeUsedUp", "code", "이 인증번호는 다섯 번 틀려서 더 쓸 수 없어요. 새로 받아 주세요.",
        "The code is no longer valid after five wrong attempts. Get a new one.")
    case .guarded:
      refused(
        "guarded", "code",
        "이 프로필은 잠겨 있어서 인증번호를 화면에 보여 줄 수 없어요. 설정 파일의 profile.codeSender에 `mail`(메일로 받기)이나 인증번호를 보내 줄 명령을 적으면 받을 수 있어요.",
        "This profile has a lock, so the code is not shown on the screen. To have it sent, set "
          + "profile.codeSender to “mail” or a command in the settings file.")
    case .wrongCode(let left) where left > 0:
      refused(
        "wrongCode", "code", "인증번호가 맞지 않아요. \(left)번 더 해 볼 수 있어요.",
        "Wrong code. Tries left: \(left).")
    case .wrongCode:
      refused("wrongCode", "code", "인증번호가 맞지 않아요. 새로 받아 주세요.", "Wrong code. Get a new one.")
    case .name:
      refused(
        "badName", "NAME", "프로필 이름은 64바이트까지 쓸 수 있고, .이나 -로 시작하거나 /가 들어가면 안 돼요.",
        "This is not a valid profile name. Use at most 64 bytes, without a slash and without a "
          + "leading dot or hyphen.")
    case .nameTaken:
      refused(
        "nameTaken", "NAME", "그 이름의 프로필이 이미 있어요. 다른 이름을 적어 주세요.",
        "A profile with this name already exists. Choose another name.")
    case .controlCharacter(let field):
      refused(
        "controlCharacter", field.rawValue, "보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
        "The text contains a control character. Remove it.")
    case .notAGuest:
      refused(
        "notAGuest", nil, "현재 프로필은 비회원 프로필이 아니에요. --keep 없이 가입해 주세요.",
        "The current profile is not a guest profile. Sign up without --keep.")
    case .neverSignedIn:
      refused(
        "neverSignedIn", nil,
        "가입하지 않아서 로그아웃할 계정이 없어요. 지운 것은 없어요. 모두 지우려면 `haru profile delete`를, 가입하려면 `haru "
          + "profile new --keep`을 실행해 주세요.",
        "You have not signed up, so there is no account to log out of. Nothing was deleted. To "
          + "delete everything, run `haru profile delete`; to sign up, run `haru profile new "
          + "--keep`.")
    case .needsAccount:
      refused(
        "needsAccount", nil, "비회원에게는 이메일, 비밀번호, 번호가 없어요. `haru profile new --keep`으로 가입해 주세요.",
        "Guests have no e-mail address, password or phone number. Sign up with `haru profile new --keep`."
      )
    case .signsInElsewhere(let provider):
      refused(
        "signsInElsewhere", nil,
        "\(ProviderWords.name(provider, in: language)) 계정으로 로그인하는 프로필이라 여기에는 비밀번호가 없어요. "
          + "\(loggingIn("--with \(ShellQuote.word(Printable.brief(provider)))")) 로그인해 주세요.",
        "This profile logs in with \(ProviderWords.name(provider, in: language)) and has no password here. "
          + "Run `haru profile login --with \(ShellQuote.word(Printable.brief(provider)))`.")
    case .notTheirs:
      refused(
        "notTheirs", nil, "그 프로필은 다른 계정의 프로필이에요. 프로필 이름을 빼면 이 계정의 프로필로 로그인할 수 있어요.",
        "That profile belongs to a different account. Omit the name to log in to your own profile.")
    case .pictureKind:
      refused(
        "pictureKind", "picture", "사진은 PNG나 JPEG 파일이어야 해요.", "A picture must be a PNG or JPEG file."
      )
    case .pictureTooLarge(let limit):
      refused(
        "pictureTooLarge", "picture", "사진은 \(limit >> 20) MB까지 쓸 수 있어요.",
        "A picture can be up to \(limit >> 20) MB.")
    case .wrongWord:
      refused(
        "wrongWord", "word", "‘탈퇴’라고 적지 않아서 지우지 않았어요. 바뀐 것은 없어요.",
        "Nothing was deleted, because you did not type “delete”.")
    case .fileExists:
      refused(
        "fileExists", "export", "복사본과 이름이 같은 파일이 이미 있어요. 다른 이름을 적어 주세요. 지운 것은 없어요.",
        "The file for the copy already exists. Choose another name. Nothing was deleted.")
    }
  }
}
