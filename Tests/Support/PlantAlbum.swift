import Domain

@testable import PresentationKit
@testable import PresentationPeople
@testable import TextUI

/// All pictures of plants side by side, to be read by a person.
package enum PlantAlbum {
  /// For each kind the lines of its stages in letters: fresh, thirsty and withered each.
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
