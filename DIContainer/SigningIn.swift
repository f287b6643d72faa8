import Data
import Domain
import Presentation
import PresentationKit
import TextUI

extension Settings {
  /// What somebody chose in the profile in use, or else in the usual one: whoever is signed out
  /// still wants to sign in.
  func chosen(_ preference: Preference) -> String? {
    if let value = choices(of: nil)?.value(of: preference), !value.isEmpty { return value }
    return choices(of: Self.defaultProfile)?.value(of: preference)
  }
}

extension IdentityProviders {
  /// Those of the settings, asked over the web, with a browser of the desktop. Proofs end, so that
  /// their times are judged by the real clock, whatever is pinned.
  static func live(_ settings: Settings) -> IdentityProviders {
    let path = settings.programPath
    return IdentityProviders(
      setting: { settings.chosen($0) }, directory: .web,
      signIn: .openID(
        path: path, clock: .system(in: LocalZone()),
        browser: .system(
          path: path, command: { settings.chosen(.openerWeb).flatMap { ProgramWords($0) } }),
        agent: "haru/\(Version.current)"))
  }
}

extension CodeSender {
  /// Sends codes as the settings want it at that moment.
  static func chosen(_ settings: Settings) -> CodeSender {
    CodeSender { (message) throws(SendingFailure) in
      let path = settings.programPath
      switch settings.chosen(.profileCodeSender) ?? "" {
      case "", "print": return try CodeSender.print.send(message)
      case "mail": return try CodeSender.mail(path: path).send(message)
      case let command:
        guard let words = ProgramWords(command)?.words else { throw .noProgram(command) }
        return try CodeSender.command(words, path: path).send(message)
      }
    }
  }
}
