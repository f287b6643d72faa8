import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `What differs between moods` {
  private func text(_ bar: DifferenceBar, _ change: Int) -> String {
    bar.pieces(change, .plain).map(\.text).joined()
  }

  // D-50
  @Test func `has bars that the lowest and the highest difference fill`() {
    let bar = DifferenceBar(of: [-10, 0, 20], columns: 31, .unicode)
    let (low, none, high) = (text(bar, -10), text(bar, 0), text(bar, 20))
    #expect(Set([low, none, high].map { TextLayout.cells($0) }).count == 1)
    #expect(low.hasPrefix("━") && high.hasSuffix("━") && !none.contains("━"))
    #expect(high.count { $0 == "━" } > low.count { $0 == "━" })
  }

  // D-50: without differences there are no bars.
  @Test func `has no bars where nothing differs, or where there is no room`() {
    #expect(DifferenceBar(of: [0, 1, -1], columns: 40, .unicode).pieces(1, .plain).isEmpty)
    #expect(DifferenceBar(of: [-20, 20], columns: 5, .unicode).pieces(20, .plain).isEmpty)
    #expect(DifferenceBar(of: [], columns: 40, .unicode).pieces(0, .plain).isEmpty)
  }

  @Test func `is a number with its sign`() {
    let bar = DifferenceBar(of: [5], columns: 40, .ascii)
    #expect([bar.number(5), bar.number(-5), bar.number(0)] == ["+5", "-5", "+0"])
  }

  // D-50
  @Test func `stands behind the day as its typical levels`() throws {
    var typical = Array(repeating: MoodTally(), count: 24)
    for hour in 8..<20 { typical[hour].add(MoodTally(MoodLevel(nearest: 60))) }
    let canvas = try CanvasSample.canvas([30], at: CanvasSample.positions)
    let words = MoodsWords(.english)
    let shown = frame(60, 10) { frame, area in
      frame.knownGround = Ink(0x111216)
      MoodDayChart(canvas, chosen: 0, typical: typical, words).draw(
        into: &frame, in: area, .unicode)
    }
    #expect(shown.text.contains("usual"))
    let bare = frame(60, 10) { frame, area in
      frame.knownGround = Ink(0x111216)
      MoodDayChart(canvas, chosen: 0, words).draw(into: &frame, in: area, .unicode)
    }
    #expect(!bare.text.contains("usual"))
  }

  @Test func `has the ground of the typical levels below its signs, and even levels`() throws {
    var typical = Array(repeating: MoodTally(), count: 24)
    for hour in 0..<24 { typical[hour].add(MoodTally(MoodLevel(nearest: 90))) }
    let canvas = try CanvasSample.canvas([30], at: CanvasSample.positions)
    for rows in [7, 8, 10, 12] {
      let shown = frame(60, rows) { frame, area in
        frame.knownGround = Ink(0x111216)
        MoodDayChart(canvas, chosen: 0, typical: typical, MoodsWords(.english))
          .draw(into: &frame, in: area, .unicode)
      }
      let sign = Character(Glyphs.unicode.sign(of: canvas.shapes[0].record.shape))
      let index = try #require(shown.cells.firstIndex { $0.character == sign })
      let papers = (index - 1...index + 1).map { shown.cells[$0].style.paper }
      #expect(papers.allSatisfy { $0 != nil && $0 == papers[0] }, "\(rows)")
      let lines = shown.text.split(separator: "\n", omittingEmptySubsequences: false)
      let levels = ["100", " 50", "  0"].map { level in lines.firstIndex { $0.hasPrefix(level) } }
      let (top, middle, bottom) = (levels[0] ?? -1, levels[1] ?? -1, levels[2] ?? -1)
      #expect(top == 0 && middle > 0 && bottom == 2 * middle, "\(rows)")
    }
  }
}
