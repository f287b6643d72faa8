import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

@Suite struct `The picture of a plant` {
  struct Case: CustomTestStringConvertible {
    let species: Species
    let stage: Int
    let state: Plant.State
    var art: PlantArt {
      PlantArt(species: species, stage: stage, thirst: PlantArt.thirst(of: state))
    }
    var testDescription: String { "\(species) \(stage) \(state)" }
    func picture(_ columns: Int, _ rows: Int) -> Picture {
      let size = Size(columns: columns, rows: rows)
      return Picture(art.sketch(grain: Picture.grain(in: size)), in: size)
    }
  }

  static let all = Species.allCases.flatMap { species in
    (1...3).flatMap { stage in
      Plant.State.allCases.map { Case(species: species, stage: stage, state: $0) }
    }
  }

  @Test(arguments: [(16, 8), (24, 13), (60, 28)])
  func `differs from every other one in the shape alone`(_ columns: Int, _ rows: Int) {
    // C-15, C-24, C-32: nothing is shown only by colour.
    var seen: [[Bool]: Case] = [:]
    for one in Self.all {
      let shape = one.picture(columns, rows).pixels.map { $0 != nil }
      #expect(seen[shape] == nil, "\(one) looks like \(String(describing: seen[shape]))")
      seen[shape] = one
    }
    #expect(seen.count == 45)
  }

  @Test func `differs from every other one in letters, which all terminals know`() {
    // C-15, C-24, C-32
    var seen: [[String]: Case] = [:]
    for one in Self.all {
      let rows = PlantLetters.rows(one.species, stage: one.stage, one.state)
      #expect(rows.count == 7 && rows.allSatisfy { $0.utf8.count == 12 && $0.count == 12 })
      #expect(rows.joined().utf8.allSatisfy { (32..<127).contains($0) })
      #expect(seen[rows] == nil, "\(one) looks like \(String(describing: seen[rows]))")
      seen[rows] = one
    }
  }

  @Test(arguments: Species.allCases) func `stands in a pot of its colour`(_ species: Species) {
    // look.md: the accent colour comes from the plant.
    let picture = Case(species: species, stage: 1, state: .resting).picture(60, 30)
    #expect(picture[27, 52] == PlantTones.petal(species))
  }

  // D-39: no gap between the saucer and the board below it.
  @Test(arguments: Species.allCases) func `stands on the lower edge`(_ species: Species) {
    for (columns, rows) in [(14, 7), (24, 12), (60, 30)] {
      let picture = Case(species: species, stage: 2, state: .resting).picture(columns, rows)
      let last = (0..<picture.width).filter { picture[$0, picture.height - 1] != nil }
      #expect(last.count > picture.width / 2, "\(columns)")
    }
  }

