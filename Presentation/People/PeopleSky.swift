import Domain
import PresentationKit
import TextUI

/// The arrangement of the people as stars. The height of a star is the water that is left. Everything else depends on
/// the ids and the tags alone, so that from day to day a star only rises or sinks.
struct PeopleSky: Equatable, Sendable {
  struct Star: Equatable, Sendable {
    let index: Int
    /// The cell of the star, counted from the corner of the sky.
    let cell: Point
    /// Where the star would be with all its water.
    let home: Point
    /// How lately the person was in touch, from 0 to 3.
    let size: Int
    let state: Plant.State
    /// The number of the constellation; nil if the person shares no tag.
    let group: Int?
  }

  private(set) var stars: [Star] = []
  /// The tags of the constellations, the largest first.
  let tags: [String]
  var chosen: Star?
  let size: Size
  /// The number of rows above the hills.
  let rows: Int

  /// The largest number of persons to load.
  static let most = 2000
  /// Whether there are too many persons to show all names. Then most stars are only specks.
  var isCrowded: Bool { stars.count > 60 }

  init(_ slice: PlantSlice, selected: Int, in size: Size) {
    let (plants, rows) = (slice.items, max(1, size.rows - (size.rows < 10 ? 0 : size.rows / 8)))
    (self.size, self.rows) = (size, rows)
    let seeds = plants.map(Self.seed)
    let groups = Dictionary(grouping: plants) { $0.person.tags.words.first ?? "" }
    let tags = groups.filter { !$0.key.isEmpty && $0.value.count > 1 }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map(\.key)
    self.tags = tags
    let numbers = plants.map { tags.firstIndex(of: $0.person.tags.words.first ?? "") }
    // Each constellation has its share of the width; those who share no tag come last.
    let order = plants.indices.sorted {
      (numbers[$0] ?? .max, seeds[$0]) < (numbers[$1] ?? .max, seeds[$1])
    }
    let apart = plants.count > 60 ? 0 : rows < 10 ? 1 : 3
    var filled = Frame(size: size)
    for (rank, index) in order.enumerated() {
      func share(_ turn: UInt64) -> Double { Scatter.share(seeds[index], turn) }
      func cell(_ depth: Double) -> Point {
        let along = (Double(rank) + 0.2 + 0.6 * share(1)) / Double(plants.count)
        let column =
          Double(size.columns - 8) * along + Double(size.columns) / 6 * depth * (share(3) - 0.5)
        return Point(
          column: min(max(3 + Int(column), 3), max(3, size.columns - 4)),
          row: Int((depth * Double(rows - 1)).rounded()))
      }
      let whole = cell(Self.depth(of: plants[index], share(2)))
      let offset = [0, -1, 1, -2, 2, -3, 3].first {
        (0..<rows).contains(whole.row + $0)
          && filled.isBlank(whole.column...whole.column, whole.row + $0)
      }
      let star = Point(column: whole.column, row: whole.row + (offset ?? 0))
      for row in star.row - apart / 2...star.row + (apart + 1) / 2 {
        filled.fill(star.column - 2 * apart...star.column + 2 * apart, row)
      }
      stars.append(
        Star(
          index: slice.start + index, cell: star, home: cell(0.16 * share(2)),
          size: apart == 0 || rows < 8 ? 0 : min(Self.size(of: plants[index]), rows / 4),
          state: plants[index].state, group: numbers[index]))
    }
    chosen = stars.first { $0.index == selected }
  }

  /// Returns whether a star is named: all are, or in a crowd the chosen constellation and the late.
  func isNamed(_ star: Star) -> Bool {
    !isCrowded || star.state == .withered || star == chosen
      || star.group != nil && star.group == chosen?.group
  }

  /// The stars of each constellation that still shine, from left to right. A crowd is not joined by lines.
  var chains: [[Star]] {
    isCrowded
      ? [] : tags.indices.map { tag in stars.filter { $0.group == tag && $0.state != .withered } }
  }

  /// A number that depends only on the id of the person.
  private static func seed(_ plant: Plant) -> Int {
    plant.person.id.text.utf8.reduce(7) { ($0 &* 31 &+ Int($1)) & 0xFFFF_FFFF }
  }

  /// Returns how far a star has sunk, from 0 to 1. Due stars are near the rim, late ones at it.
  private static func depth(of plant: Plant, _ share: Double) -> Double {
    guard let dDay = plant.dDay, let cycle = plant.person.cycle else { return 0.3 * share }
    if dDay < 0 { return 0.85 + 0.15 * min(1, Double(-dDay - 1) / 13) }
    if dDay == 0 { return 0.74 + 0.04 * share }
    return (1 - min(1, Double(dDay) / Double(cycle.days))) * 0.6 + 0.16 * share
  }

  private static func size(of plant: Plant) -> Int {
    guard plant.person.timesWatered > 0, let dDay = plant.dDay, let cycle = plant.person.cycle
    else { return 0 }
    let days = cycle.days - dDay
    return days <= 3 ? 3 : days <= 7 ? 2 : days <= 30 ? 1 : 0
  }

  /// Returns the person to whose star a key leads: the nearest in its direction, those more aside than ahead last.
  func index(after key: Key) -> Int? {
    let steps: [Key: (x: Int, y: Int)] = [
      .left: (-1, 0), .character("h"): (-1, 0), .right: (1, 0), .character("l"): (1, 0),
      .up: (0, -1), .character("k"): (0, -1), .down: (0, 1), .character("j"): (0, 1),
    ]
    guard let step = steps[key], let here = chosen else { return nil }
    func far(_ star: Star) -> Int? {
      let (x, y) = (star.cell.column - here.cell.column, 2 * (star.cell.row - here.cell.row))
      let (ahead, aside) = (x * step.x + y * step.y, abs(x * step.y + y * step.x))
      return ahead > 0 ? x * x + y * y + (aside > ahead ? 1_000_000 : 0) : nil
    }
    let next = stars.min { far($0) ?? .max < far($1) ?? .max }
    return next.flatMap(far) == nil ? here.index : next?.index
  }
}

extension Frame {
  /// Fills some cells of a row, as far as they are inside the frame.
  mutating func fill(_ columns: ClosedRange<Int>, _ row: Int) {
    fill(Area(column: columns.lowerBound, row: row, columns: columns.count, rows: 1), .reverse)
  }

  /// Returns whether some cells of a row are inside the frame and blank.
  func isBlank(_ columns: ClosedRange<Int>, _ row: Int) -> Bool {
    (0..<size.rows).contains(row) && columns.lowerBound >= 0 && columns.upperBound < size.columns
      && columns.allSatisfy { self[$0, row] == .blank }
  }
}
