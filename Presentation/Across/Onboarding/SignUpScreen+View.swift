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

  /// The index of the current page in the sign-in process, from 0.
  private var stepIndex: Int {
    if let index = journey.steps.firstIndex(of: step) { return index }
    return journey.steps.firstIndex(of: .phone) ?? 0
  }

  func draw(into frame: inout Frame, in area: Area) {
    if SizeClass(area) == .small { return drawSmall(into: &frame, in: area) }
    var hints = hints
    if SheetTemplate.hasSide(in: area) {
      // The side of the sheet is narrow, so each rule has its own row there.
      hints = hints.flatMap { hint in
        hint.text.split(separator: "   ").map { StyledText(String($0), hint.style) }
      }
    }
    let above = step == .code && answers.sent != nil ? 1 : 0
    sheet.draw(
      words.title(journey), above: Array(hints.prefix(above)),
      notes: Array(hints.dropFirst(above)), into: &frame, in: area)
    let dots = dots
    let room = area.rows(max(0, area.size.rows / 6 - 2), 1)
    frame.write(
      dots, room.origin.column + (room.size.columns - dots.cells) / 2, in: room)
  }

  /// The dots of the pages, of which those up to the current one are filled; none for a single page.
  private var dots: [StyledText] {
    let steps = journey.steps
    if steps.count < 2 { return [] }
    return steps.indices.map { number in
      StyledText(
        (number <= stepIndex ? glyphs.watered : glyphs.next)
          + (number + 1 < steps.count ? " " : ""),
        number <= stepIndex ? Style(ink: Accent.ember) : .dim)
    }
  }

  /// Draws the page on a small screen, where the code has priority over everything else.
  private func drawSmall(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    guard let sheetArea = formArea(in: area) else { return drawCode(into: &frame, in: area) }
    sheet.draw(words.title(journey), into: &frame, in: sheetArea) { frame in
      var row =
        sheetArea.size.rows < area.size.rows
        ? sheetArea.size.rows : sheet.rowBelow(in: area) + 1 - area.origin.row
      for line in hints {
        let rows = hintRows(line.text, in: area)
        // A hint that does not fit in full is left out.
        guard row + rows.count <= area.size.rows else { continue }
        for text in rows {
          frame.write([StyledText(text, line.style)], in: room, row: row)
          row += 1
        }
      }
    }
    frame.write(dots, room.endColumn - dots.cells, in: room)
  }

  private func hintRows(_ text: String, in area: Area) -> [String] {
    TextLayout.wrapped(text, to: max(1, min(72, area.inset(columns: 2).size.columns)))
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

  /// Returns the area of the form. On a small screen it shrinks to make room for the code; nil if there is still not
  /// enough room.
  private func formArea(in area: Area) -> Area? {
    guard step == .code, let sent = answers.sent, !sheet.isAsking else { return area }
    let rows = hintRows(sent, in: area).count
    let fullRows = sheet.rowBelow(in: area) + 1 - area.origin.row
    if fullRows + rows <= area.size.rows { return area }
    let columns = FormKeys.columns(area.size.columns)
    let gaps = max(0, sheet.form.fields.count - 1)
    let needed = 2 + sheet.form.rowCount(columns: columns) - gaps
    var tight = area
    tight.size.rows = area.size.rows - rows
    return needed <= tight.size.rows ? tight : nil
  }

  /// The text above the form, with live feedback on its rules.
  private var hints: [StyledText] {
    var lines = [StyledText(words.intro(step, of: journey), .dim)]
    // On a small screen, the code comes first.
    if step == .code, let sent = answers.sent { lines.insert(StyledText(sent, .bold), at: 0) }
    switch step {
    case .account:
      if let hint = emailHint { lines.append(hint) }
      lines += passwordHints
    case .renew: lines += passwordHints
    case .login, .email, .phone, .nickname, .code: break
    }
    return lines
  }

  /// The feedback on the e-mail address. A valid address is confirmed at once; an invalid one is reported when the
  /// field loses focus.
  private var emailHint: StyledText? {
    if sheet.form.text(.email).isEmpty { return nil }
    guard let refusal = refusal(of: .email) else { return mark(words.emailUsable, true) }
    if sheet.form.focus == .email { return nil }
    return mark(AccountWords(language).report(.refused(refusal)).message, false)
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
