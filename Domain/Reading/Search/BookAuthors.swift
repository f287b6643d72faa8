/// The authors of a book: the known names, and the number of other authors.
public struct BookAuthors: Hashable, Sendable {
  /// The known names, in order.
  public let names: [String]
  /// The number of authors whose names are unknown.
  public let others: Int

  /// Creates the list of authors. Returns nil if no name is left after trimming.
  public init?(names: [String], others: Int = 0) {
    let names = names.map(Text.trimmed).filter { !$0.isEmpty }
    if names.isEmpty { return nil }
    self.names = names
    self.others = max(0, others)
  }

  /// Parses the stored form. Books that early versions added name only the first author.
  package init(stored text: String) {
    var rest = text[...]
    var others = 0
    if let mark = Self.countOfOthers(in: text) {
      rest = text[..<mark.start]
      others = mark.count
    }
    var names = rest.split(separator: Self.separator).map { Text.trimmed(String($0)) }
    names.removeAll(where: \.isEmpty)
    self.names = names.isEmpty ? [text] : names
    self.others = others
  }

  /// The first author. It is the only author shown if space is short.
  public var first: String { names.first ?? "" }

  /// The number of authors besides the first one.
  public var besides: Int { max(0, names.count - 1) + others }

  /// All names in the stored form, separated by semicolons because a name may contain a comma.
  public var text: String { written(names.count) }

  /// Returns as many names as fit into `limit` characters, and the number of the other authors. At least one name is
  /// included.
  public func text(within limit: Int) -> String {
    let most = (1..<max(2, names.count)).last { written($0).count <= limit } ?? 1
    return text.count <= limit ? text : written(most)
  }

  private static let separator: Character = ";"

  private func written(_ count: Int) -> String {
    let named = names.prefix(count).joined(separator: "\(Self.separator) ")
    let unnamed = names.count - min(count, names.count) + others
    return unnamed == 0 ? named : "\(named) 외 \(unnamed)명"
  }

  /// Parses the number of unnamed authors at the end of a text (` 외 2명`), and returns where this suffix begins. Returns
  /// nil if the text has no such suffix.
  private static func countOfOthers(in text: String) -> (start: String.Index, count: Int)? {
    guard text.hasSuffix("명"), let blank = text.dropLast().lastIndex(of: " ") else { return nil }
    let digits = text[text.index(after: blank)...].dropLast()
    let named = text[..<blank]
    guard named.hasSuffix(" 외"), digits.utf8.allSatisfy({ (48...57).contains($0) }),
      let count = Int(digits), (1...9_999).contains(count)
    else { return nil }
    return (named.index(named.endIndex, offsetBy: -2), count)
  }
}
