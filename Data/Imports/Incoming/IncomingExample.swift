import Domain

extension IncomingEntry {
  /// A short description of the entry for the report: its title, its name or its first line.
  var example: String {
    switch content {
    case .book(let book): Self.named(book.title, by: book.authors)
    case .sentence(let sentence): Self.firstLine(sentence.text)
    case .feeling(let feeling):
      feeling.title ?? Self.firstLine(feeling.text.isEmpty ? feeling.mood ?? "" : feeling.text)
    case .person(let person): Self.firstLine(person.name)
    case .card(let card): Self.name(of: card)
    case .note(let note): Self.firstLine(note.text)
    case .counter(let counter): Self.firstLine(counter.name)
    }
  }

  private static func named(_ title: String, by authors: [String]) -> String {
    ([firstLine(title)] + authors.prefix(1).map(firstLine)).joined(separator: " · ")
  }

  private static func firstLine(_ text: String) -> String {
    text.split(whereSeparator: \.isNewline).first.map { String($0.prefix(500)) } ?? ""
  }

  private static func name(of card: IncomingCard) -> String {
    var reader = VCardReader(card.card)
    guard case .card(let read)? = reader.next() else { return "" }
    return read.name.text
  }
}
