/// Tracks the pixel pictures that the terminal shows, and determines the bytes to send for each frame. If the protocol
/// stores images, each image is sent only once.
public struct PictureScreen: Sendable {
  /// The default limit, in bytes, for pictures in one frame. Pictures beyond the limit are deferred to the next frame.
  /// A picture that alone exceeds the limit is drawn in block characters.
  public static let most = 60_000

  private let pictureProtocol: PictureProtocol
  private let cell: CellPixels
  private let most: Int
  private var shown: [Shown] = []
  /// The pictures that are replaced by dimmed pictures while a dialog is open. Their images stay in the terminal, so
  /// that nothing is sent again when the dialog closes.
  private var resting: [Shown] = []
  private var hasAll = true
  private var numbers: PictureNumbers

  /// A picture that the terminal shows.
  private struct Shown {
    let picture: PixelPicture
    /// The cells of the picture's area over which something else was drawn, as indices within the area.
    let holes: Set<Int>
    /// The placement id.
    let number: UInt32
    /// The image id.
    let image: UInt32
    /// The bytes that draw the picture.
    let bytes: [UInt8]

    func hasPixels(of picture: PixelPicture, _ holes: Set<Int>) -> Bool {
      self.holes == holes && self.picture.looksLike(picture)
    }
  }

  /// Creates the state of an empty screen. The seed separates the ids of several programs in one terminal.
  package init(
    _ pictureProtocol: PictureProtocol, cell: CellPixels, seed: UInt32 = 0,
    most: Int = PictureScreen.most
  ) {
    self.most = most
    self.pictureProtocol = pictureProtocol
    self.cell = cell
    numbers = PictureNumbers(seed: seed, isSmall: pictureProtocol == .placeholders)
  }

  /// Records that the screen was, or may have been, cleared.
  package mutating func forget() { hasAll = false }

  /// The bytes that delete every picture.
  package var removal: [UInt8] {
    pictureProtocol.removal(of: shown.map(\.image)) + removal(of: resting, keeping: [])
  }

  private func removal(of gone: [Shown], keeping others: [Shown]) -> [UInt8] {
    pictureProtocol.removal(of: gone.map { ($0.number, $0.image) }, keeping: others.map(\.image))
  }

  /// Determines the bytes to send for a frame. The caller must send the result, because it is recorded as shown.
  package mutating func plan(_ frame: Frame) -> PicturePlan {
    var plan = PicturePlan(undecided: frame)
    plan.frame.covers = []
    if !hasAll {
      plan.before = removal
      (shown, resting, hasAll) = ([], [], true)
    }
    if frame.pictures.isEmpty, shown.isEmpty, resting.isEmpty { return plan }
    var (old, room) = (shown, most)
    shown = []
    for (picture, cells) in zip(frame.pictures, frame.ownCells) where !cells.isEmpty {
      let holes = pictureProtocol == .placeholders ? [] : Self.holes(picture, cells, frame)
      if let index = old.firstIndex(where: {
        $0.picture.area == picture.area && $0.hasPixels(of: picture, holes)
      }) {
        keep(old.remove(at: index), isNew: false, cells, in: &plan)
      } else if let new = made(picture, holes, frame, old + resting, &room, &plan) {
        keep(new, isNew: true, cells, in: &plan)
      } else {
        picture.drawBlocks(into: &plan.frame, .half, in: cells)
      }
    }
    plan.after = rest(old, isBehind: frame.pictures.contains(where: \.isVeiled))
    return plan
  }

  /// Chooses which pictures that are no longer shown keep their images in the terminal, and returns the bytes that
  /// delete the other images.
  private mutating func rest(_ gone: [Shown], isBehind: Bool) -> [UInt8] {
    let used = Set(shown.map(\.image))
    let free = resting.filter { !used.contains($0.image) }
    let hidden =
      isBehind && !pictureProtocol.isPaintedOnCells
      ? free + gone.filter { !$0.picture.isVeiled && !used.contains($0.image) } : []
    let bytes =
      removal(of: gone, keeping: shown + hidden)
      + (hidden.isEmpty ? removal(of: free, keeping: []) : [])
    resting = hidden
    return bytes
  }

