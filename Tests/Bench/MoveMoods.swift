import Data
import Domain

/// Moves many moods on their pictures in one transaction. Runs in a process of its own.
enum MoveMoods {
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let count = try arguments.number("moods")
    let turn = try arguments.number("turn")
    let path = try arguments.text("store")
    do throws(StorageFailure) {
      let moods = SQLiteMoods(try Database(.file(path)))
      do throws(MoodsFailure) { try move(count, turn, in: moods) } catch { throw .closed }
    } catch { throw .haru("\(error)") }
  }

  private static func move(
    _ count: Int, _ turn: Int, in moods: SQLiteMoods
  ) throws(MoodsFailure) {
    var positions: [(ID<MoodRecord>, CanvasPosition)] = []
    let all = Day(ordinal: 1)...Sample.today
    try moods.visit(all, matching: MoodFilter(), oldestFirst: false) { day in
      for record in day.records where positions.count < count {
        positions.append(
          (record.id, CanvasPosition(x: 2000 + turn * 7 + positions.count % 5000, y: 4000)))
      }
      return positions.count < count
    }
    try moods.move(positions)
  }
}
