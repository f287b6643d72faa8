import Domain
import PresentationKit
import PresentationPeople
import PresentationSayings
import PresentationSchedule
import TextUI

// Y-01
/// The QR code of a day: its plan as text, with the most important items first. It omits moods and hints about Haru.
struct DayQR {
  let page: TodayPage
  let words: TodayWords
  let now: Now

  /// The date, today's events, the people to contact, birthdays, everything else, and the saying. Whole lines are left
  /// out from the end.
  var text: QRText {
    let date = CalendarWords.dayWithWeekday(page.day, in: words.language)
    let lines = page.lines(at: now)
    let blocks: [[Line]] = [
      block(lines.compactMap(event)) { words, count in words.counted(.event, count) },
      block(lines.compactMap(person)) { words, count in words.counted(.person, count) },
      block(lines.compactMap(birthday)) { words, count in
        TodayWords(words.language).birthdays(count)
      },
      block(lines.compactMap(book)) { words, count in words.counted(.book, count) },
      lines.compactMap(question).map {
        ($0, Phrase("어땠는지 묻는 말", "questions about contacts"))
      },
      past, saying,
    ]
    var pieces = [QRText.Piece(date)]
    for (group, block) in blocks.enumerated() {
      for (line, name) in block {
        pieces.append(.init(line, name, rank: pieces.count, group: group))
      }
    }
    return QRText(date, pieces, command: "haru today")
  }

  /// A line, and the name for itself and the lines after it in its block. The name is shown if these are left out.
  private typealias Line = (text: String, name: Phrase)

  private func block(
    _ lines: [String], _ name: (ImportFormatWords, Int) -> String
  ) -> [Line] {
    lines.enumerated().map { index, line in
      let count = lines.count - index
      return (line, NamedChoices.both { name(ImportFormatWords($0), count) })
    }
  }

  private func event(_ line: TodayLine) -> String? {
    guard case .event(let scheduled) = line.matter else { return nil }
    let event = scheduled.event
    let parts = [
      ScheduleWords(words.language).times(event, at: now) + " " + event.title.text,
      event.location?.text,
    ]
    return parts.compactMap(\.self).joined(separator: words.between)
  }

  private func person(_ line: TodayLine) -> String? {
    guard case .plant(let plant) = line.matter else { return nil }
    return PublishWords(words.language).watering(plant.person)
  }

  private func birthday(_ line: TodayLine) -> String? {
    guard case .birthday(let birthday) = line.matter else { return nil }
    let name = PeopleWords(words.language).birthday(of: birthday.celebrant)
    return name + words.between + words.nearness(birthday)
  }

  private func book(_ line: TodayLine) -> String? {
    guard case .book(let progress) = line.matter else { return nil }
    let facts = [
      progress.book.facts.title.text, words.share(progress), words.target(progress),
    ]
    return facts.filter { !$0.isEmpty }.joined(separator: words.between)
  }

  /// Returns the question that a line asks about a contact or a meeting.
  private func question(_ line: TodayLine) -> String? {
    switch line.matter {
    case .begun(let contact):
      contact.plant.person.calledName + words.between + words.begun(contact, on: now.day)
    case .appointment(let appointment):
      appointment.person.calledName + words.between + words.asks(appointment)
    case .date(let occasion): OccasionWords(words.language).named(occasion.inCalendar)
    case .event, .plant, .book, .birthday, .loan, .note, .habit: nil
    }
  }

  private var past: [Line] {
    guard let past = page.past else { return [] }
    let text = words.ago(past, today: page.day) + words.between + words.describe(past)
    return [(text, Phrase("지난 기록", "a memory"))]
  }

  private var saying: [Line] {
    guard let saying = page.saying else { return [] }
    let text = SayingTexts(SayingsWords(words.language)).summary(saying.words)
    return [(text, Phrase("글귀", "the saying"))]
  }
}
