import Domain
import PresentationKit
import TextUI

/// The short replies to the answers of an evening. A reply says what was saved, in the user's words. It omits details
/// that only the answer of a command needs, such as percentages and dates.
struct EveningReplyWords: Words {
  let language: Language
  private let day: Day
  private let today: Day
  /// The number of earlier replies on this evening.
  private let turn: Int

  init(language: Language) {
    self.language = language
    (day, today, turn) = (Day(ordinal: 0), Day(ordinal: 0), 0)
  }

  init(_ language: Language, day: Day, today: Day, turn: Int) {
    self.language = language
    (self.day, self.today, self.turn) = (day, today, turn)
  }

  /// Returns the reply to a line that was saved. If the question did not ask for the record, the reply is the message
  /// of the record's own command, which shows how the line was understood.
  func reply(
    to line: NotedLine, of question: EveningQuestion, _ outcome: EveningOutcome
  ) -> [String] {
    switch line.subject {
    case .contact(let person, let contact):
      return [isAbout(contact.at, question) ? contacted(person, contact, question) : line.sentence]
    case .mood(let draft):
      guard let level = draft.level, isAbout(draft.at, question) else { return [line.sentence] }
      return [adding(draft.text, to: rated(level))]
    case .entry(let text):
      // The words are repeated if they were changed, or if they answer another question.
      let isAsTyped = question.code == .sentence && [.saved, .offered].contains(outcome)
      return [adding(isAsTyped ? nil : text, to: entered)]
    case .position(let done):
      let isAsked = question.book == done.book.id && done.record.day == day
      return [isAsked && done.celebration == nil ? reached(done.record) : line.sentence]
    case .event(let event, let reminding):
      if event.rule != nil { return [line.sentence] + line.remarks }
      return [planned(event)] + [reminding].compactMap(\.self) + line.remarks
    case .nothing: return [question.code == .pending ? uncounted : didNotMeet]
    case .other: return [line.sentence] + line.remarks
    }
  }

  private func choose(_ wordings: [Phrase]) -> String {
    EveningWords.turn(day, wordings, language, turn)
  }

  /// Returns whether a record belongs to the day of its question. Always true for a question about a person.
  private func isAbout(_ moment: Now?, _ question: EveningQuestion) -> Bool {
    question.person != nil || (moment?.day ?? day) == day
  }

  /// Returns a sentence followed by the words of the user; only the sentence if there are none.
  private func adding(_ words: String?, to sentence: String) -> String {
    words.map { sentence + " " + wholeInMarks($0) } ?? sentence
  }

  private var here: String { EveningQuestionWords(language, day: day, today: today).here }

  // MARK: People

  private func contacted(
    _ person: Person, _ contact: Contact, _ question: EveningQuestion
  ) -> String {
    let name = Printable.brief(person.calledName)
    let with = Particle.along.after(name)
    let (done, did) = verbs(contact.channel)
    let sentence = choose([
      Phrase("\(with) \(done) 걸로 적어 뒀어요.", "\(name)'s plant is watered."),
      Phrase("\(with) \(did)군요. 적어 뒀어요.", "Noted, and \(name)'s plant is watered."),
      Phrase("\(name) 화분에 물 줬어요.", "I watered \(name)'s plant."),
      Phrase("네, \(with) \(did)다고 적었어요.", "\(name)'s plant has been watered."),
      Phrase("적어 뒀어요. \(name) 화분에도 물 줬어요.", "It is noted. \(name)'s plant has its water."),
    ])
    // Without words of the user, the memo is the title of the event.
    if case .met(let appointment) = question.matter, appointment.contact.memo == contact.memo {
      return sentence
    }
    return adding(contact.memo, to: sentence)
  }

  /// Returns the Korean verb for a contact, before a noun and in the past tense.
  private func verbs(_ channel: Watering.Channel?) -> (done: String, did: String) {
    switch channel {
    case .call: ("통화한", "통화했")
    case .message: ("문자한", "문자했")
    case .messenger: ("카톡한", "카톡했")
    case .met: ("만난", "만났")
    case nil: ("연락한", "연락했")
    }
  }

  /// The reply to an answer for which nothing is saved.
  var understood: String {
    choose([
      Phrase("네, 알겠어요.", "All right, nothing to note."),
      Phrase("그럼 넘어갈게요.", "Fine, then the next one."),
      Phrase("그래요, 괜찮아요.", "That is fine."),
      Phrase("네, 그냥 둘게요.", "Okay, I'll leave it at that."),
      Phrase("알겠어요, 넘어가요.", "Understood, moving on."),
    ])
  }

