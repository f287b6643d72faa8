package import Domain
import PresentationKit
package import TextUI

/// The cloth in which a book without a cover picture is bound. All cloths are equally dark and equally muted, so that
/// no cover stands out. The hue is that of the category, or of the colour that the user chose.
package struct Cloth: Equatable, Sendable {
  /// The colour of the cover.
  package let paper: Ink
  /// The colour of the spine at the left edge.
  package let edge: Ink
  /// The pale tint of the motif; `far` is a darker tint for what is behind the motif.
  let motif: Ink
  let far: Ink
  /// The text colours of the title and of the author.
  package let title: Ink
  package let author: Ink

  /// The lightness and saturation (HSL) of most cloths. Black, grey and white books have lower values.
  static let lightness = 0.35
  static let saturation = 0.35

  /// Chooses the cloth. `category` is nil if the user chose the colour. Books of a category have neighbouring hues,
  /// which depend on the title.
  init(_ theme: BookTheme, _ category: BookCategory? = nil, title: String, isOverdue: Bool = false)
  {
    let wave = Double(CoverHash(title).number % 29) - 14
    let (tone, ansi16) = Self.tone(theme, category)
    let turned = tone.saturation < 0.2 ? tone.hue : tone.hue + wave
    let saturation = isOverdue ? tone.saturation * 0.35 : tone.saturation
    let even = RGB(hue: turned, saturation: saturation, lightness: tone.lightness)
      .evenLightness(tone.lightness)
    let lightness = isOverdue ? even * 0.85 : even
    func ink(_ part: Double, _ light: Double, _ ansi16: UInt8) -> Ink {
      Ink(RGB(hue: turned, saturation: part, lightness: light), ansi16: ansi16)
    }
    let dark = isOverdue ? 8 : ansi16
    let cloth = ink(saturation, lightness, dark)
    paper =
      saturation < 0.2
      ? cloth
      : Ink(
        red: cloth.red, green: cloth.green, blue: cloth.blue, ansi256: Self.ansi256(turned),
        ansi16: dark)
    edge = ink(saturation, lightness * 0.66, dark == 0 ? 8 : 0)
    motif = ink(isOverdue ? 0.08 : 0.42, isOverdue ? 0.62 : 0.78, 7)
    far = ink(isOverdue ? 0.06 : 0.3, (lightness + (isOverdue ? 0.5 : 0.66)) / 2, 7)
    self.title = isOverdue ? Ink(0xDCDCE0, ansi256: 253, ansi16: 15) : Self.white
    author = ink(isOverdue ? 0.05 : 0.3, isOverdue ? 0.72 : 0.82, 15)
  }

  /// Chooses the cloth of a book.
  package init(_ book: Book, isOverdue: Bool = false) {
    self.init(
      book.theme, book.chosenTheme == nil ? book.facts.category : nil,
      title: book.facts.title.text, isOverdue: isOverdue)
  }

  /// Chooses the cloth of a book that was read.
  init(_ activity: Activity) {
    self.init(
      activity.chosenTheme ?? activity.category.theme,
      activity.chosenTheme == nil ? activity.category : nil, title: activity.title.text)
  }

  /// Chooses the cloth of a book on a shelf.
  init(_ item: ShelfItem) {
    self.init(item.theme, item.clothCategory, title: item.facts.title.text)
  }

  /// Chooses the cloth of a search result.
  init(_ result: BookSearchResult) {
    self.init(result.category.theme, result.category, title: result.title)
  }

  /// The colour of a thin mark for the book in a list: the cloth, pale enough to be seen on a dark background.
  package var mark: Ink { paper.mixed(with: motif, 0.3).with(ansi16: paper.ansi16) }

  /// Returns the colour of cloth in the 256-colour palette. It is chosen by hue, because the nearest colour would
  /// mostly be grey.
  private static func ansi256(_ hue: Double) -> UInt8 {
    let hues: [(end: Double, colour: UInt8)] = [
      (18, 95), (45, 94), (100, 58), (158, 65), (190, 23), (216, 24), (290, 60), (330, 96),
    ]
    let hue = hue < 0 ? hue + 360 : hue
    return hues.first { hue < $0.end }?.colour ?? 95
  }

  private static let white = Ink(0xF7F4EE, ansi256: 255, ansi16: 15)

  /// A colour by hue (degrees), saturation and lightness.
  struct Tone: Equatable {
    let hue: Double
    var saturation = Cloth.saturation
    var lightness = Cloth.lightness
  }

  private static func tone(_ theme: BookTheme, _ category: BookCategory?) -> (Tone, UInt8) {
    guard let category else { return (Tone(theme), theme.clothANSI16) }
    let tone = Tone(category)
    return (tone, tone.saturation < 0.2 ? theme.clothANSI16 : ansi16(tone.hue))
  }

  /// Returns the colour of cloth in the 16-colour palette for the hue of a category.
  private static func ansi16(_ hue: Double) -> UInt8 {
    let hues: [(end: Double, colour: UInt8)] = [
      (20, 1), (70, 3), (158, 2), (212, 6), (252, 4), (340, 5),
    ]
    return hues.first { hue < $0.end }?.colour ?? 1
  }
}

