import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationSayings
import TextUI

/// The picture on a page of the tutorial.
struct TutorialPicture: Equatable, Sendable {
  let picture: TutorialPage.Picture
  /// The index of the page, so that pages with the same kind of picture differ.
  var page = 0
  var language = Language.english
  let glyphs: Glyphs

  /// The number of rows that the picture uses at most.
  private var mostRows: Int {
    switch picture {
    case .fire: page == 0 ? 26 : 17
    case .plant: 18
    case .shapes(let count): count >= Self.wholeDay ? 24 : Self.mostShapeRows
    case .day: 17
    case .spines: 16
    }
  }

  /// Draws the picture in an area, nearer to its lower edge, where the words are.
  func draw(into frame: inout Frame, in area: Area) {
    let free = max(0, area.size.rows - mostRows)
    let area = area.rows(free * 2 / 3, mostRows)
    switch picture {
    case .fire where page == 0:
      let fire = area.middle(columns: min(area.size.columns, 3 * area.size.rows))
      Bonfire.still.draw(into: &frame, in: fire, glyphs.pictures)
    case .fire:
      TutorialCards(first: page, language: language, glyphs: glyphs).draw(into: &frame, in: area)
    case .plant(let plant): drawShelf(around: plant, into: &frame, in: area)
    case .shapes(let count): drawShapes(count, into: &frame, in: area)
    case .day: TutorialDay(language: language, glyphs: glyphs).draw(into: &frame, in: area)
    case .spines:
      TutorialCovers(first: page, language: language, glyphs: glyphs).draw(into: &frame, in: area)
    }
  }

  // MARK: Plants

  /// Draws plants on a board, with the plant of the page in the middle.
  private func drawShelf(
    around plant: TutorialPage.TutorialPlant, into frame: inout Frame, in area: Area
  ) {
    let all: [TutorialPage.TutorialPlant] = [.young, .other, .grown, .thirsty, .old]
    let high = min(area.size.rows - 1, 17)
    // Five plants are better than three larger ones, unless they would be tiny.
    let count = [5, 3].first { area.size.columns / $0 / 2 - 1 >= min(high, 9) } ?? 1
    let rows = min(high, area.size.columns / count / 2 - 1)
    let width = rows * 2 + 1
    // Below this height no plant can be drawn, and an empty board would be odd.
    guard rows >= 5 else { return }
    let middle = all.firstIndex(of: plant) ?? 0
    let board = area.middle(columns: min(area.size.columns, count * width + 6), rows: rows + 1)
    let left = board.origin.column + (board.size.columns - count * width) / 2
    for index in 0..<count {
      let shown = all[(middle - count / 2 + index + all.count) % all.count]
      let pot = Area(
        column: left + index * width, row: board.origin.row, columns: width, rows: rows)
      self.plant(shown).draw(into: &frame, in: pot)
    }
    Board.draw(
      into: &frame, row: board.origin.row + rows, from: board.origin.column, to: board.endColumn,
      glyphs)
  }

  private func plant(_ plant: TutorialPage.TutorialPlant) -> PlantPicture {
    switch plant {
    case .young: PlantPicture(.dandelion, stage: 1, glyphs)
    case .other: PlantPicture(.stuckyi, stage: 2, glyphs)
    case .thirsty: PlantPicture(.americanBlue, stage: 2, glyphs, thirst: 0.8)
    case .grown: PlantPicture(.rosemary, stage: 3, glyphs)
    case .old: PlantPicture(.cactus, stage: 3, glyphs)
    }
  }

  // MARK: Shapes

  /// The minimum number of rows in which a whole day is drawn as one picture. With fewer rows, its shapes are in a row.
  private static let canvasRows = 10
  /// The minimum number of shapes that count as a whole day.
  private static let wholeDay = 9
  private static let mostShapeRows = 10

  private func drawShapes(_ count: Int, into frame: inout Frame, in area: Area) {
    let isDay = count >= Self.wholeDay && area.size.rows >= Self.canvasRows
    if isDay || !glyphs.pictures.isDrawn {
      return CanvasScene(Self.canvas(count)).draw(into: &frame, in: area, glyphs)
    }
    let wanted = count == 1 ? 1 : min(count, 6)
    let rows = min(area.size.rows, Self.mostShapeRows, max(4, area.size.columns / wanted / 2 - 1))
    let side = rows * 2
    let shown = max(1, min(wanted, (area.size.columns + 2) / (side + 2)))
    let row = area.middle(columns: shown * (side + 2) - 2, rows: rows)
    for number in 0..<shown {
      let box = Area(
        column: row.origin.column + number * (side + 2), row: row.origin.row, columns: side,
        rows: rows)
      Self.shape(number, of: shown, grain: frame.rendition.grain(in: box.size))
        .draw(into: &frame, in: box)
    }
  }

  /// Returns the shape with a number, enlarged to fill its square. The level rises with the number.
  private static func shape(_ number: Int, of count: Int, grain: Double) -> Sketch {
    let level = 8 + number * 90 / max(1, count - 1)
    var plain = Sketch(grain: 0)
    CanvasScene(canvas([(level: level, x: 50, y: 50)])).drawShapes(into: &plain)
    let corners = plain.shapes.flatMap(\.outline.corners)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max(),
      right > left, bottom > top
    else { return plain }
    let scale = 92 / max(right - left, bottom - top)
    let middle = SketchPoint((left + right) / 2, (top + bottom) / 2)
    var large = Sketch(grain: grain)
    for shape in plain.shapes {
      let outline = shape.outline.corners.map { SketchPoint(50, 50) + ($0 - middle) * scale }
      large.fill(Outline(outline), shape.ink)
    }
    return large
  }

  /// Creates a sample picture with moods from low to high, spread over its area.
  static func canvas(_ count: Int) -> Canvas {
    let positions = [
      (30, 34), (68, 26), (50, 62), (22, 72), (78, 70), (46, 20), (82, 46), (62, 84), (16, 48),
    ]
    return canvas(
      positions.prefix(count).enumerated().map { number, position in
        (level: 8 + number * 11, x: position.0, y: position.1)
      })
  }

  /// Creates a sample picture with moods at positions in hundredths of its side.
  private static func canvas(_ moods: [(level: Int, x: Int, y: Int)]) -> Canvas {
    let moment = Now(instant: 0, offset: 0)
    let scale = CanvasPosition.side / 100
    let shapes = moods.enumerated().map { number, mood in
      Canvas.Shape(
        MoodRecord(
          id: ID("\(number)"), at: moment, level: MoodLevel(nearest: mood.level),
          text: MultilineText(stored: ""),
          position: CanvasPosition(x: mood.x * scale, y: mood.y * scale)),
        theme: .dawn)
    }
    return Canvas(
      day: moment.day, mode: .daily, theme: .dawn, shapes: shapes, total: shapes.count,
      hasGuide: false)
  }
}

extension Area {
  /// Returns an area of the given size, centred in this area and clamped to it.
  func middle(columns: Int, rows: Int? = nil) -> Area {
    let columns = min(columns, size.columns)
    let rows = min(rows ?? size.rows, size.rows)
    return Area(
      column: origin.column + (size.columns - columns) / 2,
      row: origin.row + (size.rows - rows) / 2, columns: columns, rows: rows)
  }
}
