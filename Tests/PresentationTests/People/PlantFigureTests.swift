import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

@Suite struct `The figures of a plant` {
  private func plant(every days: Int?, dDay: Int = 0) -> Plant {
    let today = Day.on("2026-03-08")
    var person = Person(
      id: ID("a"), name: SingleLineText(stored: "Mina"), startedOn: today - 7, alarmHour: 20)
    person.rhythm = days.map { ContactRhythm(cycle: Cycle(stored: $0), next: today + dDay) }
    (person.affection, person.timesWatered) = (Affection(points: 6), 1)
    return Plant(person, today: today)
  }

  @Test(arguments: [Glyphs.unicode, .ascii])
  func `have the affection as five hearts`(_ glyphs: Glyphs) {
    // D-40
    let filled = (0...Affection.full).map { AffectionHearts(Affection(points: $0)).filled }
    #expect(filled == [0, 1, 1, 1, 1, 2, 2, 2, 3, 3, 4, 4, 5])
    for points in 0...Affection.full {
      let hearts = AffectionHearts(Affection(points: points))
      let text = hearts.pieces(glyphs).map(\.text).joined()
      #expect(text.split(separator: " ").count == AffectionHearts.count)
      #expect(text.split(separator: " ").count { $0 == glyphs.liked } == hearts.filled)
    }
  }

  @Test func `have the water that is left until the next watering`() {
    #expect(WaterLeft(plant(every: 7, dDay: 7), .unicode).fraction == 1)
    #expect(WaterLeft(plant(every: 7, dDay: 3), .unicode).fraction == 0.5)
    #expect(WaterLeft(plant(every: 7, dDay: 0), .unicode).fraction == 0.125, "a last drop")
    #expect(WaterLeft(plant(every: 7, dDay: -1), .unicode).fraction == 0)
    #expect(WaterLeft(plant(every: 7, dDay: 20), .unicode).fraction == 1, "postponed")
    #expect(WaterLeft(plant(every: nil), .unicode).fraction == nil)
  }

  @Test func `draw the water as a bar of a fixed length`() {
    let frame = Frame(size: Size(columns: 1, rows: 1))
    for glyphs in [Glyphs.unicode, .ascii] {
      for dDay in -3...9 {
        let bar = WaterLeft(plant(every: 7, dDay: dDay), glyphs).bar(6, in: frame)
        #expect(bar.cells == 6)
      }
      #expect(WaterLeft(plant(every: nil), glyphs).bar(6, in: frame).cells == 6)
    }
    let late = WaterLeft(plant(every: 7, dDay: -1), .unicode).bar(6, in: frame)
    #expect(late.map(\.text) == ["──────"])
  }

  @Test func `name late in rose and today in amber`() {
    // D-12
    #expect(WaterLeft(plant(every: 7, dDay: -1), .unicode).style.ink == Accent.rose)
    #expect(WaterLeft(plant(every: 7, dDay: 0), .unicode).style.ink == Accent.amber)
    #expect(WaterLeft(plant(every: 7, dDay: 1), .unicode).style.ink == nil)
  }

  // D-40: a withered plant is not praised for its bloom.
  @Test func `do not praise a withered plant`() {
    let (withered, thirsty) = (plant(every: 7, dDay: -3), plant(every: 7, dDay: 0))
    let words = PeopleWords(.english)
    #expect(words.kind(withered) == words.level(withered))
    #expect(words.kind(thirsty) == words.level(thirsty) + " · " + words.stage(thirsty))
    #expect(words.kind(withered, within: 80, besides: "Mina") == words.level(withered))
    let inks = [withered, thirsty].map { PlantAppearance($0).hearts(.unicode)[0].style.ink }
    #expect(inks == [nil, PlantAppearance.heart])
    let figures = GardenFigures(
      garden: Garden(plants: 14, timesWatered: 0, timesPostponed: 0, completed: 7), late: 3,
      today: 2, withered: 1)
    #expect(words.figure(figures, within: 80) == "14 people · 3 late · 2 today · 6 in bloom")
  }

  // D-42: the plant's state is directly below its pot.
  @Test func `have what a plant feels below its picture`() {
    let plant = plant(every: 7, dDay: 3)
    for words in [PeopleWords(.english), PeopleWords(.korean)] {
      let shown = picture(40, 30) {
        PlantHero(plant, words, .unicode).draw(into: &$0, in: $1)
      }
      let row = shown.firstIndex { $0.contains(words.caption(plant)) } ?? 0
      #expect(row > 1 && shown[max(0, row - 1)].contains { "▀▄█".contains($0) }, "\(shown)")
      #expect(shown.prefix(row).allSatisfy { !$0.contains("Mina") })
    }
  }

  @Test func `draw small plants in letters that all differ`() {
    // D-18
    var seen: Set<[String]> = []
    for species in Species.allCases {
      for stage in 1...3 {
        for state in Plant.State.allCases {
          let rows = PlantLetters.small(species, stage: stage, state)
          #expect(rows.count == 3 && rows.allSatisfy { $0.utf8.count == 6 })
          #expect(rows.joined().utf8.allSatisfy { (32..<127).contains($0) })
          #expect(seen.insert(rows).inserted, "\(species) \(stage) \(state)")
        }
      }
    }
  }

  @Test func `say in any width how the garden does`() {
    // D-44
    let garden = Garden(plants: 14, timesWatered: 257, timesPostponed: 1, completed: 7)
    let figures = GardenFigures(garden: garden, late: 3, today: 2)
    let english = PeopleWords(.english)
    #expect(english.figure(figures, within: 80) == "14 people · 3 late · 2 today · 7 in bloom")
    #expect(english.figure(figures, within: 30) == "14 people · 3 late · 2 today")
    #expect(english.figure(figures, within: 20) == "3 late · 2 today")
    #expect(english.figure(figures, within: 4).isEmpty)
    let calm = GardenFigures(
      garden: Garden(plants: 1, timesWatered: 0, timesPostponed: 0, completed: 0), late: 0,
      today: 0)
    #expect(english.figure(calm, within: 80) == "1 person")
    for language in Language.allCases {
      for width in 0...80 {
        #expect(TextLayout.cells(PeopleWords(language).figure(figures, within: width)) <= width)
      }
    }
  }
}
