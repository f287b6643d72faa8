/// Tags that lie beside a text (labels): words such as `walk`, each once, in the order in which they
/// were given.
public struct TagList: Hashable, Sendable {
  /// The words, without their signs and in small letters.
  public private(set) var words: [String] = []

  /// Begins with none.
  public init() {}

  /// Tags as other programs have them: blanks and whatever else no tag can have become `-`, and what
  /// has no letter at all is left out. None is cut.
  public init(brought tags: some Sequence<String>) {
    for tag in tags { if let word = Hashtag.made(of: tag) { add(word) } }
  }

  /// Takes back tags that were accepted before.
  package init(stored text: String?) { words = text.map(Hashtag.all) ?? [] }

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
