import Domain
import PresentationKit
import PresentationSayings

/// The questions of one evening, and what becomes of the lines that answer them. Each answer is stored at once.
struct EveningConversation {
  private let features: Features
  private let voice: EveningVoice
  private let saver: EveningSaver
  private var session: EveningSession
  private var facts: EveningFacts
  /// Whether a mood got words, which are the sentence of the day.
  private var hasWords = false

  private var day: Day { session.day }

  init(_ features: Features, _ voice: EveningVoice, of day: Day) throws(Report) {
    self.features = features
    self.voice = voice
    session = EveningSession(of: day)
    (facts, saver) = try voice.page.done {
      () throws(StorageFailure) -> (EveningFacts, EveningSaver) in
      let facts = try features.evening.facts(of: day)
      let hour = try features.evening.hour()
      let spoken =
        facts.isToday ? features : features.evening.features(on: day, hour: hour)
      return (
        facts,
        EveningSaver(
          features: features, spoken: spoken, day: day, isToday: facts.isToday,
          language: voice.page.language, order: voice.page.dates)
      )
    }
  }

  /// Asks the questions that the records leave open, until the user ends the evening or the input ends.
  mutating func run() throws(Report) {
    let plan = facts.questions
    let isNew = try stored { (evening) throws(StorageFailure) in try evening.isNew() }
    voice.begin(facts, plan, explains: isNew)
    var isEnded = false
    for question in plan where !isEnded {
      let day = day
      facts = try stored { (evening) throws(StorageFailure) in try evening.facts(of: day) }
      if !facts.leavesOpen(question) || hasWords && question.code == .sentence { continue }
      isEnded = try !ask(question)
    }
    let saying = try closingSaying()
    voice.finish(facts, answers: session.answers, wasAsked: !plan.isEmpty, saying)
  }

  private func stored<Value>(
    _ body: (Evening) throws(StorageFailure) -> Value
  ) throws(Report) -> Value {
    try voice.page.done { () throws(StorageFailure) in try body(features.evening) }
  }

  private func closingSaying() throws(Report) -> Saying? {
    guard facts.isToday, !voice.page.wantsJSON else { return nil }
    return try SayingsFailure.mapError(in: voice.page.language) { () throws(SayingsFailure) in
      try features.evening.saying()
    }
  }

  // MARK: One question

  /// Asks a question until it is answered or skipped. Returns false if the evening ends. A line that is not understood
  /// is asked about once, and is then kept as a diary entry.
  private mutating func ask(_ question: EveningQuestion) throws(Report) -> Bool {
    voice.ask(question, facts)
    var unclear: String?
    while let line = voice.nextLine() {
      switch EveningReply(line) {
      case .explain: voice.explain(question)
      case .skip:
        if let unclear {
          try keep(unclear, question, .diary)
        } else {
          try skip(question)
        }
        return true
      case .end:
        if let unclear {
          try keep(unclear, question, .ended)
        } else {
          voice.answer(question, .ended)
        }
        return false
      case .words(let text):
        if unclear == nil, question.takesNoAsNothing, YesOrNo(text) == .no("") {
          try skip(question)
          return true
        }
        if try save(text, question) { return true }
        if let first = unclear {
          try keep(first + "\n" + text, question, .diary)
          return true
        }
        unclear = text
        voice.offerDiary(text, question)
      }
    }
    if let unclear { try keep(unclear, question, .diary) }
    return false
  }

  private func skip(_ question: EveningQuestion) throws(Report) {
    let day = day
    try stored { (evening) throws(StorageFailure) in try evening.skip(question, of: day) }
    voice.answer(question, .skipped)
  }

  /// Stores what a line says. Returns false if it is not understood, or if a rule refuses it.
  private mutating func save(_ text: String, _ question: EveningQuestion) throws(Report) -> Bool {
    guard let answer = try saver.interpret(text, as: question) else { return false }
    let noted: [NotedLine]
    do throws(Report) { noted = try store(answer, question) } catch {
      guard error.isMendable else { throw error }
      voice.refuse(error)
      return false
    }
    hasWords = hasWords || question.code == .mood && answer.hasWords
    voice.answer(question, .saved, noted)
    return true
  }

  /// Stores a line as a diary entry.
  private mutating func keep(
    _ text: String, _ question: EveningQuestion, _ outcome: EveningOutcome
  ) throws(Report) {
    let noted = try store(.entry(text), question)
    voice.answer(question, outcome, noted)
  }

  private mutating func store(
    _ answer: EveningAnswer, _ question: EveningQuestion
  ) throws(Report) -> [NotedLine] {
    let (evening, saver) = (features.evening, saver)
    do throws(CaptureStop) {
      return try evening.answer(question, in: &session) { () throws(CaptureStop) in
        do throws(Report) { return try saver.save(answer) } catch { throw .failed(error) }
      }
    } catch { throw error.report(voice.page.language) }
  }
}

extension EveningQuestion {
  /// Whether a no says that there is nothing to write down.
  fileprivate var takesNoAsNothing: Bool {
    switch code {
    case .yesterday, .sentence, .tomorrow: true
    case .met, .pending, .reading, .mood: false
    }
  }
}
