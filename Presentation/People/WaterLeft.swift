package import Domain
import PresentationKit
package import TextUI

/// The water that a plant has left, as a thin bar with the time until the next watering beside it.
package struct WaterLeft {
  let plant: Plant
  let glyphs: Glyphs

  package init(_ plant: Plant, _ glyphs: Glyphs) {
    self.plant = plant
    self.glyphs = glyphs
  }

  /// The water that is left, from 0 to 1; nil if the plant is never due. On the day of the watering a last drop is left.
  package var fraction: Double? {
    guard let dDay = plant.dDay, let cycle = plant.person.cycle else { return nil }
    return dDay < 0 ? 0 : min(1, Double(dDay + 1) / Double(cycle.days + 1))
  }

  /// The colour of the bar and of the words beside it.
  package var ink: Ink { PlantAppearance(plant).ink }

  /// The style of the words beside the bar. Words about a plant that is not due are dim.
  var style: Style {
    switch plant.state {
    case .resting: .dim
    case .thirsty: Style(ink: ink)
    case .withered: Style(ink: ink, .bold)
    }
  }

  /// The bar of the water that is left. A plant that is never due is full.
  var whole: Bar { Bar(fraction ?? 1) }

  /// Returns the water that is left as a ring around the number of days until the next watering, or since it was due.
  func ring(_ words: PeopleWords, ink: Ink) -> PercentRing {
    PercentRing(whole, ink: ink, label: words.daysLeft(plant))
  }

  /// Returns the bar with a width of `length` cells. The empty bar of a withered plant has the colour of its state.
  func bar(_ length: Int, in frame: Frame) -> [StyledText] {
    guard let fraction else { return [StyledText(String(repeating: " ", count: length))] }
    let cells = Bar(fraction).cells(length, glyphs: glyphs)
    let track = plant.state == .withered ? Style(ink: frame.fill(ink, 0.55)) : frame.track
    return [
      StyledText(cells.filled, Style(ink: ink)), StyledText(cells.empty, track),
    ].filter { !$0.text.isEmpty }
  }
}

extension PeopleWords {
  /// Returns the number of days until the next watering, or since it was due; empty for a plant that is never due.
  func daysLeft(_ plant: Plant) -> String {
    guard let dDay = plant.dDay else { return "" }
    return dDay == 0 ? CalendarWords.today(language) : say("\(abs(dDay))일", "\(abs(dDay)) d")
  }
}
