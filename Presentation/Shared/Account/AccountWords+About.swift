import Domain
import PresentationKit

extension AccountWords {
  /// Returns the purpose of a row of the account page, in a sentence or two.
  func about(_ item: AccountItem) -> String {
    switch item {
    case .nickname:
      say("하루가 부르는 이름이에요.", "The name that Haru uses for you.")
    case .email:
      say("이 이메일로 로그인해요.", "You log in with this e-mail.")
    case .phone:
      say(
        "비밀번호를 잊으면 이 번호로 찾아요.", "Used to find your profile if you forget the password.")
    case .kind: say("이 프로필에 로그인하는 방법이에요.", "How you log in to this profile.")
    case .picture:
      say("프로필 사진이에요. 이 컴퓨터에만 있어요.", "Your profile picture. It stays on this computer.")
    case .password: intro(.password)
    case .signUp:
      say(
        "이메일과 비밀번호를 정해요. 기록은 모두 그대로 있어요.",
        "Choose an e-mail and a password. All your data is kept.")
    case .others:
      say(
        "이 컴퓨터의 다른 프로필로 바꿔요. 프로필마다 기록이 따로 있어요.",
        "Switch to another profile on this computer. Each profile has its own data.")
    case .logOut: logOutText
    case .withdraw:
      say(
        "이 프로필의 모든 기록을 백업까지 완전히 지워요. 먼저 한 번 더 물어요.",
        "Delete everything in this profile permanently, including its backups. Haru asks first.")
    }
  }
}
