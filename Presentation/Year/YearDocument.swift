import Domain
import PresentationKit
import TextUI

/// The book of a year as a document model: what it says and shows, before it is written as lines, as
/// a page for the web or as sheets of paper.
struct YearDocument {
  let language: Language
  /// The year.
  let title: String
  /// Whose year it is, and how far it has come.
  let subtitle: String
  /// The whole year in one drawing; nothing where nothing was kept.
  let cover: YearDrawing?
  /// What the year comes to.
  let facts: [YearFact]
  let chapters: [YearChapter]
  /// Which parts have nothing.
  let silence: String?
}

/// What a part came to.
struct YearChapter {
  let part: DailyPart
  let title: String
  let blocks: [YearBlock]

  /// The colour of the part.
  var hue: Hue { YearTones.hue(of: part) }
}

/// A piece of a chapter.
enum YearBlock {
  case facts([YearFact])
  /// A drawing as wide as the page.
  case drawing(YearDrawing)
  case gallery(YearGallery)
  case quotes(title: String, [YearQuote])
}

/// Something that is counted or stands out.
struct YearFact: Equatable {
  let label: String
  let value: String
}

/// Small pictures in rows, each with its words.
struct YearGallery {
  let title: String
  /// How many stand side by side on paper.
  let across: Int
  let plates: [Plate]

  /// A picture with its words.
  struct Plate {
    let drawing: YearDrawing
    let caption: String
    let detail: String
  }
}

/// Words of somebody, and whose they are.
struct YearQuote: Equatable {
  let text: String
  let source: String
}

/// A drawing on a sheet that is 100 wide, with what it shows in words.
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
        text: text, place: Spot(x, y), size: size, ink: ink, isBold: isBold, anchor: anchor))
  }
}

/// The colours of a year on paper. A page for the web has its own for the same roles.
enum YearTones {
  static let text = Ink(0x1C1C1E)
  static let quiet = Ink(0x636368)
  static let line = Ink(0xD9D8D2)
  /// A day on which there was nothing.
  static let empty = Ink(0xEEEDE8)
  private static let paper = Ink(0xFFFFFF)

  /// How much of its part's colour each shade of a day has, from little to much.
  static let strengths = [0.25, 0.48, 0.72, 1]

  /// A day on which there was little or much, 0…3.
  static func shade(_ number: Int, _ hue: Hue) -> Ink {
    paper.mixed(with: hue.ink, strengths[min(3, max(0, number))])
  }

  /// The colour of a part, the same as on its tab.
  static func hue(of part: DailyPart) -> Hue {
    Part.all.first { $0.kept == part }?.hue ?? .ember
  }
}
