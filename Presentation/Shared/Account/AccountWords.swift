import Domain
import PresentationKit
import TextUI

/// Texts of the account page.
struct AccountWords: Words {
  let language: Language

  // The page
  var title: String { MoreItem.account.title(language) }
  func label(_ item: AccountItem) -> String {
    switch item {
    case .nickname: say("별명", "Nickname")
    case .email: say("이메일", "E-mail")
    case .phone: say("휴대전화", "Mobile")
    case .kind: say("로그인 방법", "Login")
    case .picture: say("사진", "Picture")
    case .password: say("비밀번호 바꾸기", "Change password")
    case .signUp: say("가입하기 (기록은 그대로)", "Sign up and keep my data")
    case .others: say("다른 프로필", "Other profiles")
    case .logOut: say("로그아웃", "Log out")
    case .withdraw: say("탈퇴", "Delete this profile")
    }
  }
  var missing: String { say("아직 없어요", "not added yet") }
  func kind(_ kind: AccountKind) -> String {
    switch kind {
    case .guest: say("비회원", "as a guest")
    case .email: say("이메일과 비밀번호", "with e-mail")
    case .social(let provider):
      say(
        "\(ProviderWords.name(provider, in: language)) 계정",
        "with \(ProviderWords.name(provider, in: language))")
    }
  }

  // Confirmations
  var changed: String { say("프로필을 고쳤어요.", "Changed your profile.") }
  var passwordChanged: String { say("비밀번호를 바꿨어요.", "Changed the password.") }
  var signedUp: String {
    say("가입했어요. 기록은 모두 그대로 있어요.", "Signed up. All your data was kept.")
  }
  func inUse(_ profile: Profile) -> String {
    ProfileWords(language).inUse(profile)
  }

  // Forms
  func title(_ form: AccountForm) -> String {
    switch form {
    case .nickname: "\(title) · \(label(.nickname))"
    case .email: "\(title) · \(label(.email))"
    case .phone, .code: "\(title) · \(label(.phone))"
    case .picture: "\(title) · \(label(.picture))"
    case .password: label(.password)
    case .withdraw: label(.withdraw)
    case .logIn(let profile): ProfileWords(language).called(profile)
    }
  }
  /// Returns the label of the save key if saving deletes or logs in; nil for the default label.
  func keySave(_ form: AccountForm) -> String? {
    switch form {
    case .withdraw: say("탈퇴", "delete")
    case .logIn: OnboardingWords(language).option(.logIn)
    case .nickname, .email, .phone, .code, .picture, .password: nil
    }
  }
  func intro(_ form: AccountForm) -> String {
    switch form {
    case .nickname:
      say(
        "\(ProfileWords(language).nicknameLetters)까지 쓸 수 있어요.",
        "Up to \(ProfileWords(language).nicknameLetters).")
    case .email:
      say(
        "다음부터 이 이메일로 로그인해요. 본인인지 비밀번호로 확인해요.",
        "You will log in with this e-mail from now on. Enter your password to confirm.")
    case .phone:
      say(
        "이 번호로 네 자리 인증번호를 보내요. 비밀번호를 잊으면 이 번호로 찾을 수 있어요.",
        "Haru sends a four-digit code to this number. You need the number if you forget your password."
      )
    case .code:
      ProfileWords(language).typeCode
    case .picture(nil):
      say(
        "PNG나 JPEG 파일의 경로예요. \(Self.megabytes) MB까지 쓸 수 있어요.",
        "Path to a PNG or JPEG file (up to \(Self.megabytes) MB).")
    case .picture(let file?):
      say(
        "PNG나 JPEG 파일의 경로예요. 비워 두면 지금 사진(\(Printable.brief(file)))이 없어져요.",
        "Path to a PNG or JPEG file. Leave this empty to remove the current picture (\(Printable.brief(file)))."
      )
    case .password: say("새 비밀번호를 두 번 적어 주세요.", "Type the new password twice.")
    case .withdraw(let profile):
      say(
        "\(ProfileWords(language).called(profile)) 프로필의 모든 것이 백업까지 지워지고, 되살릴 수 없어요. 다른 곳에 둔 백업은 남아요. 탈퇴하려면 ‘탈퇴’라고 적어 주세요.",
        "Everything in the profile \(ProfileWords(language).called(profile)) will be deleted, "
          + "including its backups, and cannot be restored. Copies you stored elsewhere are kept. "
          + "Type “delete” to confirm.")
    case .logIn:
      say("로그아웃한 프로필이에요. 비밀번호를 적어 주세요.", "This profile is logged out. Enter its password.")
    }
  }
  private static let megabytes = ProfilePicture.limit >> 20
  var labelPassword: String { ProfileWords(language).password }
  var labelOld: String { ProfileWords(language).oldPassword }
  var labelPath: String { FileWords(language).title }
  var labelCopy: String { say("복사해 둘 파일", "Copy to file") }
  var labelWord: String { say("확인 문구", "Confirmation") }
  var copyHint: String {
    say(
      "파일 이름을 적으면 지우기 전에 저장소를 그 파일에 복사해 둬요. 비워 둬도 돼요.",
      "To save a copy of your data first, enter a file name. You can leave this empty.")
  }

  // Other profiles
  var othersTitle: String { say("어느 프로필로 바꿀까요?", "Which profile?") }
  var noOthers: String {
    say(
      "다른 프로필이 없어요. `haru profile new NAME`으로 만들 수 있어요.",
      "There are no other profiles. Create one with `haru profile new NAME`.")
  }
  func state(_ profile: Profile) -> String {
    let words = ProfileWords(language)
    return words.problem(profile) ?? words.kind(profile.kind)
  }

  // Logging out
  var logOutTitle: String { say("로그아웃할까요?", "Log out?") }
  var logOutText: String {
    say(
      "기록은 모두 그대로 있고, 다시 로그인하면 볼 수 있어요.",
      "Your data is kept. Log in again to see it.")
  }
  var stay: String { say("로그인 유지", "stay logged in") }
  var logOut: String { say("로그아웃", "log out") }
}
