import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

/// The result of saving a line: a sentence to show, and JSON for scripts.
struct NotedLine {
  let part: DailyPart
  var sentence: String
  let remarks: [String]
  var subject = NotedSubject.other
  /// Whether the record already had what the line says, so that there is nothing to undo.
  var changesNothing = false
  /// Writes the record as JSON, in the same form as the command of its part.
  let record: (inout JSONText) throws(Report) -> Void

  /// Creates a result from an answer whose JSON is a single member with the record.
  init<Record>(_ part: DailyPart, _ answer: Answer<Record>, remarks: [String] = []) {
    self.part = part
    sentence = answer.sentence
    self.remarks = answer.remarks + remarks
    record = { (json) throws(Report) in
      var member = JSONText()
      member.openObject()
      try answer.json(&member)
      let start = member.bytes.firstIndex(of: UInt8(ascii: ":")).map { $0 + 1 } ?? 0
      json.value(raw: member.bytes[start...])
    }
  }

  /// Creates the result of a change that leaves no record, such as that a plan did not take place.
  init(_ part: DailyPart, sentence: String) {
    (self.part, self.sentence, remarks) = (part, sentence, [])
    subject = .nothing
    record = { (json) throws(Report) in json.null() }
  }

  /// Creates a result from an answer whose JSON has several members.
  init<Record>(
    _ part: DailyPart, members answer: Answer<Record>,
    more: @escaping (inout JSONText) -> Void = { _ in }
  ) {
    self.part = part
    (sentence, remarks) = (answer.sentence, answer.remarks)
    record = { (json) throws(Report) in
      json.openObject()
      try answer.json(&json)
      more(&json)
      json.closeObject()
    }
  }
}

extension NotedLine {
  /// Writes the part and the record as JSON.
  func write(to json: inout JSONText, _ page: CommandOutput) {
    json.openObject()
    json.member("part", part.rawValue)
    json.key("record")
    do throws(Report) { try record(&json) } catch { page.remark(error.message) }
    json.closeObject()
  }

  /// Appends a sentence about what else was recognised, so that the user sees how every word was interpreted.
  mutating func say(_ sentence: String?) {
    if let sentence { self.sentence += " " + sentence }
  }
}

/// Saves an interpretation of a line with the operations of its part.
struct CaptureActions {
  let features: Features
  let language: Language
  /// The day on which a line from a note is saved; nil for a line that is being typed. For a note, the clock of the
  /// features is set to the time of writing, and another device may read the note too.
  var notedOn: Day?

  private var words: CaptureWords { CaptureWords(language) }

  /// Saves an interpretation of a line.
  func note(_ reading: CaptureReading) throws(Report) -> NotedLine {
    switch reading.captured {
    case .event(let draft, let isDeadline):
      try plan(draft, isDeadline: isDeadline, isBirthday: reading.isBirthday)
    case .feeling(let draft): try feel(draft)
    case .contact(let person, let contact): try water(person, contact)
    case .person(let draft): try plant(draft)
    case .birthday(let person, let birthday): try edit(person, birthday)
    case .date(let date): try set(date)
    case .gift(let person, let input): try add(input, for: person)
    case .cycle(let person, let days): try edit(person, PersonInput(cycleDays: days))
    case .fact(let person, let input): try edit(person, input)
    case .reading(let book, let position, let day): try read(book, to: position, on: day)
    case .sentence(let book, let text, let page): try quote(book, text, page: page)
    case .book(let draft, let target, let isWanted):
      try isWanted ? want(draft) : add(draft, target: target)
    case .saying(let draft): try keep(draft)
    case .note(let text): try keepAsNote(text)
    case .count(let counter, let amount, let day): try count(counter, amount, on: day)
    }
  }

  /// Saves a line as a note.
  func keepAsNote(_ text: String) throws(Report) -> NotedLine {
    let actions = NotesActions(notes: features.notes, words: NotesWords(language))
    return NotedLine(
      .notes,
      try NotesFailure.mapError(in: language) { () throws(NotesFailure) in try actions.add(text) })
  }

  /// Counts an amount.
  func count(_ counter: Counter, _ amount: CountAmount, on day: Day? = nil) throws(Report)
    -> NotedLine
  {
    let actions = CountsActions(counts: features.counts, words: CountsWords(language))
    let answer = try CountsFailure.mapError(in: language) { () throws(CountsFailure) in
      try actions.add(counter.tag, amount.text, on: day)
    }
    return NotedLine(.counts, members: answer)
  }

