import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationPeople
@testable import TextUI

@Suite struct `A theme's paper` {
  private static let size = Size(columns: 12, rows: 2)

  private func painted(_ colours: ThemeColours, _ draw: (inout Frame) -> Void) -> Frame {
    var frame = Frame(size: Self.size)
    draw(&frame)
    frame.paint(Paper(colours))
    return frame
  }

  // M-25
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `lies behind everything that has no ground of its own`(theme: SayingTheme, shade: Shade) {
    let colours = ThemeColours(theme, shade)
    let frame = painted(colours) { $0.put("글 a", 1, 0) }
    for cell in frame.cells { #expect(cell.style.paper?.rgb == colours.background) }
    let own = painted(colours) { $0.put("a", 0, 0, Style(paper: Ink(0x123456))) }
    #expect(own[0, 0].style.paper == Ink(0x123456))
  }

  // M-25, look.md: contrast
  // newcomer 9
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `lets every text be read, plain, quiet or coloured`(theme: SayingTheme, shade: Shade) {
    let colours = ThemeColours(theme, shade)
    let styles = [
      Style.plain, .dim, .bold, Style(ink: Accent.ember), Style(ink: Accent.leaf),
      Style(ink: Accent.rose), Style(ink: Accent.amber), Style(ink: Ink(0xFFFFFF)),
      Style(ink: Ink(0)), Style(ink: Ink(0xF8D473), .dim),
    ]
    for style in styles {
      let cell = painted(colours) { $0.put("가", 0, 0, style) }[0, 0]
      #expect((cell.style.ink?.rgb.contrast(with: colours.background) ?? 0) >= 4.5, "\(style)")
      #expect(!cell.style.marks.contains(.dim))
    }
  }

  // F-07: accents, borders and the selected row are tinted, and all text can be read.
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `tints every hue, and each can be read`(theme: SayingTheme, shade: Shade) throws {
    let colours = ThemeColours(theme, shade)
    #expect(colours.tint.contrast(with: colours.background) >= 4.5)
    var inks: Set<RGB> = []
    for hue in Hue.all {
      let frame = painted(colours) { frame in
        frame.put("a", 0, 0, Style(ink: hue.ink))
        frame.put("▌", 1, 0, Style(ink: hue.ink))
        frame.put("─", 2, 0, Style(ink: hue.ink))
        frame.put("a", 0, 1, .dim)
        frame.hue = hue
        frame.select(Area(column: 0, row: 1, columns: 1, rows: 1))
      }
      let ink = try #require(frame[0, 0].style.ink?.rgb)
      inks.insert(ink)
      #expect(ink != hue.ink.rgb, "It takes some of the tint.")
      for column in 0..<3 { #expect(frame[column, 0].style.ink?.rgb == ink) }
      #expect(ink.contrast(with: colours.background) >= 4.5, "\(hue)")
      let selected = frame[0, 1].style
      let fill = try #require(selected.paper?.rgb)
      #expect(fill != hue.fill.rgb && selected.ink == Hue.onFill)
      #expect(Hue.onFill.rgb.contrast(with: fill) >= 4.5, "\(hue)")
      #expect(fill.contrast(with: colours.background) >= 1.3, "The row is seen on its ground.")
    }
    #expect(inks.count == Hue.all.count, "Each part keeps a colour of its own.")
  }

  // D-9: a selected row keeps the colours of its signs and bars, and its text can be read.
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `has a quiet fill for the selected row`(theme: SayingTheme, shade: Shade) throws {
    let colours = ThemeColours(theme, shade)
    for hue in Hue.all {
      var frame = Frame(size: Self.size)
      frame.knownGround = Ink(colours.background)
      frame.hue = hue
      frame.put("a", 0, 0)
      frame.put("b", 1, 0, .dim)
      frame.put("━", 2, 0, Style(ink: Hue.violet.ink))
      frame.put("c", 3, 0, Style(ink: Accent.rose))
      frame.select(Area(column: 0, row: 0, columns: 4, rows: 1))
      frame.paint(Paper(colours))
      let fill = try #require(frame[0, 0].style.paper?.rgb)
      #expect(fill.contrast(with: colours.background) >= 1.15, "\(hue)")
      for column in [0, 1, 3] {
        let text = try #require(frame[column, 0].style.ink?.rgb)
        #expect(text.contrast(with: fill) >= 4.5, "\(hue) \(column)")
      }
      #expect(frame[2, 0].style.ink != frame[0, 0].style.ink, "The bar keeps its colour.")
    }
  }

  // F-03: an overdue or withered state is at least as strong as a milder one.
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `never makes the worse the fainter`(theme: SayingTheme, shade: Shade) {
    let colours = ThemeColours(theme, shade)
    func strength(_ ink: Ink) -> Double {
      painted(colours) { $0.put("a", 0, 0, Style(ink: ink)) }[0, 0].style.ink?.rgb
        .contrast(with: colours.background) ?? 0
    }
    let late = strength(Accent.rose)
    for calm in [Accent.leaf, Accent.amber, Accent.ember, Accent.sky, Hue.violet.ink] {
      #expect(late >= strength(calm), "\(theme) \(shade)")
    }
    let plants = [Plant.State.resting, .thirsty, .withered].map {
      strength(PlantAppearance.ink(of: $0))
    }
    #expect(plants == plants.sorted())
  }

  // F-07
  @Test(arguments: SayingTheme.allCases, Shade.allCases)
  func `draws frames and rules in the tint, softer than words`(theme: SayingTheme, shade: Shade)
    throws
  {
    let colours = ThemeColours(theme, shade)
    let frame = painted(colours) { $0.put("╭─a", 0, 0, .dim) }
    let line = try #require(frame[1, 0].style.ink?.rgb)
    #expect(frame[0, 0].style.ink?.rgb == line)
    let word = try #require(frame[2, 0].style.ink?.rgb)
    #expect(line.contrast(with: colours.background) < word.contrast(with: colours.background))
    #expect(line.contrast(with: colours.background) >= 1.3)
  }

  // F-03, F-07, look.md: colours that are close to the terminal's background are made readable.
  @Test(
    arguments: [0xFFFFFF, 0xFDF6E3, 0xEEE8D5, 0, 0x002B36, 0x2E3440, 0x300A24, 0x1E1E1E] as [UInt32]
  )
  func `of a terminal is left alone, and everything on it can be read`(ground: UInt32) {
    let ground = RGB(ground)
    var frame = Frame(size: Self.size)
    for (column, hue) in Hue.all.enumerated() { frame.put("a", column, 0, Style(ink: hue.ink)) }
    frame.put("a", 0, 1)
    frame.put("a", 1, 1, .dim)
    frame.put("●", 2, 1, Style(ink: Ink(0xFAE8E7)))
    frame.put("▀", 3, 1, Style(ink: Ink(0xFAE8E7)))
    frame.paint(Paper(ofTerminal: ground))
    for cell in frame.cells { #expect(cell.style.paper == nil) }
    #expect(frame[0, 1].style == .plain, "Words have the ink somebody chose for the terminal.")
    #expect(frame[3, 1].style.ink == Ink(0xFAE8E7), "A picture keeps its colours.")
    let coloured = (0..<Hue.all.count).map { frame[$0, 0] } + [frame[1, 1], frame[2, 1]]
    for cell in coloured {
      #expect((cell.style.ink?.rgb.contrast(with: ground) ?? 0) >= 4.5, "\(cell)")
    }
  }

  // F-07
  @Test func `is chosen anew when settings or the terminal say something else`() {
    var paper = PaperChoice(ColourOptions())
    #expect(paper.shown == nil)
    paper.terminal = RGB(0xFFFFFF)
    #expect(paper.shown == Paper(ofTerminal: RGB(0xFFFFFF)))
    paper.wanted = ColourOptions(theme: "mango", appearance: "auto")
    #expect(paper.shown == SayingTheme(named: "mango").map { Paper(ThemeColours($0, .light)) })
    paper.terminal = RGB(0x1E1E1E)
    #expect(paper.shown == SayingTheme(named: "mango").map { Paper(ThemeColours($0, .dark)) })
    paper.wanted = ColourOptions(appearance: "light")
    #expect(paper.shown == Paper(ThemeColours(.white, .light)))
  }

  // M-25
  @Test func `leaves a picture its colours`() {
    let soft = Ink(0xFAE8E7)
    let cell = painted(ThemeColours(.white)) { $0.put("▀", 0, 0, Style(ink: soft)) }[0, 0]
    #expect(cell.style.ink == soft)
  }

  @Test func `keeps what stands there and where it is`() {
    var frame = Frame(size: Self.size)
    frame.put("한글 text", 0, 1, .reverse)
    var painted = frame
    painted.paint(Paper(ThemeColours(.meeting)))
    #expect(painted.cells.map(\.character) == frame.cells.map(\.character))
    #expect(painted.cells.map(\.width) == frame.cells.map(\.width))
    #expect(painted[0, 1].style.marks == .reverse)
  }
}
