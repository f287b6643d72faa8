/// What the user gave to a person, received, lent or borrowed, or an idea for a gift.
public struct Gift: Hashable, Sendable {
  /// The raw values are the names in JSON and in the store.
  public enum Kind: String, CaseIterable, Sendable {
    case idea, given, received, lent, borrowed

    public var isLoan: Bool { self == .lent || self == .borrowed }

    /// The Korean words by which a filter finds the kind.
    var names: [String] {
      switch self {
      case .idea: ["생각해 둔 선물", "생각"]
      case .given: ["드림"]
      case .received: ["받음"]
      case .lent: ["빌려줌"]
      case .borrowed: ["빌림"]
      }
    }
  }

  public let id: ID<Gift>
  public let person: ID<Person>
  public var kind: Kind
  /// The thing; nil if only money changed hands.
  public var what: SingleLineText?
  public var amount: Money?
  public var occasion: GiftOccasion?
  public var day: Day
  /// How much of a loan came back, in hundredths. A thing without an amount is back if this is above 0.
  public var returned = 0

  public init(
    id: ID<Gift>, person: ID<Person>, kind: Kind, what: SingleLineText? = nil,
    amount: Money? = nil, occasion: GiftOccasion? = nil, on day: Day, returned: Int = 0
  ) {
    (self.id, self.person, self.kind, self.what) = (id, person, kind, what)
    (self.amount, self.occasion, self.day, self.returned) = (amount, occasion, day, returned)
  }

  /// The greatest number of characters of a thing.
  public static let limit = 200

  /// Whether an idea was given, or a loan returned in whole. Gifts are always done.
  public var isDone: Bool {
    switch kind {
    case .idea: false
    case .given, .received: true
    case .lent, .borrowed: returned >= max(1, amount?.hundredths ?? 1)
    }
  }

  /// What of a loan is left to return; nil for gifts and ideas, and for a thing without an amount.
  public var left: Money? {
    guard kind.isLoan, let amount else { return nil }
    return Money(hundredths: max(0, amount.hundredths - returned), currency: amount.currency)
  }
}

/// What a gift is for: a known occasion or the user's own words.
public struct GiftOccasion: Hashable, Sendable {
  public enum Kind: String, CaseIterable, Sendable {
    case birthday, wedding, funeral, firstBirthday, birth, newYear, christmas, graduation
    case housewarming

    /// The names of the kind, in lower case.
    var names: [String] {
      switch self {
      case .birthday: ["birthday", "생일", "생신"]
      case .wedding: ["wedding", "결혼", "결혼식", "축의금", "축의"]
      case .funeral:
        ["funeral", "condolence", "condolences", "부의금", "부의", "조의금", "조의", "장례", "장례식"]
      case .firstBirthday: ["first birthday", "돌", "돌잔치", "돌잡이"]
      case .birth: ["birth", "newborn", "baby", "출산"]
      case .newYear: ["new year", "세뱃돈", "설", "설날", "새해"]
      case .christmas: ["christmas", "xmas", "크리스마스", "성탄절"]
      case .graduation: ["graduation", "졸업", "졸업식"]
      case .housewarming: ["housewarming", "집들이"]
      }
    }
  }

  /// The name of the kind, or the user's own words.
  public let stored: String

  public init(stored: String) { self.stored = stored }
  public init(_ kind: Kind) { stored = kind.rawValue }

  /// The greatest number of characters of the user's own words.
  public static let limit = 60

  /// The known occasion; nil for the user's own words.
  public var kind: Kind? { Kind(rawValue: stored) }

  /// Everything by which a search finds the occasion.
  package var searched: String { kind.map { $0.names.joined(separator: "\n") } ?? stored }

  /// Returns the occasion that a word names in any language; nil if it names none.
  static func known(_ typed: String) -> Kind? {
    let name = typed.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    return Kind.allCases.first { kind in
      kind.rawValue.lowercased() == name || kind.names.contains { $0 == name }
    }
  }

  /// Reads a typed occasion; nil if it is empty.
  init?(reading typed: String) throws(GiftRefusal) {
    do throws(TextRefusal) {
      let line = try SingleLineText(typed, limit: Self.limit)
      self.init(stored: Self.known(line.text)?.rawValue ?? line.text)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .occasionTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.occasion)
      }
    }
  }
}

/// A gift or loan with its person.
public struct PersonGift: Hashable, Sendable {
  public let person: Person
  public let gift: Gift

  public init(_ person: Person, _ gift: Gift) { (self.person, self.gift) = (person, gift) }
}

/// Why a gift cannot be stored or is not found.
public enum GiftRefusal: Error, Equatable, Sendable {
  public enum Field: String, Sendable { case what = "WHAT", occasion = "for" }

  /// The amount is not a positive number with at most two places.
  case badAmount
  case amountTooLarge(digits: Int)
  case badCurrency
  /// A currency was given, but there is no amount.
  case currencyAlone
  /// A gift was given before, or a loan came back before.
  case isDone
  /// More is to be returned than is left of a loan.
  case tooMuch(left: Money)
  /// A part is to be returned of a thing without an amount.
  case withoutAmount
  case whatTooLong(limit: Int)
  case occasionTooLong(limit: Int)
  case controlCharacter(Field)
  /// There is neither a thing nor an amount.
  case nothing
  case unknown(reference: String)
  case ambiguous(reference: String, [PersonGift])
}
