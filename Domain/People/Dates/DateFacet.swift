/// The facets by which dates of people are filtered.
public enum DateFacet: String, FilterFacet {
  /// The days until the date.
  case `in`
  /// The day that comes next.
  case next
  case kind, label

  public static var ownDay: DateFacet { .next }

  public var aliases: [String] {
    switch self {
    case .in: ["days", "남은날"]
    case .next: ["다음"]
    case .kind: ["종류"]
    case .label: ["이름"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .in: .number
    case .next: .day
    case .kind, .label: .word
    }
  }
}

public typealias DateFilter = ListFilter<DateFacet>

extension ListFilter<DateFacet> {
  /// Returns whether a day matches the filter. `title` is its text in the user's language.
  public func means(_ occasion: DateOccasion, today: Day, named title: String) -> Bool {
    clauses.allSatisfy { holds($0.term, occasion, today, title) != $0.isExcluded }
  }

  private func holds(
    _ term: FilterTerm<DateFacet>, _ occasion: DateOccasion, _ today: Day, _ title: String
  ) -> Bool {
    let label = occasion.date.label
    switch term {
    case .number(_, let sign, let tenths): return sign.holds((occasion.day - today) * 10, tenths)
    case .days(_, let sign, let days): return sign.holds(occasion.day, days)
    case .word(.kind, let word):
      let kind = occasion.isCountedInDays ? DateKind.milestone : label.kind
      return kind.rawValue.lowercased() == word.lowercased() || DateLabel.known(word) == kind
    case .word(_, let word):
      return DateLabel.known(word) == label.kind || Self.contains(word, label.stored)
    case .text(let text):
      let person = occasion.person
      let texts = [title, label.searched, person.calledName, person.name.text]
      switch text {
      case .words(let words):
        return words.split(separator: " ").allSatisfy { word in
          texts.contains { Self.contains(String(word), $0) }
        }
      case .phrase(let phrase): return texts.contains { Self.contains(phrase, $0) }
      case .tag(let tag): return person.tags.has(tag)
      case .tagBeginning(let tag): return person.tags.words.contains { $0.hasPrefix(tag) }
      }
    }
  }

  private static func contains(_ word: String, _ text: String) -> Bool {
    text.lowercased().contains(word.lowercased())
  }
}
