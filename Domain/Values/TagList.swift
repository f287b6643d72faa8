/// The tags of a record (labels, groups), such as `family`, without duplicates and in the order in which they were
/// added.
public struct TagList: Hashable, Sendable {
  /// The tags without `#` and in lower case.
  public private(set) var words: [String] = []

  /// The maximum number of typed tags per record.
  public static let limit = 12
  /// The maximum number of imported tags per record.
  public static let mostBrought = 1000
  /// The maximum length of a typed tag.
  public static let longest = TextLimit.cells(20)

  public init() {}

  /// Restores stored tags without checking their number or length.
  package init(stored text: String?) { words = text.map(Hashtag.written) ?? [] }

  /// Imports tags of other programs. Characters that are not allowed become `-`, and tags without a letter and those
  /// after the first `mostBrought` are dropped.
  public init(brought tags: some Sequence<String>) {
    var known: Set<String> = []
    for tag in tags {
      if words.count == Self.mostBrought { break }
      if let word = Hashtag.made(of: tag), known.insert(word).inserted { words.append(word) }
    }
  }

  public var isEmpty: Bool { words.isEmpty }

  /// Returns whether one of the tags is this one or a level below it.
  public func has(_ tag: String) -> Bool { words.contains { Hashtag.counts($0, for: tag) } }

  /// The tags with `#`, as in `#family #walk`; nil if there are none.
  public var written: String? {
    words.isEmpty ? nil : words.map { "#\($0)" }.joined(separator: " ")
  }

  /// Returns whether a typed tag is too long. A tag with levels may have twice the length.
  static func isTooLong(_ tag: String) -> Bool {
    longest.length(of: tag) > longest.count * (tag.contains("/") ? 2 : 1)
  }

  /// Appends a tag unless it is in the list.
  mutating func add(_ word: String) {
    if !words.contains(word) { words.append(word) }
  }

  mutating func remove(_ word: String) { words.removeAll { $0 == word } }

  /// Splits typed tags at spaces and commas.
  static func pieces(of typed: [String]) -> [String] {
    typed.flatMap { $0.split { $0.isWhitespace || $0 == "," } }.map(String.init)
  }

  /// Returns the tags after a change. Throws if the change breaks a rule for tags.
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

  /// Adds typed tags. Throws if the record then has more tags than the limit. A record that already has more imported
  /// tags keeps them, but gets no further ones.
  private mutating func add(_ typed: [String]) throws(TagsRefusal) {
    let before = words.count
    for word in try Self.read(typed) where !words.contains(word) { words.append(word) }
    if words.count > max(Self.limit, before) { throw .tooMany(limit: Self.limit) }
  }

  /// Parses typed tags, separated by spaces or commas.
  private static func read(_ typed: [String]) throws(TagsRefusal) -> [String] {
    var words: [String] = []
    for piece in typed.flatMap({ $0.split { $0.isWhitespace || $0 == "," } }) {
      guard let word = Hashtag.tag(String(piece)) else { throw .badTag(String(piece)) }
      if isTooLong(word) { throw .tooLong(limit: longest.count) }
      words.append(word)
    }
    return words
  }
}

extension Hashtag {
  /// Converts a label of another program, which may have several words and levels, into a valid tag; nil if the label
  /// has no letter.
  public static func made(of text: String) -> String? {
    let levels = text.split(separator: "/").compactMap { level(of: String($0)) }
    return levels.isEmpty ? nil : levels.joined(separator: "/")
  }

  private static func level(of text: String) -> String? {
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

public enum TagsRefusal: Error, Hashable, Sendable {
  /// The text is not a valid tag.
  case badTag(String)
  case tooLong(limit: Int)
  case tooMany(limit: Int)
}

/// A change of the tags of a record.
public enum TagsChange: Equatable, Sendable {
  /// Replaces all tags.
  case set([String])
  case add([String])
  case remove([String])

  /// The words of the change.
  public var words: [String] {
    switch self {
    case .set(let words), .add(let words), .remove(let words): words
    }
  }
}
