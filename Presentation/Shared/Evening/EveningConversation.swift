import Domain
import PresentationKit
import PresentationSayings

/// Asks the questions of one evening and handles the answers. Each answer is saved at once.
struct EveningConversation {
  private let features: Features
  private let voice: EveningVoice
  private var reader: EveningReader
  private let saver: EveningSaver
  private var session: EveningSession
  private var facts: EveningFacts
  /// Whether the answer about the mood has words. They count as the sentence of the day, which is then not asked for.
  private var hasWords = false
  /// Whether the user said that nothing was read. Questions about further books are then left out.
  private var hasReadNothing = false
  /// A line that was already read and answers the next question; nil to read a new line.
  private var nextAnswer: String?

  private var day: Day { session.day }

  init(_ features: Features, _ voice: EveningVoice, of day: Day) throws(Report) {
    self.features = features
    self.voice = voice
    let evening = features.evening
    (session, facts) = try voice.page.done {
      () throws(StorageFailure) -> (EveningSession, EveningFacts) in
      (try evening.session(of: day), try evening.facts(of: day))
    }
    let hour = try voice.page.done { () throws(StorageFailure) in try evening.hour() }
    let (language, isToday) = (voice.page.language, facts.isToday)
    let spoken = isToday ? features : evening.features(on: day, hour: hour)
    reader = EveningReader(
      features: features, spoken: spoken, day: day, isToday: isToday, language: language,
      order: voice.page.dates)
    saver = EveningSaver(
      features: features, spoken: spoken, day: day, isToday: isToday, language: language)
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
      reader.levelBefore = facts.levelBefore
      if !facts.leavesOpen(question) || hasWords && question.code == .sentence
        || hasReadNothing && question.code == .reading
      {
        continue
      }
      isEnded = try !ask(question)
    }
    if let text = nextAnswer, let question = plan.last { try keep(text, question, .diary) }
    let day = day
    facts = try stored { (evening) throws(StorageFailure) in try evening.facts(of: day) }
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
      try features.evening.saying(isGentle: facts.isHard)
    }
  }

  // MARK: One question

  private mutating func nextLine() -> String? {
    defer { nextAnswer = nil }
    return nextAnswer ?? voice.nextLine()
  }

  private func offer(_ line: UnclearLine, _ question: EveningQuestion) -> String {
    EveningOfferWords(voice.page.language).offer(line, question, at: features.evening.now)
  }

  /// Asks a question until it is answered or skipped. Returns false if the evening ends. Asks the user once about a
  /// line that is not understood.
  private mutating func ask(_ question: EveningQuestion) throws(Report) -> Bool {
    voice.ask(question, facts)
    var waiting: UnclearLine?
    while let typed = nextLine() {
      switch EveningReply(typed) {
      case .explain: voice.explain(question)
      case .skip:
        if let waiting {
          try settle(reader.accepted(waiting, question), question, besides: waiting)
        } else {
          try skip(question)
        }
        return true
      case .end:
        try end(question, waiting)
        return false
      case .words(let typed):
        // The keys of y and n, typed in Hangul mode.
        let text = waiting == nil ? typed : ["ㅛ": "y", "ㅜ": "n"][typed] ?? typed
        let line: UnclearLine
        if text == "+", let note = waiting?.note, try save(.captured(note), question) {
          return true
        }
        if let first = waiting {
          let meaning = try reader.meaning(of: text, after: first, as: question)
          guard case .unclear(let offer) = meaning else {
            try settle(meaning, question, besides: first, text)
            return true
          }
          // A plan got its hour, which may be a.m. or p.m.
          let plan = if case .record = first.offer { first.text + " " + text } else { text }
          line = UnclearLine(text: plan, offer: offer)
        } else {
          guard let unclear = try answer(text, question) else { return true }
          line = unclear
        }
        voice.offer(line, offer(line, question), question)
        waiting = line
      }
    }
    if let text = waiting?.leftover { try keep(text, question, .diary) }
    return false
  }

  private func skip(_ question: EveningQuestion) throws(Report) {
    let day = day
    try stored { (evening) throws(StorageFailure) in try evening.skip(question, of: day) }
    voice.answer(question, .skipped)
  }

  private mutating func end(
    _ question: EveningQuestion, _ unclear: UnclearLine?
  ) throws(Report) {
    if let text = unclear?.leftover {
      try keep(text, question, .ended)
    } else {
      voice.answer(question, .ended)
    }
  }

  /// Handles the first line after a question. Returns the line if the user must be asked about it.
  private mutating func answer(
    _ text: String, _ question: EveningQuestion
  ) throws(Report) -> UnclearLine? {
    switch try reader.meaning(of: text, as: question) {
    case .nothing:
      // `skip`, or the page of yesterday, is about one book only.
      hasReadNothing =
        hasReadNothing || question.code == .reading && EveningReply.readsNothing(text)
      try skip(question)
      if !EveningReply.skips(text) { voice.acknowledge() }
    case .answer(let answer), .instead(let answer):
      let also = question.code == .sentence ? try reader.alsoRecord(text) : nil
      let line = also.map { UnclearLine(text: text, offer: .also($0)) }
      if try !save(answer, question, line) { return UnclearLine(text: text, offer: .diary) }
      return line
    case .diary(let words): try keep(words, question, .diary)
    case .next: break
    case .unclear(let offer): return UnclearLine(text: text, offer: offer)
    }
    return nil
  }

  /// Handles the second line after a question. If a rule refuses it or it is still unclear, keeps it as a diary entry.
  private mutating func settle(
    _ meaning: EveningMeaning, _ question: EveningQuestion, besides first: UnclearLine,
    _ text: String? = nil
  ) throws(Report) {
    // A yes refers to the first line and adds no words.
    let more = text.flatMap { YesOrNo($0) == .yes("") ? nil : $0 }
    let both = [first.leftover, more].compactMap(\.self).joined(separator: "\n")
    switch meaning {
    case .nothing:
      if case .also = first.offer { return voice.answer(question, .saved) }
      let isDropped = text.map { EveningReply.drops($0) || YesOrNo($0) == .no("") } ?? true
      guard !isDropped, let sentence = first.sentence else { return try skip(question) }
      hasReadNothing = hasReadNothing || question.code == .reading
      try keep(sentence, question, .diary)
    case .answer(let answer), .instead(let answer):
      if try save(answer, question, keeping: meaning == .instead(answer) ? first.sentence : nil) {
        return
      }
      if !both.isEmpty { try keep(both, question, .diary) }
    case .diary(let words): try keep(words, question, .diary)
    case .next: nextAnswer = text
    case .unclear: try keep(both, question, .diary)
    }
  }

  /// Saves an answer and prints the offer to add `also` as a record. Saves `sentence`, an earlier line, as a diary
  /// entry. Returns false if a rule refuses the answer.
  private mutating func save(
    _ answer: EveningAnswer, _ question: EveningQuestion, _ also: UnclearLine? = nil,
    keeping sentence: String? = nil
  ) throws(Report) -> Bool {
    var noted: [NotedLine]
    do throws(Report) {
      noted = try store(answer, question)
      if let sentence { noted += try store(.entry(sentence), question) }
    } catch {
      guard error.isMendable else { throw error }
      voice.refuse(error)
      return false
    }
    hasWords = hasWords || question.code == .mood && answer.hasWords
    voice.answer(
      question, also == nil ? .saved : .offered, noted, also.map { offer($0, question) })
    if noted.isEmpty { voice.acknowledge() }
    return true
  }

  /// Saves a line as a diary entry.
  private mutating func keep(
    _ text: String, _ question: EveningQuestion, _ outcome: EveningOutcome
  ) throws(Report) {
    // What is left of a plan is a note, not a diary entry.
    let note = question.code == .tomorrow ? UnclearLine(text: text, offer: .diary).note : nil
    let noted = try store(note.map(EveningAnswer.captured) ?? .entry(text), question)
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
