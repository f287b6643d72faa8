import Domain
import PresentationKit
import PresentationPeople
import TextUI

/// Messages about a line to save.
struct CaptureWords: Words {
  let language: Language
  /// Returns the word that means a person in a command: the name if nobody else has it, otherwise the id.
  var reference: @Sendable (Person) -> String = { $0.id.text }

  init(language: Language) { self.language = language }

  /// The question for the line that is saved.
  var askWhat: String { say("무엇을 적을까요?", "What do you want to save?") }

  /// The remark that a deadline was saved as an all-day event.
  var deadline: String {
    say("‘까지’라고 적혀 있어서 그날 하루 종일 일정으로 적었어요.", "The deadline was saved as an all-day event.")
  }
  func early(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say(
      "물 줄 날보다 일찍 \(Particle.with.after(name)) 연락했네요.",
      "Watering was not due yet. The contact with \(name) was recorded anyway.")
  }

  /// Returns what was recognised of a contact: its day and channel.
  func contact(_ contact: Contact, on day: Day, today: Day) -> String {
    let day = CalendarWords.heading(day, today: today, in: language)
    guard let channel = contact.channel else {
      return say("\(day)의 연락으로 적었어요.", "Recorded for \(day).")
    }
    let name = PeopleWords(language).channel(channel)
    return say("\(day)의 연락(\(name))으로 적었어요.", "Recorded for \(day) (\(name)).")
  }

  /// Returns the remark about the text of a mood or the memo of a contact.
  func withText(_ text: String) -> String {
    let text = Printable.brief(text)
    return say("내용: ‘\(text)’.", "Text: “\(text)”.")
  }

  /// Returns an error with the number of its line.
  func located(_ report: Report, line: Int) -> Report {
    Report(
      code: report.code,
      message: atLine(line) + report.message, field: report.field,
      status: report.status, candidates: report.candidates, ids: report.ids)
  }

  // MARK: Refusals

  func report(
    _ refusal: CaptureRefusal, of line: String = "", offers: [CaptureReading] = []
  ) -> Report {
    switch refusal {
    case .empty:
      Report(
        code: "textEmpty", message: say("적을 내용을 입력해 주세요.", "Enter the text to save."),
        field: "TEXT", status: .usage)
    case .tooLong(let limit):
      Report(
        code: "textTooLong",
        message: say(
          "한 줄은 \(limit)글자까지 적을 수 있어요.", "One line can have at most \(limit) characters."),
        field: "TEXT", status: .refused)
    case .levelMissing:
      Report(
        code: "ambiguous",
        message: say(
          "기분이 몇 점인지 적혀 있지 않아서 적지 않았어요. 1~100 사이의 점수를 붙여 주세요. 예: `haru add 기분 80 산책이 좋았다`",
          "This line has no mood level, so nothing was saved. Add a number from 1 to 100. Example:"
            + " `haru add mood 80 after walking`."),
        field: "TEXT", status: .usage, candidates: commands(offers, of: line))
    case .fitsNothing:
      Report(
        code: "fitsNothing",
        message: say(
          "어디에 적을지 알 수 없어서 적지 않았어요. 아래 명령 중 하나로 적어 주세요.",
          "Haru cannot tell where this line belongs, so nothing was saved. Run one of these commands:"
        ),
        field: "TEXT", status: .usage, candidates: choices(line, offers))
    case .fitsNot(let part):
      Report(
        code: "fitsNot",
        message: say(
          "이 줄은 ‘\(title(part))’에 적을 수 없어요. ", "This line cannot be saved in \(title(part)). ")
          + example(part),
        field: "as", status: .usage)
    case .invalidPhrase(let trouble): unreadable(trouble, line)
    }
  }