  // D-39: withered plants next to each other do not touch.
  @Test(arguments: ["Mum", "Dad", "Nora", "할머니"])
  func `droops beside its own pot`(_ id: String) {
    let size = Size(columns: 60, rows: 30)
    for stage in 1...3 {
      let art = PlantArt(
        species: .stuckyi, stage: stage, thirst: 1, variety: PlantVariety(.sample(id: id)))
      let picture = Picture(art.sketch(grain: Picture.grain(in: size)), in: size)
      for y in 0..<picture.height {
        for x in [0, 1, 2, 3, 56, 57, 58, 59] { #expect(picture[x, y] == nil, "\(stage)") }
      }
    }
  }

  @Test(arguments: Species.allCases) func `grows, and droops without water`(_ species: Species) {
    // C-24, C-32
    func top(_ stage: Int, _ state: Plant.State) -> Int {
      let picture = Case(species: species, stage: stage, state: state).picture(60, 30)
      return (0..<picture.height).first { y in
        (0..<picture.width).contains { picture[$0, y] != nil }
      } ?? picture.height
    }
    for state in Plant.State.allCases {
      #expect(top(1, state) > top(2, state) && top(2, state) > top(3, state))
    }
    for stage in 1...3 {
      #expect(top(stage, .resting) < top(stage, .thirsty))
      #expect(top(stage, .thirsty) < top(stage, .withered))
    }
  }

  // D-39: no two plants look the same.
  @Test(arguments: Species.allCases)
  func `differs from person to person, and stays the same for one`(_ species: Species) {
    let size = Size(columns: 24, rows: 12)
    func picture(_ id: String) -> Picture {
      let art = PlantArt(
        species: species, stage: 3, thirst: 0, variety: PlantVariety(.sample(id: id)))
      return Picture(art.sketch(grain: Picture.grain(in: size)), in: size)
    }
    let ids = ["Mum", "Dad", "Nora", "Ben", "Iris", "Tom", "할머니", "엄마"]
    for id in ids { #expect(picture(id).pixels == picture(id).pixels) }
    for (index, id) in ids.enumerated() {
      for other in ids[..<index] {
        #expect(picture(id).pixels != picture(other).pixels, "\(id) and \(other)")
      }
    }
  }

  @Test func `keeps its standard form where it is nobody's plant`() {
    for one in Self.all { #expect(one.art.variety == .standard) }
  }

  // D-39: stages and states can still be told apart.
  @Test(arguments: ["Mum", "Dad", "Nora", "할머니"])
  func `grows and droops whoever's plant it is`(_ id: String) {
    let variety = PlantVariety(.sample(id: id))
    for species in Species.allCases {
      var seen: Set<[Bool]> = []
      for stage in 1...3 {
        for state in Plant.State.allCases {
          let size = Size(columns: 24, rows: 13)
          let art = PlantArt(
            species: species, stage: stage, thirst: PlantArt.thirst(of: state), variety: variety)
          let picture = Picture(art.sketch(grain: Picture.grain(in: size)), in: size)
          #expect(seen.insert(picture.pixels.map { $0 != nil }).inserted, "\(species) \(stage)")
        }
      }
    }
  }

  @Test func `has flowers only when it has grown to them`() {
    // C-24
    func inks(_ species: Species, _ stage: Int) -> [Ink] {
      Case(species: species, stage: stage, state: .resting).picture(60, 30).pixels
        .compactMap { $0 }
    }
    for (species, ink) in [
      (Species.rosemary, PlantTones.pinkLight), (.americanBlue, PlantTones.sky),
      (.dandelion, PlantTones.seed), (.cactus, PlantTones.pinkLight),
    ] {
      #expect(inks(species, 3).contains(ink) && !inks(species, 1).contains(ink), "\(species)")
    }
  }

  @Test func `says in sixteen colours too how it does`() {
    // look.md: the 16-colour version is chosen by hand.
    for one in Self.all {
      let used = Set(one.picture(24, 12).pixels.compactMap { $0?.ansi16 })
      let greens: Set<UInt8> = [2, 10]
      #expect(used.isDisjoint(with: greens) == (one.state == .withered), "\(one)")
    }
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func `stays within its area at every size`(_ glyphs: Glyphs) {
    let picture = PlantPicture(.americanBlue, stage: 3, glyphs)
    let size = Size(columns: 130, rows: 50)
    for columns in Array(0...26) + [40, 59, 60, 80, 120] {
      for rows in Array(0...14) + [20, 28, 40] {
        var frame = Frame(size: size)
        let area = Area(column: 3, row: 2, columns: columns, rows: rows)
        picture.draw(into: &frame, in: area)
        let once = frame
        picture.draw(into: &frame, in: area)
        #expect(frame == once, "Drawing twice is drawing once.")
        for row in 0..<size.rows {
          for column in 0..<size.columns where frame[column, row] != .blank {
            #expect(area.contains(Point(column: column, row: row)))
          }
        }
      }
    }
  }

  @Test func `is drawn in letters where there are no colours or no half blocks`() {
    // product: NO_COLOR, TERM=dumb
    func chosen(_ values: [String: String]) -> Glyphs { Glyphs.chosen { values[$0] } }
    #expect(chosen(["TERM": "xterm-256color", "LANG": "ko_KR.UTF-8"]).pictures == .half)
    #expect(chosen(["TERM": "xterm", "NO_COLOR": "1"]).pictures == .letters)
    #expect(chosen(["TERM": "dumb", "COLORTERM": "truecolor"]).pictures == .letters)
    #expect(chosen(["TERM": "xterm-256color", "LC_ALL": "C"]).pictures == .letters)
    #expect(chosen(["TERM": "xterm", "NO_COLOR": "1"]).arrows == Glyphs.unicode.arrows)
  }
}
