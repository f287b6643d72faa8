/// Keeps the cells of pictures from one frame to the next, because most pictures of a screen do not change with a key.
public struct DrawingCache: Equatable, Sendable {
  /// A picture as it was drawn.
  private struct Drawing: Sendable {
    let key: any Equatable & Sendable
    let context: Context
    let cells: [PlacedCell]
    var lastFrame: Int
  }

  /// A cell of a picture, placed from the upper left corner of its area.
  fileprivate struct PlacedCell: Sendable {
    let column: Int
    let row: Int
    let cell: Cell
  }

  /// The values on which a drawing depends, in addition to its key.
  fileprivate struct Context: Equatable, Sendable {
    let columns: Int
    let rows: Int
    let rendition: Rendition
    let ground: Ink?
    let hue: Hue
  }

  /// The group of a drawing: drawings with the same type of key, the same hash of the key and the same size. The
  /// drawings of a group are compared one by one.
  fileprivate struct Slot: Hashable, Sendable {
    let kind: ObjectIdentifier
    let hash: Int
    let columns: Int
    let rows: Int
  }

  /// The number of pictures above which pictures that are not on the screen are removed.
  private static let most = 200

  private var drawings: [Slot: [Drawing]] = [:]
  private var count = 0
  private var frame = 0

  public init() {}

  /// Returns true for any two caches, because a cache does not change a frame.
  public static func == (_: DrawingCache, _: DrawingCache) -> Bool { true }

  /// Counts a frame. If there are too many pictures, removes those that the last frame did not show.
  public mutating func startFrame() {
    frame += 1
    guard count > Self.most else { return }
    drawings = drawings.compactMapValues { drawings in
      let kept = drawings.filter { $0.lastFrame >= frame - 1 }
      return kept.isEmpty ? nil : kept
    }
    count = drawings.values.reduce(0) { $0 + $1.count }
  }

  fileprivate mutating func cells<Key: Equatable & Sendable>(
    for key: Key, in slot: Slot, _ context: Context
  ) -> [PlacedCell]? {
    let found = drawings[slot]?.firstIndex { $0.context == context && ($0.key as? Key) == key }
    guard let found else { return nil }
    drawings[slot]?[found].lastFrame = frame
    return drawings[slot]?[found].cells
  }

  fileprivate mutating func keep<Key: Equatable & Sendable>(
    _ cells: [PlacedCell], for key: Key, in slot: Slot, _ context: Context
  ) {
    drawings[slot, default: []].append(
      Drawing(key: key, context: context, cells: cells, lastFrame: frame))
    count += 1
  }
}

extension Frame {
  /// Draws a picture, or repeats its cells if an earlier frame drew the same picture. `key` must contain everything
  /// that changes the picture, except its size, the rendition, the background and the hue, which are compared as well.
  /// The picture must not depend on the cells below it. Its plain blanks are transparent.
  public mutating func drawCached<Key: Equatable & Sendable>(
    _ key: Key, in area: Area, _ draw: (inout Frame, Area) -> Void
  ) {
    drawCached(key, hash: 0, in: area, draw)
  }

  /// Draws a picture in the same way. The hash of the key finds an earlier drawing faster if there are many pictures.
  public mutating func drawCached<Key: Hashable & Sendable>(
    _ key: Key, in area: Area, _ draw: (inout Frame, Area) -> Void
  ) {
    drawCached(key, hash: key.hashValue, in: area, draw)
  }

  private mutating func drawCached<Key: Equatable & Sendable>(
    _ key: Key, hash: Int, in area: Area, _ draw: (inout Frame, Area) -> Void
  ) {
    // Pictures in pixels are compared and sent by the terminal's own cache.
    if rendition.isInPixels { return draw(&self, area) }
    let context = DrawingCache.Context(
      columns: area.size.columns, rows: area.size.rows, rendition: rendition, ground: knownGround,
      hue: hue)
    let slot = DrawingCache.Slot(
      kind: ObjectIdentifier(Key.self), hash: hash, columns: context.columns, rows: context.rows)
    if let cells = drawings.cells(for: key, in: slot, context) { return put(cells, in: area) }
    var sheet = Frame(size: area.size, rendition: rendition)
    sheet.knownGround = knownGround
    sheet.hue = hue
    draw(&sheet, Area(column: 0, row: 0, columns: area.size.columns, rows: area.size.rows))
    var cells: [DrawingCache.PlacedCell] = []
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        let cell = sheet[column, row]
        if cell.width == 0 || cell == .blank { continue }
        cells.append(DrawingCache.PlacedCell(column: column, row: row, cell: cell))
      }
    }
    drawings.keep(cells, for: key, in: slot, context)
    put(cells, in: area)
  }

  private mutating func put(_ cells: [DrawingCache.PlacedCell], in area: Area) {
    for placed in cells {
      putChecked(
        placed.cell, area.origin.column + placed.column, area.origin.row + placed.row)
    }
  }
}
