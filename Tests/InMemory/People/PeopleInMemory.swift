public import Domain
import Synchronization

/// Stores people and their contacts until the program ends.
public final class PeopleInMemory: PeopleRepository {
  struct StoredPerson {
    var person: Person
    var waterings: [Watering] = []
    var removedWaterings: [Watering] = []
    var pending: PendingReview?
    var missedMeetings: Set<MissedMeeting> = []
    var isRemoved = false

    var log: ContactLog { ContactLog(current: waterings, removed: removedWaterings) }

    /// The days that earned affection.
    var awarded: Set<Day> {
      let earned = Set((waterings + removedWaterings).filter { $0.award > 0 }.map(\.at.day))
      return earned.intersection(waterings.map(\.at.day))
    }
  }

  let kept: Mutex<[StoredPerson]>
  let folding: TextFolding

  /// Starts with people, registered in the order given.
  public init(_ people: [Person] = [], folding: TextFolding = .standard) {
    kept = Mutex(people.map { StoredPerson(person: $0) })
    self.folding = folding
  }

  public func insert(_ person: Person) throws(PeopleFailure) {
    let known = kept.withLock { kept -> String? in
      if let known = Self.samePerson(as: person, in: kept) { return known }
      kept.append(StoredPerson(person: person))
      return nil
    }
    if let known { throw .refused(.duplicatePerson(knownAs: known)) }
  }

  public func insertNew(_ people: [Person]) throws(PeopleFailure) -> Set<ID<Person>> {
    var added: Set<ID<Person>> = []
    for person in people {
      do throws(PeopleFailure) {
        try insert(person)
        added.insert(person.id)
      } catch { continue }
    }
    return added
  }

  public func change(_ id: ID<Person>, by rule: ChangeRule) throws(PeopleFailure) -> Person {
    try kept.withLock { kept throws(PeopleFailure) in
      let index = try Self.index(of: id, in: kept)
      let changed: Person
      do throws(PersonRefusal) { changed = try rule(kept[index].person) } catch {
        throw .refused(error)
      }
      if let known = Self.samePerson(as: changed, in: kept) {
        throw .refused(.duplicatePerson(knownAs: known))
      }
      kept[index].person = changed
      return changed
    }
  }

  public func remove(_ id: ID<Person>, at now: Now) throws(PeopleFailure) -> Person {
    try kept.withLock { kept throws(PeopleFailure) in
      let index = try Self.index(of: id, in: kept)
      kept[index].isRemoved = true
      kept[index].pending = nil
      return kept[index].person
    }
  }

  public func restore(_ id: ID<Person>) throws(PeopleFailure) -> Person {
    try kept.withLock { kept throws(PeopleFailure) in
      guard let index = kept.firstIndex(where: { $0.person.id == id }) else {
        throw .unknown(reference: id.text)
      }
      if let known = Self.samePerson(as: kept[index].person, in: kept) {
        throw .refused(.duplicatePerson(knownAs: known))
      }
      kept[index].isRemoved = false
      return kept[index].person
    }
  }

  static func samePerson(as person: Person, in kept: [StoredPerson]) -> String? {
    guard let key = person.phone?.key else { return nil }
    let name = person.name.text.lowercased()
    return kept.first {
      !$0.isRemoved && $0.person.id != person.id && $0.person.phone?.key == key
        && $0.person.name.text.lowercased() == name
    }?.person.calledName
  }

  public func sharing(_ number: PhoneNumber, besides id: ID<Person>) throws(PeopleFailure)
    -> [String]
  {
    kept.withLock { kept in
      kept.filter { !$0.isRemoved && $0.person.id != id && $0.person.phone?.key == number.key }
        .map(\.person.calledName)
    }
  }

  public func garden() throws(PeopleFailure) -> Garden {
    kept.withLock { kept in
      let here = kept.filter { !$0.isRemoved }
      return Garden(
        plants: here.count, timesWatered: kept.reduce(0) { $0 + $1.person.timesWatered },
        timesPostponed: kept.reduce(0) { $0 + $1.person.timesPostponed },
        completed: here.count { $0.person.affection.points == Affection.full })
    }
  }

  static func index(of id: ID<Person>, in kept: [StoredPerson]) throws(PeopleFailure) -> Int {
    guard let index = kept.firstIndex(where: { !$0.isRemoved && $0.person.id == id }) else {
      throw .unknown(reference: id.text)
    }
    return index
  }

