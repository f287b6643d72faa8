/// A picture shown in pixels over some cells of a frame. It is rasterised only when the terminal needs its pixels.
public struct PixelPicture: Equatable, Sendable {
  private enum Content: Equatable, Sendable {
    case sketch(Sketch, SketchFit)
    case picture(Picture)
  }

  /// The cells that the picture covers.
  public let area: Area
  private let content: Content
  /// The colour laid over the picture, and its share; nil if there is none.
  private var veil: Veil?

  private struct Veil: Equatable, Sendable {
    let ink: Ink
    let share: Double
  }

  /// Fits a sketch into an area.
  public init(_ sketch: Sketch, in area: Area, _ fit: SketchFit = .sheet) {
    self.area = area
    content = .sketch(sketch, fit)
  }

  /// Stretches a picture over an area.
  public init(_ picture: Picture, in area: Area) {
    self.area = area
    content = .picture(picture)
  }

  /// Returns whether two pictures look the same, regardless of their positions.
  package func looksLike(_ other: PixelPicture) -> Bool {
    area.size == other.area.size && content == other.content && veil == other.veil
  }

  /// Returns the picture with a colour laid over it; `share` is the share of the colour, from 0 to 1.
  package func veiled(by ink: Ink, _ share: Double) -> PixelPicture {
    var picture = self
    picture.veil = Veil(ink: ink, share: share)
    return picture
  }

  /// Whether the picture is behind a dialog.
  var isVeiled: Bool { veil != nil }

  /// Rasterises the picture for cells of this size in pixels.
  package func pixels(cell: CellPixels) -> PixelGrid {
    var grid = clearPixels(cell: cell)
    if let veil { grid.mix(with: veil.ink, veil.share) }
    return grid
  }

  private func clearPixels(cell: CellPixels) -> PixelGrid {
    switch content {
    case .sketch(let sketch, let fit):
      PixelGrid(sketch.raster(in: area.size, (cell.width, cell.height), fit, ofPixels: true))
    case .picture(let picture):
      PixelGrid(
        picture, width: area.size.columns * cell.width, height: area.size.rows * cell.height)
    }
  }

  /// Draws the picture in block characters, for terminals that cannot show its pixels. Only the cells with an index in
  /// `mine` are drawn.
  package func drawBlocks(into frame: inout Frame, _ rendition: Rendition, in mine: Set<Int>) {
    var blocks = Frame(size: area.size)
    let whole = Area(column: 0, row: 0, columns: area.size.columns, rows: area.size.rows)
    switch content {
    case .sketch(let sketch, let fit): sketch.draw(into: &blocks, in: whole, rendition, fit: fit)
    case .picture(let picture): picture.drawParts(into: &blocks, in: whole, rendition)
    }
    for index in mine {
      let (row, column) = index.quotientAndRemainder(dividingBy: frame.size.columns)
      var cell = blocks[column - area.origin.column, row - area.origin.row]
      if cell == .blank { continue }
      if let veil {
        cell.style.ink = cell.style.ink?.mixed(with: veil.ink, veil.share)
        cell.style.paper = cell.style.paper?.mixed(with: veil.ink, veil.share)
      }
      cell.style.paper = cell.style.paper ?? frame[column, row].style.paper
      frame.set(cell, column, row)
    }
  }
}

/// The size of a terminal cell in pixels.
public struct CellPixels: Equatable, Sendable {
  public let width: Int
  public let height: Int

  /// Creates a size; nil for sizes that no terminal has.
  public init?(width: Int, height: Int) {
    guard (2...100).contains(width), (4...200).contains(height) else { return nil }
    (self.width, self.height) = (width, height)
  }

  private init(unchecked width: Int, _ height: Int) { (self.width, self.height) = (width, height) }

  /// The default size, for terminals that do not report a size.
  public static let standard = CellPixels(unchecked: 8, 16)
}
