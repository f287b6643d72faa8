import Domain
import TextUI

/// The small drawings of plants in letters, for the pots of a garden with many plants.
extension PlantLetters {
  /// Returns the rows of a plant, each 6 letters long: the top, the leaves and the pot.
  static func small(_ species: Species, stage: Int, _ state: Plant.State) -> [String] {
    [top(species, min(3, max(1, stage)), state), leaves(species, state), smallPot(state)]
  }

  private static func smallPot(_ state: Plant.State) -> String {
    switch state {
    case .resting: #" \__/ "#
    case .thirsty: #" \../ "#
    case .withered: #" \_./,"#
    }
  }

  /// Returns the row above the leaves, which shows the stage of growth.
  private static func top(_ species: Species, _ stage: Int, _ state: Plant.State) -> String {
    if stage == 1 { return "      " }
    switch (species, state) {
    case (.rosemary, .resting): return stage == 2 ? "  ''  " : " *''* "
    case (.rosemary, .thirsty): return stage == 2 ? "   '  " : "  *'  "
    case (.rosemary, .withered): return stage == 2 ? "    ' " : "    *'"
    case (.americanBlue, .resting): return stage == 2 ? " v  v " : "(*)(*)"
    case (.americanBlue, .thirsty): return stage == 2 ? "  vv  " : " (**) "
    case (.americanBlue, .withered): return stage == 2 ? "   .v " : "   (*)"
    case (.dandelion, .resting): return stage == 2 ? " (^)  " : "(@).:."
    case (.dandelion, .thirsty): return stage == 2 ? "  (-) " : " @ .: "
    case (.dandelion, .withered): return stage == 2 ? "   (-)" : "   o.:"
    case (.stuckyi, .resting): return stage == 2 ? #"  /\  "# : #" /\/\ "#
    case (.stuckyi, .thirsty): return stage == 2 ? "   // " : "  /// "
    case (.stuckyi, .withered): return stage == 2 ? "    _>" : "   _=>"
    case (.cactus, .resting): return stage == 2 ? "  ()  " : #" \**/ "#
    case (.cactus, .thirsty): return stage == 2 ? "  .)  " : "  .*. "
    case (.cactus, .withered): return stage == 2 ? "   .o " : "   .* "
    }
  }

  private static func leaves(_ species: Species, _ state: Plant.State) -> String {
    switch (species, state) {
    case (.rosemary, .resting): #" \||/ "#
    case (.rosemary, .thirsty): #" /||\ "#
    case (.rosemary, .withered): #" /_|\_"#
    case (.americanBlue, .resting): #" o\/o "#
    case (.americanBlue, .thirsty): #" o/\o "#
    case (.americanBlue, .withered): #" o/_o_"#
    case (.dandelion, .resting): #" >\/< "#
    case (.dandelion, .thirsty): #" >/\< "#
    case (.dandelion, .withered): #" >--<_"#
    case (.stuckyi, .resting): " |||| "
    case (.stuckyi, .thirsty): " //// "
    case (.stuckyi, .withered): " _//=>"
    case (.cactus, .resting): " (||) "
    case (.cactus, .thirsty): " (..) "
    case (.cactus, .withered): " (__) "
    }
  }
}
