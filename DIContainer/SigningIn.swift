import Data
import Domain
import Presentation
import PresentationKit
import TextUI

extension Settings {
  /// Returns a preference of the current profile, or else of the default profile, so that a signed-out user can sign
  /// in. Returns nil if neither has a value.
  func chosen(_ preference: Preference) -> String? {
    if let value = choices(of: nil)?.value(of: preference), !value.isEmpty { return value }
    return choices(of: Self.defaultProfile)?.value(of: preference)
  }
}

extension IdentityProviders {
  /// Returns the configured identity providers, with web requests and the desktop browser. Proofs
  /// expire by the real clock, even if the settings pin another moment.
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
  /// Returns a sender that uses the method in the settings at the time of sending.
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
