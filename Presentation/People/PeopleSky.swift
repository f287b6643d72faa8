import Domain
import PresentationKit
import TextUI

/// The ways to show the people of the list, in the order of the key that changes them.
enum PeopleView: CaseIterable, Sendable { case garden, list, sky }

/// The arrangement of the people as stars. The height of a star is the water that is left. Its column depends on the
/// person and the tags of all, so that from day to day a star only rises or sinks along its own line.
struct PeopleSky: Equatable, Sendable {
  struct Star: Equatable, Sendable {
    /// The index of the person in the list.
    let index: Int
    /// The cell of the star, counted from the corner of the sky.
    var cell: Point
    /// Where the star would be with all its water.
    let home: Point
    /// How lately the person was in touch, from 0 to 3.
    let size: Int
    let state: Plant.State
    /// The number of the constellation; nil if the person shares no tag.
    let constellation: Int?

    /// The number of columns that the star covers on either side of its cell.
    var reach: Int { (size + 3) / 2 }
  }

  struct Line: Equatable, Sendable {
    let from: Star
    let to: Star

    /// The square of the length. A row is as high as two columns are wide.
    var length: Int {
      let (x, y) = (from.cell.column - to.cell.column, 2 * (from.cell.row - to.cell.row))
      return x * x + y * y
    }
  }

  let stars: [Star]
  /// The lines of the constellations.
  private(set) var lines: [Line] = []
  /// The tags of the constellations, the largest first.
  let constellations: [String]
  /// The star of the selected person.
  let chosen: Star?
  let size: Size
  /// The number of rows above the hills.
  let rows: Int

  /// The largest number of persons of which all names are shown. With more, most stars are only specks.
  static let crowd = 60
  /// The largest number of persons in the sky.
  static let most = 2000
  /// The largest constellation that has lines.
  private static let mostLinked = 200

  init(_ slice: PlantSlice, selected: Int, in size: Size) {
    self.size = size
    let rows = max(1, size.rows - (size.rows < 10 ? 0 : size.rows / 8))
    self.rows = rows
    let plants = slice.items
    let seeds = plants.map(Self.seed)
    let groups = Self.groups(plants)
    constellations = groups.map(\.tag)
    let columns = Self.columns(seeds, groups.map(\.members), width: size.columns)
    var numbers: [Int: Int] = [:]
    for (number, group) in groups.enumerated() {
      for index in group.members { numbers[index] = number }
    }
    let isCrowded = plants.count > Self.crowd
    var occupied = Cells(size)
    var stars: [Star] = []
    for index in plants.indices.sorted(by: { seeds[$0] < seeds[$1] }) {
      let (plant, share) = (plants[index], Scatter.share(seeds[index], 2))
      let lean = (Scatter.share(seeds[index], 3) - 0.5) * Double(size.columns) / 6
      func cell(_ depth: Double) -> Point {
        let column = Int((columns[index] + lean * depth).rounded())
        return Point(
          column: min(max(column, 3), max(3, size.columns - 4)),
          row: min(rows - 1, Int((depth * Double(rows - 1)).rounded())))
      }
      let home = cell(0.16 * share)
      let star = Self.free(cell(Self.depth(of: plant, share)), in: occupied, rows: rows)
      let (wide, high) = isCrowded ? (0, 0) : (5, rows < 10 ? 0 : rows < 20 ? 1 : 2)
      for row in star.row - high...star.row + high {
        occupied.insert(star.column - wide...star.column + wide, row)
      }
      stars.append(
        Star(
          index: slice.start + index, cell: star, home: home,
          size: min(Self.size(of: plant), isCrowded || rows < 8 ? 0 : rows / 4), state: plant.state,
          constellation: numbers[index]))
    }
    self.stars = stars.sorted { $0.index < $1.index }
    chosen = stars.first { $0.index == selected }
    lines = constellations.indices.flatMap(lines(of:))
  }

  var isCrowded: Bool { stars.count > Self.crowd }

  /// Returns whether a star has a name where not all have one.
  func isNamed(_ star: Star) -> Bool {
    !isCrowded || star.state == .withered || star.index == chosen?.index
      || star.constellation != nil && star.constellation == chosen?.constellation
  }

  /// Returns whether a star is only a speck: in a crowded sky, all but the chosen and the late ones.
  func isSpeck(_ star: Star) -> Bool {
    isCrowded && star.state != .withered && star.index != chosen?.index
  }

  /// The ways that late stars have sunk. A crowded sky does not show them.
  var falls: [Star] { isCrowded ? [] : stars.filter { $0.state == .withered } }

  // MARK: Positions

