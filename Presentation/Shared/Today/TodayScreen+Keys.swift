import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

extension TodayScreen {
  enum Action: Equatable, Sendable {
    case water(Plant, by: Watering.Channel?), details(Plant, by: Watering.Channel?)
    case review(RecordedContact)
    case postpone(Plant), read(Book), edit(Book)
    case met(PastAppointment), didNotMeet(PastAppointment)
    case mood, new, open(TodayMatter), past(OnThisDay), saying(Saying), canvas, add, keep, book,
      find, bringIn, notes, evening, year, film
    case finish(Note), diary(Note), remove(Note), day(Note)
    case count(Counter), counts
    case code(TodayPage)
  }

  var bindings: [Binding] { keys(lines, acting(among: lines)).bindings }

  private func keys(_ lines: [TodayLine], _ chosen: TodayLine?) -> KeyTable<Action> {
    let hasChoice = chosen != nil || isEmpty || beside != nil
    let (postpone, read, edit) = (postponing(chosen), reading(chosen), editing(chosen))
    func row(
      _ key: Character, _ meaning: String, on reach: Binding.Reach = .page, _ action: Action?,
      _ reason: String? = nil, first: Bool = false
    ) -> KeyTable<Action>.Row {
      .init(
        Binding(
          .character(key), meaning: meaning, on: reach,
          unavailable: action == nil ? reason : nil, isPrimary: first), action)
    }
    let asksForEdit = chosenBook(chosen).flatMap(words.cannotRead) != nil
    let rows: [KeyTable<Action>.Row] = [
      waterRow(chosen),
      row(
        "p", words.keyPostpone, on: .row, postpone,
        cannotWait(chosen) ?? reason(lines, words.nobodyToPostpone, postponing),
        first: postpone != nil && !asksForEdit),
      row(
        "r", words.keyRead, on: .row, read,
        chosenBook(chosen).flatMap(words.cannotRead) ?? reason(lines, words.noBook, reading),
        first: read != nil),
      row(
        "e", editMeaning(chosen), on: .row, edit, reason(lines, words.nothingToEdit, editing),
        first: asksForEdit),
      row(
        "y", words.keyMet, on: .row, appointment(chosen).map(Action.met),
        reason(lines, words.nothingToConfirm) { appointment($0).map(Action.met) },
        first: appointment(chosen) != nil),
      row("m", words.keyMood, .mood, first: true),
      // If a meeting awaits confirmation, the same key says that it did not take place.
      appointment(chosen).map {
        row("n", words.keyDidNotMeet, on: .row, .didNotMeet($0), first: true)
      }
        ?? row("n", words.keyNew, .new, first: true),
      .init(
        Binding(
          .enter, meaning: words.keyOpen, on: .row,
          unavailable: hasChoice ? nil : words.nothingToOpen,
          isPrimary: hasChoice, glyphs: glyphs), actionBeside ?? chosen.map { .open($0.matter) }),
      row("/", words.keyFind, .find, first: true),
      row("s", words.keySaying, page?.saying.map(Action.saying), words.noSaying, first: true),
      row("c", words.keyCanvas, .canvas),
      row("Y", words.keyFilm, .film),
      row("o", words.keyPast, page?.past.map(Action.past), words.noPast),
      row("a", words.keyAdd, .add),
      row("S", words.keyKeep, .keep),
      row("b", words.keyBook, .book),
      // On a note, the same key keeps the note as a diary entry.
      note(chosen).map { row("i", InboxWords(context.language).keyDiary, on: .row, .diary($0)) }
        ?? row("i", words.keyBringIn, .bringIn),
      .init(.code(context.language), page.map(Action.code)),
      .init(.arrows(words.keyChoose, unless: hasChoice ? nil : words.nothingToOpen, glyphs)),
    ]
    let notes = NotesWords(context.language)
    let ofNote: [KeyTable<Action>.Row] =
      note(chosen).map { note in
        [
          row("f", notes.keyFinish, on: .row, .finish(note), first: true),
          row("d", notes.keyDay, on: .row, .day(note), first: true),
          .init(
            Binding(
              .character("x"), .character("D"), .delete, meaning: words.keyRemove, on: .row),
            .remove(note)),
        ]
      } ?? []
    let counts = CountsWords(context.language)
    let ofHabit = habit(chosen).map {
      row("f", counts.keyAddOne, on: .row, .count($0), first: true)
    }
    let details = details(chosen).map { action in
      row("f", PeopleWords(language).keyDetails, on: .row, action, first: true)
    }
    let evening =
      page?.offersEvening == true ? [EveningWords(context.language).invitation] : []
    return KeyTable(
      rows + ofNote + [ofHabit, details].compactMap(\.self)
        + [row("C", PartWords.counts(context.language), .counts)]
        + (page.map(hasNotes) == true ? [row("I", notes.keyNotes, .notes, first: true)] : [])
        + evening.map { row("E", $0, .evening, first: true) })
  }

  private func hasNotes(_ page: TodayPage) -> Bool { page.waitingLines > 0 || page.notes.count > 0 }

  private func note(_ chosen: TodayLine?) -> Note? {
    if case .note(let note)? = chosen?.matter { note } else { nil }
  }

  private func habit(_ chosen: TodayLine?) -> Counter? {
    if case .habit(let habit)? = chosen?.matter { habit.counter } else { nil }
  }

  // MARK: Actions on the selected line only

