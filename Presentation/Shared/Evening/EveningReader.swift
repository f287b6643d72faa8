import Domain
import PresentationKit

/// Interprets the lines that answer the questions of an evening. An ambiguous line is reported as unclear, not guessed.
struct EveningReader {
  let features: Features
  /// Features whose clock is set to the evening of the day; the same as `features` for today.
  let spoken: Features
  let day: Day
  let isToday: Bool
  let language: Language
  let order: DateOrder
  /// The mood of the day before; nil if there is none.
  var levelBefore: Int?

  // MARK: The first line

  /// Interprets a line as the answer to a question.
  func meaning(of text: String, as question: EveningQuestion) throws(Report) -> EveningMeaning {
    if EveningReply.skips(text) { return .nothing }
    switch question.matter {
    case .birthday(let person): return try birthday(text, of: person, question)
    case .met(let appointment): return try met(text, appointment, question)
    case .pending(let waiting):
      switch YesOrNo(aboutContact: text, with: waiting.person.calledName) {
      case .yes(let more)?: return happened(question, more)
      case .no(let more)?: return unhappened(question, more)
      case nil: return .unclear(.contact)
      }
    case .yesterday(let event):
      let isNothing = YesOrNo(text) == .no("") || EveningReply.saysNothing(text)
      return isNothing ? .nothing : .answer(.memory(event, text))
    case .reading(let progress): return try reading(text, of: progress.book)
    case .note(let note):
      if EveningReply.saysDone(text) { return .answer(.settled(note, isDone: true)) }
      switch YesOrNo(text) {
      case .yes("")?: return .nothing
      case .no("")?: return .answer(.settled(note, isDone: false))
      case .yes?, .no?, nil: return try record(text)
      }
    case .habits(let habits): return try self.habits(text, habits)
    case .mood:
      if let draft = EveningNumber.mood(text) { return .answer(.mood(draft, more: nil)) }
      if let levelBefore, EveningReply.repeatsMood(text) {
        return .answer(.mood(MoodDraft(level: levelBefore, text: nil), more: nil))
      }
      return try record(text)
    case .sentence:
      let isNothing = YesOrNo(text) == .no("") || EveningReply.saysNothing(text)
      return isNothing ? .nothing : .answer(.entry(text))
    case .tomorrow:
      // A bare yes names no plan.
      if EveningReply.plansNothing(text) || YesOrNo(text) == .yes("") { return .nothing }
      return try plan(EveningReply.withoutYes(text))
    }
  }

  private func met(
    _ text: String, _ appointment: PastAppointment, _ question: EveningQuestion
  ) throws(Report) -> EveningMeaning {
    let person = appointment.person
    switch appointment.isTreatment ? nil : YesOrNo(aboutMeeting: text) {
    case .yes(let more)?: return happened(question, more)
    case .no(let more)?: return unhappened(question, more)
    case nil: break
    }
    if appointment.isCall, YesOrNo.saysNotReached(text, person.calledName) {
      return unhappened(question, text)
    }
    if let other = try captured(text), isAnotherRecord(other, besides: person, text) {
      return record(other)
    }
    // How an operation went is no contact.
    if appointment.isTreatment {
      return .answer(.didNotMeet(appointment, more: YesOrNo(text) == .no("") ? nil : text))
    }
    // A call or a message instead of the meeting is a contact too.
    if case .yes? = YesOrNo(aboutBeingInTouch: text, with: person.calledName) {
      return happened(question, text)
    }
    return .unclear(.contact)
  }

  /// Returns whether a line is clearly another record. Otherwise the line is kept unchanged as words about the contact
  /// with a person.
  private func isAnotherRecord(
    _ reading: CaptureReading, besides person: Person, _ text: String
  ) -> Bool {
    switch reading.captured {
    case .contact(let other, _): return other.id != person.id
    case .reading, .sentence, .book, .feeling, .birthday, .date, .gift: return true
    case .event:
      let names = [person.calledName, person.name.text].map { $0.lowercased() }
      let isNamed = names.contains { text.lowercased().contains($0) }
      return !isNamed && reading.hour != nil && (reading.firstDay.map { $0 > day } ?? false)
    case .saying, .person, .cycle, .fact, .note, .count: return false
    }
  }

  private func birthday(
    _ text: String, of person: Person, _ question: EveningQuestion
  ) throws(Report) -> EveningMeaning {
    let isAnswer = YesOrNo(text) != nil
    if !isAnswer, let other = try captured(text), isAnotherRecord(other, besides: person, text) {
      return record(other)
    }
    switch YesOrNo(aboutBeingInTouch: text, with: person.calledName) {
    case .yes(let more)?: return happened(question, more)
    case .no(let more)?: return unhappened(question, more)
    case nil: break
    }
    return .unclear(.contact)
  }

  // MARK: Contacts

