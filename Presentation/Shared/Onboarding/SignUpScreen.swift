import Domain
import PresentationKit
import TextUI

/// The fields of the sign-in pages; the raw values are the field names in refusals.
enum OnboardingField: String, Hashable, Sendable {
  case who = "NAME"
  case email, password, again, phone, code, nickname, keep
}

/// A sign-in process of several pages. Answers are kept while the user moves between pages.
struct SignUpScreen: Equatable, Sendable, FormScreen {
  typealias Field = OnboardingField

  var context: ViewContext
  /// The answers so far.
  struct Answers: Equatable, Sendable {
    var who = ""
    var email = ""
    var password = SecretText("")
    var phone = ""
    var nickname = ""
    var keeps: Bool
    var subject: CodeSubject?
    /// The message that says how the code was sent, shown where the code is typed; nil if no code was sent.
    var sent: String?
    var proof: ProvenNumber?
  }

  let journey: SignInFlow
  /// Whether the user is a guest, whose data the new account can take over.
  let hasGuest: Bool
  private(set) var step: SignInFlow.Step
  var answers: Answers
  var sheet: FormSheet<OnboardingField>

  init(
    _ journey: SignInFlow, hasGuest: Bool = false, keeps: Bool = false, who: String = "",
    _ context: ViewContext
  ) {
    self.context = context
    self.journey = journey
    self.hasGuest = hasGuest
    step = journey.steps[0]
    answers = Answers(who: who, keeps: hasGuest || keeps)
    sheet = FormSheet([], context)
    go(to: step)
  }

  var words: OnboardingWords { OnboardingWords(context.language) }

  /// Shows a page with the answers that were given earlier.
  mutating func go(to step: SignInFlow.Step) {
    self.step = step
    // Earlier answers count as typed, so that leaving the page asks first.
    sheet = FormSheet(fields(Answers(keeps: answers.keeps)), context)
    for field in fields(answers) { sheet.set(field.name, field.content) }
  }

  /// The account to create, from the answers so far.
  private var draft: SignUpDraft {
    SignUpDraft(
      email: answers.email,
      // The nickname is asked for last; until then a valid placeholder is used.
      nickname: answers.nickname.isEmpty ? "." : answers.nickname,
      phone: answers.phone.isEmpty ? nil : answers.phone, keepsGuest: answers.keeps)
  }

  // MARK: Keys

  var bindings: [Binding] {
    var bindings = sheet.bindings
    if !sheet.isAsking {
      bindings[0] = Binding(.control("s"), meaning: going, isPrimary: true)
      if previous != nil {
        bindings[bindings.count - 1] = Binding(.escape, meaning: words.keyBack, glyphs: glyphs)
      }
      if step == .nickname {
        bindings.append(Binding(.control("t"), meaning: words.terms))
      }
    }
    if step == .code, !sheet.isAsking {
      bindings.insert(
        Binding(.control("r"), meaning: words.resend, isPrimary: true), at: bindings.count - 1)
    }
    return bindings
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if step == .code, key == .control("r"), !sheet.isAsking {
      return answers.subject.map { [.work(.onboarding(.sendCode($0)))] } ?? []
    }
    if step == .nickname, key == .control("t"), !sheet.isAsking {
      return [.open(.onboarding(.terms))]
    }
    // After the last field there is nothing more to fill in.
    if key == .enter, !sheet.isAsking, sheet.form.focus == sheet.form.fields.last?.name {
      return save()
    }
    // On later pages, Esc goes back one page and keeps the answers.
    if key == .escape, !sheet.isAsking, let before = previous {
      keepAnswers()
      go(to: before)
      return []
    }
    return type(key, in: area)
  }

  /// The label of the key that continues from this page.
  private var going: String {
    switch step {
    case .login: words.option(.logIn)
    case .nickname: words.keyBegin
    case .renew: words.keyChange
    case .code: journey == .findID ? words.keyFind : words.keyNext
    case .account, .email, .phone: words.keyNext
    }
  }

