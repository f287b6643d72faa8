import Domain
import PresentationKit
import PresentationMoods
import PresentationSayings
import PresentationSchedule
import TextUI

/// The Today page on a large screen, where each part has a panel.
extension TodayScreen {
  /// Returns the panels; nil if there is no room.
  func panels(in area: Area) -> TodayPanels? {
    guard let page, SizeClass(area).hasPanels else { return nil }
    let counts = Dictionary(grouping: lines, by: \.matter.kind).mapValues(\.count)
    let rows = Dictionary(
      uniqueKeysWithValues: TodayPanels.Name.allCases.map {
        ($0, content($0, page, counts, in: area))
      })
    func held(_ name: TodayPanels.Name) -> Int { rows[name] ?? 0 }
    let pictures = pictures(held, counts, in: area)
    return TodayPanels(
      page, lines, hasAhead: hasAhead, hasDetails: hasDetails(counts), pictures: pictures, in: area
    ) { name in
      switch name {
      case .people: held(name) + pictures.garden
      // The frame of a chosen cover lies in the blank row below the title.
      case .reading: pictures.covers > 0 ? pictures.covers - 1 : held(name)
      case .day, .notes, .picture, .week, .saying, .chosen, .ahead: held(name)
      }
    }
  }

  private var hasAhead: Bool { ahead.contains { !$0.events.isEmpty } }

  /// Whether there are enough lines to give the details of the chosen line and the coming days a separate column.
  private func hasDetails(_ counts: [TodayMatter.Kind: Int]) -> Bool {
    !isEmpty && (hasAhead || counts.values.reduce(0, +) > 3)
  }

  /// Chooses the pictures for the room that the lists leave in the left column.
  private func pictures(
    _ held: (TodayPanels.Name) -> Int, _ counts: [TodayMatter.Kind: Int], in area: Area
  ) -> TodayPictures {
    guard !isEmpty else { return TodayPictures() }
    func rows(_ name: TodayPanels.Name) -> Int { TodayPanels.rows(holding: held(name)) }
    return TodayPictures(
      rows: area.size.rows - held(.day) - 2,
      columns: TodayPanels.width(of: .saying, hasDetails: hasDetails(counts), in: area) + 4,
      people: rows(.people), reading: rows(.reading), saying: rows(.saying),
      books: counts[.books] ?? 0, plants: garden.count)
  }

  /// Returns the number of rows that a panel fills.
  private func content(
    _ name: TodayPanels.Name, _ page: TodayPage, _ counts: [TodayMatter.Kind: Int], in area: Area
  ) -> Int {
    let failures = TodayPanels.failures(page, name)
    func width() -> Int {
      max(20, TodayPanels.width(of: name, hasDetails: hasDetails(counts), in: area))
    }
    func count(_ kind: TodayMatter.Kind) -> Int { counts[kind] ?? 0 }
    switch name {
    case .day:
      let parts = dayParts(page, in: area.inset(columns: 1), isRoomy: isRoomy(area))
      return parts.ribbon.size.rows + parts.gap + max(1, dayLines(in: area).count) + failures
    case .people:
      let people = count(.people) + count(.dates)
      let birthdays = count(.birthdays) > 0 ? 2 : 0
      let none = page.untouched.contains(.people) ? Self.invitationRows : 3
      return (people == 0 ? none : people) + birthdays + failures
    case .reading:
      let books = count(.books)
      let none = page.untouched.contains(.books) ? Self.invitationRows : 3
      return (books == 0 ? none : books) + failures
    case .notes: return count(.notes) + count(.habits)
    case .picture: return 30
    case .week: return weekRows(columns: width())
    case .saying:
      guard let saying = page.saying else { return (isEmpty ? 4 : 3) + failures }
      let lines = lines(of: saying, in: Size(columns: width(), rows: Self.mostOfSaying)).count
      return lines + (isEmpty ? 3 : page.past == nil ? 0 : 2) + failures
    case .chosen: return detailRows(columns: width())
    case .ahead: return 30
    }
  }

  /// The number of rows that a saying with its second language and its author fills at most.
  private static let mostOfSaying = 6

  /// Returns the area of the ribbon of the day, the number of blank rows below it, and the number of rows of its sky.
  func dayParts(_ page: TodayPage, in inside: Area, isRoomy: Bool) -> (
    ribbon: Area, gap: Int, sky: Int
  ) {
    let sky = isRoomy ? 4 : 2
    let agenda = page.agenda ?? DayAgenda(day: now.day, events: [])
    let rows = DayRibbon(agenda, at: now).rows(columns: inside.size.columns, glyphs, sky: sky)
    return (inside.rows(0, rows), 1, sky)
  }

