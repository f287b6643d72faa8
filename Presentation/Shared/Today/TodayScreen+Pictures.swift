import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import TextUI

/// The books as covers, the plants on a board, and the picture of moods on a large screen.
extension TodayScreen {
  // MARK: Books

  func drawCovers(
    _ lines: [TodayLine], _ chosen: TodayLine?, on grid: CoverGrid, into frame: inout Frame
  ) {
    for (index, line) in lines.enumerated() where grid.shown.contains(index) {
      guard case .book(let progress) = line.matter else { continue }
      let isChosen = line.matter.name == chosen?.matter.name
      let cover = grid.area(of: index)
      BookCell(
        progress: progress, words: ReadingWords(words.language), glyphs: glyphs,
        isChosen: isChosen
      ).draw(into: &frame, in: cover)
      guard isChosen else { continue }
      frame.select(
        Area(
          column: cover.origin.column - 1, row: cover.endRow + 1,
          columns: cover.size.columns + 2, rows: 3))
    }
  }

  /// Returns the names of the books, in one list for each row of covers.
  func rows(_ lines: [TodayLine], on grid: CoverGrid) -> [[TodayMatter.Name]] {
    stride(from: 0, to: lines.count, by: max(1, grid.columns)).map { start in
      lines[start..<min(start + grid.columns, lines.count)].map(\.matter.name)
    }
  }

  // MARK: People

  /// The number of plants that are loaded for the board.
  static let plantsOnBoard = 8

  /// Returns the layout of the next plants below the people; nil if there is no room.
  private func board(_ panels: TodayPanels, chosen: TodayMatter.Name?) -> GardenGrid? {
    guard panels.pictures.garden > 0,
      let panel = panels.panels.first(where: { $0.name == .people })
    else { return nil }
    let list = TodayPanels.list(in: panel.area)
    let room = list.rows(list.size.rows - panels.pictures.garden + 1)
    let sizes = glyphs.pictures.isDrawn ? GardenGrid.Pot.sizes : GardenGrid.Pot.letters
    let pot = sizes.first { $0.rows <= room.size.rows }
    // Two columns between two pots keep their words apart.
    let most = pot.map { room.size.columns / ($0.columns + 2) } ?? 0
    let selected = garden.firstIndex { .person($0.person.id) == chosen }
    return GardenGrid(
      count: min(garden.count, most), selected: selected ?? -1, in: room, sizes: sizes)
  }

  func drawGarden(_ panels: TodayPanels, _ chosen: TodayLine?, into frame: inout Frame) {
    guard let grid = board(panels, chosen: chosen?.matter.name) else { return }
    let drawing = GardenDrawing(grid, PeopleWords(words.language), glyphs)
    let room = grid.shown.map(grid.area(of:))
    guard let first = room.first,
      let panel = panels.panels.first(where: { $0.name == .people })
    else { return }
    let wall = panel.area.inset(columns: 1)
    drawing.drawBoards(
      into: &frame,
      in: Area(
        column: wall.origin.column, row: first.origin.row, columns: wall.size.columns,
        rows: first.size.rows))
    for index in grid.shown { drawing.draw(garden[index], at: index, into: &frame) }
  }

  /// Returns the line of the plant at a mouse position; nil if there is no plant, or if the plant is not due.
  func plant(at point: Point, on panels: TodayPanels) -> TodayMatter.Name? {
    guard let index = board(panels, chosen: nil)?.index(at: point) else { return nil }
    let name = TodayMatter.Name.person(garden[index].person.id)
    return panels.lines.contains { $0.matter.name == name } ? name : nil
  }

  // MARK: Moods

  /// Returns the newest picture of the last days; nil if today has a picture of its own, or if no other is known.
  func earlierPicture(_ page: TodayPage) -> Canvas? {
    guard let canvas = page.canvas, canvas.total == 0, case .success(let week)? = week else {
      return nil
    }
    return week.pictures.last { $0.day < now.day }
  }

  /// Returns the picture to draw: that of the day, or on a day without moods the newest earlier one, or grey shapes.
  private func shown(_ canvas: Canvas, _ page: TodayPage) -> Canvas {
    if canvas.total > 0 || canvas.hasGuide { return canvas }
    return earlierPicture(page)
      ?? Canvas(
        day: canvas.day, mode: canvas.mode, theme: canvas.theme, shapes: [], total: 0,
        hasGuide: true)
  }

  /// Draws the picture up to the borders of the panel, and the moods of the day below it. On a day without moods, a
  /// sentence invites the user to record one.
  func drawFeelings(
    _ page: TodayPage, into frame: inout Frame, in panel: Area, hasWeek: Bool
  ) {
    guard let canvas = page.canvas else { return }
    let inside = panel.inset(columns: 3, rows: 1)
    let shown = shown(canvas, page)
    let shapes = canvas.shapes
    let texts = min(max(1, shapes.count), max(1, inside.size.rows / 6))
    let below = texts + (hasWeek ? 0 : 1)
    CanvasScene(shown).draw(
      into: &frame, in: panel.inset(columns: 1, rows: 1).rows(0, inside.size.rows - below), glyphs)
    let list = inside.rows(inside.size.rows - below)
    if shapes.isEmpty, !isReadOnly { frame.write(MoodsWords(words.language).invitation, in: list) }
    let clocks = shapes.prefix(texts).map { MoodsWords(words.language).clock($0.record) }
    let width = clocks.map { TextLayout.cells($0) }.max() ?? 0
    for (row, (shape, clock)) in zip(shapes, clocks).enumerated() {
      frame.write(
        [
          StyledText(TextLayout.aligned(clock, .left, in: width) + "  ", .dim),
          StyledText(
            (shape.record.level.map { "\($0.value)" } ?? glyphs.sign(of: nil)) + "  ",
            Style(ink: shape.theme.readable(shape.record.level), .bold)),
          StyledText(Printable.brief(shape.record.text?.text ?? "")),
        ].clipped(to: list.size.columns, ellipsis: glyphs.ellipsis), in: list, row: row)
    }
    if !hasWeek { drawQuestion(into: &frame, in: list, row: texts) }
  }

  /// Draws the picture on a screen without panels, with a row below it that says what it is.
  func drawPicture(_ page: TodayPage, into frame: inout Frame, in area: Area) {
    guard let canvas = page.canvas else { return }
    let shown = shown(canvas, page)
    CanvasScene(shown).draw(
      into: &frame, in: area.rows(0, area.size.rows - 1), glyphs)
    let caption =
      earlierPicture(page).map { words.captionOfEarlier($0, today: now.day) }
      ?? words.picture(canvas)
    let column = max(
      area.origin.column - 6, area.endColumn - TextLayout.cells(caption))
    frame.put(caption, column, area.endRow - 1, .dim, upTo: area.endColumn)
  }
}
