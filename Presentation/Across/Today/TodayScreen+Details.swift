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
    case .appointment(let appointment):
      draw(Plant(appointment.person, today: now.day), into: &frame, in: area)
    case .event(let scheduled):
      let event = scheduled.event
      frame.write([StyledText(Printable.brief(event.title.text), .bold)], in: area)
      frame.write(
        [StyledText(DayRibbonWords(words.language).times(event, on: now.day), .dim)], in: area,
        row: 1)
      var row = 3
      if let notes = event.notes {
        row += 1 + frame.write(wrapped: Printable.line(notes), .plain, in: area, row: row, rows: 5)
      }
      drawFree(into: &frame, in: area.rows(row))
    case .book(let standing):
      BookPane(standing, ReadingWords(words.language), glyphs).draw(into: &frame, in: area)
    }
  }

  /// The number of rows that the details of the chosen line fill at most.
  var detailRows: Int {
    let isEvent =
      if case .event? = chosen(among: lines)?.matter { true } else { false }
    return isEvent ? 6 + freeTime.count + 3 : 23
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
    let width =
      freeTime.map {
        TextLayout.cells(
          plans.span(TimeOfDay(seconds: $0.lowerBound), TimeOfDay(seconds: $0.upperBound)))
      }.max() ?? 0
    for (row, slice) in freeTime.prefix(area.size.rows - 1).enumerated() {
      let (first, last) = (
        TimeOfDay(seconds: slice.lowerBound), TimeOfDay(seconds: slice.upperBound)
      )
      frame.write(
        [
          StyledText(TextLayout.aligned(plans.span(first, last), .left, in: width) + "  "),
          StyledText(plans.length(slice.count), .dim),
        ], in: area, row: row + 1)
    }
  }

  private func draw(_ plant: Plant, into frame: inout Frame, in area: Area) {
    let people = PeopleWords(words.language)
    let facts = PlantFacts.detailRows
    PlantPane(plant, people, glyphs).draw(
      into: &frame, in: area.rows(0, area.size.rows - facts - 2))
    PlantFacts(plant, people, glyphs).drawDetails(
      into: &frame, in: area.rows(area.size.rows - facts))
  }
}
