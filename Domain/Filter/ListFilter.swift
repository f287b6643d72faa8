/// What somebody typed to see a part of a list: words that have to be there or must not be, tags,
/// and comparisons with fields. All of it has to hold.
public struct ListFilter<Field: FilterFacet>: Equatable, Sendable {
  /// What has to hold, as it was typed.
  public private(set) var clauses: [FilterClause<Field>]

  /// Means everything, or what some clauses mean.
  public init(_ clauses: [FilterClause<Field>] = []) { self.clauses = clauses }

  /// Means what has each of some words, as a search; nothing means everything.
  public init(words: String?) {
    self.init(words.map { [FilterClause(.text(.words($0)))] } ?? [])
  }

  /// Whether it means everything.
  public var isEmpty: Bool { clauses.isEmpty }

  /// What both mean.
  public func and(_ other: ListFilter) -> ListFilter { ListFilter(clauses + other.clauses) }

  /// The same while its last tag is still typed: any tag is meant that begins so.
  public func withOpenTag() -> ListFilter {
    guard let last = clauses.last, !last.isExcluded, case .tag(let tag)? = last.text else {
      return self
    }
    return ListFilter(clauses.dropLast() + [FilterClause(.text(.tagBeginning(tag)))])
  }

  /// What it means beside a search: where nothing was searched for, its words are what is searched.
  public func beside(_ search: String?) -> (search: String?, rest: ListFilter) {
    guard search == nil, case .words(let words)? = clauses.first?.text,
      clauses.first?.isExcluded == false
    else { return (search, self) }
    return (words, ListFilter(Array(clauses.dropFirst())))
  }
}

/// One thing that has to hold, or must not.
public struct FilterClause<Field: FilterFacet>: Equatable, Sendable {
  public let term: FilterTerm<Field>
  /// Whether it must not hold.
  public let isExcluded: Bool

  /// Puts a clause together.
  public init(_ term: FilterTerm<Field>, isExcluded: Bool = false) {
    self.term = term
    self.isExcluded = isExcluded
  }

  /// What it looks for in words; nothing of a comparison.
  public var text: FilterText? { if case .text(let text) = term { text } else { nil } }
}

/// What can hold of a record.
public enum FilterTerm<Field: FilterFacet>: Equatable, Sendable {
  case text(FilterText)
  /// A number in tenths: `3.5` is 35.
  case number(Field, FilterSign, tenths: Int)
  /// A day, a month or a year.
  case days(Field, FilterSign, ClosedRange<Day>)
}

/// What is looked for in the words of a record.
public enum FilterText: Hashable, Sendable {
  /// Each of some words, as a search of the list has it.
  case words(String)
  /// Words side by side.
  case phrase(String)
  /// A tag, without its sign and in small letters.
  case tag(String)
  /// Any tag that begins so: of one that is still typed.
  case tagBeginning(String)
}

/// How a value is compared with another one.
public enum FilterSign: String, CaseIterable, Sendable {
  case less = "<"
  case atMost = "<="
  case more = ">"
  case atLeast = ">="
  case equal = "="

  /// Whether a number compares so.
  public func holds(_ value: Int, _ other: Int) -> Bool {
    switch self {
    case .less: value < other
    case .atMost: value <= other
    case .more: value > other
    case .atLeast: value >= other
    case .equal: value == other
    }
  }

  /// Whether a day compares so: before a month is before it begins, after it when it is over.
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

/// Why what somebody typed is no filter.
public enum FilterRefusal: Error, Hashable, Sendable {
  /// A field that the list does not have, and those it has.
  case unknownField(String, fields: [String])
  /// A condition as another program writes it (`due:today`, `+home`).
  case foreign(String)
  /// What stands behind the sign of a field with numbers is none.
  case notANumber(field: String, value: String)
  /// What stands behind a sign is neither a day nor a month nor a year.
  case notADay(value: String)
  case tooLong(letters: Int, words: Int)
}
