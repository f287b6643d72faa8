package import Domain
import PresentationKit

extension ScreenChoice {
  /// Takes over what somebody presses for what.
  package mutating func use(_ written: WrittenKeyMap) {
    let reading = KeyMapReading(written)
    (keys, keyProblems) = (reading.map, reading.problems)
  }
}
