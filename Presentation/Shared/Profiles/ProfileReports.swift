package import Domain
package import PresentationKit
import TextUI

extension ProfileWords {
  func report(_ error: ProfilesFailure) -> Report {
    switch error {
    case .refused(let refusal): return report(refusal)
    case .unknown(let reference):
      let name = Printable.brief(reference)
      return Report(
        code: "unknownProfile",
        message: say(
          "‘\(name)’ 프로필이 없어요. 프로필은 `haru profile list`로 볼 수 있어요.",
          "Haru has no profile “\(name)”. See your profiles with `haru profile list`."),
        field: "NAME", status: .notFound)
    case .unknownEmail:
      return Report(
        code: "unknownEmail",
        message: say(
          "등록되지 않은 이메일이에요. 다시 확인해 주세요.",
          "No account uses this e-mail address. Check it and try again."),
        field: "email", status: .notFound)
    case .ambiguous(let reference, let profiles):
      let name = Printable.brief(reference)
      return Report(
        code: "ambiguous",
        message: say(
          "‘\(name)’에 맞는 프로필이 여럿이에요. 이름으로 골라 주세요.",
          "Several profiles match “\(name)”. Choose one by its name."),
        field: "NAME", status: .usage, candidates: profiles.map { Printable.brief($0.name.text) })
    case .nobodyNamed:
      return Report(
        code: "missingArgument",
        message: say(
          "이메일, 별명, 프로필 이름 중 하나를 적어 주세요: `haru profile login WHO`",
          "Enter your e-mail, nickname or profile name: `haru profile login WHO`."),
        field: "WHO", status: .usage)
    case .nobody: return OpeningWords(language: language).nobodySignedIn
    case .signedOut(let name): return OpeningWords(language: language).signedOut(name)
    case .waiting(let seconds):
      return Report(
        code: "tooManyTries",
        message: say(
          "여러 번 틀렸어요. \(time(seconds)) 뒤에 다시 해 주세요.",
          "Too many wrong tries. Try again in \(time(seconds))."), status: .refused)
    case .openElsewhere:
      return Report(
        code: "openElsewhere",
        message: say(
          "이 프로필이 다른 창에 열려 있어서 지우지 않았어요. ‘하루’ 화면을 모두 닫고 다시 해 주세요.",
          "This profile is open in another window, so nothing was deleted. Close all Haru screens first."
        ), status: .busyOrLocked)
    case .secret(.noMemory):
      return Report(
        code: "noMemory",
        message: say(
          "메모리가 모자라서 비밀번호를 처리할 수 없어요. 다른 프로그램을 닫고 다시 해 주세요.",
          "There is not enough memory to check a password. Close other programs and try again."),
        status: .failed)
    case .sending(let failure): return report(failure)
    case .file(let failure): return FileWords(language).report(failure, field: "picture")
    case .storage(let failure): return StorageWords(language).report(failure)
    }
  }

  private func time(_ seconds: Int) -> String {
    if seconds < 60 { return say("\(seconds)초", "\(seconds) second\(seconds == 1 ? "" : "s")") }
    let minutes = (seconds + 59) / 60
    return say("\(minutes)분", "\(minutes) minute\(minutes == 1 ? "" : "s")")
  }

  private func report(_ failure: SendingFailure) -> Report {
    switch failure {
    case .noProgram(let name):
      let name = Printable.brief(name)
      return Report(
        code: "noProgram",
        message: say(
          "인증번호를 보낼 프로그램이 없어요: \(name). 설치하거나 profile.codeSender 설정을 바꿔 주세요.",
          "The program that sends codes was not found: \(name). Install it, or change the "
            + "setting profile.codeSender."), status: .network)
    case .failed(let program, let words):
      let (program, words) = (Printable.brief(program), Printable.line(words))
      let why = words.isEmpty ? "" : " (\(words))"
      return Report(
        code: "sendingFailed",
        message: say(
          "\(Particle.subject.after(program)) 인증번호를 보내지 못했어요\(why). 바뀐 것은 없어요.",
          "\(program) could not send the code\(why). Nothing was changed."), status: .network)
    case .slow(let program):
      let program = Printable.brief(program)
      return Report(
        code: "sendingFailed",
        message: say(
          "\(Particle.subject.after(program)) 인증번호를 제때 보내지 못했어요. 잠시 뒤에 다시 해 주세요.",
          "\(program) took too long to send the code. Try again later."), status: .network)
    case .noAddress:
      return Report(
        code: "noMailAddress",
        message: say(
          "인증번호를 받을 이메일을 --email로 적어 주세요.",
          "Haru does not know where to send the code. Add your e-mail with --email."),
        field: "email", status: .refused)
    }
  }

  /// The refusal to manage profiles while the store of one of them is open in the screens or the demo.
  var notHere: Report {
    Report(
      code: "notHere",
      message: say(
        "여기에서는 프로필을 관리할 수 없어요. 예시를 닫고 셸에서 `haru profile` 명령으로 해 주세요.",
        "You cannot manage profiles here. Run `haru profile` in a shell, outside the demo."
      ),
      status: .refused)
  }

  /// Returns the refusal that no account has the verified phone number.
  func noAccount(_ number: MobileNumber) -> Report {
    Report(
      code: "unknownPhone",
      message: say(
        "\(number.shown) 번호로 가입한 이메일이 없어요.", "No account uses the number \(number.shown)."),
      field: "phone", status: .notFound)
  }
}

extension ProfilesFailure {
  /// Returns the error as a sentence.
  package func sentence(_ language: Language) -> String {
    ProfileWords(language).report(self).message
  }
}
