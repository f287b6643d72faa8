import Domain
import PresentationKit
import TextUI

extension ContactPicker {
  /// The maximum width of the list. In a wider list, names and numbers would be too far apart.
  private static let widest = 60

  /// Returns the area of the list, below the title line.
  func list(in area: Area) -> Area {
    let area = Preview.list(beside: area)
    return Area(
      column: area.origin.column, row: area.origin.row + 2,
      columns: min(Self.widest, area.size.columns - 1),
      rows: max(0, area.size.rows - 2))
  }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    if isEmpty { return frame.write(emptiness: words.emptyBook, in: area) }
    drawTitle(into: &frame, in: area)
    if let listed { preview(listed).draw(into: &frame, in: area, glyphs) }
    let list = list(in: area)
    if let question { return question.draw(into: &frame, in: list, glyphs: glyphs) }
    if cursor.isEmpty {
      frame.put(words.nobodyFound, list.origin.column + 2, list.origin.row, .dim)
    } else {
      rows(height: list.size.rows)
        .draw(into: &frame, in: list, isFocused: !isSearching, glyphs: glyphs)
    }
  }

  /// Returns a preview of a card with all its details.
  private func preview(_ listed: ListedCard) -> Preview {
    let card = listed.card
    let lines = details.map { words.lines($0, numbers: $0.numbers) } ?? card.numbers.map(\.shown)
    return Preview(
      card.name.text,
      [.init(card.name.text, .bold), .init(card.nickname?.text ?? "", .dim)]
        + lines.map { .init($0) } + [
          .init(card.birthday.map { CalendarWords.birthday($0, in: language) } ?? "", .dim),
          .init(listed.knownAs.map { words.alreadyPlanted(as: $0) } ?? "", .bold),
        ])
  }

  private func drawTitle(into frame: inout Frame, in area: Area) {
    let area = Preview.list(beside: area)
    let line = Area(
      column: area.origin.column + 2, row: area.origin.row, columns: area.size.columns - 4,
      rows: 1)
    if let field = self.line.field {
      return field.draw(
        after: [StyledText("/", .dim), " "], into: &frame, in: line, glyphs: glyphs)
    }
    let text =
      question.map { words.whichNumber(of: $0.card.name.text) }
      ?? query.search.map { words.matches($0, cursor.count) } ?? words.pickTitle(cursor.count)
    let marks = marked.isEmpty || question != nil ? "" : words.marked(marked.count) + " · "
    frame.put(
      TextLayout.clipped(marks + text, to: line.size.columns, ellipsis: glyphs.ellipsis),
      line.origin.column, line.origin.row, .dim)
  }

  /// Returns the rows of the list: name, number, and whether the card is marked or registered.
  func rows(height: Int) -> Rows {
    let columns: [Rows.Column] = [
      .init(.rest, importance: 3),
      .init(.fitting(upTo: 18), importance: 1),
      .init(.fitting(upTo: 16), importance: 2),
    ]
    return cursor.table(columns, height: height, glyphs) { listed in
      let look: Style = listed.isRegistered ? .dim : .plain
      return [
        [StyledText(listed.card.name.text, look)],
        [StyledText(number(of: listed.card), .dim)],
        [
          marked.contains(listed.card.id)
            ? StyledText(glyphs.used + " " + words.keyMark, .bold)
            : StyledText(listed.isRegistered ? glyphs.used + " " + words.planted : "", .dim)
        ],
      ]
    }
  }

  /// Returns the first number of a card, followed by the count of its other numbers.
  private func number(of card: AddressCard) -> String {
    guard let first = card.numbers.first else { return "" }
    return first.shown + (card.numbers.count > 1 ? " +\(card.numbers.count - 1)" : "")
  }
}
