/// Gives the address book back: every card byte for byte as it came, except for what its plant is
/// known by differently here, and a new card for each plant that has none.
public struct ExportCards: Sendable {
  let contacts: any AddressBookRepository
  let files: Files
  let format: CardFormat

  /// Hands over the bytes piece by piece until the taker returns false. Tells how many cards
  /// there were.
  @discardableResult
  public func callAsFunction(_ take: ([UInt8]) -> Bool) throws(AddressBookError) -> Int {
    // A last line that was never ended would swallow the card that follows it.
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
    try contacts.visitOriginals { card, person in
      pass(person.map { format.amend(card, $0) } ?? card)
    }
    if isWanted { try contacts.visitCardless { pass(format.write($0)) } }
    return count
  }

  /// Writes the address book to a file, whole or not at all. Tells how many cards it has.
  public func callAsFunction(to path: String) throws(AddressBookError) -> Int {
    var bytes: [UInt8] = []
    let count = try self { piece in
      bytes += piece
      return true
    }
    do throws(FileFailure) { try files.write(path, bytes) } catch { throw .file(error) }
    return count
  }
}