  public func water(_ id: ID<Person>, on today: Day, by rule: WateringRule) throws(PeopleFailure)
    -> Person
  {
    try kept.withLock { kept throws(PeopleFailure) in
      let index = try Self.index(of: id, in: kept)
      let outcome: (person: Person, watering: Watering)
      let moment = WateringMoment(
        person: kept[index].person,
        awarded: kept[index].awarded.intersection([
          today, kept[index].pending?.at.day ?? today,
        ]),
        pending: kept[index].pending)
      do throws(PersonRefusal) { outcome = try rule(moment) } catch { throw .refused(error) }
      kept[index].person = outcome.person
      kept[index].pending = nil
      kept[index].waterings.append(outcome.watering)
      return outcome.person
    }
  }

  public func candidates(for reference: String, by step: NameStep) throws(PeopleFailure)
    -> [Person]
  {
    inOrder { person in
      folding.fits(
        reference, step, id: person.id.text, [person.name.text, person.nickname?.text])
    }
  }

  public func visit(_ query: PeopleQuery, _ visitor: (Person) -> Bool) throws(PeopleFailure) {
    let ordered = meant(by: query)
    let meant = (query.isBackward ? ordered.reversed() : ordered).dropFirst(query.skip)
    for person in meant.prefix(query.limit ?? .max) where !visitor(person) { return }
  }

  public func count(_ query: PeopleQuery) throws(PeopleFailure) -> Int { meant(by: query).count }

  public func index(of id: ID<Person>, in query: PeopleQuery) throws(PeopleFailure) -> Int? {
    meant(by: query).firstIndex { $0.id == id }
  }

  public func born(on days: [Birthday], atMost limit: Int) throws(PeopleFailure) -> [Person] {
    let here = kept.withLock { $0.filter { !$0.isRemoved }.map(\.person) }
    let found = days.flatMap { day in
      here.filter { $0.birthday?.yearless == day.yearless }
    }
    return Array(found.prefix(max(0, limit)))
  }

  public func waterings(of id: ID<Person>, newest count: Int, withMemo: Bool)
    throws(PeopleFailure) -> [Watering]
  {
    let all = kept.withLock { $0.first { $0.person.id == id }?.waterings } ?? []
    let wanted = all.enumerated().filter { !withMemo || $0.element.memo != nil }
    let sorted = wanted.sorted { ($0.element.at.day, $0.offset) > ($1.element.at.day, $1.offset) }
    return sorted.prefix(count).map(\.element)
  }

  func meant(by query: PeopleQuery) -> [Person] {
    let search = query.search.map(folding.folded)
    let stems = search.map { SearchWords(folded: $0).stems.map(\.words.text) } ?? []
    let all = inOrder { _ in true }
    let used = ([search].compactMap(\.self) + stems).first { text in
      all.contains { finds(text, $0) }
    }
    let oracle = self.oracle(query.filter)
    return inOrder { person in
      if let day = query.dueBy, person.nextWatering.map({ $0 > day }) ?? true { return false }
      if let tag = query.tag, !person.tags.words.contains(tag) { return false }
      if search != nil, !(used.map { finds($0, person) } ?? false) { return false }
      return oracle.means(person)
    }
  }

  /// Returns whether the phone number contains the search, or the names and the number contain each of its words.
  private func finds(_ search: String, _ person: Person) -> Bool {
    let names = [person.name.text, person.nickname?.text].compactMap { $0.map(folding.folded) }
      .map { $0.filter { $0 != " " } }
    let words = search.split(separator: " ").map(String.init)
    return Self.hasDigits(search, person)
      || words.allSatisfy { word in
        Self.hasDigits(word, person) || names.contains { $0.contains(word) }
          || SearchReference.isInitials(word)
            && names.contains { SearchReference(folding).hasInitials(word, in: $0) }
      }
  }

  static func hasDigits(_ search: String, _ person: Person) -> Bool {
    guard let key = person.phone?.key, search.allSatisfy({ "+-(). 0123456789".contains($0) })
    else { return false }
    let spellings = [search.filter { "0"..."9" ~= $0 }, PhoneNumber(stored: search).key]
    return spellings.contains { !$0.isEmpty && key.contains($0) }
  }

  /// Returns the matching people: most urgent first, then by affection, then by registration.
  func inOrder(_ condition: (Person) -> Bool) -> [Person] {
    let people = kept.withLock { $0.filter { !$0.isRemoved }.map(\.person) }.enumerated().filter {
      condition($0.element)
    }
    // People who are never due come last.
    func urgency(_ one: (offset: Int, element: Person)) -> (Int, Day, Affection, Int) {
      let next = one.element.nextWatering
      return (
        next == nil ? 1 : 0, next ?? Day.range.lowerBound, one.element.affection, one.offset
      )
    }
    return people.sorted { urgency($0) < urgency($1) }.map(\.element)
  }
}
