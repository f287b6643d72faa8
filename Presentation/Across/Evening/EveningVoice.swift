import Domain
import PresentationKit
import PresentationSayings
import TextUI

/// What became of a line. The raw values are for scripts.
enum EveningOutcome: String, Sendable {
  case saved, skipped
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
  /// Returns a text in its composed form (NFC).
  let composed: (String) -> String

  private var words: EveningWords { EveningWords(page.language) }
  private var questions: EveningQuestionWords {
    EveningQuestionWords(page.language, day: day, today: today)
  }
  private var isTerminal: Bool { page.askLine != nil }

  // MARK: Lines

  /// Prints a text, wrapped to the width of the terminal.
  private func say(_ text: String) {
    for line in TextLayout.wrapped(Printable.line(text), to: page.columns) { page.line(line) }
  }

  /// Returns the next line that the user types; nil at the end of the input.
  func nextLine() -> String? {
    if isTerminal { page.raw(Array("> ".utf8)) }
    guard let line = page.nextLine() else {
      // The next text begins on a line of its own.
      if isTerminal { page.line("") }
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
      for sentence in words.greeting(facts) { say(sentence) }
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
            json.member("text", questions.ask(question, facts))
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
    page.line("")
    say(questions.ask(question, facts))
  }

  func explain(_ question: EveningQuestion) {
    if page.wantsJSON { return write(question, .explained, message: words.explain(question.code)) }
    say(words.explain(question.code))
  }

  /// Says why a rule refuses an answer. In JSON the next answer has the sentence.
  func refuse(_ report: Report) {
    if page.wantsJSON { page.remark(report.message) } else { say(report.message) }
  }

  /// Says what a line that is not understood would become.
  func offer(_ sentence: String, _ question: EveningQuestion) {
    if page.wantsJSON { return write(question, .unclear, message: sentence) }
    say(sentence)
  }

  /// Says what became of a line.
  func answer(
    _ question: EveningQuestion, _ outcome: EveningOutcome, _ noted: [NotedLine] = []
  ) {
    if page.wantsJSON { return write(question, outcome, noted) }
    for line in noted {
      say(line.sentence)
      for remark in line.remarks { say(remark) }
    }
  }

  /// Ends the evening with a goodbye, and the saying of the day if there is one.
  func finish(_ facts: EveningFacts, answers: Int, wasAsked: Bool, _ saying: Saying?) {
    if page.wantsJSON { return }
    page.line("")
    say(answers == 0 && wasAsked ? words.laterThen(facts) : words.goodbye(facts))
    if let saying {
      page.line("")
      for line in SayingTexts(SayingsWords(page.language)).lines(saying.words) {
        if line.isEmpty { page.line("") } else { say(line) }
      }
    }
    if answers > 0, !page.isTrial { page.remark(words.howToUndo) }
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