  /// Returns commands that save the line, one for each part to which it may belong.
  private func choices(_ line: String, _ offers: [CaptureReading]) -> [String] {
    let text = ShellQuote.word(Printable.line(line))
    let end = line.hasPrefix("-") ? "-- " : ""
    func command(_ part: DailyPart) -> String { "haru add --as \(part.rawValue) \(end)\(text)" }
    var commands: [String] = []
    for offer in offers {
      let offered =
        switch offer.captured {
        case .event, .contact, .saying: command(offer.captured.part)
        // `haru add --as` does not read these from such a line.
        case .feeling, .reading, .sentence, .gift, .count, .book, .person, .birthday, .date, .cycle,
          .fact, .note:
          CaptureLines.command(offer, among: offers, reference: reference)
        }
      if !commands.contains(offered) { commands.append(offered) }
    }
    for part in [DailyPart.schedule, .sayings]
    where !commands.contains(command(part)) && commands.count < 5 {
      commands.append(command(part))
    }
    return commands + note(line)
  }

  /// Returns the command that keeps a line as a note; empty if the line is too long for one.
  private func note(_ line: String) -> [String] { commands([], of: line) }

  /// Returns the commands of the choices of a question.
  func commands(_ readings: [CaptureReading], of line: String) -> [String] {
    CaptureReading.choices(readings, of: line).map {
      CaptureLines.command($0, among: readings, reference: reference)
    }
  }

  private func example(_ part: DailyPart) -> String {
    let lines: Phrase =
      switch part {
      case .people: Phrase("민아랑 통화, 심기 민아 7일마다", "called Maya, plant Maya every 7 days")
      case .moods: Phrase("기분 80 산책이 좋았다", "mood 80 after walking")
      case .books: Phrase("데미안 105쪽, 책 데미안 239쪽", "Dune p.120, book Dune 412p")
      case .schedule: Phrase("내일 3시 치과", "dentist tomorrow at 3")
      case .notes: Phrase("우유, 달걀", "milk, eggs")
      case .counts: Phrase("#물 3", "#water 3")
      case .sayings: Phrase("글귀 천천히 가도 괜찮아요.", "saying Easy does it.")
      }
    return say("예: \(lines.korean)", "Examples: \(lines.english)")
  }

  private func unreadable(_ trouble: PhraseParseError, _ line: String) -> Report {
    let error: ArgumentParseError =
      switch trouble {
      case .unknown: .notAMoment(option: "TEXT", value: line)
      case .noSuchDay: .noSuchDay(option: "TEXT", value: line)
      case .noSuchMonth: .noSuchMonth(option: "TEXT", value: line)
      case .weekdayDiffers(let day, let weekday):
        .otherWeekday(option: "TEXT", value: line, day, weekday)
      }
    let report = UsageWords(language).report(error)
    return Report(
      code: report.code, message: report.message, field: report.field, status: report.status,
      candidates: note(line))
  }

  // MARK: Questions

  /// Returns the report that asks whether a line was understood, because some of its words may mean something else. Its
  /// candidate is the command for the line as Haru understood it.
  func doubtful(
    _ reading: CaptureReading, of line: String, _ words: String, among readings: [CaptureReading],
    at now: Now
  ) -> Report {
    let words = Printable.brief(words)
    let understood = summary(of: reading.captured, at: now)
    return Report(
      code: "ambiguous",
      message: say(
        "이렇게 읽었어요: \(understood). ‘\(words)’ 부분이 확실하지 않아서 적지 않았어요. 아래 명령 중 하나를 실행해 주세요.",
        "Is this right: \(understood)? Haru is not sure about “\(words)”, so nothing was saved. Run one of"
          + " these commands:"),
      field: "TEXT", status: .usage, candidates: commands(readings, of: line))
  }

  func ambiguous(_ line: String, _ readings: [CaptureReading]) -> Report {
    Report(
      code: "ambiguous",
      message: say(
        "여러 가지로 읽을 수 있어서 적지 않았어요. 아래 명령 중 하나를 실행해 주세요.",
        "This line has several meanings, so nothing was saved. Run one of these commands:"),
      field: "TEXT", status: .usage,
      candidates: commands(Array(readings.prefix(Naming.mostCandidates)), of: line))
  }
}
