/// Exports the address book. Each card keeps its original bytes, except for values that the user changed in the person
/// of the card. Each person without a card gets a new card.
public struct ExportCards: Sendable {
  let contacts: any AddressBookRepository
  let files: Files
  let format: CardFormat
  let dates: (any PersonDatesRepository)?

  /// Passes the bytes to `take` in pieces until `take` returns false. Returns the number of cards.
  @discardableResult
  public func callAsFunction(_ take: ([UInt8]) -> Bool) throws(AddressBookFailure) -> Int {
    // Without a final line end, the last line would run into the next card.
    var isOpen = false
    var isWanted = true
    var count = 0
    func pass(_ card: [UInt8]) -> Bool {
      if isOpen { isWanted = take([13, 10]) }
      isOpen = card.last != 10 && card.last != 13
      isWanted = isWanted && take(card)
      count += 1
      return isWanted
    }
    let dates = try known()
    func whole(_ card: [UInt8], _ person: Person) -> [UInt8] {
      format.dating(format.noting(card, person.note), dates[person.id] ?? [])
    }
    try contacts.visitOriginals { card, person in
      pass(person.map { whole(format.amend(card, $0), $0) } ?? card)
    }
    if isWanted {
      try contacts.visitCardless { pass(whole(format.write($0), $0)) }
    }
    return count
  }

  /// Returns the dates of each person who has any.
  private func known() throws(AddressBookFailure) -> [ID<Person>: [PersonDate]] {
    do throws(PeopleFailure) {
      return Dictionary(grouping: try dates?.dates(of: nil).map(\.date) ?? [], by: \.person)
    } catch {
      if case .storage(let failure) = error { throw .storage(failure) }
      return [:]
    }
  }

  /// Writes the address book to a file atomically. Returns the number of cards.
  public func callAsFunction(to path: String) throws(AddressBookFailure) -> Int {
    var bytes: [UInt8] = []
    let count = try self { piece in
      bytes += piece
      return true
    }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}
