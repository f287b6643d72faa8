import Domain
import PresentationKit

extension AccountWords {
  /// Returns the report of an error. If a key does the same as a command, the report names the key instead.
  func report(_ error: ProfilesFailure) -> Report {
    let report = ProfileWords(language).report(error)
    let letters = ProfileWords(language).nicknameLetters
    let sentence: String? =
      switch report.code {
      case "nicknameEmpty":
        say(
          "별명을 적어 주세요. \(letters)까지 쓸 수 있어요.",
          "Enter a nickname of up to \(letters).")
      case "nicknameTooLong":
        say(
          "별명은 \(letters)까지 쓸 수 있어요.",
          "A nickname can have up to \(letters).")
      case "noCode":
        say(
          "보낸 인증번호가 없어요. Ctrl-R로 새로 받아 주세요.", "No code has been sent yet. Press Ctrl-R to send one."
        )
      case "needsAccount": needsAccount
      case "noMailAddress":
        say(
          "인증번호를 받을 이메일이 없어요. 프로필에 이메일을 먼저 적어 주세요.",
          "Your profile has no e-mail address. Add an address first to receive a code.")
      default: nil
      }
    return sentence.map {
      Report(code: report.code, message: $0, field: report.field, status: report.status)
    } ?? report
  }

  /// The refusal that is shown when a guest tries to add an e-mail address or phone number.
  var needsAccount: String {
    say(
      "이메일과 전화번호는 가입해야 적을 수 있어요. ‘가입하기’를 골라 주세요.",
      "You need an account to add an e-mail or phone number. Choose “Sign up”.")
  }

  /// Returns the refusal to change an e-mail address that comes from a social login.
  func signsInElsewhere(_ provider: String) -> String {
    let name = ProviderWords.name(provider, in: language)
    return say(
      "\(name) 계정의 이메일이라 여기서 바꿀 수 없어요.",
      "Your e-mail comes from \(name) and cannot be changed here.")
  }
}
