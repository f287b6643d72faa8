import Domain
import PresentationKit
import PresentationPeople
import PresentationReading
import PresentationSchedule
import TextUI

/// The panel of the chosen line on a very large screen.
extension TodayScreen {
  /// Draws the full details of the selected line.
  func drawDetails(of line: TodayLine?, into frame: inout Frame, in area: Area) {
    guard let line else { return }
    switch line.matter {
    case .plant(let plant): draw(plant, into: &frame, in: area)
    case .begun(let contact): draw(contact.plant, into: &frame, in: area)
    case .birthday(let birthday):
      switch birthday.celebrant {
      case .person(let person): draw(Plant(person, today: now.day), into: &frame, in: area)
      case .contact(let card):
        frame.write([StyledText(Printable.brief(card.name.text), .bold)], in: area)
        frame.write([StyledText(words.inAddressBook, .dim)], in: area, row: 1)
      }
    case .date(let occasion):
      draw(Plant(occasion.person, today: now.day), into: &frame, in: area)
    case .loan(let entry): draw(Plant(entry.person, today: now.day), into: &frame, in: area)
    case .appointment(let appointment):
      draw(Plant(appointment.person, today: now.day), into: &frame, in: area)
    case .event(let scheduled):
      let lines = details(of: scheduled, columns: area.size.columns)
      EventCard.draw(lines, into: &frame, in: area)
      if lines.count + 1 < area.size.rows {
        drawFree(into: &frame, in: area.rows(lines.count + 1))
      }
    case .note(let note):
      _ = frame.write(wrapped: Printable.line(note.text.text), .bold, in: area)
    case .habit(let habit):
      _ = frame.write(wrapped: CountsWords(words.language).line(habit), .bold, in: area)
    case .book(let progress):
      BookPane(progress, ReadingWords(words.language), glyphs).draw(into: &frame, in: area)
    }
  }

  /// Returns the full details of an event, in lines.
  private func details(of scheduled: ScheduledEvent, columns: Int) -> [[StyledText]] {
    let others = (page?.agenda?.events ?? []).filter {
      $0.event.name != scheduled.event.name
    }
    return EventCard(
      scheduled: scheduled, day: now.day, others: others, words: ScheduleWords(words.language),
      glyphs: glyphs, now: now
    ).linesWithTitle(columns)
  }

  /// Returns the number of rows that the details of the chosen line fill at most.
  func detailRows(columns: Int) -> Int {
    guard case .event(let scheduled)? = chosen(among: lines)?.matter else { return 23 }
    let free = freeTime.isEmpty ? 0 : freeTime.count + 2
    return details(of: scheduled, columns: columns).count + free
  }

  /// The free time that is left of the day, in seconds since midnight.
  private var freeTime: [Range<Int>] {
    page?.agenda?.freeTime(within: TodayWords.waking, at: now) ?? []
  }

  /// Draws the free time that is left of the day.
  private func drawFree(into frame: inout Frame, in area: Area) {
    guard !freeTime.isEmpty, area.size.rows > 1 else { return }
    frame.write([StyledText(words.freeTitle, .dim)], in: area)
    let plans = DayRibbonWords(words.language)
    let slices = freeTime.map { slice in
      let (first, last) = (
        TimeOfDay(seconds: slice.lowerBound), TimeOfDay(seconds: slice.upperBound)
      )
      return (
        span: plans.span(first, last), length: plans.length(slice.count), seconds: slice.count
      )
    }
    let span = slices.map { TextLayout.cells($0.span) }.max() ?? 0
    let length = slices.map { TextLayout.cells($0.length) }.max() ?? 0
    let longest = slices.map(\.seconds).max() ?? 0
    // A bar of a few cells would not show which time is the longest.
    let bar = area.size.columns - span - length - 4
    let ink = Hue.water.colour(onLight: frame.isLight)
    for (row, slice) in slices.prefix(area.size.rows - 1).enumerated() {
      var pieces = [StyledText(TextLayout.aligned(slice.span, .left, in: span) + "  ")]
      if bar >= 8 {
        let cells = Bar(slice.seconds, of: longest).cells(bar, glyphs: glyphs)
        pieces += [
          StyledText(cells.filled, Style(ink: ink)), StyledText(cells.empty, frame.track), "  ",
        ]
      }
      pieces.append(StyledText(TextLayout.aligned(slice.length, .right, in: length), .dim))
      frame.write(pieces, in: area, row: row + 1)
    }
  }

  private func draw(_ plant: Plant, into frame: inout Frame, in area: Area) {
    var plant = plant
    plant.dates = page?.allDates[plant.person.id] ?? []
    let people = PeopleWords(words.language)
    let facts = PlantFacts.detailRows
    PlantPane(plant, people, glyphs).draw(
      into: &frame, in: area.rows(0, area.size.rows - facts - 2))
    PlantFacts(plant, people, glyphs).drawDetails(
      into: &frame, in: area.rows(area.size.rows - facts))
  }
}
