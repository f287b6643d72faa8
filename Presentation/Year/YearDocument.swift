import Domain
import PresentationKit
import PresentationMoods
import PresentationPeople
import PresentationReading
import PresentationSayings
import PresentationSchedule
import TextUI

/// The year in review as a document model, from which text, HTML and PDF are rendered.
struct YearDocument {
  let language: Language
  let title: String
  /// The owner, and the last day covered if the year is not over.
  let subtitle: String
  /// The drawing of the whole year; nil if there are no records.
  let cover: YearDrawing?
  let facts: [YearFigure]
  let chapters: [YearChapter]
  /// The sentence that names the features without records; nil if all have records. In an empty year, it says
  /// that there are no records.
  let silence: String?
}

struct YearChapter {
  let part: DailyPart
  let title: String
  let blocks: [YearBlock]

  var hue: Hue { YearTones.hue(of: part) }
}

enum YearBlock {
  case figures([YearFigure])
  /// A drawing as wide as the page.
  case drawing(YearDrawing)
  case gallery(YearGallery)
  case quotes(title: String, [YearQuote])
}

/// A figure with its label.
struct YearFigure: Equatable {
  let label: String
  let value: String
}

/// Small drawings in rows, each with a caption.
struct YearGallery {
  let title: String
  /// The number of drawings per row on paper.
  let across: Int
  let plates: [Plate]

  /// A drawing with its caption.
  struct Plate {
    let drawing: YearDrawing
    let caption: String
    let detail: String
  }
}

/// A quotation with its source.
struct YearQuote: Equatable {
  let text: String
  let source: String
}

/// A drawing on a canvas 100 units wide, with a text alternative for screen readers.
struct YearDrawing {
  let label: String
  let height: Double
  var sketch = Sketch(grain: 0)
  var lines: [Lettering] = []

  init(_ label: String, height: Double) {
    self.label = label
    self.height = height
  }

  mutating func write(
    _ text: String, _ x: Double, _ y: Double, size: Double, _ ink: Ink = YearTones.quiet,
    _ anchor: Lettering.Anchor = .start, isBold: Bool = false
  ) {
    lines.append(
      Lettering(
        text: text, position: SketchPoint(x, y), size: size, ink: ink, isBold: isBold,
        anchor: anchor))
  }
}

/// The colours of the year on paper. The HTML page defines its own colours for the same roles.
enum YearTones {
  static let text = Ink(0x1C1C1E)
  static let quiet = Ink(0x636368)
  static let line = Ink(0xD9D8D2)
  /// The colour of a day without records.
  static let empty = Ink(0xEEEDE8)
  private static let paper = Ink(0xFFFFFF)

  /// The proportions of the feature's colour in the four shades, from few records to many.
  static let strengths = [0.25, 0.48, 0.72, 1]

  /// Returns the shade of a day for a level of 0…3.
  static func shade(_ number: Int, _ hue: Hue) -> Ink {
    paper.mixed(with: hue.ink, strengths[min(3, max(0, number))])
  }

  /// Returns the colour of a feature, which is also the colour of its tab.
  static func hue(of part: DailyPart) -> Hue {
    switch part {
    case .people: Part.people.hue
    case .sayings: Part.sayings.hue
    case .moods: Part.moods.hue
    case .schedule: Part.schedule.hue
    case .books: Part.reading.hue
    // Notes have no chapter.
    case .notes, .counts: .ember
    }
  }
}
