import Domain

enum PeopleFilterSQL {
  /// Returns the condition that a person has a tag.
  static func tagged(_ tag: String) -> FilterSQL.Piece {
    (
      "(tags IS NOT NULL AND (instr(tags || ' ', ?) OR instr(tags, ?)))",
      [.text("#\(tag) "), .text("#\(tag)/")]
    )
  }

  static func filter(_ filter: PeopleFilter) -> FilterSQL {
    FilterSQL(filter, column: column) { text in
      switch text {
      case .words(let words): NameSearch.people.condition(words)
      case .phrase(let phrase): NameSearch.people.phrase(phrase)
      case .tag(let tag): tagged(tag)
      case .tagBeginning(let tag): ("(tags IS NOT NULL AND instr(tags, ?))", [.text("#" + tag)])
      }
    }
  }

  private static func column(_ field: PeopleFacet) -> FilterColumn {
    let row = FilterSQL.row
    return switch field {
    case .every: .number("\(row).cycle_days")
    case .watered: .number("\(row).times_watered")
    case .postponed: .number("\(row).postponed")
    case .affection: .number("\(row).points * 100 / \(Affection.full)")
    case .next: .day("\(row).next_watering")
    case .last:
      .day(
        """
        SELECT max(w.day) FROM waterings w INDEXED BY waterings_of_person
        WHERE w.person = \(row).key AND w.deleted_at IS NULL
        """)
    }
  }
}
