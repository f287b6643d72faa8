import Domain
import PresentationKit
import Support
import Testing

@testable import PresentationPeople
@testable import TextUI

/// Section 5, item 2, of the designer's list: the sky of people.
@Suite struct `The sky of the people` {
  private let room = Size(columns: 72, rows: 34)

  /// Returns a person with a cycle of ten days, who is due in some days, with tags such as `#family`.
  private func plant(
    _ number: Int, dueIn days: Int, _ tags: String? = nil, on day: String = "2026-11-20"
  )
    -> Plant
  {
    let today = Day.on(day)
    var person = Person.sample(
      id: "id-\(number)", name: "Friend\(number)", every: 10, next: "\(today + days)",
      timesWatered: 3)
    person.tags = PersonTags(stored: tags)
    return Plant(person, today: today)
  }

  private func sky(_ plants: [Plant], selected: Int = 0, in size: Size? = nil) -> PeopleSky {
    PeopleSky(
      PlantSlice(items: plants, start: 0, total: plants.count, focus: selected),
      selected: selected, in: size ?? room)
  }

  private func star(_ index: Int, in sky: PeopleSky) throws -> PeopleSky.Star {
    try #require(sky.stars.first { $0.index == index })
  }

  private func drawing(_ sky: PeopleSky) -> PeopleSkyDrawing {
    let area = Area(column: 1, row: 1, columns: sky.size.columns, rows: sky.size.rows)
    return PeopleSkyDrawing(sky: sky, area: area, glyphs: .unicode) {
      (StyledText("Friend \($0.index)"), $0.state == .withered ? [" 3d"] : [])
    }
  }

  /// Sixty different persons, some of them late.
  private var many: [Plant] {
    (0..<60).map { plant($0, dueIn: $0 % 13 - 2, ["#family", "#work", nil][$0 % 3]) }
  }

  @Test func `has a star the higher, the more water is left, and late ones at the rim`() throws {
    let sky = sky([
      plant(0, dueIn: -9), plant(1, dueIn: -1), plant(2, dueIn: 0), plant(3, dueIn: 5),
      plant(4, dueIn: 10),
    ])
    let rows = try (0..<5).map { try star($0, in: sky).cell.row }
    #expect(rows == rows.sorted(by: >) && Set(rows).count == 5, "\(rows)")
    #expect(sky.stars.allSatisfy { (0..<sky.rows).contains($0.cell.row) && sky.rows < 34 })
    let late = try star(0, in: sky)
    #expect(late.home.row < 8 && late.cell.row > 25, "It shows from where it sank.")
  }

  @Test func `moves a star from day to day only along its own line`() throws {
    let first = sky((0..<5).map { plant($0, dueIn: 9 - $0, "#family") })
    let next = sky((0..<5).map { plant($0, dueIn: 8 - $0, "#family", on: "2026-11-21") })
    for index in 0..<5 {
      let (before, after) = (try star(index, in: first), try star(index, in: next))
      #expect(abs(before.cell.column - after.cell.column) <= 1 && before.home == after.home)
    }
    #expect(sky(many) == sky(many))
  }

  @Test func `joins those with the same tag, but not those who sank`() throws {
    let sky = sky([
      plant(0, dueIn: -3, "#family"), plant(1, dueIn: 3, "#family"), plant(2, dueIn: 5, "#family"),
      plant(3, dueIn: 4, "#choir"), plant(4, dueIn: 6, "#choir"), plant(5, dueIn: 6, "#alone"),
    ])
    #expect(sky.tags == ["family", "choir"])
    #expect(sky.chains.map { Set($0.map(\.index)) } == [[1, 2], [3, 4]])
    #expect(try star(5, in: sky).group == nil)
  }

  @Test(arguments: [
    Size(columns: 72, rows: 34), Size(columns: 78, rows: 17), Size(columns: 40, rows: 5),
  ])
  func `puts no name on a star or on another name`(_ size: Size) throws {
    for count in [1, 5, 14, 60] {
      let sky = sky(Array(many.prefix(count)), selected: count / 2, in: size)
      var filled = Set(sky.stars.map { $0.cell.row * 1000 + $0.cell.column })
      for name in drawing(sky).names {
        let cells = (0..<name.pieces.cells).map { name.cell.row * 1000 + name.cell.column + $0 }
        #expect(filled.isDisjoint(with: cells), "\(name)")
        filled.formUnion(cells)
      }
      if count == 14, size.rows > 10 { #expect(drawing(sky).names.count > 10) }
    }
  }

  @Test func `names in a crowd only the chosen constellation and the late`() {
    let crowd = (0..<1000).map {
      plant($0, dueIn: $0 < 5 ? -2 : $0 % 10 + 1, $0 % 50 == 7 ? "#choir" : "#work")
    }
    let sky = sky(crowd, selected: 57)
    let names = drawing(sky).names
    #expect(names.first?.index == 57 && !names.isEmpty)
    #expect(names.allSatisfy { $0.index < 5 || $0.index % 50 == 7 })
    #expect(sky.stars.count == 1000 && sky.chains.isEmpty)
  }

  @Test func `lets the arrows reach every star`() {
    for count in [2, 5, 14, 40] {
      let plants = Array(many.prefix(count))
      var (known, open): (Set<Int>, [Int]) = ([0], [0])
      while let here = open.popLast() {
        let sky = sky(plants, selected: here)
        for key in [Key.left, .right, .up, .down] {
          if let next = sky.index(after: key), known.insert(next).inserted { open.append(next) }
        }
      }
      #expect(known.count == count, "\(count)")
    }
    #expect(sky(many).index(after: .tab) == nil)
  }

  @Test(arguments: [Rendition.octant, .sextant, .quadrant, .half, .kitty])
  func `is drawn on both grounds, and stays as it is when another star is chosen`(
    _ rendition: Rendition
  ) {
    for ground in [Ink(0x17181C), Ink(0xFDFDFB)] {
      var frame = Frame(size: Size(columns: 74, rows: 36), rendition: rendition)
      frame.knownGround = ground
      drawing(sky(many)).draw(into: &frame)
      let area = frame.cells.indices.filter { 1..<73 ~= $0 % 74 && 1..<35 ~= $0 / 74 }
      #expect(area.allSatisfy { frame.cells[$0].style.paper != nil } && frame.pictures.isEmpty)
    }
    #expect(PeopleSkyPicture(sky(many)) == PeopleSkyPicture(sky(many, selected: 9)))
  }

  // D-67
  @Test func `fills nothing on an unknown ground, and is made of signs without pictures`() {
    var frame = Frame(size: Size(columns: 74, rows: 36), rendition: .octant)
    drawing(sky(many)).draw(into: &frame)
    let filled = frame.cells.count { $0.style.paper != nil }
    #expect(filled < 60, "Only where two stars touch in a cell.")
    var letters = Frame(size: Size(columns: 74, rows: 36), rendition: .letters)
    drawing(sky(Array(many.prefix(9)))).draw(into: &letters)
    #expect(letters.text.contains("[") && letters.text.contains("Friend 8"))
    #expect(letters.text.count { $0 == "*" || $0 == "+" } == 9, "\(letters.text)")
  }
}
