import Domain
import PresentationKit
import TextUI

/// The fields of the pages on the way in, by the names refusals call them.
enum OnboardingField: String, Hashable, Sendable {
  case who = "NAME"
  case email, password, again, phone, code, nickname, keep
}

/// A way in that takes several steps, one page each. What was said on a page is kept while one goes
/// on or back.
struct SignUpScreen: Equatable, Sendable, FormScreen {
  typealias Field = OnboardingField

  var look: ViewContext
  /// All that was said so far.
  struct Answers: Equatable, Sendable {
    var who = ""
    var email = ""
    var password = SecretText("")
    var phone = ""
    var nickname = ""
    var keeps: Bool
    var subject: CodeSubject?
    /// How the code was sent, for somebody who has to type it.
    var sent: String?
    var proof: ProvenNumber?
  }

  let journey: Journey
  /// Whether a guest has kept something that could be taken along.
  let hasGuest: Bool
  private(set) var step: Journey.Step
  var answers: Answers
  var sheet: FormSheet<OnboardingField>

  init(
    _ journey: Journey, hasGuest: Bool = false, keeps: Bool = false, who: String = "",
    _ look: ViewContext
  ) {
    self.look = look
    self.journey = journey
    self.hasGuest = hasGuest
    step = journey.steps[0]
    answers = Answers(who: who, keeps: hasGuest || keeps)
    sheet = FormSheet([], look)
    go(to: step)
  }

  var words: OnboardingWords { OnboardingWords(look.language) }

  /// Shows a page with what was said on it before.
  mutating func go(to step: Journey.Step) {
    self.step = step
    // What was said before stands there as if it were typed now: leaving asks first.
    sheet = FormSheet(fields(Answers(keeps: answers.keeps)), look)
    for field in fields(answers) { sheet.set(field.name, field.content) }
  }

  /// The draft of an account, as far as it is known.
  private var draft: SignUpDraft {
    SignUpDraft(
      email: answers.email,
      // The nickname comes last; before that anything that keeps the rule stands in for it.
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
    // Behind the last field there is nothing more to fill in.
    if key == .enter, !sheet.isAsking, sheet.form.focus == sheet.form.fields.last?.name {
      return save()
    }
    // On later pages Esc leads one page back, where everything still stands.
    if key == .escape, !sheet.isAsking, let before = previous {
      keepAnswers()
      go(to: before)
      return []
    }
    return type(key, in: area)
  }

  /// What going on from this page comes to.
  private var going: String {
    switch step {
    case .login: words.way(.logIn)
    case .nickname: words.keyBegin
    case .renew: words.keyChange
    case .code: journey == .findID ? words.keyFind : words.keyNext
    case .account, .email, .phone: words.keyNext
    }
  }

  private var previous: Journey.Step? {
    let steps: [Journey.Step: Journey.Step] =
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

  /// What a page comes to when it is filled in.
  mutating func save() -> [ScreenEffect] {
    let form = sheet.form
    keepAnswers()
    switch step {
    case .account:
      if let refusal = refusal(of: .email) ?? refusal(of: .password) { return refuse(refusal) }
      // The number has a page of its own, and may not be whole yet.
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

  /// What is wrong with a field by its own rule.
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
    // A rule about two texts that differ is about the second one.
    let field = name == .password && report.code == "passwordsDiffer" ? .again : name
    let shown = sheet.form[field] != nil ? field : field == .email ? .who : field
    guard sheet.form[shown] != nil else { return nil }
    sheet.refuse(shown, report.message)
    return []
  }
}
