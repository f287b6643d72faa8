import Domain
import PresentationKit
import TextUI

/// The handling of the encryption in the More screen.
extension MoreScreen {
  private var encryptionWords: EncryptionCommandWords { EncryptionCommandWords(language) }

  mutating func receive(_ event: EncryptionEvent) -> [ScreenEffect] {
    switch event {
    case .viewed(let status):
      setDetail(.encryption, encryptionWords.detail(status))
      return []
    case .unseen:
      setDetail(.encryption, "")
      return []
    case .changed(let status, let sentence):
      setDetail(.encryption, encryptionWords.detail(status))
      return [.done(sentence)]
    case .begun(let draft): return [.show(QuestionScreen(question(draft), context))]
    case .drawn(let key, let groups, let draft):
      return [.show(RecoveryKeyScreen(key, groups: groups, draft, context))]
    case .ready(let change):
      return [.reopen(RestartRequest(backgroundTask: .encrypt(change)))]
    case .failed(let report): return [.failed(report)]
    }
  }

  func open(_ route: EncryptionRoute) -> [ScreenEffect] {
    switch route {
    case .page: [.show(EncryptionScreen(context))]
    case .form(let form): [.show(EncryptionFormScreen(form, context))]
    }
  }

  /// The question whether to make a recovery key. The first answer is the one that loses nothing.
  private func question(_ draft: EncryptionDraft) -> Question {
    let words = encryptionWords
    return Question(
      title: words.name(.form(draft.form)), text: words.offerRecoveryKey,
      [
        .init("y", words.withKey, [.work(.encryption(.draw(draft)))]),
        .init("n", words.withoutKey, draft.effects(with: nil)),
      ], leaving: words.keyCancel)
  }
}
