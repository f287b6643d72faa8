import Domain
import PresentationKit
import TextUI

/// A form that asks for passphrases. They are masked.
struct EncryptionFormScreen: Equatable, Sendable, FormScreen {
  /// A field; the raw value of `new` is the field name in reports about a new passphrase.
  enum Field: String, Hashable, Sendable {
    case current, again
    case new = "passphrase"
  }

  var context: ViewContext
  let form: EncryptionForm
  var sheet: FormSheet<Field>

  init(_ form: EncryptionForm, _ context: ViewContext) {
    self.context = context
    self.form = form
    let words = EncryptionCommandWords(context.language)
    func hidden(_ name: Field, _ label: String) -> Form<Field>.Field {
      .init(name, label, .text(TextField(limit: Passphrase.limit, isMasked: true)))
    }
    let secret = form.asksSecret ? [hidden(.current, words.askPassphrase)] : []
    let new =
      form.asksNew
      ? [
        hidden(.new, form.asksSecret ? words.labelNew : words.askPassphrase),
        hidden(.again, words.labelAgain),
      ] : []
    sheet = FormSheet(secret + new, context, saving: words.keySave(form))
  }

  private var words: EncryptionCommandWords { EncryptionCommandWords(context.language) }

  static func == (one: EncryptionFormScreen, other: EncryptionFormScreen) -> Bool {
    one.form == other.form && one.language == other.language && one.sheet == other.sheet
  }

  mutating func save() -> [ScreenEffect] {
    func secret(_ name: Field) -> SecretText { SecretText(sheet.form.text(name)) }
    let work: EncryptionWork =
      switch form {
      case .on: .beginOn(secret(.new), again: secret(.again))
      case .open: .open(secret(.current))
      case .passphrase: .change(from: secret(.current), to: secret(.new), again: secret(.again))
      case .recoveryKey: .beginRecoveryKey(secret(.current))
      case .renewal:
        .beginRenewal(from: secret(.current), to: secret(.new), again: secret(.again))
      case .off: .beginOff(secret(.current))
      }
    return [.work(.encryption(work))]
  }

  /// Shows a report at its field, even one that only says to wait.
  mutating func refuse(_ report: Report) -> [ScreenEffect]? { show(report) }

  /// Returns the field to which an error belongs; nil if it belongs to none. A wrong secret belongs to `current`. If
  /// the new passphrases differ, the error belongs to the repeated passphrase.
  func field(of report: Report) -> Field? {
    switch report.code {
    case "wrongPassphrase", "wrongRecoveryKey", "encryptionWait", "noPassphrase": .current
    case "passphrasesDiffer": .again
    default: report.field == EncryptionCommandWords.passphraseField ? .new : nil
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.name(.form(form)), above: words.intro(form).map { StyledText($0) },
      below: words.outro(form).map { StyledText($0, .dim) }, into: &frame, in: area)
  }
}

/// A form that asks for two groups of a new recovery key, to detect mistakes on the user's paper.
struct RecoveryKeyForm: Equatable, Sendable, FormScreen {
  /// The number of a group.
  typealias Field = Int

  var context: ViewContext
  let key: RecoveryKey
  let groups: [Int]
  let draft: EncryptionDraft
  var sheet: FormSheet<Int>

  init(_ key: RecoveryKey, groups: [Int], _ draft: EncryptionDraft, _ context: ViewContext) {
    self.context = context
    self.key = key
    self.groups = groups
    self.draft = draft
    let words = EncryptionCommandWords(context.language)
    sheet = FormSheet(
      groups.map { .init($0, words.askGroup($0), .text(TextField(limit: Self.limit))) }, context,
      saving: words.keyCheck)
  }

  /// The maximum length of a group with separators.
  private static let limit = 16

  private var words: EncryptionCommandWords { EncryptionCommandWords(context.language) }

  mutating func save() -> [ScreenEffect] {
    let wrong = groups.filter { !key.hasGroup($0, typed: sheet.form.text($0)) }
    if wrong.isEmpty { return draft.effects(with: key) }
    for group in wrong.reversed() { sheet.refuse(group, words.wrongGroupHere) }
    return []
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.checkTitle, above: [StyledText(words.checkText)], below: [], into: &frame, in: area)
  }
}

extension EncryptionDraft {
  /// Returns the effects that make the change. A nil key means that no recovery key is created.
  func effects(with key: RecoveryKey?) -> [ScreenEffect] {
    switch self {
    case .on(let passphrase): return restart(.on(passphrase, recoveryKey: key))
    case .renew(let passphrase, let opener):
      return restart(.renew(passphrase, recoveryKey: key, opener: opener))
    case .recoveryKey(let opener):
      return key.map { [.work(.encryption(.setRecoveryKey($0, opener)))] } ?? []
    }
  }

  private func restart(_ change: EncryptionChange) -> [ScreenEffect] {
    [.reopen(RestartRequest(backgroundTask: .encrypt(change)))]
  }

  /// The form that began the change.
  var form: EncryptionForm {
    switch self {
    case .on: .on
    case .renew: .renewal
    case .recoveryKey: .recoveryKey
    }
  }
}
