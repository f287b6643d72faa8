import Domain
import Support
import Testing

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

@Suite struct `A moment on a plant` {
  private func plant(_ id: String, points: Int = 3, dDay: Int = 0) -> Plant {
    let today = Day.on("2026-03-08")
    var person = Person(
      id: ID(id), name: SingleLineText(stored: "Mina"), startedOn: today - 7, alarmHour: 20)
    person.rhythm = ContactRhythm(cycle: Cycle(stored: 7), next: today + dDay)
    (person.affection, person.timesWatered) = (Affection(points: points), 1)
    return Plant(person, today: today)
  }

  @Test func `lasts as long as water falls, and turns dry into fresh`() {
    // C-30, D-83: about a second
    var moment = PlantMoment(from: plant("a", dDay: -1), to: plant("a", points: 4, dDay: 7))
    #expect(moment.thirst == 1 && !moment.celebrates)
    moment.pass(700)
    #expect(moment.thirst > 0.4 && moment.thirst < 0.6)
    moment.pass(400)
    #expect(moment.thirst == 0 && !moment.isOver)
    moment.pass(100)
    #expect(moment.isOver)
    moment.pass(-50)
    #expect(moment.elapsed == PlantMoment.watering)
  }

  @Test func `goes on for two seconds when the affection has become full`() {
    // C-29, look.md: celebrations
    var moment = PlantMoment(from: plant("a", points: 11), to: plant("a", points: 12, dDay: 7))
    #expect(moment.celebrates)
    moment.pass(PlantMoment.watering)
    #expect(!moment.isOver)
    moment.pass(1999)
    #expect(!moment.isOver)
    moment.pass(1)
    #expect(moment.isOver)
    #expect(!PlantMoment(from: plant("a", points: 12), to: plant("a", points: 12)).celebrates)
    #expect(!PlantMoment(from: nil, to: plant("a", points: 12)).celebrates)
  }

  @Test func `draws drops that fall, then none`() {
    // C-30
    func water(at milliseconds: Int) -> [Double] {
      var moment = PlantMoment(from: plant("a"), to: plant("a", points: 4, dDay: 7))
      moment.pass(milliseconds)
      var sketch = Sketch(grain: 2)
      moment.draw(into: &sketch, .americanBlue)
      return sketch.shapes.filter { $0.ink == PlantTones.water }
        .map { $0.outline.corners.map(\.y).max() ?? 0 }
    }
    #expect(water(at: 50).count == 2)
    #expect((water(at: 100).first ?? 0) < (water(at: 600).first ?? 0))
    #expect(water(at: 1190).isEmpty)
  }

  @Test func `is seen on its own plant only`() {
    // C-30: the animation does not continue on a row that is selected later.
    var moment = PlantMoment(from: plant("a", dDay: -1), to: plant("a", points: 4, dDay: 7))
    moment.pass(500)
    let other = plant("b", dDay: 7)
    func shown(_ plant: Plant, _ moment: PlantMoment?) -> Frame {
      frame(30, 15) { PlantPicture(plant, .unicode, moment: moment).draw(into: &$0, in: $1) }
    }
    #expect(shown(other, moment) == shown(other, nil))
    #expect(shown(plant("a", dDay: 7), moment) != shown(plant("a", dDay: 7), nil))
  }
}
