// Y-25
/// The tags of records that are never published. A record has a tag if the tag is in its list of tags, or as a hashtag
/// in its text.
public struct PrivateTags: Equatable, Sendable {
  private let words: Set<String>

  /// Parses the setting `publish.private`: tags with or without `#`, separated by spaces or commas.
  public init(_ setting: String) {
    let typed = setting.split { $0.isWhitespace || $0 == "," }
    words = Set(typed.compactMap { Hashtag.tag(String($0)) })
  }

  /// The tags in a fixed order.
  public var sorted: [String] { words.sorted() }

  func hides(_ tags: TagList) -> Bool { words.contains(where: tags.has) }

  /// Returns whether one of the categories of another program is private, however many there are.
  func hides(categories: [String]) -> Bool {
    categories.contains { hides(TagList(brought: [$0])) }
  }

  /// Returns whether a text has a private hashtag.
  func hides(_ text: String?) -> Bool {
    // Most texts have no hashtag, and bytes are compared faster than characters.
    guard let text, text.utf8.contains(UInt8(ascii: "#")) else { return false }
    return Hashtag.all(in: text).contains(where: words.contains)
  }

  // MARK: Records

  func hides(_ person: Person) -> Bool {
    hides(person.tags) || hides(person.note?.text) || hides(person.name.text)
      || hides(person.nickname?.text)
  }

  func hides(_ book: Book) -> Bool {
    hides(book.tags) || hides(book.note?.text) || hides(book.facts.title.text)
  }

  func hides(_ record: MoodRecord) -> Bool { hides(record.tags) || hides(record.text?.text) }

  func hides(_ event: Event) -> Bool {
    hides(event.title.text) || hides(event.body?.text) || hides(event.location?.text)
  }

  /// Returns whether an event or its imported data is private. The classes PRIVATE and CONFIDENTIAL of a calendar file
  /// count too.
  func hides(_ carded: CardedEvent) -> Bool {
    if hides(carded.event) { return true }
    guard let card = carded.card else { return false }
    return hides(card.title) || hides(card.body) || card.kept.contains(where: hidesLine)
  }

  /// Returns whether a content line of a calendar says that its event is private.
  private func hidesLine(_ line: String) -> Bool {
    let name = line.prefix { $0 != ":" && $0 != ";" }.uppercased()
    guard name == "CLASS" || name == "CATEGORIES", let colon = line.firstIndex(of: ":") else {
      return false
    }
    let values = line[line.index(after: colon)...].split(separator: ",")
      .map { Text.trimmed(String($0)) }
    if name == "CLASS" {
      return values.contains { ["PRIVATE", "CONFIDENTIAL"].contains($0.uppercased()) }
    }
    return hides(categories: values)
  }
}
