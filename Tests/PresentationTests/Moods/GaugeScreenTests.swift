import Domain
import Testing

@testable import PresentationKit
@testable import PresentationMoods
@testable import TextUI

@Suite struct `The gauge under the fingers` {
  private func gauge() -> GaugeScreen {
    GaugeScreen(
      Day(ordinal: 20_000), theme: .dawn, showsHint: false,
      ViewContext(.english, .unicode, now: Now(instant: 0, offset: 0), motion: true))
  }

  private let area = Area(column: 0, row: 2, columns: 80, rows: 20)

  private func number(_ gauge: GaugeScreen) -> [Style.Attributes] {
    var frame = Frame(size: .standard)
    gauge.draw(into: &frame, in: area)
    return frame.cells.filter { $0.character == "6" }.map(\.style.marks)
  }

  @Test func `ticks when the shape becomes another one, and not for every level`() {
    // CV-18: the step from 60 to 61 gives one tick, and from 61 to 62 none.
    var gauge = gauge()
    #expect(number(gauge) == [.bold])
    _ = gauge.press(.up, in: area)
    #expect(gauge.level.value == 61)
    #expect(number(gauge) == [[.bold, .reverse]])
    _ = gauge.pass(GaugeScreen.tickLength)
    #expect(number(gauge) == [.bold])
    _ = gauge.press(.up, in: area)
    #expect(gauge.level.value == 62)
    #expect(number(gauge) == [.bold])
  }

  @Test(arguments: [80, 120])
  func `says its level in words`(_ columns: Int) {
    // D-100
    var frame = Frame(size: Size(columns: columns, rows: 24))
    gauge().draw(into: &frame, in: Area(column: 0, row: 2, columns: columns, rows: 20))
    for text in ["60 · good", "very low", "rather low", "so-so", "very good"] {
      #expect(frame.text.contains(text), "\(frame.text)")
    }
    let rows = frame.text.split(separator: "\n", omittingEmptySubsequences: false)
    let names = ["very good", "so-so", "very low"].map { name in
      rows.firstIndex { $0.drop { $0 == " " }.hasPrefix(name) } ?? -1
    }
    #expect(names == names.sorted() && !names.contains(-1))
    #expect(MoodsWords(.english).name(of: MoodLevel(nearest: 1)) == "very low")
    #expect(MoodsWords(.english).name(of: MoodLevel(nearest: 100)) == "very good")
    #expect(MoodsWords(.english).name(of: MoodLevel(nearest: 59)) == "so-so")
  }

  @Test func `follows the mouse, and is let go where the mouse is`() {
    // CV-13, CV-14, CV-15
    var gauge = gauge()
    let bar = gauge.layout(in: area).gauge
    func point(_ row: Int) -> Point {
      Point(column: bar.origin.column + 2, row: bar.origin.row + row)
    }
    _ = gauge.handle(Mouse(.press, point(bar.size.rows - 1)), in: area)
    #expect(gauge.level.value < 10)
    _ = gauge.handle(Mouse(.drag, point(0)), in: area)
    #expect(gauge.isCancelling)
    #expect(gauge.handle(Mouse(.release, point(0)), in: area) == [.back])
    _ = gauge.handle(Mouse(.drag, point(bar.size.rows / 2)), in: area)
    #expect(!gauge.isCancelling && (40...60).contains(gauge.level.value))
    let effects = gauge.handle(Mouse(.release, point(bar.size.rows / 2)), in: area)
    #expect(effects == [.back, .open(.moods(.write(gauge.level, Day(ordinal: 20_000))))])
  }
}
