import Domain
import PresentationKit
import TextUI

/// The panels of a card.
enum CardPanel: Hashable, Sendable { case plant, together, stories }

extension PersonScreen {
  func draw(into frame: inout Frame, in area: Area) {
    switch SizeClass(area) {
    case .small: drawSmall(into: &frame, in: area)
    case .page, .panels, .wide: drawPanels(into: &frame, in: area)
    }
  }

  /// The number of rows of a year drawn in two bands, with days that are two columns wide and two rows high.
  private static let largeYear = 29

  /// Whether the contacts are too few for a heat map.
  private var hasDots: Bool { contacts.count < ContactDots.most }

  private var mapRows: Int { hasDots ? ContactDots.rows : YearHeat.smallest.rows }

  private func panels(in area: Area) -> PanelLayout<CardPanel> {
    let kind = SizeClass(area)
    let isPage = kind == .page
    let columns = kind == .wide ? 62 : isPage ? 44 : 64
    let facts = facts(columns: columns).rows.count
    // The days are larger if all stories fit below them.
    let below = Panel.rows(holding: stories(columns: 62).count) + Panel.rows(holding: facts + 1)
    let isLarge = kind == .wide && !hasDots && below + Self.largeYear + 1 <= area.size.rows
    let map = isPage || contacts.isEmpty ? 0 : (isLarge ? Self.largeYear : mapRows) + 2
    let rows = Panel.rows(holding: min(facts, isPage ? 12 : 14) + map)
    let stories = PanelLayout<CardPanel>.Slot(.stories, least: 5, stretches: true)
    let together = PanelLayout<CardPanel>.Slot(
      .together, least: isLarge ? rows : 6, most: rows)
    if kind == .wide {
      return PanelLayout(columns: [
        .init(least: 56, most: 80, weight: 2, [.init(.plant, least: 14)]),
        .init(least: 66, [together, stories]),
      ])
    }
    return PanelLayout(columns: [
      .init(least: isPage ? 30 : 46, most: isPage ? 34 : 52, [.init(.plant, least: 14)]),
      .init(least: 44, weight: 3, [together, stories]),
    ])
  }

  private func drawPanels(into frame: inout Frame, in area: Area) {
    let plant = card.plant
    let ink = frame.hue.ink
    for (name, panel) in panels(in: area).panels(in: area) {
      let inside = Panel.inside(panel)
      switch name {
      case .plant:
        Panel(
          Printable.line(plant.person.calledName),
          figure: words.kind(
            plant, within: panel.size.columns - 9, besides: plant.person.calledName), ink: ink,
          hasKeys: true
        ).draw(into: &frame, in: panel, glyphs: glyphs)
        PlantHero(plant, words, glyphs, moment: moment).draw(into: &frame, in: inside)
      case .together:
        Panel(
          words.factsTitle,
          figure: words.daysTogether(plant.daysTogether) + " · "
            + words.times(plant.person.timesWatered), ink: ink, key: "e", verb: words.keyEdit
        ).draw(into: &frame, in: panel, glyphs: glyphs)
        drawTogether(into: &frame, in: inside)
      case .stories:
        Panel(
          words.memoriesTitle(Printable.line(plant.person.calledName)), ink: ink, key: "t",
          verb: words.keyTimeline
        ).draw(into: &frame, in: panel, glyphs: glyphs)
        drawStories(into: &frame, in: inside)
      }
    }
  }

  private func drawTogether(into frame: inout Frame, in area: Area) {
    let facts = facts(columns: area.size.columns)
    facts.draw(into: &frame, in: area)
    if facts.rows.count > area.size.rows { drawCut(into: &frame, in: area) }
    let row = facts.rows.count + 1
    guard area.size.rows - row >= mapRows, !contacts.isEmpty else { return }
    let today = card.plant.today
    let map = area.rows(row, area.size.rows - row)
    let first = min(card.plant.person.startedOn, contacts[0].at.day).firstOfMonth
    let days = min(today, max(today - (ContactYear.length - 1), first))...today
    if hasDots {
      return ContactDots(contacts, days, words, glyphs).draw(into: &frame, in: map)
    }
    let counts = contacts.reduce(into: [Day: Int]()) { $0[$1.at.day, default: 0] += 1 }
    let levels = HeatLevels(counts.values)
    YearHeat(days, in: map, words.language).draw(
      into: &frame, ink: frame.hue.ink, glyphs,
      month: { CalendarWords.shortMonth($0, in: words.language) },
      shade: { levels.shade(of: counts[$0] ?? 0) })
  }