  func draw(_ panels: TodayPanels, of page: TodayPage, into frame: inout Frame, in area: Area) {
    let detailed = isEmpty ? nil : chosen(among: panels.lines)
    let chosen = isEmpty ? nil : acting(among: panels.lines)
    for panel in panels.panels {
      frame.hue = hue(of: panel.name)
      let hasKeys = (panel.lines + panel.birthdays).contains {
        $0.matter.name == chosen?.matter.name
      }
      Panel(
        title(of: panel.name, page),
        figure: figure(of: panel.name, page, columns: panel.area.size.columns),
        ink: frame.hue.colour(onLight: frame.isLight), hasKeys: hasKeys || panel.name == beside,
        key: key(of: panel.name), verb: verb(of: panel.name)
      ).draw(into: &frame, in: panel.area, glyphs: glyphs)
      let inside = TodayPanels.text(in: panel.area)
      switch panel.name {
      case .day: drawDay(panel, page, chosen, into: &frame, in: area)
      case .people:
        drawLines(panel, page, chosen, into: &frame)
        drawGarden(panels, chosen, into: &frame)
      case .reading:
        if let grid = panels.covers {
          drawCovers(panel.lines, chosen, on: grid, into: &frame)
        } else {
          drawLines(panel, page, chosen, into: &frame)
        }
      case .notes: drawLines(panel, page, chosen, into: &frame)
      case .picture:
        drawFeelings(page, into: &frame, in: panel.area, hasWeek: panels.has(.week))
      case .week: drawWeek(into: &frame, in: inside)
      case .saying: drawSaying(page, into: &frame, in: inside)
      case .chosen: drawDetails(of: detailed, into: &frame, in: inside)
      case .ahead: drawAhead(into: &frame, in: inside)
      }
      drawFailures(page, panel, into: &frame)
    }
  }

  private func hue(of name: TodayPanels.Name) -> Hue {
    switch name {
    case .day, .ahead: .water
    case .people: .leaf
    case .reading: .violet
    case .picture, .week: .rose
    case .notes, .saying, .chosen: .ember
    }
  }

  private func title(of name: TodayPanels.Name, _ page: TodayPage) -> String {
    switch name {
    case .day: words.panelDay
    case .people: words.panelPeople
    case .reading: words.panelReading
    case .notes:
      (lines.contains { $0.matter.kind == .notes } ? PartWords.notes : PartWords.counts)(
        words.language)
    case .picture: earlierPicture(page) == nil ? words.panelPicture : words.panelEarlierPicture
    case .week: words.panelWeek
    case .saying: words.panelSaying
    case .chosen: words.panelChosen
    case .ahead: ScheduleWords(words.language).comingTitle
    }
  }

  /// Returns the text beside the title of a panel, such as the number of its items; empty if there is none.
  private func figure(of name: TodayPanels.Name, _ page: TodayPage, columns: Int) -> String {
    switch name {
    case .day: figureOfDay(page, columns: columns)
    case .people: words.waiting(page)
    case .reading: words.owed(page)
    case .picture:
      earlierPicture(page).map { words.figure(ofEarlier: $0, today: now.day) }
        ?? words.feelings(page.canvas)
    case .week: weekFigure
    case .notes, .saying, .chosen, .ahead: ""
    }
  }

  /// Returns the key that opens the full page for a panel; empty if there is none.
  private func key(of name: TodayPanels.Name) -> String {
    switch name {
    case .picture: page.flatMap(earlierPicture) == nil ? "c" : ""
    case .saying: page?.saying == nil ? "" : "s"
    case .day, .people, .reading, .notes, .week, .chosen, .ahead: ""
    }
  }

  private func verb(of name: TodayPanels.Name) -> String {
    key(of: name).isEmpty ? "" : words.keyOpen
  }

  /// Draws the events of the coming days.
  private func drawAhead(into frame: inout Frame, in area: Area) {
    let plans = ScheduleWords(words.language)
    let agenda = AgendaRows(ahead)
    if agenda.items.isEmpty {
      return _ = frame.write(wrapped: plans.nothingComing, .dim, in: area)
    }
    var rows = agenda.lines(isAiry: false).prefix(area.size.rows)
    // A day without its events says nothing.
    if case .day? = rows.last { rows.removeLast() }
    AgendaDrawing(agenda, words: plans, glyphs: glyphs, at: now, saysDistances: true).draw(
      rows, chosen: nil, into: &frame, in: area)
  }

  /// Draws the saying of the day and, in the last row, a record from this day in an earlier month or year. On a page
  /// without lines, two suggestions are drawn instead of the record.
  private func drawSaying(_ page: TodayPage, into frame: inout Frame, in area: Area) {
    guard page.saying != nil || isEmpty else {
      return drawInvitation(.saying, into: &frame, in: area)
    }
    if isEmpty, area.size.rows > 3 {
      drawSaying(page.saying, into: &frame, in: area.rows(0, area.size.rows - 3))
      let keys: [Character] = ["S", "i"]
      for (row, key) in keys.enumerated() {
        drawKey(
          key, into: &frame, in: area.rows(area.size.rows - 2 + row, 1),
          at: area.origin.column - 2)
      }
      return
    }
    guard let past = page.past, area.size.rows > 2 else {
      return drawSaying(page.saying, into: &frame, in: area)
    }
    drawSaying(page.saying, into: &frame, in: area.rows(0, area.size.rows - 1))
    drawPast(past, into: &frame, in: area, row: area.size.rows - 1)
  }

  /// Draws the failures of the parts that a panel shows.
  private func drawFailures(
    _ page: TodayPage, _ panel: TodayPanels.Placed, into frame: inout Frame
  ) {
    let failures = page.failures.filter { TodayPanels.panel(of: $0) == panel.name }
    let list = TodayPanels.list(panel.name, in: panel.area)
    let height = list.size.rows
    if panel.name == .day {
      drawFooters(
        page, into: &frame, panel.area.origin.column + 3, in: list, above: height - failures.count)
    }
    for (index, failure) in failures.enumerated() {
      frame.write(
        [
          StyledText(glyphs.withered + " ", Style(ink: Accent.rose, .bold)),
          StyledText(Printable.line(words.failure(failure, at: now).message)),
        ].clipped(to: panel.area.size.columns - 6, ellipsis: glyphs.ellipsis),
        panel.area.origin.column + 3, in: list, row: height - failures.count + index)
    }
  }
}
