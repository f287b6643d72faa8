package import Domain
package import PresentationKit
package import TextUI

/// The drawing of a book's cover: its image, or else a designed cover in the book's colour with its title.
package struct CoverArt: Equatable, Sendable {
  /// The cover image; nil if not loaded.
  let image: CoverImage?
  let title: String
  /// The displayed author; nil if the book has none.
  let author: String?
  let theme: BookTheme
  /// The category, which determines the cloth and the motif; nil if the user chose the colour.
  var category: BookCategory?
  /// Whether the target day has passed. The cover of such a book is dimmed and has an exclamation mark.
  let isOverdue: Bool
  /// The motif of a designed cover; nil for the one that follows from the title.
  var motif: CoverOrnament.Motif?

  /// The size of a cover in a grid.
  static let inGrid = Size(columns: 8, rows: 6)
  /// The size of a cover in a row of covers.
  static let inRow = Size(columns: 12, rows: 9)
  /// The size of the cover on a book's own screen.
  static let inDetail = Size(columns: 16, rows: 12)
  /// The smallest size at which an image is recognisable and a spine holds text.
  static let smallest = Size(columns: 4, rows: 3)

  init(
    _ image: CoverImage?, title: String, author: String? = nil, theme: BookTheme,
    category: BookCategory? = nil, isOverdue: Bool = false
  ) {
    self.image = image
    self.title = Printable.line(title)
    self.author = author.map(Printable.line)
    self.theme = theme
    self.category = category
    self.isOverdue = isOverdue
  }

  /// Creates the cover of a book. Without `image`, the cover is designed.
  init(
    _ image: CoverImage? = nil, of book: Book, author: String?, isOverdue: Bool = false,
    motif: CoverOrnament.Motif? = nil
  ) {
    self.init(
      image, title: book.facts.title.text, author: author, theme: book.theme,
      category: book.chosenTheme == nil ? book.facts.category : nil, isOverdue: isOverdue)
    self.motif = motif
  }

  /// Creates the designed cover of a book.
  package init(of book: Book, in language: Language) {
    self.init(of: book, author: ReadingWords(language).author(book.facts))
  }

  /// Returns the covers of books that stand beside each other and therefore have different motifs.
  package static func besideEachOther(
    _ books: [(title: String, category: BookCategory?)]
  ) -> [CoverArt] {
    zip(books, CoverMotifs(books).motifs).map { book, motif in
      var cover = CoverArt(
        nil, title: book.title, theme: (book.category ?? .etc).theme, category: book.category)
      cover.motif = motif
      return cover
    }
  }

  /// Draws the cover as large as possible, horizontally centred and aligned to the bottom.
  package func draw(into frame: inout Frame, in area: Area, _ glyphs: Glyphs) {
    guard area.size.columns > 0, area.size.rows > 0 else { return }
    if area.size.columns < Self.smallest.columns || area.size.rows < Self.smallest.rows {
      let row = Area(
        column: area.origin.column, row: area.endRow - 1, columns: area.size.columns, rows: 1)
      frame.write(pieces(area.size.columns, glyphs), in: row)
    } else if let image, glyphs.pictures.isDrawn {
      draw(image, into: &frame, in: area)
    } else {
      BookBack(
        title: title, author: author, theme: theme, category: category, isOverdue: isOverdue,
        motif: motif
      ).draw(into: &frame, in: area, glyphs)
    }
  }

  /// Returns the cover in one line of at most `columns` cells, such as `▌데`.
  func pieces(_ columns: Int, _ glyphs: Glyphs) -> [StyledText] {
    guard columns > 0 else { return [] }
    let mark = isOverdue && columns > 1 ? 1 : 0
    let letters = Self.initials(of: title, cells: min(2, columns - 1 - mark))
    let ink = glyphs.pictures.isDrawn ? Cloth(theme, category, title: title).mark : nil
    var pieces = [StyledText(glyphs.spine, Style(ink: ink))]
    if !letters.isEmpty { pieces.append(StyledText(letters, isOverdue ? .dim : .plain)) }
    if mark > 0 { pieces.append(Self.mark(glyphs)) }
    return pieces
  }

  /// Returns the first letters of a title that fit into `cells`. A double-width letter is never cut.
  static func initials(of title: String, cells: Int) -> String {
    let letters = title.filter { $0.isLetter || $0.isNumber }
    return TextLayout.prefix(of: letters.isEmpty ? title : letters, cells: max(0, cells))
  }

  /// Returns the sign beside the letters of an overdue book.
  private static func mark(_ glyphs: Glyphs) -> StyledText {
    StyledText("!", Style(ink: glyphs.pictures.isDrawn ? Accent.rose : nil, .bold))
  }
}

/// Drawing of the cover image in the frame's rendition.
extension CoverArt {
  private func draw(_ image: CoverImage, into frame: inout Frame, in area: Area) {
    let room = Picture.pixels(in: area.size)
    let sides = image.sides(within: room.width, room.height)
    let left = (room.width - sides.width) / 2
    let top = room.height - sides.height
    // `sides` counts half cells, so each unit has all of a cell's parts across and half of them
    // down.
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
  /// The grey with which an overdue cover is mixed.
  private static let shade = Ink(0x77777D, ansi256: 243, ansi16: 8)
  /// The colour of the exclamation mark.
  static let letter = Ink(0xFFFFFF, ansi256: 231, ansi16: 15)

  /// The ordered-dithering offsets for the 16-colour palette, by pixel position.
  private static let weave = [-48, 16, 32, -16]

  /// Returns a pixel's colour with its nearest palette entries. If the cover is drawn in real pixels, the palette
  /// entries are not computed.
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

  /// Returns a dimmed pixel of an overdue cover. In the 16-colour palette the pixel is one of three greys.
  static func resting(_ ink: Ink) -> Ink {
    let grey: UInt8 = ink.ansi16 == 0 ? 0 : [7, 10, 11, 14, 15].contains(ink.ansi16) ? 7 : 8
    return ink.mixed(with: shade, 0.6).with(ansi16: grey)
  }

  /// Draws an exclamation mark on a patch in the middle of a book.
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
