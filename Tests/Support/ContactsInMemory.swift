import Data
public import Domain
import Synchronization

/// An address book that keeps the same promises as the real one and needs no file.
public final class ContactsInMemory: ContactsRepository {
  private struct Kept {
    let id: ID<AddressCard>
    var card: ReadCard
  }

  private let kept = Mutex<[Kept]>([])
  private let people: any PeopleRepository

  /// Begins empty, beside some people.
  public init(people: any PeopleRepository) { self.people = people }

  public func keep(_ next: () throws(FileFailure) -> ReadCard?, ids: IDSource)
    throws(ContactsError) -> CardTally
  {
    var cards: [ReadCard] = []
    do throws(FileFailure) { while let card = try next() { cards.append(card) } } catch {
      throw .file(error)
    }
    return kept.withLock { kept in
      var tally = CardTally()
      var seen: Set<Int> = []
      for card in cards {
        if let place = Self.same(as: card, in: kept) {
          tally.same += 1
          seen.insert(place)
        } else if let place = Self.older(than: card, in: kept, except: seen) {
          tally.updated += 1
          kept[place].card = card
          seen.insert(place)
        } else {
          tally.added += 1
          kept.append(Kept(id: ids.id(), card: card))
          seen.insert(kept.count - 1)
        }
      }
      return tally
    }
  }

  public func visit(_ query: ContactsQuery, _ visitor: (ListedCard) -> Bool)
    throws(ContactsError)
  {
    for card in try list(query).dropFirst(query.skip).prefix(query.limit ?? .max)
    where !visitor(card) { return }
  }

  public func count(_ query: ContactsQuery) throws(ContactsError) -> Int {
    try list(query).count
  }

  public func place(of id: ID<AddressCard>, in query: ContactsQuery) throws(ContactsError)
    -> Int?
  {
    try list(query).firstIndex { $0.card.id == id }
  }

  public func visitOriginals(_ visitor: ([UInt8], Person?) -> Bool) throws(ContactsError) {
    let people = try everybody()
    let cards = kept.withLock { $0.map(\.card) }
    for card in cards where !visitor(card.original, Self.owner(of: card, people, cards)) { return }
  }

  private static func owner(of card: ReadCard, _ people: [Person], _ cards: [ReadCard]) -> Person? {
    for number in card.numbers {
      if let person = people.first(where: { $0.phone?.key == number.key }) { return person }
    }
    let name = folded(card.name)
    let namesakes = people.filter {
      folded($0.name) == name && (card.numbers.isEmpty || $0.phone == nil)
    }
    let isOnly = cards.filter { folded($0.name) == name }.count == 1
    return isOnly && namesakes.count == 1 ? namesakes[0] : nil
  }

  public func visitCardless(_ visitor: (Person) -> Bool) throws(ContactsError) {
    let cards = kept.withLock { $0.map(\.card) }
    for person in try everybody() {
      let hasCard = cards.contains { card in
        let isNamesake = Self.folded(card.name) == Self.folded(person.name)
        return card.numbers.contains { $0.key == person.phone?.key }
          || isNamesake && (card.numbers.isEmpty || person.phone == nil)
      }
      if !hasCard, !visitor(person) { return }
    }
  }

  private func list(_ query: ContactsQuery) throws(ContactsError) -> [ListedCard] {
    let people = try everybody()
    let search = query.search.map(TextForms.folded)
    let listed = kept.withLock { $0 }.enumerated().sorted { one, other in
      Self.order(one.element.card, one.offset) < Self.order(other.element.card, other.offset)
    }.map { Self.listed($0.element, among: people) }
    return listed.filter {
      (!query.isUnregistered || !$0.isRegistered) && (search.map($0.contains) ?? true)
    }
  }

  private func everybody() throws(ContactsError) -> [Person] {
    do throws(PeopleError) { return try people.list() } catch { throw .storage(.corrupt) }
  }

  private static func same(as card: ReadCard, in kept: [Kept]) -> Int? {
    kept.firstIndex { $0.card.uid == card.uid && bytes(of: $0.card) == bytes(of: card) }
  }

  private static func older(than card: ReadCard, in kept: [Kept], except seen: Set<Int>) -> Int? {
    if let uid = card.uid { return kept.firstIndex { $0.card.uid == uid } }
    if card.numbers.isEmpty { return nil }
    return kept.indices.first {
      !seen.contains($0) && kept[$0].card.uid == nil
        && folded(kept[$0].card.name) == folded(card.name)
        && Set(kept[$0].card.numbers.map(\.key)) == Set(card.numbers.map(\.key))
    }
  }

  private static func bytes(of card: ReadCard) -> [UInt8] {
    Array(card.original.reversed().drop { $0 == 10 || $0 == 13 })
  }

  private static func folded(_ line: Line) -> String { TextForms.folded(line.text) }

  private static func order(_ card: ReadCard, _ offset: Int) -> (Int, [UInt8], Int) {
    (NameOrder.group(of: folded(card.name)), Array(TextForms.bare(folded(card.name)).utf8), offset)
  }

  private static func listed(_ one: Kept, among people: [Person]) -> ListedCard {
    let card = AddressCard(
      id: one.id, name: one.card.name, nickname: one.card.nickname, birthday: one.card.birthday,
      numbers: one.card.numbers)
    let keys = card.numbers.map(\.key)
    let plant = people.first { person in
      keys.isEmpty
        ? folded(person.name) == folded(card.name)
        : person.phone.map { keys.contains($0.key) } ?? false
    }
    return ListedCard(card, knownAs: plant?.calledName)
  }
}

private func < (a: (Int, [UInt8], Int), b: (Int, [UInt8], Int)) -> Bool {
  if a.0 != b.0 { return a.0 < b.0 }
  if a.1 != b.1 { return a.1.lexicographicallyPrecedes(b.1) }
  return a.2 < b.2
}

extension ListedCard {
  /// Whether a folded text is a part of the name or of a number.
  fileprivate func contains(_ search: String) -> Bool {
    if search.isEmpty || TextForms.folded(card.name.text).contains(search) { return true }
    guard search.allSatisfy({ "+-(). 0123456789".contains($0) }) else { return false }
    let spellings = [search.filter { "0"..."9" ~= $0 }, PhoneNumber(stored: search).key]
    return spellings.contains { spelling in
      !spelling.isEmpty && card.numbers.contains { $0.key.contains(spelling) }
    }
  }
}
