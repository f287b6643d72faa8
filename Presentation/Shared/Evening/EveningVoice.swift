import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// The outcome of a line. The raw values appear in JSON output.
enum EveningOutcome: String, Sendable {
  case saved, skipped
  /// The line was saved, and a further record was offered. The next line decides whether the further record is added.
  case offered
  /// The line was kept as a diary entry.
  case diary
  case ended
  case explained
  /// The line was not understood. The next line decides how it is handled.
  case unclear
}

/// Prints an evening and reads its lines. It only ever adds lines, so that it can be piped, recorded and read aloud.
struct EveningVoice {
  let page: CommandOutput
  let day: Day
  let today: Day
  /// Whether it is so soon after midnight that the user may want to talk about the day before.
  var isNight = false
  /// Returns a text in its composed form (NFC).
  let composed: (String) -> String

  private let counts = Counts()

  /// How many questions and replies were printed. The replies of one evening differ, and plain questions are numbered.
  private final class Counts {
    var questions = 0
    var replies = 0
  }

  init(page: CommandOutput, day: Day, today: Day, composed: @escaping (String) -> String) {
    (self.page, self.day, self.today, self.composed) = (page, day, today, composed)
  }

  private var words: EveningWords { EveningWords(page.language) }
  /// Whether to print a prompt (`>`) before each line of input. Plain lines omit it, because it is not a sentence.
  private var prompts: Bool { page.askLine != nil && !page.isPlain }

  // MARK: Lines

  /// Prints a text, wrapped to the width of the terminal.
  private func say(_ text: String) { for line in wrapped(text) { page.line(line) } }

  /// Returns the wrapped lines of a text. Plain lines are wrapped later, after punctuation was added at their end.
  private func wrapped(_ text: String) -> [String] {
    let text = Printable.line(text)
    return page.isPlain ? [text] : TextLayout.wrapped(text, to: page.columns)
  }

  /// Returns the next line that the user types; nil at the end of the input.
  func nextLine() -> String? {
    if prompts { page.raw(Array("> ".utf8)) }
    guard let line = page.nextLine() else {
      // The next text begins on a line of its own.
      if prompts { page.line("") }
      return nil
    }
    // Editors on Windows begin a file with a byte order mark.
    let text = line.hasPrefix("\u{FEFF}") ? line.dropFirst() : line[...]
    return Text.trimmed(Printable.line(composed(String(text))))
  }

  // MARK: The evening

  /// Begins the evening: a greeting and how it works, or all questions in JSON.
  func begin(_ facts: EveningFacts, _ plan: [EveningQuestion], explains: Bool) {
    guard page.wantsJSON else {
      for sentence in words.greeting(facts, isNight: isNight) { say(sentence) }
      if plan.isEmpty { say(words.nothingLeft(facts)) }
      if explains, !plan.isEmpty { say(words.howItWorks) }
      return
    }
    page.answer { json in
      json.key("evening")
      json.object { json in
        json.member("day", day)
        json.key("questions")
        json.list(plan) { json, question in
          json.object { json in
            json.member("code", question.code.rawValue)
            json.member("text", text(of: question, facts, in: plan))
            json.member("person", question.person?.text)
            json.member("book", question.book?.text)
            json.member("event", question.event?.text)
          }
        }
      }
    }
  }

  func ask(_ question: EveningQuestion, _ facts: EveningFacts) {
    if page.wantsJSON { return }
    counts.questions += 1
    page.line("")
    let asked = text(of: question, facts)
    // A screen reader skips empty lines. Users can search for a numbered label instead.
    say(page.isPlain ? words.field(words.question(counts.questions), asked) : asked)
  }

  /// Returns the wording of a question. Questions of the same kind that come before it, in the plan or earlier on this
  /// day, have other wordings.
  private func text(
    of question: EveningQuestion, _ facts: EveningFacts, in plan: [EveningQuestion] = []
  ) -> String {
    let asked = facts.marks.count { $0.code == question.code }
    let planned = plan.prefix { $0 != question }.count { $0.code == question.code }
    return EveningQuestionWords(page.language, day: day, today: today, turn: asked + planned)
      .ask(question, facts)
  }

  func explain(_ question: EveningQuestion) {
    var code = question.code
    if case .met(let appointment) = question.matter, appointment.isTreatment { code = .sentence }
    if page.wantsJSON { return write(question, .explained, message: words.explain(code)) }
    say(words.explain(code))
  }

  /// Prints the reason why a rule refuses an answer. With JSON output, prints it on standard error.
  func refuse(_ report: Report) {
    if page.wantsJSON { page.remark(report.message) } else { say(report.message) }
  }

  /// Prints the offer for an unclear line. For a line that was already saved, `answer` has printed the offer.
  func offer(_ line: UnclearLine, _ sentence: String, _ question: EveningQuestion) {
    if case .also = line.offer { return }
    if page.wantsJSON { return write(question, .unclear, message: sentence) }
    say(sentence)
  }

  /// Prints the replies to a line and the offer for it, or its outcome in JSON.
  func answer(
    _ question: EveningQuestion, _ outcome: EveningOutcome, _ noted: [NotedLine] = [],
    _ offer: String? = nil
  ) {
    if page.wantsJSON { return write(question, outcome, noted, message: offer) }
    for line in noted {
      let words = EveningReplyWords(page.language, day: day, today: today, turn: counts.replies)
      for text in words.reply(to: line, of: question, outcome) { say(text) }
      counts.replies += 1
    }
    if let offer { say(offer) }
  }

  /// Confirms an answer for which nothing is saved. Prints nothing in JSON.
  func acknowledge() {
    if page.wantsJSON { return }
    say(EveningReplyWords(page.language, day: day, today: today, turn: counts.replies).understood)
    counts.replies += 1
  }

  /// Ends the evening with a goodbye, and the saying of the day if there is one.
  func finish(_ facts: EveningFacts, answers: Int, wasAsked: Bool, _ saying: Saying?) {
    if page.wantsJSON { return }
    page.line("")
    say(answers == 0 && wasAsked ? words.laterThen(facts) : words.goodbye(facts))
    if let saying {
      page.line("")
      for line in lines(of: saying.words) {
        if line.isEmpty { page.line("") } else { say(line) }
      }
    }
    if answers > 0, !page.isTrial {
      for line in wrapped(words.howToUndo) { page.remark(line) }
    }
  }

  /// Returns the lines of a saying with its source, in the user's language or else in the original language. In plain
  /// lines, verses are joined, because a verse may end within a sentence.
  private func lines(of saying: SayingWords) -> [String] {
    let text = SayingTexts(SayingsWords(page.language)).inOrder(saying).first
    let lines = text.split(omittingEmptySubsequences: page.isPlain, whereSeparator: \.isNewline)
    let shown = page.isPlain ? [lines.joined(separator: " ")] : lines.map(String.init)
    return shown + (saying.who.map { ["", $0.text] } ?? [])
  }

  // MARK: JSON

  private func write(
    _ question: EveningQuestion, _ outcome: EveningOutcome, _ noted: [NotedLine] = [],
    message: String? = nil
  ) {
    var json = page.openAnswer()
    json.member("code", question.code.rawValue)
    json.member("outcome", outcome.rawValue)
    json.key("added")
    json.list(noted) { json, line in line.write(to: &json, page) }
    json.member("message", message ?? (noted.isEmpty ? nil : sentences(of: noted)))
    page.closeAnswer(&json)
  }

  private func sentences(of noted: [NotedLine]) -> String {
    noted.flatMap { [$0.sentence] + $0.remarks }.joined(separator: " ")
  }
}
