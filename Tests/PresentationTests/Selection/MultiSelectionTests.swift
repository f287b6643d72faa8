import Domain
import Support
import Testing

@testable import PresentationKit

@Suite struct `Marks of rows` {
  private func name(_ number: Int) -> RowName { .record("\(number)") }

  // B 9: the range is always what is between its two ends, whatever keys are pressed.
  @Test(arguments: 1...40)
  func `are what lies between where a range began and where the keys are`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let count = Int.random(in: 1...120, using: &random)
    // Only a part of a long list is loaded, and the part follows the selection.
    let reach = Int.random(in: 1...30, using: &random)
    let all = (0..<count).map(name)
    var selection = MultiSelection()
    let anchor = Int.random(in: 0..<count, using: &random)
    selection.turnRange(at: all[anchor], index: anchor)
    var index = anchor
    for _ in 0..<60 {
      let isNear = Bool.random(using: &random)
      let near = max(0, index - 3)...min(count - 1, index + 3)
      index = Int.random(in: isNear ? near : 0...(count - 1), using: &random)
      let loaded = Array(all[max(0, index - reach)...min(count - 1, index + reach)])
      if let missing = selection.reach(all[index], at: index, among: loaded) {
        selection.fill(with: Array(all[missing]), of: missing)
      }
      let meant = Set(all[min(anchor, index)...max(anchor, index)])
      #expect(Set(selection.names) == meant && selection.count == meant.count)
    }
  }

  @Test func `that were made one by one stay beside a range`() {
    var selection = MultiSelection()
    selection.toggle(name(7))
    selection.turnRange(at: name(2), index: 2)
    _ = selection.reach(name(3), at: 3, among: (0..<9).map(name))
    #expect(selection.names == [name(7), name(2), name(3)])
    selection.toggle(name(7))
    #expect(selection.names == [name(2), name(3)] && !selection.isRange)
    selection.remove([name(3)])
    #expect(selection.names == [name(2)])
    selection.clear()
    #expect(selection.isEmpty)
  }

  @Test func `take no rows that come after the range was left`() {
    var selection = MultiSelection()
    selection.turnRange(at: name(0), index: 0)
    let missing = selection.reach(name(50), at: 50, among: [name(50)])
    #expect(missing == 0...50)
    selection.clear()
    selection.fill(with: (0...50).map(name), of: 0...50)
    #expect(selection.isEmpty)
  }
}
