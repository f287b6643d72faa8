import Domain
import PresentationKit
import TextUI

/// The year as A4 sheets. Each sheet is an SVG drawing that becomes a page of the PDF.
struct YearSheets {
  /// The width and height of a sheet in pixels at 96 dpi.
  private static let (width, height) = (794, 1123)
  /// The left and top margin, the width of the text column, and the lower end of the text, in hundredths of the sheet's
  /// width.
  private static let (left, top, column, bottom) = (10.0, 13.0, 80.0, 131.0)

  private let document: YearDocument
  private var finished: [Sheet] = []
  private var sheet = Sheet()
  /// The vertical position on the current sheet.
  private var here = YearSheets.top

  private struct Sheet {
    var sketch = Sketch(grain: 0)
    var lines: [Lettering] = []
  }

  init(_ document: YearDocument) {
    self.document = document
    drawTitle()
    for chapter in document.chapters { draw(chapter) }
    if let silence = document.silence { draw(rowsOf: silence, size: 2, gap: 4) }
    finished.append(sheet)
  }

  /// Returns the sheets as SVG. `font` is preferred if it is installed.
  func drawings(font: String?) -> [[UInt8]] {
    finished.enumerated().map { number, sheet in
      var file = SVG(side: Self.width, height: Self.height)
      file.add(sheet.sketch)
      var lines = sheet.lines
      if number > 0 {
        lines.append(
          Lettering(
            text: "\(document.title) · \(number + 1)",
            position: SketchPoint(Self.left + Self.column, 136.5),
            size: 1.5, ink: YearTones.quiet, anchor: .end))
      }
      file.add(lines)
      return SVG.document(file.bytes, in: font)
    }
  }

  // MARK: Layout

  private mutating func turn() {
    finished.append(sheet)
    sheet = Sheet()
    here = Self.top
  }

  /// Begins a new sheet if the current sheet has less room than the given height.
  private mutating func need(_ height: Double) {
    if here + height > Self.bottom, here > Self.top { turn() }
  }

  private mutating func write(
    _ text: String, _ x: Double, _ y: Double, size: Double, _ ink: Ink = YearTones.text,
    _ anchor: Lettering.Anchor = .start, isBold: Bool = false
  ) {
    sheet.lines.append(
      Lettering(
        text: text, position: SketchPoint(x, y), size: size, ink: ink, isBold: isBold,
        anchor: anchor))
  }

  /// Puts a drawing on the sheet, scaled to a width.
  private mutating func put(_ drawing: YearDrawing, _ x: Double, _ y: Double, width: Double) {
    let scale = width / 100
    let corner = SketchPoint(x, y)
    for shape in drawing.sketch.shapes {
      sheet.sketch.fill(
        Outline(shape.outline.corners.map { corner + $0 * scale }), shape.ink)
    }
    for line in drawing.lines {
      sheet.lines.append(
        Lettering(
          text: line.text, position: corner + line.position * scale, size: line.size * scale,
          ink: line.ink, isBold: line.isBold, anchor: line.anchor))
    }
  }

  // MARK: Content

  private mutating func drawTitle() {
    let left = Self.left
    write(ShellWords.haru(document.language), left, 24, size: 2.2, YearTones.quiet)
    write(document.title, left - 0.8, 44, size: 19, isBold: true)
    for row in YearLetters.rows(of: document.subtitle, size: 2.6, width: Self.column, most: 2) {
      write(row, left, 51, size: 2.6, YearTones.quiet)
    }
    here = 64
    if let cover = document.cover {
      put(cover, left, here, width: Self.column)
      here += cover.height * Self.column / 100 + 6
    }
    draw(document.facts)
    if !document.chapters.isEmpty { turn() }
  }

  private mutating func draw(_ chapter: YearChapter) {
    if here > Self.top { here += 6 }
    need(52)
    sheet.sketch.fill(.block(Self.left, here - 4, Self.column, 0.55), chapter.hue.ink)
    write(chapter.title, Self.left, here + 1.6, size: 4.2, isBold: true)
    here += 6.5
    for block in chapter.blocks {
      switch block {
      case .figures(let facts): draw(facts)
      case .drawing(let drawing): draw(drawing)
      case .gallery(let gallery): draw(gallery, chapter.hue)
      case .quotes(let title, let quotes): draw(quotes, title, chapter.hue)
      }
    }
  }

