import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// What a click and the key for watering do on the page, and changes of its notes.
extension TodayScreen {
  /// Returns the key that waters the selected person, or else the most urgent one, whose name it then says.
  func waterRow(_ chosen: TodayLine?) -> KeyTable<Action>.Row {
    let own = chosen.flatMap(plant(of:))
    let next = own ?? lines.lazy.compactMap(plant(of:)).first
    let name = next.map { Printable.brief($0.plant.person.calledName) } ?? ""
    let saysName = own == nil && !name.isEmpty && TextLayout.cells(name) <= Self.longestName
    return .init(
      Binding(
        .character("w"), meaning: saysName ? words.water(name) : words.keyWater,
        on: own == nil ? .page : .row, unavailable: next == nil ? words.nobodyThirsty : nil,
        isPrimary: next != nil),
      next.map { .water($0.plant, by: $0.channel) })
  }

  /// The greatest width of a name in the key bar.
  private static let longestName = 12

  /// The plant of a line that can be watered, and the channel of a contact that was begun.
  private func plant(of line: TodayLine) -> (plant: Plant, channel: Watering.Channel?)? {
    switch line.matter {
    case .plant(let plant): (plant, nil)
    case .begun(let contact): (contact.plant, contact.pending.channel)
    case .event, .book, .birthday, .date, .loan, .appointment, .note, .habit: nil
    }
  }

  /// Records a contact at once. One that would be early opens its form, which asks for it to be saved.
  func water(_ plant: Plant, by channel: Watering.Channel?) -> [ScreenEffect] {
    plant.isEarly
      ? [.open(.people(.water(plant, by: channel)))]
      : [.work(.people(.water(plant.person.id, Contact(by: channel))))]
  }

  /// Writes what a contact was about: of the selected person, or else of the one just watered. The key does something
  /// else for a note or a habit.
  func details(_ chosen: TodayLine?) -> Action? {
    switch chosen?.matter {
    case .note, .habit: nil
    case .plant, .begun, .event, .book, .birthday, .date, .loan, .appointment, nil:
      chosen.flatMap(plant(of:)).map { .details($0.plant, by: $0.channel) }
        ?? recorded.map(Action.review)
    }
  }

  /// Makes a change of a note, unless the store is read-only.
  mutating func change(_ work: NotesWork) -> [ScreenEffect] {
    if context.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    changesNote = true
    return [.work(.notes(work))]
  }

  /// Adds one to a counter, unless the store is read-only.
  func count(_ counter: Counter) -> [ScreenEffect] {
    if context.isReadOnly {
      return [.say(NoticeLine(.refusal, StorageWords(context.language).onlyReading))]
    }
    return [.work(.counts(.add(counter, nil)))]
  }

  /// Handles a click: it selects a line, or opens the selected one. A click on the saying, the picture or a suggestion
  /// acts like its key.
  mutating func click(_ point: Point, in area: Area) -> [ScreenEffect] {
    switch target(at: point, in: area) {
    case .line(let name):
      let chosen = chosen(among: shownLines(in: area))?.matter.name
      if name == chosen { return press(.enter, in: area) ?? [] }
      choose(name)
      return []
    case .key(let key): return press(.character(key), in: area) ?? []
    case nil: return []
    }
  }

  /// Returns the route to the full record of a line.
  func route(to matter: TodayMatter) -> Route {
    switch matter {
    case .event(let scheduled): .schedule(.day(now.day, scheduled.event.id))
    case .plant(let plant): .people(.card(plant))
    case .begun(let contact): .people(.card(contact.plant))
    case .appointment(let appointment): .schedule(.day(appointment.day, appointment.event.id))
    case .book(let progress): .reading(.book(progress.book.id))
    case .note(let note): .more(.notes(note.id))
    case .habit(let habit): .more(.count(habit.counter))
    case .date(let occasion): .people(.card(Plant(occasion.person, today: now.day)))
    case .loan(let entry): .people(.card(Plant(entry.person, today: now.day)))
    case .birthday(let birthday):
      switch birthday.celebrant {
      case .person(let person): .people(.card(Plant(person, today: now.day)))
      case .contact(let card):
        .people(.newPerson(PersonPrefill(card, phone: card.numbers.first)))
      }
    }
  }
}