  private static func holes(_ picture: PixelPicture, _ cells: Set<Int>, _ frame: Frame) -> Set<Int>
  {
    let area = picture.area
    if cells.count == area.size.columns * area.size.rows { return [] }
    var holes: Set<Int> = []
    for row in 0..<area.size.rows {
      for column in 0..<area.size.columns {
        let index = (area.origin.row + row) * frame.size.columns + area.origin.column + column
        if !cells.contains(index) { holes.insert(row * area.size.columns + column) }
      }
    }
    return holes
  }

  /// Creates the output of a new picture; nil if the picture has to be drawn in block characters.
  private mutating func made(
    _ picture: PixelPicture, _ holes: Set<Int>, _ frame: Frame, _ old: [Shown], _ room: inout Int,
    _ plan: inout PicturePlan
  ) -> Shown? {
    guard pictureProtocol.canShow(picture.area, in: frame.size, cell: cell) else { return nil }
    let number = numbers.next(besides: Set((old + shown).flatMap { [$0.number, $0.image] }))
    if let before = old.first(where: { $0.hasPixels(of: picture, holes) }),
      let bytes = pictureProtocol.moved(before.image, as: number, picture.area.size)
    {
      return Shown(
        picture: picture, holes: holes, number: number, image: before.image, bytes: bytes)
    }
    // Encoding is skipped if there is no room left.
    if room == 0 {
      plan.isWaiting = true
      return nil
    }
    let pixels = Self.pixels(picture, holes, cell)
    let bytes = pictureProtocol.bytes(pixels, as: number, in: picture.area, cell: cell)
    if bytes.count > most { return nil }
    if bytes.count > room {
      (room, plan.isWaiting) = (0, true)
      return nil
    }
    room -= bytes.count
    return Shown(picture: picture, holes: holes, number: number, image: number, bytes: bytes)
  }

  private static func pixels(_ picture: PixelPicture, _ holes: Set<Int>, _ cell: CellPixels)
    -> PixelGrid
  {
    var grid = picture.pixels(cell: cell)
    for hole in holes {
      let (row, column) = hole.quotientAndRemainder(dividingBy: picture.area.size.columns)
      grid.clear(
        column * cell.width..<(column + 1) * cell.width, row * cell.height..<(row + 1) * cell.height
      )
    }
    return grid
  }

  private mutating func keep(
    _ picture: Shown, isNew: Bool, _ cells: Set<Int>, in plan: inout PicturePlan
  ) {
    shown.append(picture)
    let area = picture.picture.area
    if pictureProtocol == .placeholders {
      for index in cells {
        let (row, column) = index.quotientAndRemainder(dividingBy: plan.frame.size.columns)
        let sign = Placeholder.character(
          column: column - area.origin.column, row: row - area.origin.row)
        var style = plan.frame.cells[index].style
        style.ink = Placeholder.ink(of: picture.image)
        plan.frame.replace(Cell(sign ?? " ", style: style), at: index)
      }
    } else {
      if plan.frame.covers.isEmpty {
        plan.frame.covers = Array(repeating: 0, count: plan.frame.cells.count)
      }
      for index in cells { plan.frame.covers[index] = picture.number }
    }
    let corner = pictureProtocol == .placeholders ? nil : area.origin
    // Only pictures painted on cells are lost when the cells are redrawn.
    let bytes = isNew || pictureProtocol.isPaintedOnCells ? picture.bytes : []
    plan.strokes.append(
      PicturePlan.Stroke(number: picture.number, corner: corner, bytes: bytes, isNew: isNew))
  }
}

/// Allocates ids for pictures. After the last id, unused ids are allocated again from the first.
struct PictureNumbers: Sendable {
  private let first: UInt32
  private let count: UInt32
  private var used: UInt32

  /// Creates the allocator. Small ids fit into the foreground colour of a 256-colour terminal.
  init(seed: UInt32, isSmall: Bool) {
    (first, count) = isSmall ? (1, 255) : ((seed & 0xFFF) << 12 | 1, 4095)
    used = isSmall ? seed &* 37 % 255 : 0
  }

  /// Returns the next unused id; if all ids are used, the first id.
  mutating func next(besides taken: Set<UInt32>) -> UInt32 {
    for _ in 0..<count {
      let number = first + used
      used = (used + 1) % count
      if !taken.contains(number) { return number }
    }
    return first
  }
}
