import Domain
import PresentationKit
import TextUI

/// A form that sets, changes or removes the lock. Codes are masked.
struct LockFormScreen: Equatable, Sendable, FormScreen {
  var context: ViewContext
  enum Field: String, Hashable, Sendable { case old, code, again }

  let form: LockForm
  private var words: LockWords { LockWords(context.language) }
  var sheet: FormSheet<Field>

  init(_ form: LockForm, _ context: ViewContext) {
    self.context = context
    let words = LockWords(context.language)
    self.form = form
    sheet = FormSheet(Self.fields(form, words), context)
  }

  private static func fields(_ form: LockForm, _ words: LockWords) -> [Form<Field>.Field] {
    func hidden(_ name: Field, _ label: String) -> Form<Field>.Field {
      .init(
        name, label, .text(TextField(limit: LockCode.length.upperBound, isMasked: true)))
    }
    return switch form {
    case .set: [hidden(.code, words.labelCode), hidden(.again, words.labelAgain)]
    case .change:
      [
        hidden(.old, words.labelOld), hidden(.code, words.labelNew),
        hidden(.again, words.labelAgain),
      ]
    case .off: [hidden(.code, words.labelCode)]
    }
  }

  static func == (one: LockFormScreen, other: LockFormScreen) -> Bool {
    one.form == other.form && one.words.language == other.words.language
      && one.sheet == other.sheet
  }

  mutating func save() -> [ScreenEffect] {
    func secret(_ name: Field) -> SecretText { SecretText(sheet.form.text(name)) }
    switch form {
    case .set: return [.work(.lock(.set(secret(.code), again: secret(.again))))]
    case .change:
      return [.work(.lock(.change(from: secret(.old), to: secret(.code), again: secret(.again))))]
    case .off: return [.work(.lock(.remove(secret(.code))))]
    }
  }

  /// Returns the field to which an error belongs; nil if it belongs to none. A wrong code always belongs to the current
  /// code. If the new codes differ, the error belongs to the second of them.
  func field(of report: Report) -> Field? {
    switch report.code {
    case "wrongCode": form == .change ? .old : .code
    case "codesDiffer": .again
    default: report.field.flatMap(Field.init(rawValue:))
    }
  }

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.title(form), above: words.intro(form).map { StyledText($0) },
      below: words.outro(form).map { StyledText($0, .dim) }, into: &frame, in: area)
  }
}
