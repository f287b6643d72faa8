import Domain
import PresentationKit
import TextUI

extension ContactPicker {
  /// Returns the layout of the list. An open search line takes two rows above the list.
  private func page(in area: Area) -> ListPage {
    let held = question == nil ? cursor.count : Self.questionRows
    // With a preview, the rows below a short list show the pots.
    let rows = SizeClass(area).hasPanels ? area.size.rows : held
    return ListPage(in: area, rows: rows, head: line.field == nil ? 0 : 2)
  }

  /// Returns the pots that the rows below a short list show, one for each contact; nil if there is no room.
  func shelf(in area: Area) -> GardenGrid? {
    let page = page(in: area)
    guard page.preview != nil, question == nil else { return nil }
    return GardenGrid(
      count: cursor.count, selected: cursor.selected, in: page.list.rows(cursor.count + 1),
      sizes: GardenGrid.Pot.sizes.filter { $0.rows >= Self.leastPot })
  }

  /// The number of rows below which a pot shows no seedling.
  private static let leastPot = 10

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
    if let listed, let room = page.clearedPreview(in: &frame) {
      draw(listed, into: &frame, in: room)
    }
    if let question { return question.draw(into: &frame, in: page.list, glyphs: glyphs) }
    if cursor.isEmpty {
      frame.put(words.nobodyFound, page.list.origin.column + 2, page.list.origin.row, .dim)
    } else {
      rows(height: page.list.size.rows)
        .draw(into: &frame, in: page.list, isFocused: !isSearching, glyphs: glyphs)
      if let shelf = shelf(in: area) { draw(shelf, into: &frame, in: page.list) }
    }
  }

  /// Draws a pot for each contact: grown for a person, a seedling for a marked contact, and faint for the others.
  private func draw(_ shelf: GardenGrid, into frame: inout Frame, in room: Area) {
    GardenDrawing(shelf, PeopleWords(language), glyphs).drawBoards(into: &frame, in: room)
    for index in shelf.shown {
      guard let listed = cursor.slice[index] else { continue }
      let pot = shelf.area(of: index)
      let picture = pot.rows(0, pot.size.rows - GardenGrid.Pot.below)
      draw(listed, into: &frame, picture: picture)
      let style: Style = index == cursor.selected ? .bold : .dim
      let name = [StyledText(Printable.line(listed.card.name.text), style)]
        .clipped(to: pot.size.columns - 1, ellipsis: glyphs.ellipsis)
      let indent = TextLayout.indent(of: name.cells, .centre, in: pot.size.columns)
      frame.write(name, pot.origin.column + indent, in: pot, row: picture.size.rows + 1)
    }
  }

  private func draw(_ listed: ListedCard, into frame: inout Frame, picture: Area) {
    let isMarked = selection.contains(listed.card.id)
    let plant = PlantPicture(
      Species(cycle: TagCycles().defaultCycle), stage: listed.isRegistered ? 3 : 1, glyphs)
    if listed.isRegistered || isMarked { return plant.drawSmall(into: &frame, in: picture) }
    plant.drawFaint(into: &frame, in: picture, share: 0.4)
  }

  /// Draws the details of a card, and its plant in the rows below them.
  private func draw(_ listed: ListedCard, into frame: inout Frame, in room: Area) {
    Panel(listed.card.name.text, ink: frame.hue.ink).draw(into: &frame, in: room, glyphs: glyphs)
    let inside = Panel.inside(room)
    let lines = preview(listed).flatMap { paragraph in
      TextLayout.wrapped(paragraph.text, to: inside.size.columns)
        .map { StyledText($0, paragraph.style) }
    }
    for (row, line) in lines.prefix(inside.size.rows).enumerated() {
      frame.write([line], in: inside, row: row)
    }
    draw(listed, into: &frame, picture: inside.rows(lines.count + 1))
  }

  private var title: String {
    question.map { words.whichNumber(of: $0.card.name.text) }
      ?? query.search.map { words.matches($0, cursor.count) } ?? words.pickTitle(cursor.count)
  }

  /// Returns all details of a card.
  private func preview(_ listed: ListedCard) -> [StyledText] {
    let card = listed.card
    let lines = details.map { words.lines($0, numbers: $0.numbers) } ?? card.numbers.map(\.shown)
    let texts =
      [StyledText(card.nickname?.text ?? "", .dim)] + lines.map { StyledText($0) } + [
        StyledText(card.birthday.map { CalendarWords.birthday($0, in: language) } ?? "", .dim),
        StyledText(listed.knownAs.map { words.alreadyPlanted(as: $0) } ?? "", .bold),
      ]
    return texts.filter { !$0.text.isEmpty }
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
