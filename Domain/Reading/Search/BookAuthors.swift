/// Who wrote a book: the names that are known, and how many more there are.
public struct BookAuthors: Hashable, Sendable {
  /// The names that are known, in their order.
  public let names: [String]
  /// How many others there are whose names nobody told.
  public let others: Int

  /// Takes the authors' names in their order; nothing when there is none.
  public init?(names: [String], others: Int = 0) {
    let names = names.map(Text.trimmed).filter { !$0.isEmpty }
    if names.isEmpty { return nil }
    self.names = names
    self.others = max(0, others)
  }

  /// Takes back what is kept. Of books that were added long ago only the first author is named.
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

  /// The first of them, who is named even where there is room for no other.
  public var first: String { names.first ?? "" }

  /// How many there are besides the first.
  public var besides: Int { max(0, names.count - 1) + others }

  /// All of them as they are kept. A name may have a comma of its own.
  public var text: String { written(names.count) }

  /// As many names as a text has room for, and the number of the others.
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

  /// The number of unnamed others at the end of a text (` 외 2명`), and where its mark begins.
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
