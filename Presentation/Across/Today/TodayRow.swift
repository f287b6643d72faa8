import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// A displayed line of the page: a sign, three columns, and the key that acts on the line.
struct TodayRow: Equatable {
  let name: TodayMatter.Name
  let urgency: Urgency
  let mark: StyledText
  /// The name of the person, event, book or other item in this row.
  let title: String
  /// The time of the item, or how far away it is.
  let when: String
  /// Further details; may be empty.
  let detail: String
  /// The key that acts on the line. `meaning` says what the key does.
  let key: String
  let meaning: String

  /// Whether the row is a current or next event. Such rows are listed separately at the top.
  var isNowOrNext: Bool { urgency == .goingOn || urgency == .next }

  init(
    _ line: TodayLine, on day: Day, _ words: TodayWords, _ glyphs: Glyphs, accent: Ink
  ) {
    name = line.matter.name
    urgency = line.urgency
    let people = PeopleWords(words.language)
    switch line.matter {
    case .event(let scheduled):
      let event = scheduled.event
      let title = Printable.brief(event.title.text)
      let group: EventGroup = line.urgency == .goingOn ? .inProgress : .upcoming
      mark =
        scheduled.isInConflict
        ? StyledText(glyphs.refused, Style(ink: Accent.rose, .bold))
        : StyledText(glyphs.spine, Style(ink: group.ink, .bold))
      let isFirst = line.urgency == .goingOn || line.urgency == .next
      self.title = isFirst ? (line.urgency == .goingOn ? words.now : words.keyNext) : title
      when = words.times(event, on: day)
      detail = isFirst ? title : ""
      (key, meaning) = (glyphs.enter, words.keyOpen)
    case .plant(let plant):
      let isWithered = plant.state == .withered
      mark = StyledText(
        isWithered ? glyphs.withered : glyphs.thirsty,
        Style(ink: Accent.rose, .bold))
      title = Printable.brief(plant.person.calledName)
      when = people.nearness(plant)
      detail = people.species(plant.species)
      (key, meaning) = ("w", words.keyWater)
    case .begun(let contact):
      mark = StyledText(glyphs.new, Style(ink: accent, .bold))
      title = Printable.brief(contact.plant.person.calledName)
      when = people.nearness(contact.plant)
      detail = words.begun(contact, on: day)
      (key, meaning) = ("w", words.keyNote)
    case .appointment(let appointment):
      mark = StyledText(glyphs.new, Style(ink: accent, .bold))
      title = Printable.brief(appointment.person.calledName)
      when = words.passed(appointment, on: day)
      detail = words.asks(appointment)
      (key, meaning) = ("y", words.keyMet)
    case .book(let standing):
      let book = standing.book
      mark = StyledText(glyphs.spine, Style(ink: book.theme.ink, .bold))
      title = Printable.brief(book.facts.title.text)
      when =
        book.facts.pages == nil ? "" : ReadingWords(words.language).progress(book)
      detail = words.asks(standing)
      (key, meaning) =
        standing.isOverdue
        ? ("e", words.keyTarget)
        : book.facts.pages == nil ? ("e", words.keyPages) : ("r", words.keyRead)
    case .birthday(let birthday):
      mark = StyledText(
        glyphs.next, birthday.daysLeft == 0 ? Style(ink: accent, .bold) : .plain)
      title = words.birthday
      when = words.nearness(birthday)
      detail = Printable.brief(words.celebrates(birthday))
      (key, meaning) = (glyphs.enter, words.keyOpen)
    }
  }
}