  /// The facts about the person: names, addresses, dates and tags.
  private func facts(columns: Int, hasNext: Bool = true) -> PersonFacts {
    let plant = card.plant
    let person = plant.person
    var facts = PersonFacts(words, glyphs, columns: columns)
    if hasNext { facts.addNext(plant) }
    if let next = plant.nextMeeting { facts.add(words.labelNextMeeting, words.seen(next)) }
    facts.addBirthday(plant)
    let dates = DateWords(words.language)
    for (index, date) in plant.dates.enumerated() {
      let line = [dates.label(date.label), dates.lines(date, today: plant.today)[0]]
      facts.add(index == 0 ? dates.key : "", line.joined(separator: " · "))
    }
    for (label, text) in GiftWords(words.language).card(plant.gifts, of: person) {
      facts.add(label, text)
    }
    if person.nickname != nil { facts.add(words.labelPerson, person.name.text) }
    let book = AddressBookWords(words.language)
    for (index, line) in book.lines(details, of: person).enumerated() {
      facts.add(index == 0 ? book.keyContacts : "", line)
    }
    if let tags = person.tags.written { facts.add(words.labelTags, tags) }
    if let line = origin.flatMap(origins.line) { facts.add("", line, .dim) }
    return facts
  }

  private func drawStories(into frame: inout Frame, in area: Area) {
    let lines = stories(columns: area.size.columns)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      frame.write(
        [line].clipped(to: area.size.columns, ellipsis: glyphs.ellipsis), in: area, row: row)
    }
    if lines.count > area.size.rows { drawCut(into: &frame, in: area) }
  }

  /// Draws the sign at the end of an area that not all rows fit in.
  private func drawCut(into frame: inout Frame, in area: Area) {
    frame.write(
      [StyledText(glyphs.ellipsis, .dim)], area.endColumn - 1, in: area, row: area.size.rows - 1)
  }

  /// Returns the note about the person, what to ask about, and all notes in full, the newest first.
  private func stories(columns: Int) -> [StyledText] {
    let person = card.plant.person
    var lines: [StyledText] = []
    func add(_ text: String, _ style: Style = .plain) {
      lines += text.split(separator: "\n", omittingEmptySubsequences: false).flatMap {
        TextLayout.wrapped(Printable.line(String($0)), to: columns)
      }.map { StyledText($0, style) }
    }
    if let note = person.note {
      add(note.text)
      lines.append("")
    }
    let keywords = words.tags(card.lastKeywords)
    add(keywords.isEmpty ? words.noKeywords(person) : words.labelAsk + "  " + keywords, .dim)
    let notes = notes
    if notes.isEmpty {
      lines.append("")
      add(words.noMemo, .dim)
    }
    for note in notes {
      lines.append("")
      let day = CalendarWords.nearDay(note.at.day, today: card.plant.today, in: words.language)
      let channel = note.channel.map { " · " + words.channel($0) } ?? ""
      let tags = note.keywords.isEmpty ? "" : "  " + words.tags(note.keywords)
      add(day + channel + tags, .dim)
      if let memo = note.memo { add(memo.text) }
    }
    return lines
  }

  /// The contacts with a note, newest first: all of the last year, and the newest ones before it.
  private var notes: [Watering] {
    var seen = Set<ID<Watering>>()
    return (contacts.reversed() + card.notes)
      .filter { $0.memo != nil || !$0.keywords.isEmpty }
      .filter { seen.insert($0.id).inserted }
      .sorted { $0.at.instant > $1.at.instant }
  }

  // MARK: Small screens

  /// Draws the plant's facts above the notes and the other facts, without borders.
  private func drawSmall(into frame: inout Frame, in area: Area) {
    let room = area.inset(columns: 2)
    let top = min(room.size.rows, max(11, min(24, room.size.rows - 10)))
    PlantFacts(card.plant, words, glyphs, moment: moment)
      .draw(into: &frame, in: room.rows(0, top))
    let below = room.rows(top + 1)
    // The plant's facts have the next watering already.
    var lines = [
      [StyledText(words.memoriesTitle(Printable.line(card.plant.person.calledName)), .dim)]
    ]
    lines += stories(columns: room.size.columns).map { [$0] }
    lines.append([])
    lines += facts(columns: room.size.columns, hasNext: false).rows
    if lines.count > below.size.rows { lines.removeAll { $0.cells == 0 } }
    for (row, line) in lines.prefix(max(0, below.size.rows)).enumerated() {
      frame.write(
        line.clipped(to: room.size.columns, ellipsis: glyphs.ellipsis), in: below, row: row)
    }
  }
}
