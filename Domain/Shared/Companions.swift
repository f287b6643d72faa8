/// Finds the people of an event: its stored companions, and people named in its title or in a location such as `mum's`.
/// A name that several people share is ignored.
public struct Companions: Sendable {
  private let people: any PeopleRepository

  public init(_ people: any PeopleRepository) { self.people = people }

  /// Returns the people of each event, in the order of the events. For each event, its stored companions come before
  /// the people whose names are in its text.
  public func of(_ events: [Event]) throws(StorageFailure) -> [[Person]] {
    let texts = events.map(Self.text(of:))
    let named = try named(in: Set(texts))
    var chosen: [String: Person] = [:]
    for id in Set(events.flatMap(\.companions)) { chosen[id] = try person(id) }
    return zip(events, texts).map { event, text in
      var found = event.companions.compactMap { chosen[$0] }
      for person in named[text] ?? [] where !found.contains(where: { $0.id == person.id }) {
        // A person whose grave or funeral the event is about is not a companion.
        if !NoMeeting.isMourning(text) { found.append(person) }
      }
      return found
    }
  }

  /// Returns the people named in each text. Occurrences of a series share a title, so each text is parsed only once.
  private func named(in texts: Set<String>) throws(StorageFailure) -> [String: [Person]] {
    var heads: [String: [String]] = [:]
    for text in texts { heads[text] = SpokenNames.heads(of: text) }
    // Most titles name nobody, which the first letters of their words show.
    let likely = try self.likelyNames(among: Set(heads.values.joined()))
    if likely.isEmpty { return [:] }
    let begun = try stored { () throws(PeopleFailure) in
      try people.beginnings(among: Array(likely))
    }
    var spoken: [String: SpokenNames] = [:]
    for (text, heads) in heads where !likely.isDisjoint(with: heads) {
      spoken[text] = SpokenNames(text) { head in
        if begun?.contains(head) == true { return SpokenNames.longest }
        return likely.contains(head) ? 1 : 0
      }
    }
    let names = Set(spoken.values.flatMap(\.all))
    var others: [String: GivenNames.Others] = [:]
    for name in names { others[name] = GivenNames.others(of: name) }
    var owners = NameOwners(others: others)
    owners.byName = try self.owners(of: Array(names.union(others.values.flatMap(\.names))))
    owners.byKorean = try self.owners(byKorean: Set(others.values.compactMap(\.given)))
    let given = Set(spoken.values.flatMap(\.given))
      .subtracting(owners.byName.keys.map { $0.lowercased() })
    owners.byFirst = try self.owners(byFirst: given.sorted())
    return spoken.mapValues { Self.named($0, owners) }
  }

  /// The owners of the names in some texts.
  private struct NameOwners {
    /// The names under which a person may be stored, by name.
    let others: [String: GivenNames.Others]
    var byName: [String: NameOwner] = [:]
    var byKorean: [String: NameOwner] = [:]
    var byFirst: [String: NameOwner] = [:]

    /// Returns the owner of a name, looked up first by the exact name, and then by a longer name that it abbreviates.
    func owner(of names: [String]) -> NameOwner? {
      if let owner = names.lazy.compactMap({ byName[$0] }).first { return owner }
      for name in names {
        guard let others = others[name] else { continue }
        let owners =
          others.names.compactMap { byName[$0] }
          + [others.given.flatMap { byKorean[$0] }].compactMap(\.self)
        if owners.count > 1 { return .several }
        if let owner = owners.first { return owner }
      }
      return nil
    }
  }

  /// Returns the text that may name people: the title, and a location with an owner, such as `at mum's` in `tea at
  /// mum's`.
  private static func text(of event: Event) -> String {
    guard let location = event.location?.text.lowercased(),
      ["'s", "’s", "s", "네", "집", "댁"].contains(where: location.hasSuffix)
    else { return event.title.text }
    return event.title.text + ", " + location
  }

  /// Returns the people of each event, reduced to what an event view needs.
  public func shown(_ events: [Event]) throws(StorageFailure) -> [[EventCompanion]] {
    try of(events).map { people in
      people.map { EventCompanion(id: $0.id.text, name: $0.calledName) }
    }
  }

  /// Returns the people whose unambiguous names are in a text. Of overlapping matches, the longest wins.
  private static func named(_ spoken: SpokenNames, _ owners: NameOwners) -> [Person] {
    var found: [Person] = []
    var taken = Set<Int>()
    // The index of the word after a possible owner: the 엄마 of 수진이 엄마.
    var behindOwner: Int?
    for mention in spoken.candidates where taken.isDisjoint(with: mention.words) {
      guard
        let owner = owners.owner(of: mention.names) ?? mention.given.flatMap({ owners.byFirst[$0] })
      else { continue }
      taken.formUnion(mention.words)
      // 수진이 엄마 is the mother of 수진, not the user's own.
      if mention.words.lowerBound == behindOwner, GivenNames.isFamily(mention.names) { continue }
      behindOwner = GivenNames.isOwner(mention.names) ? mention.words.upperBound + 1 : nil
      if case .one(let person) = owner, !found.contains(person) { found.append(person) }
    }
    return found
  }

  private func likelyNames(among words: Set<String>) throws(StorageFailure) -> Set<String> {
    // A relative has names with other letters.
    let relatives = words.filter(GivenNames.beginsWithRelative)
    let others = Array(words.subtracting(relatives))
    let found = try stored { () throws(PeopleFailure) in try people.likelyNames(among: others) }
    return relatives.union(found ?? [])
  }

  private func owners(of names: [String]) throws(StorageFailure) -> [String: NameOwner] {
    if names.isEmpty { return [:] }
    return try stored { () throws(PeopleFailure) in try people.owners(of: names) } ?? [:]
  }

  /// Returns the owners of the full names that have one of the Korean given names, by given name. Words of dates and times
  /// are left out.
  private func owners(byKorean given: Set<String>) throws(StorageFailure) -> [String: NameOwner] {
    if given.isEmpty { return [:] }
    let found = try stored { () throws(PeopleFailure) in
      try people.owners(byKorean: Array(given))
    }
    // Only names with an owner are compared with the words of dates and times, because building that table is costly.
    return (found ?? [:]).filter { !GivenNames.isPhrase($0.key) }
  }

  /// Returns the owners of the full names that begin with one of the words, by word.
  private func owners(byFirst words: [String]) throws(StorageFailure) -> [String: NameOwner] {
    if words.isEmpty { return [:] }
    let found = try stored { () throws(PeopleFailure) in try people.called(byFirst: words) } ?? [:]
    return found.compactMapValues(Self.owner(among:))
  }

  private static func owner(among people: [Person]) -> NameOwner? {
    people.count > 1 ? .several : people.first.map(NameOwner.one)
  }

  private func person(_ id: String) throws(StorageFailure) -> Person? {
    try stored { () throws(PeopleFailure) in try people.candidates(for: id, by: .id).first } ?? nil
  }
}
