import Domain
import TextUI

/// The ASCII drawings of plants, for terminals without colours or half blocks. Each is 12 letters wide and 7 high,
/// including the pot and the ground.
enum PlantLetters {
  static let size = Size(columns: 12, rows: 7)

  /// Returns the rows of a plant, each 12 letters long.
  static func rows(_ species: Species, stage: Int, _ state: Plant.State) -> [String] {
    let stages = drawings(species)
    let drawing = stages[min(stages.count - 1, max(0, stage - 1))]
    let rows = drawing.split(separator: "\n", omittingEmptySubsequences: false).map { row in
      let parts = row.split(separator: "$", omittingEmptySubsequences: false)
      let index = index(of: state)
      return parts.indices.contains(index) ? String(parts[index]) : ""
    }
    return (rows + pot(state)).map {
      String($0.prefix(size.columns))
        + String(repeating: " ", count: max(0, size.columns - $0.count))
    }
  }

  /// Returns the index of a state among the three drawings side by side.
  private static func index(of state: Plant.State) -> Int {
    switch state {
    case .resting: 0
    case .thirsty: 1
    case .withered: 2
    }
  }

  /// Returns the pot with moist soil, with dry soil, or with dry soil and a fallen leaf beside it.
  private static func pot(_ state: Plant.State) -> [String] {
    switch state {
    case .resting: [#"  |~~~~~~|"#, #"   \____/"#, "------------"]
    case .thirsty: [#"  |. . . |"#, #"   \____/"#, "------------"]
    case .withered: [#"  |_  . _|"#, #"   \____/ ,"#, "------------"]
    }
  }

  /// Returns the drawings of the three stages. Each has fresh, thirsty and withered side by side, separated by `$`.
  private static func drawings(_ species: Species) -> [String] {
    switch species {
    case .rosemary: rosemary
    case .americanBlue: americanBlue
    case .dandelion: dandelion
    case .stuckyi: stuckyi
    case .cactus: cactus
    }
  }

  private static let rosemary = [
    #"""
                $            $
                $            $
        \|/     $    ,|,     $
        \|/     $    /|\     $    _/\_
    """#,
    #"""
         '      $            $
       '\|/'    $    '|'     $
       \\|//    $   '\|/'    $    .__.
        \|/     $    /|\     $    /|\_'
    """#,
    #"""
      * \|/ *   $     *      $
      \*\|/*/   $  * \|/ *   $    _*__
      *\\|//*   $  \*\|/*/   $  */|/\\*
       \\|//    $   //|\\    $   //|\\
    """#,
  ]

  private static let americanBlue = [
    #"""
                $            $
                $            $
        o|o     $     .      $
         |      $    o|o     $    o/_o
    """#,
    #"""
          v     $            $
       v o|o v  $     .v.    $
       o\o|o/o  $   v o|o v  $    ._v_
        o\|/o   $   o/o|o\o  $   o/o|\o_v
    """#,
    #"""
       (*)(*)   $            $
     (*)o||o(*) $   (*)(*)   $    .-.
      o\o(*)o/o $ (')o||o(') $  .'o||o(')
       oo\|/oo  $  o/o||o\o  $ (')o/\o\o
    """#,
  ]

  private static let dandelion = [
    #"""
                $            $
                $            $
       _ \/ _   $   _    _   $
       >\\//<   $   \>\/</   $   /->-<-\
    """#,
    #"""
         (^)    $            $
          |     $     (-)    $
       _ \|/ _  $   _  |  _  $     _,(-)
       >\\|//<  $   \>\|/</  $   /->/-<-\
    """#,
    #"""
      (@)  .:'. $            $
       \   ':.' $ (@)   .:.  $        .
       _\ \|/_  $  _\ \|/_'  $  (o)_/--(.)
       >\\|//<  $   \>\|/</  $   />/|-<\
    """#,
  ]

  private static let stuckyi = [
    #"""
                $            $
         /\     $            $
         ||     $     /7     $
         ||     $    //      $    _/=>
    """#,
    #"""
         /\     $            $
      /\ || /\  $     /7 /7  $
      || || ||  $  /7// //   $     _/=/=>
       \\||//   $   /////    $   _//=/=>
    """#,
    #"""
     /\ /\/\ /\ $    /7/7 /7 $
     || |||| || $ /7//// //  $       _/=>
     \\||||||// $ // /////   $   _//=/==>
       ||||||   $   /////    $  _///=/==>
    """#,
  ]

  private static let cactus = [
    #"""
                $            $
                $            $
        .--.    $    .__.    $
       (:||:)   $   (.||.)   $   (_.._)
    """#,
    #"""
         ()     $            $
       .-''-.   $     ()     $
      (:|':|:)  $   .-..-.   $     .o_
       \:|':/   $  (.|.:|.)  $  (_.|..|_)
    """#,
    #"""
       \\*//    $    .*.     $
      .-'''-.   $   .-"-.    $     _.*,
     (:|:|:|:)  $  (.|.|.)   $   .-._--.
      \|:|:|/   $  (.|.|.)   $  (_|._|._)
    """#,
  ]
}
