import Domain
import PresentationKit
import TextUI

/// Messages of the sign-in screens.
package struct OnboardingWords: KeyWords {
  let language: Language

  // Ways to start
  func option(_ option: StartOption) -> String {
    switch option {
    case .guest: say("바로 시작하기", "start now")
    case .signUp: say("가입하기", "sign up")
    case .logIn: say("로그인", "log in")
    case .demo: say("예시 둘러보기", "try the demo")
    case .social: say("구글·카카오·애플로 로그인", "use Google, Kakao or Apple")
    case .findPassword: say("비밀번호 찾기", "forgot password")
    case .findID: say("이메일 찾기", "forgot e-mail")
    }
  }
  var guestHint: String {
    say(
      "가입하지 않아도 모두 쓸 수 있고, 나중에 가입해도 기록은 그대로 남아요. 그만두려면 q를 눌러 주세요.",
      "No account needed. If you sign up later, your data is kept. Press q to quit.")
  }
  /// The hint about starting as a guest, in a short form for small terminals.
  var guestHintShort: String {
    say("가입하지 않아도 모두 쓸 수 있어요.", "No account needed.")
  }
  var signedOutHint: String {
    say("로그아웃했어요. 기록은 그대로 있어요.", "You are logged out. Your data was kept.")
  }
  var turn: String { say("둘러보기", "look around") }
  var go: String { keyOpen }
  var welcomeGuest: String {
    say(
      "환영해요. 알림을 받고 연락처를 가져오려면 더보기(,)의 ‘알림과 연락처’를 열어 보세요.",
      "Welcome. To turn on notifications or import contacts, press , and choose “Notifications "
        + "and contacts”.")
  }
  func welcome(_ name: String) -> String { say("\(name) 님, 환영해요.", "Welcome, \(name).") }
  func welcomeBack(_ name: String) -> String {
    say("\(name) 님, 다시 만나 반가워요.", "Good to see you again, \(name).")
  }

  // Journeys
  func title(_ journey: SignInFlow) -> String {
    switch journey {
    case .signUp: say("가입하기", "Sign up")
    case .logIn: say("로그인", "Log in")
    case .findPassword: say("비밀번호 찾기", "Reset password")
    case .findID: say("이메일 찾기", "Find your e-mail")
    }
  }
  func intro(_ step: SignInFlow.Step, of journey: SignInFlow) -> String {
    switch (step, journey) {
    case (.account, _):
      say("다음부터 이 이메일과 비밀번호로 로그인해요.", "You will log in with this e-mail and password.")
    case (.login, _): say("별명이나 프로필 이름을 적어도 돼요.", "A nickname or profile name works too.")
    case (.email, _): say("가입한 이메일을 적어 주세요.", "The e-mail you signed up with.")
    case (.phone, .signUp):
      say(
        "전화번호를 적지 않으면 비밀번호를 잊었을 때 찾을 수 없어요. 그래도 괜찮으면 비워 두세요.",
        "If you leave this empty, you cannot reset a forgotten password.")
    case (.phone, _): say("등록한 휴대전화 번호를 적어 주세요.", "Enter the mobile number you registered.")
    case (.code, _):
      ProfileWords(language).typeCode
    case (.nickname, _):
      say(
        "시작을 누르면 개인정보 처리방침과 이용약관에 동의한 것으로 봐요. Ctrl-T로 읽을 수 있어요.",
        "By signing up you agree to the privacy policy and the terms. Press Ctrl-T to read them.")
    case (.renew, _): say("새 비밀번호를 정해 주세요.", "Choose a new password.")
    }
  }

  var labelEmail: String { AccountWords(language).label(.email) }
  var labelPassword: String { ProfileWords(language).password }
  var labelNewPassword: String { ProfileWords(language).newPassword }
  var labelAgain: String { LockWords(language).labelAgain }
  var labelPhone: String { AccountWords(language).label(.phone) }
  var labelCode: String { ProfileWords(language).code }
  var labelNickname: String { AccountWords(language).label(.nickname) }
  var labelKeep: String { say("기록 유지하기", "Keep my data") }

  // Live feedback on rules
  var emailUsable: String { say("올바른 이메일 형식이에요.", "This looks like a valid address.") }
  func rule(_ fault: PasswordRefusal) -> String {
    switch fault {
    case .tooShort: say("\(Password.least)글자 이상", "\(Password.least)+ characters")
    case .tooLong: say("\(Password.limit)글자 이하", "at most \(Password.limit) characters")
    case .noSmallLetter: say("영문 소문자", "lowercase letter")
    case .noDigit: say("숫자", "digit")
    case .noSpecial: say("특수 문자", "special character")
    }
  }
  var same: String { say("두 비밀번호가 같아요.", "The passwords match.") }
  var differ: String { say("두 비밀번호가 달라요.", "The passwords differ.") }

  var resend: String { say("다시 받기", "send again") }
  var terms: String { say("약관", "terms") }
  func missing(_ faults: [PasswordRefusal]) -> String {
    let rules = faults.map(rule).joined(separator: ", ")
    return say("아직 맞지 않는 조건: \(rules)", "Still needed: \(rules)")
  }
  var codeHandedOn: String { say("인증번호를 보냈어요.", "Sent a four-digit code.") }
  var codeMailed: String {
    say("이메일로 인증번호를 보냈어요.", "Sent a four-digit code by e-mail.")
  }
  /// The message that another code was sent.
  var codeAgain: String { say("새 인증번호예요.", "Here is a new code.") }
  /// Returns the text message with a verification code.
  func message(_ code: PhoneCode) -> String {
    say(
      "[하루] 인증번호 \(code.digits) (5분 동안 쓸 수 있어요)",
      "Your Haru code is \(code.digits). It is valid for five minutes.")
  }
  /// The message that explains why the code is shown on the screen.
  var whyShown: String {
    say(
      "문자를 보낼 수 없어서 인증번호를 여기에 표시해요.",
      "The code is shown here because Haru has no way to send it.")
  }
  var proven: String { say("번호를 확인했어요.", "Confirmed the number.") }
  var renewed: String {
    say("비밀번호를 바꿨어요. 새 비밀번호로 로그인해 주세요.", "Changed the password. Log in with the new one.")
  }
  var addressesTitle: String { say("가입한 이메일", "E-mails you signed up with") }
  var noAddresses: String { say("이 번호로 가입한 이메일이 없어요.", "No account uses this number.") }
}
