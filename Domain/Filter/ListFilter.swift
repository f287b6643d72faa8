/// A parsed filter of a list: required or excluded words, tags, and comparisons with fields. A record must match all
/// clauses.
public struct ListFilter<Field: FilterFacet>: Equatable, Sendable {
  /// The clauses in the order they were typed.
  public private(set) var clauses: [FilterClause<Field>]

  /// Makes a filter. Without clauses, it matches every record.
  public init(_ clauses: [FilterClause<Field>] = []) { self.clauses = clauses }

  /// Requires each of some words, like a search. If `words` is nil, the filter matches every record.
  public init(words: String?) {
    self.init(words.map { [FilterClause(.text(.words($0)))] } ?? [])
  }

  /// Whether the filter matches every record.
  public var isEmpty: Bool { clauses.isEmpty }

  /// Returns a filter that requires the clauses of both filters.
  public func and(_ other: ListFilter) -> ListFilter { ListFilter(clauses + other.clauses) }

  /// Returns the filter for a tag that is still being typed: if the last clause requires a tag, it becomes a tag
  /// prefix. Any other filter is returned unchanged.
  public func withOpenTag() -> ListFilter {
    guard let last = clauses.last, !last.isExcluded, case .tag(let tag)? = last.text else {
      return self
    }
    return ListFilter(clauses.dropLast() + [FilterClause(.text(.tagBeginning(tag)))])
  }

  /// Splits the filter into a search text and the remaining clauses. The words of the filter become the search only if
  /// `search` is nil.
  public func beside(_ search: String?) -> (search: String?, rest: ListFilter) {
    guard search == nil, case .words(let words)? = clauses.first?.text,
      clauses.first?.isExcluded == false
    else { return (search, self) }
    return (words, ListFilter(Array(clauses.dropFirst())))
  }
}

/// One condition of a filter, required or excluded.
public struct FilterClause<Field: FilterFacet>: Equatable, Sendable {
  public let term: FilterTerm<Field>
  /// Whether a record must not match the term.
  public let isExcluded: Bool

  public init(_ term: FilterTerm<Field>, isExcluded: Bool = false) {
    self.term = term
    self.isExcluded = isExcluded
  }

  /// The text condition; nil for a comparison.
  public var text: FilterText? { if case .text(let text) = term { text } else { nil } }
}

/// The condition of a clause.
public enum FilterTerm<Field: FilterFacet>: Equatable, Sendable {
  case text(FilterText)
  /// A number in tenths: `3.5` is 35.
  case number(Field, FilterSign, tenths: Int)
  /// A range of days: one day, a month or a year.
  case days(Field, FilterSign, ClosedRange<Day>)
  /// A word that the field must be.
  case word(Field, String)
}

/// A condition on the texts of a record.
public enum FilterText: Hashable, Sendable {
  /// Several words, each of which must match, as in the search of the list.
  case words(String)
  /// Words that must be adjacent.
  case phrase(String)
  /// A tag in lower case without `#`.
  case tag(String)
  /// A prefix of a tag, for a tag that is still being typed.
  case tagBeginning(String)
}

/// A comparison operator.
public enum FilterSign: String, CaseIterable, Sendable {
  case less = "<"
  case atMost = "<="
  case more = ">"
  case atLeast = ">="
  case equal = "="

  public func holds(_ value: Int, _ other: Int) -> Bool {
    switch self {
    case .less: value < other
    case .atMost: value <= other
    case .more: value > other
    case .atLeast: value >= other
    case .equal: value == other
    }
  }

  /// Returns whether the comparison holds for a day and a range of days. "Before" and "after" mean before the first
  /// and after the last day of the range.
  public func holds(_ day: Day, _ span: ClosedRange<Day>) -> Bool {
    switch self {
    case .less: day < span.lowerBound
    case .atMost: day <= span.upperBound
    case .more: day > span.upperBound
    case .atLeast: day >= span.lowerBound
    case .equal: span.contains(day)
    }
  }
}

public enum FilterRefusal: Error, Hashable, Sendable {
  /// The field is unknown; the fields of the list are attached.
  case unknownField(String, fields: [String])
  /// A condition in the syntax of another program (`due:today`, `+home`).
  case foreign(String)
  /// The value for a number field is not a number.
  case notANumber(field: String, value: String)
  /// The value for a date field is not a day, month or year.
  case notADay(value: String)
  /// The value is none of the words that the field can be.
  case notAChoice(field: String, value: String, [String])
  case tooLong(letters: Int, words: Int)
}
