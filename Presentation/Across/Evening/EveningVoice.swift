import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// What became of a line. The raw values are for scripts.
enum EveningOutcome: String, Sendable {
  case saved, skipped
  /// The line was saved, and is also another record. The next line decides whether that is added.
  case offered
  /// The line was kept as a diary entry.
  case diary
  case ended
  case explained
  /// The line was not understood. The next line decides what becomes of it.
  case unclear
}

/// Prints an evening and reads its lines. It only ever adds lines, so that it can be piped, recorded and read aloud.
struct EveningVoice {
  let page: CommandOutput
  let day: Day
  let today: Day
  /// Whether the day has only just begun.
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
  /// Whether a sign shows that a line is awaited. It is no sentence, so plain lines have none.
  private var prompts: Bool { page.askLine != nil && !page.isPlain }

  // MARK: Lines

  /// Prints a text, wrapped to the width of the terminal.
  private func say(_ text: String) { for line in wrapped(text) { page.line(line) } }

  /// Returns the lines of a text. Plain lines are wrapped when they are printed, because each gets an end before.
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
    // A number is what a screen reader can look for; it reads no empty line.
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

  /// Says why a rule refuses an answer. In JSON the next answer has the sentence.
  func refuse(_ report: Report) {
    if page.wantsJSON { page.remark(report.message) } else { say(report.message) }
  }

  /// Says what a line that is not understood would become. A sentence of the day was answered with its offer.
  func offer(_ line: UnclearLine, _ sentence: String, _ question: EveningQuestion) {
    if case .also = line.offer { return }
    if page.wantsJSON { return write(question, .unclear, message: sentence) }
    say(sentence)
  }

  /// Says what became of a line.
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

  /// Says that an answer without a record was understood.
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

  /// Returns the lines of a saying in the reader's language, or in its own if it has no others, with its source. In
  /// plain lines, the words are one text, because a verse may end within a sentence.
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
