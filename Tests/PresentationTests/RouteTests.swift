import Domain
import Testing

@testable import Presentation
@testable import PresentationKit
@testable import PresentationSayings
@testable import TextUI

@Suite struct `The whole interface` {
  private var app: AppCoordinator {
    AppCoordinator(
      ScreenChoice(.english), glyphs: .ascii, size: Size(columns: 80, rows: 24),
      now: Now(instant: 0, offset: 0))
  }

  @Test func `follows a route from one part into another`() {
    var app = app
    app.part = .people
    let effects = app.perform([.open(.sayings(.new))])
    #expect(app.view().text.contains("Save a saying"))
    #expect(effects.contains(.work(.sayings(.recommend()))))
    #expect(app.perform([.back]).isEmpty)
  }

  @Test func `names the keys of all parts, in letters where there are no signs`() {
    let parts = app.helpOverlay.groups.last?.bindings.first
    #expect(
      parts?.label == "Tab " + Part.tabs.map { "\($0.index + 1)" }.joined(separator: " "))
    let labels = app.helpOverlay.groups.flatMap(\.bindings).map(\.label)
    #expect(labels.contains("Up Down") && labels.allSatisfy { $0.allSatisfy(\.isASCII) })
    #expect(Glyphs.unicode.arrowKeys(2, 3) == "←→")
  }
}