  private func appointment(_ chosen: TodayLine?) -> PastAppointment? {
    if case .appointment(let appointment)? = chosen?.matter { appointment } else { nil }
  }

  private func postponing(_ chosen: TodayLine?) -> Action? {
    guard case .plant(let plant)? = chosen?.matter, plant.state == .thirsty else { return nil }
    return .postpone(plant)
  }

  private func reading(_ chosen: TodayLine?) -> Action? {
    guard let own = chosenBook(chosen), words.cannotRead(own) == nil else { return nil }
    return .read(own.book)
  }

  private func editing(_ chosen: TodayLine?) -> Action? {
    chosenBook(chosen).map { .edit($0.book) }
  }

  /// Returns why a key does nothing on the selected line. If `action` returns an action for another line, says that the
  /// key works there; otherwise returns the text `nobody`.
  private func reason(_ lines: [TodayLine], _ nobody: String, _ action: (TodayLine?) -> Action?)
    -> String
  {
    lines.contains { action($0) != nil } ? words.onAnotherLine : nobody
  }

  private func chosenBook(_ chosen: TodayLine?) -> BookProgress? {
    if case .book(let progress)? = chosen?.matter { progress } else { nil }
  }

  /// Returns the meaning of the edit key for the selected book, such as setting a new target date.
  private func editMeaning(_ chosen: TodayLine?) -> String {
    guard let own = chosenBook(chosen), words.cannotRead(own) != nil else {
      return words.keyEditBook
    }
    return own.isOverdue ? words.keyTarget : words.keyPages
  }

  /// Returns why the selected person cannot be postponed; nil if they can, or if no person is selected.
  private func cannotWait(_ chosen: TodayLine?) -> String? {
    switch chosen?.matter {
    case .plant(let plant): plant.state == .withered ? words.cannotWait(plant) : nil
    case .begun(let contact): words.cannotWait(contact)
    case .event, .book, .birthday, .date, .loan, .appointment, .note, .habit, nil: nil
    }
  }

  // MARK: Handling keys

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard page != nil else { return nil }
    let panels = panels(in: area)
    if let effects = moveBeside(by: key, panels, in: area) { return effects }
    if isEmpty, beside == nil, let effects = pressBeginning(key, in: area) { return effects }
    let chosen = acting(among: shownLines(panels, in: area))
    if let chosen, key != .character("g"), key != .character("G"),
      let next = cursor(panels, in: area).moved(chosen.matter.name, by: key, height: area.size.rows)
    {
      choose(next)
      return []
    }
    return keys(lines, chosen).press(key) { perform($0) }
  }

  /// Moves among the suggestions of an empty page; Enter follows the selected suggestion. Returns nil for other keys.
  private mutating func pressBeginning(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .enter { return press(.character(beginning), in: area) }
    if key == .character("g") || key == .character("G") { return nil }
    let keys = Self.beginnings(inPanels: SizeClass(area).hasPanels)
    let here = keys.firstIndex(of: beginning) ?? 0
    guard let next = Rows.moved(here, by: key, count: keys.count, height: area.size.rows) else {
      return nil
    }
    choose(beginning: keys[next])
    return []
  }

  private mutating func perform(_ action: Action) -> [ScreenEffect] {
    switch action {
    case .finish(let note): return change(.finish(note))
    case .diary(let note): return change(.diary(.note(note)))
    case .remove(let note): return change(.remove(.note(note)))
    case .day(let note): return [.open(.more(.notes(note.id, isSorting: true)))]
    case .code(let page):
      return [.show(QRScreen(DayQR(page: page, words: words, now: now).text, context))]
    case .water(let plant, let channel): return water(plant, by: channel)
    case .review(let recorded):
      return [.open(.people(.review(recorded.plant, recorded.watering)))]
    case .details(let plant, let channel):
      return [.open(.people(.water(plant, by: channel)))]
    case .postpone(let plant):
      return [.open(.people(.postpone(plant)))]
    case .read(let book):
      return [.open(.reading(.read(book)))]
    case .edit(let book):
      return [.open(.reading(.edit(book)))]
    case .met(let appointment):
      return
        [.work(.people(.water(appointment.person.id, appointment.contact)))]
    case .didNotMeet(let appointment):
      return [.work(.people(.decline(appointment.missedMeeting, of: appointment.person)))]
    case .past(let past): return [.open(.finding(.timeline(past.day, choosing: past.item)))]
    case .mood: return [.open(.moods(.quick))]
    case .new: return [.open(.schedule(.new(now.day)))]
    case .open(let matter): return [.open(route(to: matter))]
    case .saying(let saying):
      return [.open(.sayings(.saying(saying.number, SayingsQuery(), index: 0)))]
    case .canvas: return [.open(.moods(.canvas(now.day)))]
    case .year: return [.open(.moods(.year(now.day)))]
    case .film: return [.open(.finding(.film(now.day)))]
    case .add: return [.open(.people(.newPerson(nil)))]
    case .keep: return [.open(.sayings(.new))]
    case .book: return [.open(.reading(.new))]
    case .find: return [.open(.finding(.search))]
    case .bringIn: return [.open(.more(.bringIn))]
    case .count(let counter): return count(counter)
    case .counts: return [.open(.more(.counts(nil)))]
    case .notes: return [.open(.more(.notes(nil)))]
    case .evening: return [.outside(["evening"])]
    }
  }
}
