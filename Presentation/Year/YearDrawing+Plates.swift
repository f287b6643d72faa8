import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import TextUI

/// Small drawings of records.
extension YearDrawing {
  /// Returns the mood canvas of a day.
  static func canvas(_ canvas: Canvas, _ label: String) -> YearDrawing {
    var drawing = YearDrawing(label, height: 100)
    drawing.sketch = CanvasScene(canvas).plate
    return drawing
  }

  /// Returns the plant of a person at the end of the year, drawn without thirst.
  static func plant(_ person: Person, _ label: String) -> YearDrawing {
    var drawing = YearDrawing(label, height: 100)
    // As fine as paper needs.
    drawing.sketch = PlantArt(
      species: Species(cycle: person.cycle), stage: person.affection.stage, thirst: 0
    ).sketch(grain: 0.25)
    return drawing
  }

  /// Returns a book cover: its colour, a figure that depends on the title, and the title.
  static func cover(_ book: Book) -> YearDrawing {
    let title = Printable.line(book.facts.title.text)
    var drawing = YearDrawing(title, height: 146)
    let cloth = Cloth(book)
    let (paper, letter) = (cloth.paper, cloth.title)
    drawing.sketch.fill(.block(0, 0, 100, 146, radius: 3), paper)
    drawing.drawFigure(of: title, paper.mixed(with: letter, 0.2))
    drawing.sketch.fill(.block(0, 0, 5, 146, radius: 2), cloth.edge)
    let size = 12.5
    let rows = YearLetters.rows(of: title, size: size, width: 78, most: 4)
    for (number, row) in rows.enumerated() {
      drawing.write(row, 13, 24 + Double(number) * size * 1.3, size: size, letter, isBold: true)
    }
    if let author = book.facts.author {
      let row = YearLetters.rows(of: author.text, size: 7.5, width: 78, most: 1)
      drawing.write(row.joined(), 13, 135, size: 7.5, cloth.author)
    }
    return drawing
  }

  /// Draws one of five figures, chosen by a hash of the title.
  private mutating func drawFigure(of title: String, _ ink: Ink) {
    let lot = title.utf8.reduce(UInt32(2_166_136_261)) { ($0 ^ UInt32($1)) &* 16_777_619 }
    switch lot >> 8 % 5 {
    case 0: sketch.fill(.ring(SketchPoint(66, 98), inner: 16, outer: 27, from: 0, to: 1), ink)
    case 1:
      for step in 0..<4 { sketch.fill(.block(5, 82 + Double(step) * 11, 95, 5), ink) }
    case 2:
      sketch.fill(Outline([SketchPoint(5, 122), SketchPoint(100, 66), SketchPoint(100, 122)]), ink)
    case 3:
      for step in 0..<3 { sketch.fill(.disc(SketchPoint(34 + Double(step) * 22, 100), 9), ink) }
    default:
      sketch.fill(.ring(SketchPoint(53, 122), inner: 22, outer: 40, from: 0.75, to: 1.25), ink)
    }
  }
}

extension CanvasScene {
  /// The drawing for paper, with round corners and no pixels.
  var plate: Sketch {
    var sketch = Sketch(grain: 0)
    sketch.fill(.sheet(0, 4), canvas.theme.paper)
    drawLargeShapes(into: &sketch)
    return sketch
  }
}

/// Breaks text into rows of a given width.
enum YearLetters {
  /// Breaks a text into rows of similar length.
  static func rows(of text: String, size: Double, width: Double) -> [String] {
    let room = Int(width / size * 1000)
    return text.split(whereSeparator: \.isNewline).flatMap {
      MeasuredLine($0, paragraph: 0).balanced(room)
    }
  }

  /// Breaks a text into at most `most` rows of similar length, with an ellipsis if it is cut.
  static func rows(of text: String, size: Double, width: Double, most: Int) -> [String] {
    var rows = rows(of: text, size: size, width: width)
    guard rows.count > most else { return rows }
    rows = Array(rows.prefix(most))
    if let last = rows.last { rows[most - 1] = String(last.dropLast(last.count > 2 ? 1 : 0)) + "…" }
    return rows
  }
}