  /// Returns the persons of each constellation: those whose first tag that others have too is the same.
  private static func groups(_ plants: [Plant]) -> [(tag: String, members: [Int])] {
    var counts: [String: Int] = [:]
    for plant in plants { for tag in plant.person.tags.words { counts[tag, default: 0] += 1 } }
    var members: [String: [Int]] = [:]
    for index in plants.indices {
      guard let tag = plants[index].person.tags.words.first(where: { counts[$0, default: 0] > 1 })
      else { continue }
      members[tag, default: []].append(index)
    }
    return members.filter { $0.value.count > 1 }.map { (tag: $0.key, members: $0.value) }
      .sorted { ($1.members.count, $0.tag) < ($0.members.count, $1.tag) }
  }

  /// Returns the column of each person. Each constellation has its share of the width; those who share no tag are
  /// spread over all of it.
  private static func columns(_ seeds: [Int], _ groups: [[Int]], width: Int) -> [Double] {
    var columns = [Double](repeating: 0, count: seeds.count)
    let all = groups.reduce(0) { $0 + $1.count }
    let room = Double(max(1, width - 8))
    func spread(_ members: some Collection<Int>, from start: Double, over length: Double) {
      let sorted = members.sorted { seeds[$0] < seeds[$1] }
      for (rank, index) in sorted.enumerated() {
        let along = Double(rank) + 0.2 + 0.6 * Scatter.share(seeds[index], 1)
        columns[index] = 3 + start + along / Double(sorted.count) * length
      }
    }
    var before = 0
    for group in groups {
      spread(
        group, from: room * Double(before) / Double(all),
        over: room * Double(group.count) / Double(all))
      before += group.count
    }
    let known = Set(groups.joined())
    spread(seeds.indices.filter { !known.contains($0) }, from: 0, over: room)
    return columns
  }

  /// A number that depends only on the id of the person.
  private static func seed(_ plant: Plant) -> Int {
    let hash = plant.person.id.text.utf8.reduce(0xCBF2_9CE4_8422_2325 as UInt64) {
      ($0 ^ UInt64($1)) &* 0x100_0000_01B3
    }
    return Int(hash >> 24)
  }

  /// Returns how far a star has sunk, from 0 to 1. Due stars are near the rim, late ones at it.
  private static func depth(of plant: Plant, _ share: Double) -> Double {
    guard let dDay = plant.dDay, let cycle = plant.person.cycle else { return 0.3 * share }
    if dDay < 0 { return 0.85 + 0.15 * min(1, Double(-dDay - 1) / 13) }
    if dDay == 0 { return 0.74 + 0.04 * share }
    return (1 - min(1, Double(dDay) / Double(cycle.days))) * 0.6 + 0.16 * share
  }

  private static func size(of plant: Plant) -> Int {
    guard plant.person.timesWatered > 0 else { return 0 }
    guard let dDay = plant.dDay, let cycle = plant.person.cycle else { return 1 }
    let days = cycle.days - dDay
    return days <= 3 ? 3 : days <= 7 ? 2 : days <= 30 ? 1 : 0
  }

  /// Returns the nearest free cell, above or below if possible.
  private static func free(_ cell: Point, in occupied: Cells, rows: Int) -> Point {
    for column in [0, 3, -3] {
      for row in [0, -1, 1, -2, 2, -3, 3] where (0..<rows).contains(cell.row + row) {
        let next = Point(column: max(0, cell.column + column), row: cell.row + row)
        if occupied.isFree(next.column...next.column, next.row) { return next }
      }
    }
    return cell
  }

  /// Returns the lines of a constellation. Each leads to the nearest star that has no line yet; late stars have lost
  /// theirs. In a crowded sky, only the chosen constellation has lines.
  private func lines(of constellation: Int) -> [Line] {
    guard !isCrowded || constellation == chosen?.constellation else { return [] }
    var open = stars.filter { $0.constellation == constellation && $0.state != .withered }
    guard open.count <= Self.mostLinked, let first = open.popLast() else { return [] }
    var nearest = open.map { Line(from: first, to: $0) }
    var lines: [Line] = []
    while let next = nearest.indices.min(by: { nearest[$0].length < nearest[$1].length }) {
      let line = nearest.remove(at: next)
      lines.append(line)
      nearest = nearest.map { old in
        let other = Line(from: line.to, to: old.to)
        return other.length < old.length ? other : old
      }
    }
    return lines
  }
}

/// The cells of the sky in which something is.
struct Cells {
  private let size: Size
  private var isFilled: [Bool]

  init(_ size: Size) {
    self.size = size
    isFilled = Array(repeating: false, count: size.columns * size.rows)
  }

  mutating func insert(_ columns: ClosedRange<Int>, _ row: Int) {
    guard (0..<size.rows).contains(row) else { return }
    for column in columns where (0..<size.columns).contains(column) {
      isFilled[row * size.columns + column] = true
    }
  }

  /// Returns whether cells are inside the sky and nothing is in them.
  func isFree(_ columns: ClosedRange<Int>, _ row: Int) -> Bool {
    guard (0..<size.rows).contains(row), columns.lowerBound >= 0,
      columns.upperBound < size.columns
    else { return false }
    return columns.allSatisfy { !isFilled[row * size.columns + $0] }
  }
}
