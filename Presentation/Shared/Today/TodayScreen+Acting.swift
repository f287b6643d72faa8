import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// What a click does on the page, and changes of its notes.
extension TodayScreen {
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
