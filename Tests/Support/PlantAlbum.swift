import Domain

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

/// The pictures of all plants next to each other, for a person to check.
package enum PlantAlbum {
  /// The rows of text for each species. From left to right, they show each growth stage in every state: resting,
  /// thirsty and withered.
  package static var letters: [[String]] {
    Species.allCases.map { species in
      let all = (1...3).flatMap { stage in
        Plant.State.allCases.map { PlantLetters.rows(species, stage: stage, $0) }
      }
      return (0..<PlantLetters.size.rows).map { row in
        var line = all.map { $0[row] }.joined(separator: "  ")
        while line.last == " " { line.removeLast() }
        return line
      }
    }
  }
}
