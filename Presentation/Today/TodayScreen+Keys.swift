import Domain

extension TodayScreen {
  /// What keys do on the page of the day.
  enum Action: Equatable, Sendable {
    case water(Plant, by: Watering.Channel?), postpone(Plant), read(Book), edit(Book)
    case mood, new, open(TodayMatter), saying(Saying), canvas, add, keep, book, find
  }

  var bindings: [Binding] { keys(lines, chosen(among: lines)).bindings }

  private func keys(_ lines: [TodayLine], _ chosen: TodayLine?) -> KeyTable<Action> {
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
    var wilted: Plant?
    if case .plant(let plant)? = chosen?.matter, plant.state == .withered { wilted = plant }
    return KeyTable([
      row("w", words.keyWater, water, words.nobodyThirsty, first: water != nil),
      row(
        "p", words.keyPostpone, postpone, wilted.map(words.cannotWait) ?? words.nobodyToPostpone,
        first: postpone != nil),
      row("r", words.keyRead, read, words.noBook, first: read != nil),
      row("m", words.keyMood, .mood, first: true),
      row("n", words.keyNew, .new, first: true),
      .init(
        Binding(
          .enter, meaning: words.keyOpen, unavailable: chosen == nil ? words.nothingToOpen : nil,
          isPrimary: chosen != nil, glyphs: glyphs), chosen.map { .open($0.matter) }),
      row("/", words.keyFind, .find, first: true),
      row("s", words.keySaying, page?.saying.map(Action.saying), words.noSaying, first: true),
      row("c", words.keyCanvas, .canvas),
      row("e", words.keyEdit, edit, words.nothingToEdit),
      row("a", words.keyAdd, .add),
      row("S", words.keyKeep, .keep),
      row("b", words.keyBook, .book),
      .init(
        Binding(
          .up, .down, label: glyphs.arrowKeys(0, 1), meaning: words.keyChoose,
          unavailable: chosen == nil ? words.nothingToOpen : nil), nil),
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
    // A withered plant that is chosen is told about; another one is not taken in its place.
    if case .plant(let plant)? = chosen?.matter, plant.state == .withered { return nil }
    return first(lines, chosen) { matter in
      guard case .plant(let plant) = matter, plant.state == .thirsty else { return nil }
      return .postpone(plant)
    }
  }

  private func reading(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    first(lines, chosen) { matter in
      guard case .book(let standing) = matter, standing.owedToday != nil else { return nil }
      return .read(standing.book)
    }
  }

  private func editing(_ lines: [TodayLine], _ chosen: TodayLine?) -> Action? {
    let needy = first(lines, chosen) { matter -> Book? in
      guard case .book(let standing) = matter, standing.owedToday == nil else { return nil }
      return standing.book
    }
    if case .book(let standing)? = chosen?.matter { return .edit(standing.book) }
    return needy.map(Action.edit)
  }

  // MARK: Pressing

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    guard page != nil else { return nil }
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

  private func perform(_ action: Action, _ chosen: TodayLine?) -> [ScreenEffect] {
    switch action {
    case .water(let plant, let channel):
      return about(plant, chosen) + [.open(.people(.water(plant, by: channel)))]
    case .postpone(let plant): return about(plant, chosen) + [.open(.people(.postpone(plant)))]
    case .read(let book): return about(book, chosen) + [.open(.reading(.read(book)))]
    case .edit(let book): return about(book, chosen) + [.open(.reading(.edit(book)))]
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

  /// Says whom a key means where another line is chosen.
  private func about(_ plant: Plant, _ chosen: TodayLine?) -> [ScreenEffect] {
    chosen?.matter.name == .person(plant.person.id)
      ? [] : [.say(NoticeLine(.plain, words.meant(plant)))]
  }

  private func about(_ book: Book, _ chosen: TodayLine?) -> [ScreenEffect] {
    chosen?.matter.name == .book(book.id)
      ? [] : [.say(NoticeLine(.plain, words.meant(book)))]
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