  private mutating func draw(_ facts: [YearFigure]) {
    let stride = Self.column / 4
    for start in Swift.stride(from: 0, to: facts.count, by: 4) {
      need(8)
      for (index, fact) in facts[start..<min(start + 4, facts.count)].enumerated() {
        let x = Self.left + Double(index) * stride
        let rows = YearLetters.rows(of: fact.value, size: 2.1, width: stride - 2, most: 2)
        for (row, text) in rows.enumerated() {
          write(text, x, here + 1.6 + Double(row) * 2.8, size: 2.1, isBold: true)
        }
        let label = here + 1.6 + Double(max(1, rows.count)) * 2.8 - 0.3
        write(fact.label, x, label, size: 1.45, YearTones.quiet)
      }
      here += 10
    }
  }

  private mutating func draw(_ drawing: YearDrawing) {
    let height = drawing.height * Self.column / 100
    need(height)
    put(drawing, Self.left, here, width: Self.column)
    here += height + 4
  }

  private mutating func heading(_ title: String, _ hue: Hue, with height: Double) {
    need(height + 5)
    write(title, Self.left, here + 2, size: 1.9, hue.ink, isBold: true)
    here += 4.5
  }

  private mutating func draw(_ gallery: YearGallery, _ hue: Hue) {
    let gap = 2.4
    let across = gallery.across
    let width = (Self.column - Double(across - 1) * gap) / Double(across)
    let tall = (gallery.plates.map(\.drawing.height).max() ?? 100) * width / 100
    let row = tall + 9
    heading(gallery.title, hue, with: row)
    for start in stride(from: 0, to: gallery.plates.count, by: across) {
      need(row)
      for (number, plate) in gallery.plates[start...].prefix(across).enumerated() {
        let x = Self.left + Double(number) * (width + gap)
        put(plate.drawing, x, here, width: width)
        let caption = YearLetters.rows(of: plate.caption, size: 1.55, width: width, most: 1)
        write(caption.joined(), x, here + tall + 2.4, size: 1.55, isBold: true)
        let detail = YearLetters.rows(of: plate.detail, size: 1.3, width: width, most: 2)
        for (line, text) in detail.enumerated() {
          write(
            text, x, here + tall + 4.6 + Double(line) * 1.9, size: 1.3, YearTones.quiet)
        }
      }
      here += row
    }
    here += 1
  }

  /// Draws quotations with a bar at the left. Long quotations continue on the next sheet.
  private mutating func draw(_ quotes: [YearQuote], _ title: String, _ hue: Hue) {
    let width = Self.column - 6
    for (number, quote) in quotes.enumerated() {
      let rows = YearLetters.rows(of: quote.text, size: 1.9, width: width)
      let source = YearLetters.rows(of: quote.source, size: 1.4, width: width, most: 1)
      let height = Double(min(rows.count, 14)) * 3.1 + (source.isEmpty ? 0 : 2.6)
      if number == 0 { heading(title, hue, with: height) } else { need(height) }
      for row in rows {
        need(3.1)
        drawBar(hue, height: 3.1)
        write(row, Self.left + 2, here + 1.7, size: 1.9)
        here += 3.1
      }
      if !source.isEmpty {
        need(2.6)
        drawBar(hue, height: 2.6)
        write(source.joined(), Self.left + 2, here + 1.4, size: 1.4, YearTones.quiet)
        here += 2.6
      }
      here += 3.2
    }
  }

  /// Draws a piece of the bar beside a quotation. The piece is slightly longer than a row, so that pieces join without
  /// a seam.
  private mutating func drawBar(_ hue: Hue, height: Double) {
    sheet.sketch.fill(.block(Self.left, here - 0.4, 0.35, height + 0.05), hue.ink)
  }

  private mutating func draw(rowsOf text: String, size: Double, gap: Double) {
    let rows = YearLetters.rows(of: text, size: size, width: Self.column, most: 4)
    need(gap + Double(rows.count) * size * 1.5)
    here += gap
    for row in rows {
      write(row, Self.left, here, size: size, YearTones.quiet)
      here += size * 1.5
    }
  }
}
