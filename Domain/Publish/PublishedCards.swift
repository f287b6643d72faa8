// Y-21, Y-22, Y-25
/// Selects the cards of the address book that are published, and leaves out their notes.
struct PublishedCards {
  let options: PublishOptions
  let sources: PublishSources

  /// Returns the cards as one file.
  func file() throws(StorageFailure) -> [UInt8] {
    let hidden = try privateNames()
    var file: [UInt8] = []
    func add(_ card: [UInt8]) {
      let card = options.has(.memos) ? card : CardNotes.removed(from: card)
      file += card
      // Without a final line end, the last line would run into the next card.
      if card.last != 10 && card.last != 13 { file += [13, 10] }
    }
    try readingPart { () throws(AddressBookFailure) in
      try sources.contacts.visitOriginals { card, person in
        if let person {
          if !options.tags.hides(person) { add(sources.cards.amend(card, shown(person))) }
        } else if !isPrivate(card, hidden) {
          add(card)
        }
        return true
      }
      try sources.contacts.visitCardless { person in
        if !options.tags.hides(person) { add(sources.cards.write(shown(person))) }
        return true
      }
    }
    return file
  }

  /// Returns the contacts whose birthdays are published. A contact with the name of a private one is left out too.
  func published(_ contacts: [AddressCard]) throws(StorageFailure) -> [AddressCard] {
    if contacts.isEmpty { return [] }
    let people = try privateNames()
    var hidden = people
    try readingPart { () throws(AddressBookFailure) in
      try sources.contacts.visitOriginals { card, person in
        if person == nil, isPrivate(card, people),
          case .card(let read)? = sources.cards.read(card)()
        {
          hidden.insert(read.name.text.lowercased())
        }
        return true
      }
    }
    return contacts.filter { !hidden.contains($0.name.text.lowercased()) }
  }

  /// Returns a person without the notes that are not published.
  private func shown(_ person: Person) -> Person {
    var shown = person
    shown.note = options.memo(person.note)
    return shown
  }

  /// Returns the names of private people. If several cards have such a name, none is linked to the person.
  private func privateNames() throws(StorageFailure) -> Set<String> {
    var names: Set<String> = []
    try readingPart { () throws(PeopleFailure) in
      try sources.people.visit(PeopleQuery()) { person in
        if options.tags.hides(person) { names.insert(person.name.text.lowercased()) }
        return true
      }
    }
    return names
  }

  private func isPrivate(_ card: [UInt8], _ names: Set<String>) -> Bool {
    if !names.isEmpty, case .card(let read)? = sources.cards.read(card)(),
      names.contains(read.name.text.lowercased())
    {
      return true
    }
    return options.tags.hides(categories: CardNotes.categories(of: card))
      || CardNotes.notes(of: card).contains { options.tags.hides($0) }
  }
}
