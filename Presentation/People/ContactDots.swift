import Domain
import PresentationKit
import TextUI

/// A few contacts as dots on a line of days, each with its keyword, or its channel, hanging below it.
struct ContactDots {
  private let contacts: [Watering]
  private let days: ClosedRange<Day>
  private let words: PeopleWords
  private let glyphs: Glyphs

  /// The number of contacts from which squares show more than dots.
  static let most = 20

  /// The rows for the months, the line and the words.
  static let rows = 6

  /// Creates the line for some days and their contacts, oldest first.
  init(
    _ contacts: [Watering], _ days: ClosedRange<Day>, _ words: PeopleWords, _ glyphs: Glyphs
  ) {
    (self.contacts, self.days, self.words, self.glyphs) = (contacts, days, words, glyphs)
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard area.size.rows > 1, area.size.columns > 1 else { return }
    drawMonths(into: &frame, in: area)
    let line = String(repeating: glyphs.rule, count: area.size.columns)
    frame.write([StyledText(line, .dim)], in: area, row: 1)
    // The cells of the words and of the lines to them. The newest contact, at the right, is first.
    var taken: [Set<Int>] = Array(repeating: [], count: area.size.rows - 2)
    for contact in contacts.reversed() where days.contains(contact.at.day) {
      let column = column(of: contact.at.day, in: area)
      let word = TextLayout.clipped(
        word(of: contact), to: area.size.columns, ellipsis: glyphs.ellipsis)
      let start = min(column, area.size.columns - TextLayout.cells(word))
      let cells = start...(start + TextLayout.cells(word))
      let free = taken.firstIndex { $0.isDisjoint(with: cells) }
      if let row = free, taken[..<row].allSatisfy({ !$0.contains(column) }) {
        for above in 0..<row {
          taken[above].insert(column)
          put(StyledText(glyphs.edge, .dim), column, 2 + above, into: &frame, in: area)
        }
        taken[row].formUnion(cells)
        put(StyledText(word), start, 2 + row, into: &frame, in: area)
      }
      put(
        StyledText(glyphs.watered, Style(ink: PlantTones.water)), column, 1, into: &frame, in: area)
    }
  }

  private func drawMonths(into frame: inout Frame, in area: Area) {
    var (month, free) = (days.lowerBound, 0)
    while month <= days.upperBound {
      let name = CalendarWords.shortMonth(month, in: words.language)
      let start = column(of: month, in: area)
      if start >= free, start + TextLayout.cells(name) <= area.size.columns {
        put(StyledText(name, .dim), start, 0, into: &frame, in: area)
        free = start + TextLayout.cells(name) + 1
      }
      month = (month.firstOfMonth + 31).firstOfMonth
    }
  }

  private func column(of day: Day, in area: Area) -> Int {
    (day - days.lowerBound) * (area.size.columns - 1) / max(1, days.upperBound - days.lowerBound)
  }

  /// Returns the first keyword of a contact, or else its channel, or else its day.
  private func word(of contact: Watering) -> String {
    if let keyword = contact.keywords.first { return "#" + Printable.brief(keyword.text) }
    return contact.channel.map(words.channel) ?? "\(contact.at.day.parts.day)"
  }

  private func put(
    _ text: StyledText, _ column: Int, _ row: Int, into frame: inout Frame, in area: Area
  ) {
    frame.write([text], area.origin.column + column, in: area, row: row)
  }
}
