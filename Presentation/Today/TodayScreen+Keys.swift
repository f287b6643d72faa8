import Domain

extension TodayScreen {
  /// What keys do on the page of the day.
  enum Action: Equatable, Sendable {
    case water(Plant, by: Watering.Channel?), postpone(Plant), read(Book), edit(Book)
    case mood, new, open(TodayMatter), saying(Saying), canvas, add, keep, book, find
  }

  var bindings: [Binding] { keys(lines, chosen(among: lines)).bindings }

  private func keys(_ lines: [TodayLine], _ chosen: TodayLine?) -> KeyTable<Action> {
    let hasChoice = chosen != nil || isEmpty
    let (water, postpone, read, edit) = (
      watering(lines, chosen), postponing(lines, chosen), reading(lines, chosen),
      editing(lines, chosen)
    )
    func row(
      _ key: Character, _ meaning: String, _ action: Action?, _ reason: String? = nil,
      first: Bool = false
    ) -> KeyTable<Action>.Row {
      .init(
        Binding(
          .character(key), meaning: meaning, unavailable: action == nil ? reason : nil,
          isPrimary: first), action)
    }
    let asksForEdit = chosenBook(chosen).flatMap(words.cannotRead) != nil
    return KeyTable([
      row("w", words.keyWater, water, words.nobodyThirsty, first: water != nil),
      row(
        "p", words.keyPostpone, postpone, cannotWait(chosen) ?? words.nobodyToPostpone,
        first: postpone != nil && !asksForEdit),
      row(
        "r", words.keyRead, read, chosenBook(chosen).flatMap(words.cannotRead) ?? words.noBook,
        first: read != nil),
      row("e", editMeaning(chosen), edit, words.nothingToEdit, first: asksForEdit),
      row("m", words.keyMood, .mood, first: true),
      row("n", words.keyNew, .new, first: true),
      .init(
        Binding(
          .enter, meaning: words.keyOpen, unavailable: hasChoice ? nil : words.nothingToOpen,
          isPrimary: hasChoice, glyphs: glyphs), chosen.map { .open($0.matter) }),
      row("/", words.keyFind, .find, first: true),
      row("s", words.keySaying, page?.saying.map(Action.saying), words.noSaying, first: true),
      row("c", words.keyCanvas, .canvas),
      row("a", words.keyAdd, .add),
      row("S", words.keyKeep, .keep),
      row("b", words.keyBook, .book),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose,
          unavailable: hasChoice ? nil : words.nothingToOpen), nil),
    ])
  }

  // MARK: On which line a key acts

  /// The chosen line where a key means something there, else the first line where it does.
  private func first<T>(
    _ lines: [TodayLine], _ chosen: TodayLine?, _ meaning: (TodayMatter) -> T?
  ) -> T? {
    if let chosen, let own = meaning(chosen.matter) { return own }
    for line in lines { if let found = meaning(line.matter) { return found } }
    return nil
  }

  private func watering(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    first(lines, chosen) { matter in
      switch matter {
      case .plant(let plant): .water(plant, by: nil)
      case .begun(let contact): .water(contact.plant, by: contact.pending.channel)
      case .event, .book, .birthday: nil
      }
    }
  }

  private func postponing(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    if cannotWait(chosen) != nil { return nil }
    return first(lines, chosen) { matter -> Action? in
      guard case .plant(let plant) = matter, plant.state == .thirsty else { return nil }
      return .postpone(plant)
    }
  }

  private func reading(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    // A book that is chosen and cannot be read is told about; another one is not taken instead.
    if let own = chosenBook(chosen), words.cannotRead(own) != nil { return nil }
    return first(lines, chosen) { matter -> Action? in
      guard case .book(let standing) = matter, standing.owedToday != nil else { return nil }
      return .read(standing.book)
    }
  }

  private func editing(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    if let own = chosenBook(chosen) { return .edit(own.book) }
    // The first line that asks for it; where none does, the book that would be read.
    let needy = first(lines, chosen) { matter -> Book? in
      guard case .book(let standing) = matter, standing.owedToday == nil else { return nil }
      return standing.book
    }
    if let needy { return .edit(needy) }
    guard case .read(let book)? = reading(lines, chosen) else { return nil }
    return .edit(book)
  }

  private func chosenBook(_ chosen: TodayLine?) -> BookStanding? {
    if case .book(let standing)? = chosen?.matter { standing } else { nil }
  }

  /// What the chosen book is changed for.
  private func editMeaning(_ chosen: TodayLine?) -> String {
    guard let own = chosenBook(chosen), words.cannotRead(own) != nil else { return words.keyEdit }
    return own.isOverdue ? words.keyTarget : words.keyPages
  }

  /// Why the chosen person cannot be put off. Another one is not taken instead.
  private func cannotWait(_ chosen: TodayLine?) -> String? {
    switch chosen?.matter {
    case .plant(let plant): plant.state == .withered ? words.cannotWait(plant) : nil
    case .begun(let contact): words.cannotWait(contact)
    case .event, .book, .birthday, nil: nil
    }
  }

  // MARK: Pressing

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard page != nil else { return nil }
    if isEmpty, let effects = pressBeginning(key, in: area) { return effects }
    let shown = shownLines(in: area)
    let chosen = chosen(among: shown)
    if let chosen, key != .character("g"), key != .character("G") {
      let names = shown.map(\.matter.name)
      let here = names.firstIndex(of: chosen.matter.name) ?? 0
      if let next = Rows.moved(here, by: key, count: names.count, height: area.size.rows) {
        choose(names[next])
        return []
      }
    }
    return keys(lines, chosen).press(key) { perform($0, chosen) }
  }

  /// Moves among what one can begin with, and follows it.
  private mutating func pressBeginning(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .enter { return press(.character(Self.beginnings[beginning].key), in: area) }
    if key == .character("g") || key == .character("G") { return nil }
    let count = Self.beginnings.count
    guard let next = Rows.moved(beginning, by: key, count: count, height: area.size.rows) else {
      return nil
    }
    choose(beginning: next)
    return []
  }

  private func perform(_ action: Action, _ chosen: TodayLine?) -> [ScreenEffect] {
    switch action {
    case .water(let plant, let channel):
      return saying(action, of: .person(plant.person.id), chosen)
        + [.open(.people(.water(plant, by: channel)))]
    case .postpone(let plant):
      return saying(action, of: .person(plant.person.id), chosen)
        + [.open(.people(.postpone(plant)))]
    case .read(let book):
      return saying(action, of: .book(book.id), chosen) + [.open(.reading(.read(book)))]
    case .edit(let book):
      return saying(action, of: .book(book.id), chosen) + [.open(.reading(.edit(book)))]
    case .mood: return [.open(.moods(.gauge(now.day)))]
    case .new: return [.open(.schedule(.new(now.day)))]
    case .open(let matter): return [.open(route(to: matter))]
    case .saying(let saying):
      return [.open(.sayings(.saying(saying.number, SayingsQuery(), place: 0)))]
    case .canvas: return [.open(.moods(.canvas(now.day)))]
    case .add: return [.open(.people(.newPerson(nil)))]
    case .keep: return [.open(.sayings(.new))]
    case .book: return [.open(.reading(.new))]
    case .find: return [.open(.finding(.search))]
    }
  }

  /// Where a matter is looked at whole.
  private func route(to matter: TodayMatter) -> Route {
    switch matter {
    case .event(let scheduled): .schedule(.day(now.day, scheduled.event.id))
    case .plant(let plant): .people(.card(plant))
    case .begun(let contact): .people(.card(contact.plant))
    case .book(let standing): .reading(.book(standing.book.id))
    case .birthday(let birthday): .people(.card(Plant(birthday.person, today: now.day)))
    }
  }

  /// Says what opens and for whom where another line is chosen.
  private func saying(_ action: Action, of name: TodayMatter.Name, _ chosen: TodayLine?)
    -> [ScreenEffect]
  {
    if chosen?.matter.name == name { return [] }
    return words.acts(action).map { [.say(NoticeLine(.plain, $0))] } ?? []
  }

  // MARK: The mouse

  /// A click chooses a line, and opens the one that is chosen; one on the saying or on the picture
  /// opens it, and the wheel moves on.
  mutating func handle(_ mouse: Mouse, in area: Area) -> [ScreenEffect] {
    switch mouse.action {
    case .wheelUp: return press(.up, in: area) ?? []
    case .wheelDown: return press(.down, in: area) ?? []
    case .press: return click(mouse.place, in: area)
    case .release, .drag: return []
    }
  }

  private mutating func click(_ place: Point, in area: Area) -> [ScreenEffect] {
    switch target(at: place, in: area) {
    case .line(let name):
      let chosen = chosen(among: shownLines(in: area))?.matter.name
      if name == chosen { return press(.enter, in: area) ?? [] }
      choose(name)
      return []
    case .key(let key): return press(.character(key), in: area) ?? []
    case nil: return []
    }
  }
}
