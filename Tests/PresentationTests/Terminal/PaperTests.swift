import Domain
import Testing

@testable import Presentation
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
    let looks = [
      Style.plain, .dim, .bold, Style(ink: Accent.ember), Style(ink: Accent.leaf),
      Style(ink: Accent.rose), Style(ink: Ink(0xFFFFFF)), Style(ink: Ink(0)),
      Style(ink: Ink(0xF8D473), .dim),
    ]
    for look in looks {
      let cell = painted(colours) { $0.put("가", 0, 0, look) }[0, 0]
      #expect((cell.style.ink?.rgb.contrast(with: colours.background) ?? 0) >= 4.5, "\(look)")
      #expect(!cell.style.marks.contains(.dim))
    }
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