  private var previous: SignInFlow.Step? {
    let steps: [SignInFlow.Step: SignInFlow.Step] =
      switch journey {
      case .signUp: [.phone: .account, .code: .phone, .nickname: .phone]
      case .findPassword: [.code: .email, .renew: .email]
      case .findID: [.code: .phone]
      case .logIn: [:]
      }
    return steps[step]
  }

  private mutating func keepAnswers() {
    let form = sheet.form
    switch step {
    case .account:
      answers.email = form.text(.email)
      answers.password = SecretText(form.text(.password))
    case .login:
      answers.who = form.text(.who)
      answers.password = SecretText(form.text(.password))
    case .email: answers.email = form.text(.email)
    case .phone:
      if form.text(.phone) != answers.phone { answers.proof = nil }
      answers.phone = form.text(.phone)
    case .nickname:
      answers.nickname = form.text(.nickname)
      if hasGuest { answers.keeps = form.isOn(.keep) }
    case .renew: answers.password = SecretText(form.text(.password))
    case .code: break
    }
  }

  /// Submits the current page.
  mutating func save() -> [ScreenEffect] {
    let form = sheet.form
    keepAnswers()
    switch step {
    case .account:
      if let refusal = refusal(of: .email) ?? refusal(of: .password) { return refuse(refusal) }
      // The phone number has its own page and may be incomplete here.
      var asked = draft
      asked.phone = nil
      return [.work(.onboarding(.checkSignUp(asked)))]
    case .login: return [.work(.onboarding(.logIn(who: answers.who, password: answers.password)))]
    case .email: return [.work(.onboarding(.sendForgotten(email: answers.email)))]
    case .phone:
      if journey == .signUp, answers.phone.allSatisfy(\.isWhitespace) {
        answers.phone = ""
        go(to: .nickname)
        return []
      }
      if answers.proof != nil {
        go(to: .nickname)
        return []
      }
      do throws(ProfileRefusal) {
        let number = try MobileNumber(answers.phone)
        let subject: CodeSubject = journey == .findID ? .findID(number) : .register(number)
        return [.work(.onboarding(.sendCode(subject)))]
      } catch { return refuse(error) }
    case .code:
      return answers.subject.map { [.work(.onboarding(.prove($0, code: form.text(.code))))] } ?? []
    case .nickname:
      do throws(ProfileRefusal) { _ = try Nickname(answers.nickname) } catch {
        return refuse(error)
      }
      return [.work(.onboarding(.signUp(draft, password: answers.password, answers.proof)))]
    case .renew:
      if let refusal = refusal(of: .password) { return refuse(refusal) }
      guard let proof = answers.proof else { return [] }
      return [.work(.onboarding(.renew(proof, password: answers.password)))]
    }
  }

  /// Returns why the value of a field is invalid; nil if it is valid.
  func refusal(of field: OnboardingField) -> ProfileRefusal? {
    do throws(ProfileRefusal) {
      switch field {
      case .email: _ = try EmailAddress(sheet.form.text(.email))
      case .password:
        _ = try Password(sheet.form.text(.password), repeated: sheet.form.text(.again))
      case .who, .again, .phone, .code, .nickname, .keep: break
      }
      return nil
    } catch { return error }
  }

  private mutating func refuse(_ refusal: ProfileRefusal) -> [ScreenEffect] {
    if case .password(let faults) = refusal, faults.count > 1 {
      sheet.refuse(.password, words.missing(faults))
      return []
    }
    let report = AccountWords(language).report(.refused(refusal))
    return refuse(report) ?? [.say(NoticeLine(.init(report.status), report.message))]
  }

  mutating func refuse(_ report: Report) -> [ScreenEffect]? {
    guard let name = report.field.flatMap(OnboardingField.init(rawValue:)) else { return nil }
    // An error about two different passwords belongs to the second field.
    let field = name == .password && report.code == "passwordsDiffer" ? .again : name
    let shown = sheet.form[field] != nil ? field : field == .email ? .who : field
    guard sheet.form[shown] != nil else { return nil }
    sheet.refuse(shown, report.message)
    return []
  }
}
