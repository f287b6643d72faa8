import Domain
import PresentationKit
import TextUI

extension SignUpScreen {
  /// Returns the form fields of the current page.
  func fields(_ answers: Answers) -> [Form<OnboardingField>.Field] {
    func line(_ name: OnboardingField, _ label: String, _ text: String, limit: TextLimit)
      -> Form<OnboardingField>.Field
    { .init(name, label, .text(TextField(text, limit: limit))) }
    func hidden(_ name: OnboardingField, _ label: String, _ text: String = "")
      -> Form<OnboardingField>.Field
    { .init(name, label, .text(TextField(text, limit: Password.limit, isMasked: true))) }
    switch step {
    case .account:
      return [
        line(.email, words.labelEmail, answers.email, limit: .characters(EmailAddress.limit)),
        hidden(.password, words.labelPassword, answers.password.text),
        hidden(.again, words.labelAgain, answers.password.text),
      ]
    case .login:
      return [
        line(.who, words.labelEmail, answers.who, limit: .characters(64)),
        hidden(.password, words.labelPassword),
      ]
    case .email:
      return [line(.email, words.labelEmail, answers.email, limit: .characters(EmailAddress.limit))]
    case .phone: return [line(.phone, words.labelPhone, answers.phone, limit: .characters(20))]
    case .code:
      let sent = answers.subject.map { $0.number.shown } ?? ""
      return [
        .init(
          .phone, words.labelPhone, .text(TextField(sent)), isLocked: true),
        line(.code, words.labelCode, "", limit: .characters(4)),
      ]
    case .nickname:
      let name = line(.nickname, words.labelNickname, answers.nickname, limit: Nickname.limit)
      let shell = MoreWords(language)
      let keep = ToggleField(answers.keeps, on: shell.yes, off: shell.no)
      return hasGuest ? [name, .init(.keep, words.labelKeep, .toggle(keep))] : [name]
    case .renew:
      return [hidden(.password, words.labelNewPassword), hidden(.again, words.labelAgain)]
    }
  }

  /// The index of the current page in the sign-in process, from 0. The code page of sign-up counts as the phone page.
  private var stepIndex: Int {
    if let index = journey.steps.firstIndex(of: step) { return index }
    return journey.steps.firstIndex(of: .phone) ?? 0
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard hasRoomForCode(in: area) else { return drawCode(into: &frame, in: area) }
    let steps = journey.steps
    let dots = steps.indices.map { number in
      StyledText(
        (number <= stepIndex ? glyphs.watered : glyphs.next)
          + (number + 1 < steps.count ? " " : ""),
        number <= stepIndex ? Style(ink: Accent.ember) : .dim)
    }
    sheet.draw(
      words.title(journey), figure: steps.count > 1 ? dots : [], above: introduction, notes: hints,
      into: &frame, in: area)
  }

  private func hintRows(_ text: String, in area: Area) -> [String] {
    TextLayout.wrapped(text, to: max(1, SheetTemplate.inside(area.size.columns)))
  }

  /// Draws the code in place of the title, directly above its input field.
  private func drawCode(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let code = hintRows(answers.sent ?? "", in: area).prefix(max(0, area.size.rows - 1))
    for (row, text) in code.enumerated() {
      frame.write([StyledText(text, .bold)], in: room, row: row)
    }
    let body = Area(
      column: room.origin.column, row: area.origin.row + code.count,
      columns: FormKeys.columns(area.size.columns), rows: area.size.rows - code.count)
    // If the form does not fit, the error about the code has priority.
    let form = sheet.form
    let rows = form.rowCount(columns: body.size.columns) - max(0, form.fields.count - 1)
    var picture = Frame(size: Size(columns: body.size.columns, rows: rows))
    let whole = Area(column: 0, row: 0, columns: picture.size.columns, rows: rows)
    form.draw(into: &picture, in: whole, glyphs: glyphs)
    let start = min(max(0, rows - body.size.rows), picture.caret?.row ?? 0)
    frame.show(picture, rows: start..<min(rows, start + body.size.rows), in: body)
  }

  /// Returns whether the code and all fields fit on the sheet. Screens without a code always fit.
  private func hasRoomForCode(in area: Area) -> Bool {
    guard step == .code, let sent = answers.sent, !sheet.isAsking else { return true }
    let columns = SheetTemplate.inside(area.size.columns)
    let fields = sheet.form.rowCount(columns: columns) - max(0, sheet.form.fields.count - 1)
    return 2 + hintRows(sent, in: area).count + fields <= area.size.rows
  }

  /// The text above the fields. The code comes first, so that it is seen on a small screen.
  private var introduction: [StyledText] {
    let intro = StyledText(words.intro(step, of: journey), .dim)
    guard step == .code, let sent = answers.sent else { return [intro] }
    return [StyledText(sent, .bold), intro]
  }

  /// The live feedback on the rules of what is typed.
  private var hints: [StyledText] {
    switch step {
    case .account:
      // The hints of the focused field come first, because a small screen has no room for all.
      sheet.form.focus == .email ? emailHints + passwordHints : passwordHints + emailHints
    case .renew: passwordHints
    case .login, .email, .phone, .nickname, .code: []
    }
  }

  /// The feedback on the e-mail address. A valid address is confirmed at once; an invalid one is reported when the
  /// field loses focus.
  private var emailHints: [StyledText] {
    if sheet.form.text(.email).isEmpty { return [] }
    guard let refusal = refusal(of: .email) else { return [mark(words.emailUsable, true)] }
    if sheet.form.focus == .email { return [] }
    return [mark(AccountWords(language).report(.refused(refusal)).message, false)]
  }

  private var passwordHints: [StyledText] {
    let typed = sheet.form.text(.password)
    let again = sheet.form.text(.again)
    if typed.isEmpty && sheet.form.focus != .password { return [] }
    return PasswordHints(words: words, glyphs: glyphs).lines(
      typed, again: again, isTyping: sheet.form.focus == .again)
  }

  private func mark(_ text: String, _ isGood: Bool) -> StyledText {
    PasswordHints(words: words, glyphs: glyphs).mark(text, isGood)
  }
}
