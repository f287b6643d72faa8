import Domain
import PresentationKit
import TextUI

/// The texts about signing in with an identity provider.
struct SignInWords: KeyWords {
  let language: Language

  /// The pages that the browser shows after the redirect.
  var browser: BrowserWords {
    BrowserWords(
      language: language.rawValue,
      done: say(
        "응답을 받았어요. 이 창은 닫고 터미널로 돌아가 주세요.",
        "Haru received the answer. Close this page and go back to the terminal."),
      declined: say(
        "로그인하지 않았어요. 이 창은 닫고 터미널로 돌아가 주세요.",
        "You were not logged in. Close this page and go back to the terminal."),
      stranger: say(
        "‘하루’에서 시작한 로그인이 아니라서 받지 않았어요. 터미널로 돌아가서 거기에 나온 주소를 열어 주세요.",
        "Haru did not request this login, so it was rejected. Go back to the terminal and open "
          + "the address shown there."),
      nothingHere: say("없는 페이지예요.", "This page does not exist."))
  }

  /// Returns the sentence that asks the user to open the address.
  func open(_ address: String) -> String {
    let address = Printable.line(address)
    return say(
      "브라우저에서 이 주소를 열어 로그인해 주세요. 여기서 기다릴게요.\n\(address)",
      "Open this address in a browser to log in. Haru is waiting.\n\(address)")
  }

  var browserOpened: String {
    say("브라우저를 열었어요. 거기서 로그인해 주세요.", "Opened the browser. Log in there.")
  }

  var noBrowser: String {
    say(
      "여기서는 브라우저를 열 수 없었어요. 위의 주소를 직접 열어 주세요.",
      "Haru could not open a browser. Open the address above yourself.")
  }

  /// The sentence shown while the answer of the provider is verified.
  var checking: String { say("응답을 확인하고 있어요.", "Checking the provider's answer.") }

  func signedIn(_ identity: ProvenIdentity) -> String {
    let who = Printable.brief(identity.name ?? identity.email ?? identity.subject)
    let provider = ProviderWords.name(identity.provider, in: language)
    return say("\(provider)에서 \(who) 님으로 확인됐어요.", "\(provider) identified you as \(who).")
  }

  /// Returns the report of a failure, for commands and screens.
  func report(_ failure: SignInFailure) -> Report {
    switch failure {
    case .unknownProvider(let name):
      let name = Printable.brief(name)
      return refused(
        "unknownProvider", "WITH",
        say(
          "‘\(name)’ 계정으로는 로그인할 수 없어요. 아래 이름이나 https://로 시작하는 로그인 서비스 주소를 적어 주세요.",
          "Haru cannot log you in with “\(name)”. Use one of these names, or an issuer address "
            + "that begins with https://."),
        candidates: IdentityProvider.Known.allCases.map(\.rawValue))
    case .badIssuer(let address):
      let address = Printable.brief(address)
      return refused(
        "badIssuer", "WITH",
        "‘\(address)’: 쓸 수 없는 로그인 서비스 주소예요. https://로 시작하고, 띄어쓰기나 ?, #이 없어야 해요.",
        "“\(address)” is not a valid issuer address. It must begin with https:// and contain "
          + "no spaces, ? or #.")
    case .notConfigured(let provider):
      let settings = settings(of: provider)
      let provider = ProviderWords.name(provider, in: language)
      return refused(
        "signInNotConfigured", nil,
        "\(provider)에 등록한 클라이언트 ID가 아직 없어요. \(provider) 개발자 페이지에서 ID를 받아 설정에 넣어 주세요: \(settings).",
        "Haru has no client ID for \(provider) yet. Register an app there and save its ID: "
          + "\(settings).")
    case .busy:
      return Report(
        code: "busy",
        message: say(
          "컴퓨터가 바빠서 시작하지 못했어요. 잠시 뒤에 다시 해 주세요.",
          "The computer is too busy to start the login. Try again later."), status: .failed)
    case .noProgram(let program): return missing(program)
    case .noPort(let port): return noPort(port)
    case .cancelled: return network("cancelled", stopped)
    case .timedOut:
      return network(
        "signInTimedOut",
        say(
          "브라우저에서 응답이 오지 않아 로그인을 그만뒀어요. 바뀐 것은 없으니 다시 해 주세요.",
          "The browser did not answer in time. Nothing was changed. Try again."))
    case .declined, .refusedByProvider, .stateMismatch, .answerOfAnother:
      return answer(failure)
    case .unreachable, .discovery, .exchangeRefused, .exchangeUnreachable, .exchangeUnreadable,
      .noToken:
      return provider(failure)
    case .token(let fault): return token(fault)
    case .checkingFailed:
      return Report(
        code: "signInNotChecked",
        message: say(
          "openssl로 서명을 확인하지 못해서 로그인하지 않았어요. openssl 패키지가 설치되어 있고 임시 폴더에 쓸 수 있는지 확인해 주세요.",
          "openssl could not check the signature, so you were not logged in. Check "
            + "that the openssl package is installed and that the temporary folder is writable."),
        status: .failed)
    }
  }

  /// Returns the commands that configure a provider.
  private func settings(of provider: String) -> String {
    let set = "haru settings set"
    if let known = IdentityProvider.Known(rawValue: provider) {
      return "`\(set) \(known.settings.id.rawValue) ID`"
    }
    let issuer = Preference.signInIssuer.rawValue
    return "`\(set) \(issuer) https://…`, `\(set) \(Preference.signInIssuerID.rawValue) ID`"
  }

  private func missing(_ program: SignInFailure.Program) -> Report {
    let package = program == .curl ? "curl ca-certificates" : "openssl"
    return Report(
      code: "noProgram",
      message: say(
        "로그인하려면 \(Particle.called.after(program.rawValue)) 프로그램이 필요해요. 데비안에서는 sudo apt install \(package)로 설치할 수 있어요.",
        "Logging in needs the program \(program.rawValue). Install it on Debian with "
          + "`sudo apt install \(package)`."),
      status: .failed)
  }

  private func noPort(_ port: Int?) -> Report {
    let message =
      if let port {
        say(
          "포트 \(port)에서 브라우저의 응답을 받을 수 없어요. 다른 프로그램이 이 포트를 쓰고 있는지 확인하거나, 다른 포트(1024~65535)를 정해 주세요.",
          "Haru cannot wait for the browser on port \(port). Check whether another program uses it, or "
            + "choose a port from 1024 to 65535.")
      } else {
        say(
          "브라우저에서 로그인 결과를 받을 포트를 열지 못했어요. 127.0.0.1을 쓸 수 있는지 확인해 주세요.",
          "Haru could not open a port on this computer to wait for the browser. Check whether "
            + "127.0.0.1 can be used.")
      }
    return Report(code: "noPort", message: message, status: .failed)
  }

  func network(_ code: String, _ message: String) -> Report {
    Report(code: code, message: message, status: .network)
  }
}