extension Cloth.Tone {
  /// Creates the tone of a colour that the user chose.
  init(_ theme: BookTheme) {
    switch theme {
    case .black: self.init(hue: 236, saturation: 0.27, lightness: 0.2)
    case .blue: self.init(hue: 216)
    case .brown: self.init(hue: 30)
    case .cyan: self.init(hue: 198)
    case .green: self.init(hue: 135)
    case .indigo: self.init(hue: 240)
    case .mint: self.init(hue: 164)
    case .orange: self.init(hue: 20)
    case .pink: self.init(hue: 338)
    case .purple: self.init(hue: 282)
    case .red: self.init(hue: 2)
    case .teal: self.init(hue: 182)
    case .yellow: self.init(hue: 44)
    case .primary: self.init(hue: 220, saturation: 0.07, lightness: 0.27)
    case .gray: self.init(hue: 215, saturation: 0.1)
    }
  }

  /// Creates the tone of a category. Related subjects have neighbouring hues.
  init(_ category: BookCategory) {
    switch category {
    case .computer, .science, .technical:
      self.init(hue: 236, saturation: 0.27, lightness: 0.2)
    case .naturalScience: self.init(hue: 36)
    case .etc, .magazine, .society: self.init(hue: 215, saturation: 0.1)
    case .korea, .japanese, .chinese: self.init(hue: 220, saturation: 0.07, lightness: 0.27)
    case .action: self.init(hue: 18)
    case .autobiography: self.init(hue: 190)
    case .cartoon, .comedy: self.init(hue: 48)
    case .children, .toddler: self.init(hue: 40)
    case .classic: self.init(hue: 12)
    case .cook: self.init(hue: 24)
    case .craft: self.init(hue: 150)
    case .criticalBiography: self.init(hue: 184)
    case .design, .interior: self.init(hue: 352)
    case .documentary: self.init(hue: 170)
    case .economic, .professional: self.init(hue: 220)
    case .education: self.init(hue: 160)
    case .elementarySchool, .middleSchool, .highSchool: self.init(hue: 30)
    case .elt, .foreignLanguage, .examination: self.init(hue: 240)
    case .essay: self.init(hue: 84)
    case .family: self.init(hue: 110)
    case .fantasy: self.init(hue: 206)
    case .game: self.init(hue: 54)
    case .genreNovel: self.init(hue: 262)
    case .habit, .life: self.init(hue: 100)
    case .health: self.init(hue: 128)
    case .history: self.init(hue: 32)
    case .humanities: self.init(hue: 176)
    case .law: self.init(hue: 230)
    case .lightNovel: self.init(hue: 296)
    case .linguistic: self.init(hue: 246)
    case .medical: self.init(hue: 200)
    case .poem: self.init(hue: 322)
    case .culture: self.init(hue: 342)
    case .religion: self.init(hue: 42)
    case .romance: self.init(hue: 346)
    case .selfImprovement: self.init(hue: 156)
    case .socialScience: self.init(hue: 228)
    case .sports: self.init(hue: 190)
    case .teenager: self.init(hue: 26)
    case .thriller: self.init(hue: 276)
    case .travel: self.init(hue: 194)
    }
  }
}

extension BookTheme {
  /// The colour of cloth in the 16-colour palette, on which white text is legible.
  fileprivate var clothANSI16: UInt8 {
    switch self {
    case .black: 0
    case .blue, .indigo: 4
    case .brown, .orange, .yellow: 3
    case .cyan, .mint, .teal: 6
    case .green: 2
    case .pink, .purple: 5
    case .red: 1
    case .primary, .gray: 8
    }
  }
}

/// A hash of a title (FNV-1a), so that a book always looks the same.
struct CoverHash: Equatable, Sendable {
  let number: Int

  init(_ title: String) {
    var hash: UInt32 = 2_166_136_261
    for byte in title.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    number = Int(hash >> 9)
  }
}

extension RGB {
  /// Creates a colour from a hue in degrees, a saturation and a lightness (HSL).
  init(hue: Double, saturation: Double, lightness: Double) {
    let chroma = (1 - abs(2 * lightness - 1)) * saturation
    let low = lightness - chroma / 2
    func part(_ turn: Double) -> UInt8 {
      var angle = (hue + turn).truncatingRemainder(dividingBy: 360)
      if angle < 0 { angle += 360 }
      let height = max(0, min(1, 2 - abs(angle - 180) / 60))
      // Adding a half and truncating rounds without the C math library.
      return UInt8(max(0, min(255, (low + chroma * (1 - height)) * 255 + 0.5)))
    }
    self.init(red: part(0), green: part(240), blue: part(120))
  }

  /// Returns the lightness at which this colour looks as bright as other hues. Green and yellow look brighter than blue
  /// of the same lightness.
  func evenLightness(_ lightness: Double) -> Double {
    let weighed = 0.299 * Double(red) + 0.587 * Double(green) + 0.114 * Double(blue)
    let wanted = lightness * 255 * 0.94
    return lightness * min(1.06, max(0.84, wanted / max(1, weighed)))
  }
}