  /// Returns the answer that the contact of a question took place, with a memo.
  func happened(_ question: EveningQuestion, _ memo: String) -> EveningMeaning {
    switch question.matter {
    case .birthday(let person):
      var contact = Contact(by: Watering.Channel(namedIn: memo), isEarly: true)
      if !isToday { contact.at = spoken.moods.queries.now }
      return .answer(Self.contact(person, contact, memo))
    case .met(let appointment):
      var contact = appointment.contact
      if let channel = Watering.Channel(namedIn: memo) { contact.channel = channel }
      return .answer(Self.contact(appointment.person, contact, memo))
    case .pending(let waiting):
      let channel = Watering.Channel(insteadIn: memo) ?? waiting.pending.channel
      var contact = Contact(by: channel, isEarly: true)
      contact.at = waiting.pending.at
      return .answer(Self.contact(waiting.person, contact, memo))
    case .yesterday, .reading, .note, .habits, .mood, .sentence, .tomorrow: return .diary(memo)
    }
  }

  /// Returns the answer that the contact of a question did not take place, with the reason if there is one.
  func unhappened(_ question: EveningQuestion, _ reason: String) -> EveningMeaning {
    let more = reason.isEmpty ? nil : reason
    switch question.matter {
    case .birthday(let person):
      guard let more else { return .nothing }
      return .answer(.aside(person.calledName, more))
    case .met(let appointment): return .answer(.didNotMeet(appointment, more: more))
    case .pending(let waiting): return .answer(.forgotten(waiting.person, more: more))
    case .yesterday, .reading, .note, .habits, .mood, .sentence, .tomorrow:
      guard let more else { return .nothing }
      return .diary(more)
    }
  }

  /// Returns a contact with a memo. A memo that is too long becomes a diary entry, so that no word is lost.
  private static func contact(
    _ person: Person, _ contact: Contact, _ memo: String
  ) -> EveningAnswer {
    if memo.isEmpty { return .contact(person, contact, more: nil) }
    guard Review.memoLimit.length(of: memo) <= Review.memoLimit.count else {
      return .contact(person, contact, more: memo)
    }
    var noted = contact
    noted.memo = memo
    return .contact(person, noted, more: nil)
  }

  // MARK: Lines of any part

  /// Interprets a line that does not answer its question as a record. Words about a mood never become a plan.
  func record(_ text: String) throws(Report) -> EveningMeaning {
    guard let reading = try captured(text), isCertain(reading, text) else {
      return .unclear(.diary)
    }
    return record(reading)
  }

  /// Accepts a mood, a reading position or a quote at once. The user must confirm any other record.
  private func record(_ reading: CaptureReading) -> EveningMeaning {
    switch reading.captured {
    case .feeling, .reading, .sentence, .count: .answer(.captured(reading))
    case .event, .contact, .saying, .book, .person, .birthday, .date, .gift, .cycle, .fact, .note:
      .unclear(.record(reading))
    }
  }

  /// Returns whether a reading is certain. A plan must have an hour, begin on this day or later, and not be a mood.
  private func isCertain(_ reading: CaptureReading, _ text: String) -> Bool {
    guard let first = reading.firstDay else { return true }
    return reading.hour != nil && first >= day && !EveningReply.isMood(text)
  }

  /// Returns the record that the sentence of the day also contains; nil if this is not certain.
  func alsoRecord(_ text: String) throws(Report) -> CaptureReading? {
    guard let reading = try captured(text), isCertain(reading, text) else { return nil }
    switch reading.captured {
    case .event, .contact, .reading, .sentence, .count: return reading
    case .feeling(let draft): return draft.level == nil ? nil : reading
    case .saying, .book, .person, .birthday, .date, .gift, .cycle, .fact, .note: return nil
    }
  }

  /// Returns the reading of a line if there is exactly one and nothing in it is doubtful; otherwise nil.
  private func captured(_ text: String) throws(Report) -> CaptureReading? {
    let readings = try readings(of: text)
    return readings.count == 1 && readings[0].doubt == nil ? readings.first : nil
  }

  private func readings(of text: String) throws(Report) -> [CaptureReading] {
    do throws(CaptureFailure) { return try spoken.capture(text, order: order) } catch {
      switch error {
      case .refused: return []
      case .storage(let failure): throw StorageWords(language).report(failure)
      }
    }
  }

  /// Interprets a line about tomorrow. A plan without a day is for tomorrow. A plan without a time is saved only after
  /// a question, because the user may not have meant a plan.
  func plan(_ text: String) throws(Report) -> EveningMeaning {
    let plain = try captured(text)
    if let plain, plain.firstDay.map({ $0 > day }) ?? true { return planned(plain, text) }
    let ofTomorrow = EveningWords(language).tomorrow(text)
    if let moved = try captured(ofTomorrow), moved.firstDay == day + 1 {
      return planned(moved, text)
    }
    for line in [ofTomorrow, text] {
      let readings = try readings(of: line)
      if let hour = CaptureReading.doubtedHour(of: readings),
        readings.allSatisfy({ $0.firstDay.map { $0 > day } == true })
      {
        return .unclear(.half(hour, readings))
      }
    }
    return try record(text)
  }

  private func planned(_ reading: CaptureReading, _ text: String) -> EveningMeaning {
    if reading.firstDay == nil { return record(reading) }
    let isMood = EveningReply.isMood(text)
    guard reading.hour != nil else { return .unclear(isMood ? .diary : .record(reading)) }
    return isMood ? .unclear(.record(reading)) : .answer(.captured(reading))
  }
}
