import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The paper of a picture on the screen` {
  private static let grounds = SayingTheme.allCases.flatMap { theme in
    Shade.allCases.map { ThemeColours(theme, $0).background }
  }

  // F-08: the sheet is a tint of the background, never a white square on black.
  @Test(arguments: MoodTheme.allCases)
  func `is a tint of the ground within a thin frame`(theme: MoodTheme) throws {
    for ground in Self.grounds {
      let sheet = MoodSheet(theme, on: Ink(ground))
      let paper = try #require(sheet.paper).rgb
      #expect(paper.contrast(with: ground) < 1.35, "\(ground.hex)")
      // D-6: light paper has a visible edge against its background too.
      #expect(paper.contrast(with: ground) > 1.06, "\(ground.hex)")
      #expect(sheet.edge.rgb.contrast(with: ground) > paper.contrast(with: ground))
      #expect(sheet.text.rgb.contrast(with: paper) >= 4.5)
    }
  }

  // F-08: graphics need a contrast of 3 to 1, which the outline of a shape has.
  @Test(arguments: MoodTheme.allCases)
  func `lets every shape be made out, also where the ground is not known`(theme: MoodTheme) {
    for ground in Self.grounds {
      let sheet = MoodSheet(theme, on: Ink(ground))
      for level in stride(from: 1, through: 100, by: 3) {
        let rim = sheet.rim(around: theme.ink(at: level)).rgb
        #expect(rim.contrast(with: sheet.fading.rgb) >= 3, "\(ground.hex) \(level)")
      }
    }
    let clear = MoodSheet(theme, on: nil)
    #expect(clear.paper == nil)
    for level in stride(from: 1, through: 100, by: 3) {
      let ink = theme.ink(at: level)
      let rim = clear.rim(around: ink).rgb
      #expect(rim.contrast(with: RGB(0)) >= 3 && rim.contrast(with: RGB(0xFFFFFF)) >= 3)
      #expect(clear.shown(ink).ansi16 != 0)
    }
  }

  // F-08
  @Test func `is clear where the ground is not known`() throws {
    let scene = CanvasScene(try CanvasSample.canvas([95]))
    let shown = frame(60, 30) { scene.draw(into: &$0, in: $1, .unicode) }
    #expect(shown[0, 0] == .blank && shown[59, 29] == .blank)
    #expect(!shown.cells.contains { $0.style.ink == MoodTheme.dawn.paper })
    let dark = Ink(ThemeColours(.undergrowth, .dark).background)
    let known = frame(60, 30) { frame, area in
      frame.knownGround = dark
      scene.draw(into: &frame, in: area, .unicode)
    }
    #expect(known[0, 0].style.ink == MoodSheet(.dawn, on: dark).paper)
  }

  // D-13
  @Test(arguments: MoodTheme.allCases)
  func `deepens pale colours until they stand out, but not in files`(theme: MoodTheme) throws {
    for ground in Self.grounds {
      let sheet = MoodSheet(theme, on: Ink(ground))
      let paper = try #require(sheet.paper).rgb
      for level in stride(from: 1, through: 100, by: 3) {
        let shown = sheet.shown(theme.ink(at: level)).rgb
        #expect(shown.contrast(with: paper) >= 1.75, "\(ground.hex) \(level)")
      }
    }
    let ink = theme.ink(at: 50).with(ansi16: 3)
    #expect(MoodSheet(own: theme).shown(ink) == ink)
  }

  // F-08: exported files keep the paper of their theme.
  @Test func `leaves files the paper of their theme`() throws {
    let scene = CanvasScene(try CanvasSample.canvas())
    #expect(scene.sheet == MoodSheet(own: .dawn))
    let text = String(decoding: scene.svg(side: 100), as: UTF8.self)
    #expect(text.contains("fill=\"#f9f7f0\"/>"))
  }

  // F-08
  @Test func `says faintly how to begin where nothing was felt`() throws {
    let empty = Canvas(
      day: Day(ordinal: 20_370), mode: .daily, theme: .dawn, shapes: [], total: 3, hasGuide: false)
    let words = MoodsWords(.english).invitation
    let shown = frame(60, 30) {
      CanvasScene(empty).draw(into: &$0, in: $1, .unicode, invitation: words)
    }
    #expect(shown.text.contains("m  note how you feel"))
    let scene = CanvasScene(try CanvasSample.canvas())
    let full = frame(60, 30) { scene.draw(into: &$0, in: $1, .unicode, invitation: words) }
    #expect(!full.text.contains("note"))
    let narrow = frame(12, 6) {
      CanvasScene(empty).draw(into: &$0, in: $1, .unicode, invitation: words)
    }
    #expect(!narrow.text.contains("m"), "A sentence that does not fit is not cut.")
  }
}