  private var didNotMeet: String {
    choose([
      Phrase("아쉽네요. 더 안 물어볼게요.", "Too bad. I won't ask again."),
      Phrase("그럼 이건 더 안 물어볼게요.", "All right. I won't ask about that again."),
      Phrase("다음에 또 기회가 있겠죠. 그만 물어볼게요.", "Maybe another time. I won't bring it up again."),
      Phrase("그랬군요. 이 약속은 다시 안 물어볼게요.", "I see. No more questions about it."),
      Phrase("네, 알겠어요. 더 묻지 않을게요.", "Noted. I won't ask about this one again."),
    ])
  }

  private var uncounted: String {
    choose([
      Phrase("그럼 연락한 걸로 치지 않을게요.", "All right, I won't count that one."),
      Phrase("연락 못 한 걸로 해 둘게요.", "Then it doesn't count as a contact."),
      Phrase("네, 이번 연락은 없던 걸로 할게요.", "Noted, that one doesn't count."),
      Phrase("괜찮아요. 이번 건 세지 않을게요.", "That's fine. I'll leave that one out."),
      Phrase("그럼 이건 여기까지 할게요.", "Next time, then. This one is left out."),
    ])
  }

  // MARK: The other parts

  private func rated(_ level: Int) -> String {
    choose([
      Phrase("\(here)은 \(level)점으로 적어 뒀어요.", "\(level) for \(here)."),
      Phrase("\(level)점, 적어 뒀어요.", "\(level) it is."),
      Phrase("네, \(here)은 \(level)점이요.", "Noted, \(level) for \(here)."),
      Phrase("\(level)점으로 해 둘게요.", "\(level), then."),
      Phrase("\(here) 점수는 \(level)점이네요.", "So \(here) is a mood of \(level)."),
    ])
  }

  private var entered: String {
    choose([
      Phrase("일기에 적어 뒀어요.", "It's in your diary."),
      Phrase("네, 일기에 적었어요.", "That goes into your diary."),
      Phrase("일기에 남겨 뒀어요.", "I wrote that in your diary."),
      Phrase("그대로 일기에 넣어 뒀어요.", "Your diary has it now."),
      Phrase("일기에 잘 적어 놨어요.", "Saved in your diary."),
    ])
  }

  private func reached(_ record: ReadingRecord) -> String {
    let (total, read) = (record.total, record.pagesRead)
    if record.isPercent {
      return choose([
        Phrase("\(total)%까지 읽었네요.", "\(total)% now."),
        Phrase("이제 \(total)%네요.", "That makes \(total)%."),
        Phrase("\(total)%, 적어 뒀어요.", "Noted, \(total)% read."),
        Phrase("\(here)은 \(read)% 더 읽었네요.", "\(read)% further \(here)."),
        Phrase("책갈피를 \(total)%에 꽂아 뒀어요.", "The bookmark is at \(total)%."),
      ])
    }
    let pages = read == 1 ? "1 page" : "\(read) pages"
    return choose([
      Phrase("\(total)쪽까지 읽었네요. \(here)만 \(read)쪽이에요.", "Page \(total). That's \(pages) \(here)."),
      Phrase("\(read)쪽 읽어서 이제 \(total)쪽이네요.", "\(capitalised(pages)) on, and now page \(total)."),
      Phrase("책갈피를 \(total)쪽에 꽂아 뒀어요.", "The bookmark is on page \(total) now."),
      Phrase("\(total)쪽, 적어 뒀어요. \(read)쪽 읽었네요.", "Noted, page \(total), \(pages) read."),
      Phrase("\(here)은 \(read)쪽, 이제 \(total)쪽까지예요.", "You read \(pages) and are on page \(total)."),
    ])
  }

  private func planned(_ event: Event) -> String {
    let title = Printable.line(event.title.text)
    let quoted = wholeInMarks(title)
    let ended = title.last.map { ".?!…".contains($0) } == true ? title : title + "."
    let date =
      CalendarWords.nearness(event.start.day, today: today, in: language)
      ?? CalendarWords.dayWithWeekday(event.start.day, in: language)
    let clock = ClockWords.spoken(event.start.time, in: language)
    let at = event.isAllDay ? "" : language.isKorean ? " \(clock)에" : " at \(clock)"
    return choose([
      Phrase("\(date)\(at) \(quoted), 적어 뒀어요.", "\(capitalised(date))\(at): \(ended)"),
      Phrase("\(date) 일정에 적었어요.\(at) \(quoted).", "Noted for \(date)\(at): \(ended)"),
      Phrase("알겠어요, \(date)\(at) \(quoted).", "Saved for \(date)\(at): \(ended)"),
      Phrase("네, \(date)\(at) \(quoted).", "Added for \(date)\(at): \(ended)"),
      Phrase("\(date)\(at) \(quoted), 일정에 넣었어요.", "On the calendar for \(date)\(at): \(ended)"),
    ])
  }
}
