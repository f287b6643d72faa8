import Domain
import PresentationKit
import TextUI

extension ContactPicker {
  /// Returns the layout of the list. An open search line takes two rows above the list.
  private func page(in area: Area) -> ListPage {
    let rows = question == nil ? cursor.count : Self.questionRows
    return ListPage(in: area, rows: rows, head: line.field == nil ? 0 : 2)
  }

  /// The number of rows for the question that asks which number to use.
  private static let questionRows = 10

  func list(in area: Area) -> Area { page(in: area).list }

  func draw(into frame: inout Frame, in area: Area) {
    guard isLoaded else { return }
    if isEmpty { return frame.write(emptiness: words.emptyBook, in: area) }
    let page = page(in: area)
    let marks = selection.isEmpty || question != nil ? "" : words.selectedCount(selection.count)
    page.draw(title, figure: marks, into: &frame, in: area, glyphs)
    if let field = line.field {
      field.draw(
        after: [StyledText("/", .dim), " "], into: &frame, in: page.head.rows(0, 1),
        glyphs: glyphs)
    }
    if let listed { page.draw(preview(listed), into: &frame, glyphs) }
    if let question { return question.draw(into: &frame, in: page.list, glyphs: glyphs) }
    if cursor.isEmpty {
      frame.put(words.nobodyFound, page.list.origin.column + 2, page.list.origin.row, .dim)
    } else {
      rows(height: page.list.size.rows)
        .draw(into: &frame, in: page.list, isFocused: !isSearching, glyphs: glyphs)
    }
  }

  private var title: String {
    question.map { words.whichNumber(of: $0.card.name.text) }
      ?? query.search.map { words.matches($0, cursor.count) } ?? words.pickTitle(cursor.count)
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

  /// Returns the rows of the list: name, number, and whether the card is marked or registered.
  func rows(height: Int) -> Rows {
    let columns: [Rows.Column] = [
      .init(.rest, importance: 3),
      .init(.fitting(upTo: 18), importance: 1),
      .init(.fitting(upTo: 16), importance: 2),
    ]
    return cursor.table(columns, height: height, glyphs) { listed in
      let nameStyle: Style = listed.isRegistered ? .dim : .plain
      return [
        [StyledText(listed.card.name.text, nameStyle)],
        [StyledText(number(of: listed.card), .dim)],
        [
          selection.contains(listed.card.id)
            ? StyledText(glyphs.used + " " + words.keySelect, .bold)
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
