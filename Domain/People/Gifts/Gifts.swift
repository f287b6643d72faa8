/// The use cases of what was given, received, lent and borrowed.
public struct Gifts: Sendable {
  let gifts: any GiftsRepository
  let clock: WallClock
  let ids: IDSource
  let label: @Sendable () throws(StorageFailure) -> String

  public init(
    _ gifts: any GiftsRepository, clock: WallClock, ids: IDSource,
    currency: @escaping @Sendable () throws(StorageFailure) -> String
  ) {
    (self.gifts, self.clock, self.ids, label) = (gifts, clock, ids, currency)
  }

  public var today: Day { clock.now().day }

  /// The currency of an amount that names none.
  public func currency() throws(PeopleFailure) -> String {
    do throws(StorageFailure) { return try label() } catch { throw .storage(error) }
  }

  // MARK: Changes

  public func add(_ input: GiftInput, for person: Person) throws(PeopleFailure) -> PersonGift {
    let blank = Gift(id: ids.id(), person: person.id, kind: .given, on: today)
    let label = try currency()
    let gift: Gift
    do throws(GiftRefusal) { gift = try input.applied(to: blank, currency: label) } catch {
      throw .refused(.gift(error))
    }
    try gifts.add(gift)
    return PersonGift(person, gift)
  }

  public func edit(_ id: ID<Gift>, _ input: GiftInput) throws(PeopleFailure) -> PersonGift {
    let label = try currency()
    return try gifts.change(id, as: .editGift, at: clock.now()) { (gift) throws(GiftRefusal) in
      try input.applied(to: gift, currency: label)
    }
  }

  /// Notes that an idea was given, or that a loan came back: in whole, or the amount.
  public func finish(_ id: ID<Gift>, amount: String? = nil) throws(PeopleFailure) -> PersonGift {
    let (today, label) = (today, try currency())
    return try gifts.change(id, as: .finishGift, at: clock.now()) { (gift) throws(GiftRefusal) in
      if gift.isDone { throw .isDone }
      var done = gift
      switch gift.kind {
      case .idea:
        return try GiftInput(.given, amount: amount, on: today).applied(to: gift, currency: label)
      case .given, .received: break
      case .lent, .borrowed:
        guard let typed = amount else {
          done.returned = max(gift.returned, gift.amount?.hundredths ?? 1)
          return done
        }
        let part = try GiftInput.hundredths(typed)
        guard let left = gift.left else { throw .withoutAmount }
        if part > left.hundredths { throw .tooMuch(left: left) }
        done.returned += part
      }
      return done
    }
  }

  public func remove(_ id: ID<Gift>) throws(PeopleFailure) -> PersonGift {
    try gifts.change(id, as: .removeGift, at: clock.now()) { (_) throws(GiftRefusal) in nil }
  }

  // MARK: Queries

  /// Returns the gifts of a person, or of all people, the newest first.
  public func all(of person: ID<Person>? = nil) throws(PeopleFailure) -> [PersonGift] {
    try gifts.gifts(of: person)
  }

  /// Finds the gift that a reference means: its id, the beginning of its id, words of the thing, or the name of a person
  /// with one open loan or idea.
  public func find(_ reference: String) throws(PeopleFailure) -> PersonGift {
    let all = try all()
    let meant = try Naming.meant(by: reference) { (wanted, step) throws(PeopleFailure) in
      let folded = wanted.lowercased()
      return all.filter { entry in
        let (id, what) = (entry.gift.id.text, entry.gift.what?.text.lowercased() ?? "")
        return switch step {
        case .id: id == wanted
        case .idBeginning: id.hasPrefix(wanted)
        case .wholeName: what == folded
        case .wordBeginning: what.hasPrefix(folded)
        case .part: what.contains(folded)
        }
      }
    }
    switch meant {
    case .one(let gift): return gift
    case .several(let gifts): throw .refused(.gift(.ambiguous(reference: reference, gifts)))
    case .nobody: return try open(reference, among: all)
    }
  }

