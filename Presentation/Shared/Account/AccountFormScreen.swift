import Domain
import PresentationKit
import TextUI

/// The fields of the account forms; the raw values are the field names in reports.
enum AccountField: String, Hashable, Sendable {
  case nickname, email, password, again, old, phone, code, picture, export, word
}

/// A form that changes the profile or logs in to another one.
struct AccountFormScreen: Equatable, Sendable, FormScreen {
  typealias Field = AccountField

  var context: ViewContext
  let form: AccountForm
  var sheet: FormSheet<AccountField>

  init(_ form: AccountForm, _ context: ViewContext) {
    self.context = context
    let language = context.language
    self.form = form
    sheet = FormSheet(
      Self.fields(form, language), context, saving: AccountWords(language).keySave(form))
  }

  var words: AccountWords { AccountWords(context.language) }

  /// Shows the form for the verification code when the code was sent.
  mutating func receive(_ answer: FeatureEvent) -> [ScreenEffect] {
    if case .codeSent(let number, _)? = answer.account {
      self = AccountFormScreen(.code(number), context)
    }
    return []
  }

  private static func fields(_ form: AccountForm, _ language: Language)
    -> [Form<AccountField>.Field]
  {
    let words = AccountWords(language)
    let shared = OnboardingWords(language)
    func line(_ name: AccountField, _ label: String, _ text: String = "", limit: TextLimit? = nil)
      -> Form<AccountField>.Field
    { .init(name, label, .text(TextField(text, limit: limit))) }
    func hidden(_ name: AccountField, _ label: String) -> Form<AccountField>.Field {
      .init(name, label, .text(TextField(limit: Password.limit, isMasked: true)))
    }
    switch form {
    case .nickname(let text):
      return [line(.nickname, shared.labelNickname, text, limit: Nickname.limit)]
    case .email(let text):
      return [
        line(.email, shared.labelEmail, text, limit: .characters(EmailAddress.limit)),
        hidden(.password, words.labelPassword),
      ]
    case .phone: return [line(.phone, shared.labelPhone, limit: .characters(20))]
    case .code(let number):
      return [
        .init(.phone, shared.labelPhone, .text(TextField(number.shown)), isLocked: true),
        line(.code, shared.labelCode, limit: .characters(4)),
      ]
    case .picture: return [line(.picture, words.labelPath)]
    case .password:
      return [
        hidden(.old, words.labelOld), hidden(.password, shared.labelNewPassword),
        hidden(.again, shared.labelAgain),
      ]
    case .withdraw:
      return [line(.export, words.labelCopy), line(.word, words.labelWord, limit: .characters(20))]
    case .logIn: return [hidden(.password, words.labelPassword)]
    }
  }

  // MARK: Keys

  private var sentTo: MobileNumber? { if case .code(let number) = form { number } else { nil } }

  var bindings: [Binding] {
    var bindings = sheet.bindings
    if sentTo != nil, !sheet.isAsking {
      bindings.insert(
        Binding(.control("r"), meaning: OnboardingWords(language).resend, isPrimary: true),
        at: bindings.count - 1)
    }
    return bindings
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if let sentTo, key == .control("r"), !sheet.isAsking {
      return [.work(.account(.sendCode(phone: sentTo.digits)))]
    }
    return type(key, in: area)
  }

  /// Shows a report at its field, even a report about a file, such as an unreadable picture. Returns nil if the form
  /// does not have the field.
  mutating func refuse(_ report: Report) -> [ScreenEffect]? { show(report) }

  /// Validates the input and returns the resulting request.
  mutating func save() -> [ScreenEffect] {
    let typed = sheet.form
    func secret(_ name: AccountField) -> SecretText { SecretText(typed.text(name)) }
    do throws(ProfileRefusal) {
      switch form {
      case .nickname:
        return work(.nickname(try Nickname(typed.text(.nickname)).text))
      case .email:
        let address = try EmailAddress(typed.text(.email))
        return work(.email(address.text, password: secret(.password)))
      case .phone:
        return work(.sendCode(phone: try MobileNumber(typed.text(.phone)).digits))
      case .code(let number): return work(.phone(number, code: typed.text(.code)))
      case .picture: return work(.picture(path: path(.picture)))
      case .password:
        _ = try Password(typed.text(.password), repeated: typed.text(.again))
        return work(.password(old: secret(.old), new: secret(.password)))
      case .withdraw(let profile): return try withdraw(profile)
      case .logIn(let profile): return work(.logIn(profile.name, password: secret(.password)))
      }
    } catch {
      _ = refuse(words.report(.refused(error)))
      return []
    }
  }

  private func work(_ work: AccountWork) -> [ScreenEffect] { [.work(.account(work))] }

  private func withdraw(_ profile: Profile) throws(ProfileRefusal) -> [ScreenEffect] {
    guard WithdrawProfile.isMeant(by: sheet.form.text(.word)) else { throw .wrongWord }
    let copy = path(.export)
    let greeting = ProfileWords(language).withdrawn(profile, copy: copy)
    return [.reopen(RestartRequest(greeting: greeting, backgroundTask: .withdraw(copy: copy)))]
  }

  /// Returns the path in a field; nil if the field is blank.
  private func path(_ name: AccountField) -> String? {
    let text = sheet.form.text(name)
    return text.allSatisfy(\.isWhitespace) ? nil : text
  }

  /// Returns the field to which a report refers; nil if it refers to none. In the password form, `passwordsDiffer`
  /// refers to the repetition and `wrongPassword` to the old password.
  func field(of report: Report) -> AccountField? {
    let field = report.field.flatMap(AccountField.init(rawValue:))
    guard form == .password, field == .password else { return field }
    switch report.code {
    case "wrongPassword": return .old
    case "passwordsDiffer": return .again
    default: return field
    }
  }

  // MARK: Drawing

  func draw(into frame: inout Frame, in area: Area) {
    sheet.draw(
      words.title(form), above: [StyledText(words.intro(form), .dim)], below: hints,
      into: &frame, in: area)
  }

  /// Hints that are updated while the user types.
  private var hints: [StyledText] {
    let shared = OnboardingWords(language)
    switch form {
    case .password:
      let typed = sheet.form.text(.password)
      if typed.isEmpty && sheet.form.focus != .password { return [] }
      return PasswordHints(words: shared, glyphs: glyphs).lines(
        typed, again: sheet.form.text(.again), isTyping: sheet.form.focus == .again)
    case .withdraw: return [StyledText(words.copyHint, .dim)]
    case .nickname, .email, .phone, .code, .picture, .logIn: return []
    }
  }
}
