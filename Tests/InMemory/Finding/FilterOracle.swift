import Domain

/// Evaluates a filter record by record. A value that a record does not have matches no comparison.
struct FilterOracle<Facet: FilterFacet, Record> {
  private let filter: ListFilter<Facet>
  private let finds: (FilterText, Record) -> Bool
  private let number: (Facet, Record) -> Double?
  private let day: (Facet, Record) -> Day?

  init(
    _ filter: ListFilter<Facet>, finds: @escaping (FilterText, Record) -> Bool,
    number: @escaping (Facet, Record) -> Double?, day: @escaping (Facet, Record) -> Day?
  ) {
    self.filter = filter
    self.finds = finds
    self.number = number
    self.day = day
  }

  func means(_ record: Record) -> Bool {
    for clause in filter.clauses where holds(clause.term, record) == clause.isExcluded {
      return false
    }
    return true
  }

  private func holds(_ term: FilterTerm<Facet>, _ record: Record) -> Bool {
    switch term {
    case .text(let text): return finds(text, record)
    case .number(let facet, let sign, let tenths):
      guard let number = number(facet, record) else { return false }
      return Self.compare(number, sign, Double(tenths) / 10, Double(tenths) / 10)
    case .days(let facet, let sign, let days):
      guard let day = day(facet, record) else { return false }
      return Self.compare(
        "\(day)", sign, "\(days.lowerBound)", "\(days.upperBound)")
    case .word: return false
    }
  }

  private static func compare<Value: Comparable>(
    _ value: Value, _ sign: FilterSign, _ first: Value, _ last: Value
  ) -> Bool {
    switch sign.rawValue {
    case "<": value < first
    case "<=": !(value > last)
    case ">": value > last
    case ">=": !(value < first)
    default: !(value < first) && !(value > last)
    }
  }
}

extension SearchReference {
  /// Returns the matcher for the texts of a filter. Phrases match adjacent words. Tags match whole, except a tag that
  /// is still being typed, which matches as a prefix.
  func texts<Record>(
    among all: [Record], _ texts: @escaping (Record) -> SearchTexts,
    tags: @escaping (Record) -> [String]
  ) -> (FilterText, Record) -> Bool {
    { text, record in
      switch text {
      case .words(let words): finder(words, among: all.map(texts))(texts(record))
      case .phrase(let phrase): texts(record).all.contains { finds(phrase, in: $0) }
      case .tag(let tag): tags(record).contains(tag)
      case .tagBeginning(let tag): tags(record).contains { $0.hasPrefix(tag) }
      }
    }
  }
}
