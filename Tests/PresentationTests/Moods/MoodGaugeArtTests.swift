import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The drawn gauge` {
  private let size = Size(columns: 14, rows: 20)
  private var area: Area { Area(column: 3, row: 1, columns: 14, rows: 20) }

  private func gauge(_ level: Int, elapsed: Int? = nil, isCancelling: Bool = false)
    -> MoodGaugeArt
  {
    MoodGaugeArt(
      MoodLevel(nearest: level), theme: .dawn, isCancelling: isCancelling, elapsed: elapsed)
  }

  @Test func `is clear in the zone that cancels, pink on top and blue at the bottom`() {
    // CV-13, CV-19
    let picture = gauge(100).picture(in: size)
    #expect(picture.height == 40)
    for y in 0..<6 { for x in 0..<14 { #expect(picture[x, y] == nil) } }
    #expect(picture[7, 8]?.rgb == RGB(0xF1ABCE))
    #expect(picture[7, 39]?.rgb == RGB(0x4174A9))
    let colours = (10..<40).map { picture[7, $0]?.rgb }
    #expect(Set(colours.compactMap { $0 }).count >= 20)
  }

  @Test(arguments: [1, 20, 60, 90])
  func `is filled up to its level and pale above`(_ level: Int) {
    // CV-19
    let picture = gauge(level).picture(in: size)
    let full = gauge(100).picture(in: size)
    let edge = (15 + 85 * (100 - level) / 100) * 40 / 100
    let paper = MoodSheet(.dawn, on: nil).fading.rgb
    for y in 10..<38 {
      if y >= edge + 3 { #expect(picture[7, y] == full[7, y], "\(y)") }
      if y < edge - 5, let above = picture[7, y], let water = full[7, y] {
        #expect(above.rgb.contrast(with: paper) < water.rgb.contrast(with: paper), "\(y)")
      }
    }
  }

  @Test func `moves by a wave and by one stop, and comes round`() {
    // CV-19
    #expect(gauge(60).picture(in: size) == gauge(60).picture(in: size))
    #expect(gauge(60, elapsed: 0).picture(in: size) == gauge(60).picture(in: size))
    #expect(gauge(60, elapsed: 84).picture(in: size) != gauge(60).picture(in: size))
    #expect(gauge(60, elapsed: 6_000).picture(in: size) == gauge(60).picture(in: size))
    // After 1.5 seconds the bottom has the colour that is one step higher.
    #expect(gauge(60, elapsed: 1_500).picture(in: size)[7, 39]?.rgb == RGB(0x81AFC3))
    #expect(gauge(60, elapsed: 3_000).picture(in: size)[7, 39]?.rgb == RGB(0x4174A9))
    #expect(gauge(60, elapsed: .min).picture(in: size) == gauge(60).picture(in: size))
    #expect(gauge(60, elapsed: .max).picture(in: size).pixels.count == 14 * 40)
  }

  @Test func `means on the screen what it means on a phone`() {
    // CV-13, CV-14
    func meaning(_ row: Int) -> MoodGauge.Meaning {
      MoodGaugeArt.meaning(of: Point(column: 5, row: row), in: area)
    }
    #expect(meaning(1) == .cancel && meaning(2) == .cancel && meaning(0) == .cancel)
    #expect(meaning(3) == .level(MoodLevel(nearest: 100)))
    #expect(meaning(4) == .level(MoodLevel(nearest: 98)))
    #expect(meaning(20) == .level(MoodLevel(nearest: 3)))
    #expect(meaning(21) == .unchanged)
    let rows = MoodLevel.range.map { gauge($0).edgeRow(in: area) }
    #expect(zip(rows, rows.dropFirst()).allSatisfy { $0 >= $1 })
    #expect(rows.first == 20 && rows.last == 4)
  }

  @Test func `shows its sign of cancelling, and no water while it would cancel`() {
    // CV-14
    // D-49
    let still = frame(14, 20) { gauge(60).draw(into: &$0, in: $1, .unicode) }
    #expect(!still.text.contains("✕"))
    let pulled = frame(14, 20) {
      gauge(60, isCancelling: true).draw(into: &$0, in: $1, .unicode)
    }
    #expect(pulled.text.contains("✕"))
    let leaving = gauge(60, isCancelling: true).picture(in: size)
    #expect(leaving.pixels.allSatisfy { $0?.rgb != RGB(0xF38562) })
    let letters = frame(14, 20) {
      gauge(60, isCancelling: true).draw(into: &$0, in: $1, .ascii)
    }
    #expect(!letters.text.contains("#") && letters.text.contains("x"))
  }

  @Test func `stands in letters where there are no pixels`() {
    // 5: rows with `~` at the edge
    let shown = frame(10, 20) { gauge(60).draw(into: &$0, in: $1, .ascii) }
    let rows = shown.text.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(rows.count { $0 == "~~~~~~~~~~" } == 1)
    #expect(rows.firstIndex { $0 == "~~~~~~~~~~" } == 9)
    #expect(rows.count { $0 == "##########" } == 10)
    #expect(rows.count { $0 == ".........." } == 6)
  }

  @Test func `draws nothing where it could not be used, and never beside its area`() {
    let none = frame(2, 3) { gauge(60).draw(into: &$0, in: $1, .unicode) }
    #expect(none == Frame(size: Size(columns: 2, rows: 3)))
    for (columns, rows) in [(3, 4), (10, 9), (16, 60)] {
      let shown = frame(columns + 2, rows + 2) {
        gauge(100).draw(into: &$0, in: $1.inset(columns: 1, rows: 1), .unicode)
      }
      for row in 0..<(rows + 2) {
        #expect(shown[0, row] == .blank && shown[columns + 1, row] == .blank)
      }
      for column in 0..<(columns + 2) {
        #expect(shown[column, 0] == .blank && shown[column, rows + 1] == .blank)
      }
    }
  }
}

@Suite struct `A shape by itself` {
  @Test func `lies in the middle of a sheet`() {
    // CV-18, CV-38
    let mark = MoodMark(MoodLevel(nearest: 100), theme: .night)
    let dark = Ink(0x111216)
    for (columns, rows) in [(8, 4), (12, 6), (30, 10)] {
      let shown = frame(columns, rows) { frame, area in
        frame.knownGround = dark
        mark.draw(into: &frame, in: area, .unicode)
      }
      #expect(shown[columns / 2, rows / 2].style.ink?.rgb == mark.ink.rgb, "\(columns)")
      #expect(shown[0, 0].style.ink == MoodSheet(.night, on: dark).paper)
    }
  }

  @Test func `is a sign with its level in letters`() {
    let mark = MoodMark(MoodLevel(nearest: 72), theme: .dawn)
    let shown = frame(8, 3) { mark.draw(into: &$0, in: $1, .ascii) }
    #expect(shown.text.contains("& 72"))
    #expect(frame(1, 1) { mark.draw(into: &$0, in: $1, .ascii) }.text == "&")
    let nothing = frame(0, 0) { mark.draw(into: &$0, in: $1, .unicode) }
    #expect(nothing == Frame(size: Size(columns: 0, rows: 0)))
  }
}
