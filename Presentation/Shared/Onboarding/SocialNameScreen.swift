import Domain
import PresentationKit
import TextUI

/// Asks a new user of a provider for a nickname. The provider's nickname is suggested.
struct SocialNameScreen: Equatable, Sendable, FormScreen {
  typealias Field = OnboardingField

  var context: ViewContext
  let identity: ProvenIdentity
  /// Whether the new profile takes over the open store.
  let keeps: Bool
  var sheet: FormSheet<OnboardingField>

  init(_ identity: ProvenIdentity, keeps: Bool, _ context: ViewContext) {
    self.context = context
    let language = context.language
    self.identity = identity
    self.keeps = keeps
    let words = OnboardingWords(language)
    let name = EnterSocially.nickname(of: identity)?.text ?? ""
    sheet = FormSheet(
      [.init(.nickname, words.labelNickname, .text(TextField(name, limit: Nickname.limit)))],
      context)
  }

  mutating func save() -> [ScreenEffect] {
    return [
      .work(
        .onboarding(
          .registerSocial(identity, nickname: sheet.form.text(.nickname), keeps: keeps)))
    ]
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard report.field == OnboardingField.nickname.rawValue else { return nil }
    sheet.refuse(.nickname, report.message)
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    let intro = OnboardingWords(language).intro(.nickname, of: .signUp)
    sheet.draw(
      SignInWords(language).nicknameTitle, notes: [StyledText(intro, .dim)], into: &frame, in: area)
  }
}
