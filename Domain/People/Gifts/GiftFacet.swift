/// The facets by which gifts are filtered.
public enum GiftFacet: String, FilterFacet {
  case kind
  case amount
  /// The day on which the gift or loan was.
  case on
  case occasion
  /// Whether an idea or a loan is still open.
  case open

  public static var ownDay: GiftFacet { .on }

  public var aliases: [String] {
    switch self {
    case .kind: ["종류"]
    case .amount: ["금액"]
    case .on: ["날짜"]
    case .occasion: ["label", "for", "경조사"]
    case .open: ["안끝남"]
    }
  }

  public var kind: FilterKind {
    switch self {
    case .kind, .occasion, .open: .word
    case .amount: .number
    case .on: .day
    }
  }

  private static let no = ["no", "off", "false", "아니오"]

  public var choices: [[String]]? {
    switch self {
    case .kind: Gift.Kind.allCases.map { [$0.rawValue] + $0.names }
    case .open: [["yes", "on", "true", "예", "네"], Self.no]
    case .amount, .on, .occasion: nil
    }
  }

  /// Returns whether a word for `open` means what is done.
  static func isNo(_ word: String) -> Bool { no.contains(word.lowercased()) }
}

public typealias GiftFilter = ListFilter<GiftFacet>

extension ListFilter<GiftFacet> {
  /// Returns whether a gift matches the filter. `names` are its kind and occasion in the user's language.
  public func means(_ entry: PersonGift, named names: [String]) -> Bool {
    clauses.allSatisfy { holds($0.term, entry, names) != $0.isExcluded }
  }

  private func holds(_ term: FilterTerm<GiftFacet>, _ entry: PersonGift, _ names: [String]) -> Bool
  {
    let (gift, person) = (entry.gift, entry.person)
    switch term {
    case .number(_, let sign, let tenths):
      return gift.amount.map { sign.holds($0.hundredths, tenths * 10) } ?? false
    case .days(_, let sign, let days): return sign.holds(gift.day, days)
    case .word(.kind, let word):
      return ([gift.kind.rawValue] + gift.kind.names).contains(word.lowercased())
    case .word(.open, let word):
      return gift.isDone == GiftFacet.isNo(word)
    case .word(_, let word):
      guard let occasion = gift.occasion else { return false }
      let known = GiftOccasion.known(word)
      return known == nil ? Self.contains(word, occasion.stored) : known == occasion.kind
    case .text(let text):
      var texts = names + [person.calledName, person.name.text, gift.kind.rawValue]
      texts += [gift.what?.text, gift.occasion?.searched, gift.isDone ? nil : "open"]
        .compactMap(\.self)
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