  /// Finds the open loan of a person. Of several, it is the one whose thing has the word.
  public func loan(of person: Person, named word: String?) throws(PeopleFailure) -> PersonGift {
    let loans = try all(of: person.id).filter { entry in
      entry.gift.kind.isLoan && !entry.gift.isDone
        && word.map { word in
          entry.gift.id.text == word
            || entry.gift.what?.text.lowercased().contains(word.lowercased()) == true
        } ?? true
    }
    return loans.count == 1 ? loans[0] : try find(person.id.text)
  }

  /// Returns the only open loan of the person whom a reference names; without a loan, the only idea.
  private func open(_ reference: String, among all: [PersonGift]) throws(PeopleFailure)
    -> PersonGift
  {
    let folded = reference.lowercased()
    let own = all.filter { entry in
      entry.person.id.text == reference
        || [entry.person.calledName, entry.person.name.text].contains { $0.lowercased() == folded }
    }
    let loans = own.filter { $0.gift.kind.isLoan && !$0.gift.isDone }
    let found = loans.isEmpty ? own.filter { $0.gift.kind == .idea } : loans
    if found.count > 1 { throw .refused(.gift(.ambiguous(reference: reference, found))) }
    guard let only = found.first else {
      throw .refused(.gift(.unknown(reference: reference)))
    }
    return only
  }

  /// Returns the loans that have been open for 30, 60, 90 … days today, the oldest first.
  public func loansToTell() throws(PeopleFailure) -> [PersonGift] {
    let today = today
    return try all().filter { entry in
      let days = today - entry.gift.day
      return entry.gift.kind.isLoan && !entry.gift.isDone && days > 0 && days % 30 == 0
    }.reversed()
  }

  /// Returns what is worth knowing before a day of each person: the open ideas, and what was given last.
  public func hints() throws(PeopleFailure) -> [ID<Person>: GiftHint] {
    Dictionary(grouping: try all().map(\.gift), by: \.person).compactMapValues(GiftHint.init(of:))
  }
}

/// What is worth knowing before a day of a person.
public struct GiftHint: Equatable, Sendable {
  public let ideas: [Gift]
  /// What the person was given last.
  public let last: Gift?

  /// Creates the hint from all gifts of a person, the newest first; nil if there is nothing to tell.
  public init?(of gifts: [Gift]) {
    ideas = gifts.filter { $0.kind == .idea && $0.what != nil }
    last = gifts.first { $0.kind == .given && ($0.what != nil || $0.occasion != nil) }
    if ideas.isEmpty, last == nil { return nil }
  }
}

/// The sums of a person's amounts in one currency, in hundredths.
public struct GiftSum: Equatable, Sendable {
  public let person: Person
  public let currency: String
  /// The year; nil for all years.
  public let year: Int?
  public private(set) var (given, received) = (0, 0)
  /// What is still lent less what is still borrowed.
  public private(set) var open = 0

  private init(_ person: Person, _ currency: String, _ year: Int?) {
    (self.person, self.currency, self.year) = (person, currency, year)
  }

  public func money(_ part: KeyPath<GiftSum, Int>) -> Money {
    Money(hundredths: abs(self[keyPath: part]), currency: currency)
  }

  private mutating func add(_ gift: Gift, _ amount: Money) {
    switch gift.kind {
    case .idea: break
    case .given: given += amount.hundredths
    case .received: received += amount.hundredths
    case .lent: open += gift.left?.hundredths ?? 0
    case .borrowed: open -= gift.left?.hundredths ?? 0
    }
  }

  /// Returns the sums by person and currency in the order of the gifts; with `byYear` also by year, the latest first.
  public static func all(of gifts: [PersonGift], byYear: Bool = false) -> [GiftSum] {
    var sums: [GiftSum] = []
    for entry in gifts where entry.gift.kind != .idea {
      guard let amount = entry.gift.amount else { continue }
      let year = byYear ? entry.gift.day.parts.year : nil
      let index = sums.firstIndex {
        $0.person.id == entry.person.id && $0.currency == amount.currency && $0.year == year
      }
      if index == nil { sums.append(GiftSum(entry.person, amount.currency, year)) }
      sums[index ?? sums.count - 1].add(entry.gift, amount)
    }
    return sums
  }
}