  private func plan(_ draft: EventDraft, isDeadline: Bool, isBirthday: Bool) throws(Report)
    -> NotedLine
  {
    let words = ScheduleWords(language)
    let actions = ScheduleActions(schedule: features.schedule, words: words)
    let now = features.schedule.queries.now
    let isWholeDay = if case .days = draft.times { true } else { false }
    do throws(ScheduleFailure) {
      let answer = try actions.plan(draft)
      var line = NotedLine(
        .schedule, answer,
        remarks: (isDeadline && isWholeDay ? [self.words.deadline] : [])
          + (isBirthday ? [self.words.birthdayOfNobody] : []))
      let reminding = words.reminding(of: answer.record).map { $0 + "." }
      line.say(reminding)
      line.subject = .event(answer.record, reminding: reminding)
      return line
    } catch { throw words.report(error, at: now) }
  }

  func feel(_ typed: MoodDraft) throws(Report) -> NotedLine {
    var wanted = typed
    wanted.isPlacedAlone = notedOn != nil
    let draft = wanted
    let actions = MoodsActions(
      moods: features.moods, words: MoodsWords(language), today: notedOn)
    var line = NotedLine(
      .moods,
      try MoodsFailure.mapError(in: language) { () throws(MoodsFailure) in try actions.add(draft) })
    line.say(draft.text.map(words.withText))
    line.subject = .mood(draft)
    return line
  }

  func water(_ person: Person, _ contact: Contact) throws(Report) -> NotedLine {
    let words = PeopleWords(language)
    let actions = PeopleActions(people: features.people, words: words, refetches: true)
    let answer = try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in
      try actions.water(person.id, contact)
    }
    let isEarly = answer.record.watering?.isEarly == true
    var noted = answer
    if isEarly { noted.remarks.append(self.words.early(person)) }
    var line = NotedLine(.people, members: noted) { json in
      guard let watering = answer.record.watering else { return }
      json.key("watering")
      json.note(watering)
    }
    // The recognised day and channel are shown, because they may be wrong.
    let today = features.people.queries.today
    line.say(self.words.contact(contact, on: contact.at?.day ?? today, today: today))
    line.say(contact.memo.map(self.words.withText))
    line.subject = .contact(person, contact)
    return line
  }

  private func plant(_ typed: PersonInput) throws(Report) -> NotedLine {
    var draft = typed
    draft.dates = DateOrder.monthFirst.spoken(in: language)
    let wanted = draft
    let actions = PeopleActions(
      people: features.people, words: PeopleWords(language), refetches: true)
    return NotedLine(
      .people,
      try PeopleFailure.mapError(in: language) { () throws(PeopleFailure) in try actions.add(wanted)
      })
  }

  private var readingActions: ReadingActions {
    ReadingActions(reading: features.reading, words: ReadingWords(language))
  }

  func read(_ book: Book, to position: ReadingPosition, on day: Day?) throws(Report)
    -> NotedLine
  {
    let answer = try ReadingFailure.mapError(in: language) { () throws(ReadingFailure) in
      try readingActions.read(book.id, to: position, on: day)
    }
    var line = NotedLine(.books, members: answer)
    line.subject = .position(answer.record)
    return line
  }

  private func quote(_ book: Book, _ text: String, page: Int?) throws(Report) -> NotedLine {
    let answer = try ReadingFailure.mapError(in: language) { () throws(ReadingFailure) in
      try readingActions.quote(book.id, text, page: page)
    }
    return NotedLine(.books, members: answer) { json in
      json.key("book")
      json.book(features.reading.books.progress(of: book))
    }
  }

  /// Adds a book to the to-read list.
  private func want(_ draft: BookDraft) throws(Report) -> NotedLine {
    NotedLine(
      .books,
      try ReadingFailure.mapError(in: language) { () throws(ReadingFailure) in
        try readingActions.want(draft)
      })
  }

  /// Adds a book, or starts reading the book with that title on the to-read list.
  private func add(_ draft: BookDraft, target: Day?) throws(Report) -> NotedLine {
    NotedLine(
      .books,
      try ReadingFailure.mapError(in: language) { () throws(ReadingFailure) in
        let known = try features.reading.books.called(draft.title)
        if draft.pages == nil, known.count == 1, known[0].status == .wanted {
          return try readingActions.begin(known[0].id, target: target.map(Optional.some))
        }
        return try readingActions.add(draft, target: target.map(Optional.some), theme: nil)
      })
  }

  private func keep(_ draft: SayingDraft) throws(Report) -> NotedLine {
    let actions = SayingsActions(sayings: features.sayings, words: SayingsWords(language))
    return NotedLine(
      .sayings,
      try SayingsFailure.mapError(in: language) { () throws(SayingsFailure) in
        try actions.add(draft)
      })
  }
}
