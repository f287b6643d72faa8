package import Domain
import PresentationKit
import PresentationMoods
import PresentationReading
import PresentationSayings
import PresentationSchedule

extension ScreenChoice {
  /// Applies the user's key map and stores its problems.
  package mutating func use(_ written: WrittenKeyMap) {
    let reading = KeyMapReading(written)
    (keys, keyProblems) = (reading.map, reading.problems)
  }
}
