import Domain
import PresentationKit
import TextUI

/// The cover of a book in an area: its picture, and where there is none one that is designed for it
/// in its colour with its title on it.
struct CoverArt: Equatable, Sendable {
  /// The picture, where it has been got.
  let image: CoverImage?
  let title: String
  /// Who wrote it, as it is said.
  let author: String?
  let theme: BookTheme
  /// Whether its day has gone by: it steps back behind an exclamation mark then.
  let isOverdue: Bool

  /// The room of a cover among others.
  static let inGrid = Size(columns: 8, rows: 6)
  /// The room of the cover of a book that is looked at.
  static let inDetail = Size(columns: 16, rows: 12)
  /// The least room in which a picture can be made out, and a back of a book holds letters.
  static let smallest = Size(columns: 4, rows: 3)

  init(
    _ image: CoverImage?, title: String, author: String? = nil, theme: BookTheme,
    isOverdue: Bool = false
  ) {
    self.image = image
    self.title = Printable.line(title)
    self.author = author.map(Printable.line)
    self.theme = theme
    self.isOverdue = isOverdue
  }

  /// Draws it into an area, as large as it fits, in the middle and on the bottom.
  func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    if area.size.columns < Self.smallest.columns || area.size.rows < Self.smallest.rows {
      let row = Area(
        column: area.origin.column, row: area.endRow - 1, columns: area.size.columns, rows: 1)
      frame.write(pieces(area.size.columns, glyphs), in: row)
    } else if let image, glyphs.pictures.isDrawn {
      draw(image, into: &frame, in: area)
    } else {
      BookBack(title: title, author: author, theme: theme, isOverdue: isOverdue)
        .draw(into: &frame, in: area, glyphs)
    }
  }

  /// The same in one line of at most so many columns: `▌데`.
  func pieces(_ columns: Int, _ glyphs: Glyphs) -> [StyledText] {
    guard columns > 0 else { return [] }
    let mark = isOverdue && columns > 1 ? 1 : 0
    let letters = Self.initials(of: title, cells: min(2, columns - 1 - mark))
    let ink = glyphs.pictures.isDrawn ? theme.ink : nil
    var pieces = [StyledText(glyphs.spine, Style(ink: ink))]
    if !letters.isEmpty { pieces.append(StyledText(letters, isOverdue ? .dim : .plain)) }
    if mark > 0 { pieces.append(Self.mark(glyphs)) }
    return pieces
  }

  /// The letters a title begins with, in so many cells; a wide one is taken whole or not at all.
  static func initials(of title: String, cells: Int) -> String {
    let letters = title.filter { $0.isLetter || $0.isNumber }
    return TextLayout.prefix(of: letters.isEmpty ? title : letters, cells: max(0, cells))
  }

  /// What stands beside the letters of an overdue book.
  private static func mark(_ glyphs: Glyphs) -> StyledText {
    StyledText("!", Style(ink: glyphs.pictures.isDrawn ? Accent.rose : nil, .bold))
  }
}

/// The picture as the frame shows pictures.
extension CoverArt {
  private func draw(_ image: CoverImage, into frame: inout Frame, in area: Area) {
    let room = Picture.pixels(in: area.size)
    let sides = image.sides(within: room.width, room.height)
    let left = (room.width - sides.width) / 2
    let top = room.height - sides.height
    // Half a cell is as many parts wide as a cell is, and half as many high.
    let parts = frame.rendition.isInPixels ? (across: 4, down: 8) : frame.rendition.grid
    let (width, height) = (sides.width * parts.across, sides.height * parts.down / 2)
    let small = image.resized(width, height)
    var picture = Picture(
      width: room.width * parts.across, height: room.height * parts.down / 2)
    for y in 0..<height {
      for x in 0..<width {
        let ink = CoverTones.ink(small[x, y], x, y, in: frame.rendition)
        picture[left * parts.across + x, picture.height - height + y] =
          isOverdue ? CoverTones.resting(ink) : ink
      }
    }
    picture.drawParts(into: &frame, in: area)
    guard isOverdue else { return }
    let book = Area(
      column: area.origin.column + left, row: area.origin.row + top / 2,
      columns: sides.width, rows: (sides.height + 1) / 2)
    CoverTones.drawMark(into: &frame, in: book)
  }
}

/// The colours of covers.
enum CoverTones {
  /// What an overdue cover steps back into.
  private static let shade = Ink(0x77777D, ansi256: 243, ansi16: 8)
  /// What the back of an overdue book steps back into.
  private static let deepShade = Ink(0x3A3A40, ansi256: 237, ansi16: 8)
  /// Letters on what stepped back, and the exclamation mark.
  static let letter = Ink(0xFFFFFF, ansi256: 231, ansi16: 15)

  /// How much lighter or darker a pixel is taken to be among sixteen colours, by its place, so that
  /// a shade between two of them is made of both.
  private static let weave = [-48, 16, 32, -16]

  /// A pixel with its neighbours in the palettes, which real pixels do not need.
  static func ink(_ colour: RGB, _ x: Int, _ y: Int, in rendition: Rendition = .half) -> Ink {
    if rendition.isInPixels {
      return Ink(
        red: colour.red, green: colour.green, blue: colour.blue, ansi256: 16, ansi16: 0)
    }
    let offset = weave[(y & 1) * 2 + (x & 1)]
    func woven(_ part: UInt8) -> UInt8 { UInt8(clamping: Int(part) + offset) }
    return Ink(
      red: colour.red, green: colour.green, blue: colour.blue,
      ansi256: Palette.nearest256(red: colour.red, green: colour.green, blue: colour.blue),
      ansi16: Palette.nearest16(
        red: woven(colour.red), green: woven(colour.green), blue: woven(colour.blue)))
  }

  /// A pixel of an overdue cover. Among sixteen, three shades of grey are left of it.
  static func resting(_ ink: Ink) -> Ink {
    let grey: UInt8 = ink.ansi16 == 0 ? 0 : [7, 10, 11, 14, 15].contains(ink.ansi16) ? 7 : 8
    return ink.mixed(with: shade, 0.6).with(ansi16: grey)
  }

  /// The back of an overdue book, on which white letters can be read.
  static func restingBack(_ paper: Ink) -> Ink {
    paper.mixed(with: deepShade, 0.65).with(ansi16: 8)
  }

  /// An exclamation mark on a patch in the middle of a book.
  static func drawMark(into frame: inout Frame, in book: Area) {
    let columns = min(3, book.size.columns)
    guard columns > 0, book.size.rows > 0 else { return }
    let patch = Area(
      column: book.origin.column + (book.size.columns - columns) / 2,
      row: book.origin.row + (book.size.rows - 1) / 2, columns: columns, rows: 1)
    let style = Style(ink: letter, paper: Accent.rose, .bold)
    frame.fill(patch, style)
    frame.put("!", patch.origin.column + columns / 2, patch.origin.row, style)
  }
}
