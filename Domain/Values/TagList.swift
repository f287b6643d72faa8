/// The tags of a record (labels, groups): words such as `family`, each once, in the order in which
/// they were given.
public struct TagList: Hashable, Sendable {
  /// The words, without their signs and in small letters.
  public private(set) var words: [String] = []

  /// The most tags somebody may type for one record.
  public static let limit = 12
  /// The most tags of one record that is imported.
  public static let mostBrought = 1000
  /// The longest tag somebody may type.
  public static let longest = TextLimit.cells(20)

  /// Begins with none.
  public init() {}

  /// Takes back tags that were accepted before.
  package init(stored text: String?) { words = text.map(Hashtag.all) ?? [] }

  /// Tags as other programs have them: blanks and whatever else no tag can have become `-`, and what
  /// has no letter at all is left out. Of more than `mostBrought` the first ones are taken.
  public init(brought tags: some Sequence<String>) {
    var known: Set<String> = []
    for tag in tags {
      if words.count == Self.mostBrought { break }
      if let word = Hashtag.made(of: tag), known.insert(word).inserted { words.append(word) }
    }
  }

  /// Whether there are none.
  public var isEmpty: Bool { words.isEmpty }

  /// All of them with their signs (`#family #walk`); nothing where there are none.
  public var written: String? {
    words.isEmpty ? nil : words.map { "#\($0)" }.joined(separator: " ")
  }

  /// Puts a word behind the others, unless it is there.
  mutating func add(_ word: String) {
    if !words.contains(word) { words.append(word) }
  }

  /// Takes a word away.
  mutating func remove(_ word: String) { words.removeAll { $0 == word } }

  /// What somebody types: one tag or several, with blanks or commas between them.
  static func pieces(of typed: [String]) -> [String] {
    typed.flatMap { $0.split { $0.isWhitespace || $0 == "," } }.map(String.init)
  }

  /// The tags as a change leaves them, or the rule it breaks.
  func accepted(_ change: TagsChange) throws(TagsRefusal) -> TagList {
    var changed = self
    switch change {
    case .set(let typed):
      changed.words = []
      try changed.add(typed)
    case .add(let typed): try changed.add(typed)
    case .remove(let typed):
      let gone = try Self.read(typed)
      changed.words.removeAll(where: gone.contains)
    }
    return changed
  }

  /// Of many that came from elsewhere more may be left than somebody may type.
  private mutating func add(_ typed: [String]) throws(TagsRefusal) {
    let before = words.count
    for word in try Self.read(typed) where !words.contains(word) { words.append(word) }
    if words.count > max(Self.limit, before) { throw .tooMany(limit: Self.limit) }
  }

  /// Words as somebody types them: one or several in a text, with blanks or commas between them.
  private static func read(_ typed: [String]) throws(TagsRefusal) -> [String] {
    var words: [String] = []
    for piece in typed.flatMap({ $0.split { $0.isWhitespace || $0 == "," } }) {
      guard let word = Hashtag.tag(String(piece)) else { throw .badTag(String(piece)) }
      if longest.length(of: word) > longest.count { throw .tooLong(limit: longest.count) }
      words.append(word)
    }
    return words
  }
}

extension Hashtag {
  /// A tag made of a word or of several, as other programs call what they have; nothing where no
  /// letter is in it.
  public static func made(of text: String) -> String? {
    var made = ""
    for character in text {
      let isFit = character.isLetter || character.isNumber || character == "_"
      if isFit {
        made.append(character)
      } else if made.last != "-" {
        made.append("-")
      }
    }
    while made.last == "-" { made.removeLast() }
    while made.first == "-" { made.removeFirst() }
    return tag(made)
  }
}

/// A rule about tags that an input breaks.
public enum TagsRefusal: Error, Hashable, Sendable {
  /// What was typed is no tag.
  case badTag(String)
  case tooLong(limit: Int)
  case tooMany(limit: Int)
}

/// What is to be changed about the tags of a record.
public enum TagsChange: Equatable, Sendable {
  /// These and no others.
  case set([String])
  case add([String])
  case remove([String])
}
