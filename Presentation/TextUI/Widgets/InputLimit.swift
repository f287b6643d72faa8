/// The maximum length of a typed text, in characters or in the cells that its characters take.
public enum InputLimit: Sendable {
  case characters(Int)
  /// A limit in cells. `of` returns the cells of a character.
  case cells(Int, of: @Sendable (Character) -> Int)

  public var count: Int {
    switch self {
    case .characters(let count), .cells(let count, _): count
    }
  }

  /// Returns the length of a text in the unit of the limit.
  public func length(of text: some StringProtocol) -> Int {
    switch self {
    case .characters: text.count
    case .cells(_, let cells): text.reduce(0) { $0 + cells($1) }
    }
  }

  /// Returns the length and the limit for display in a form, such as `12/40`. For a text with wide characters, both are
  /// counted in wide characters, which take two cells each.
  public func counter(of text: some StringProtocol) -> String {
    let length = length(of: text)
    switch self {
    case .cells(let limit, _) where length > text.count: return "\((length + 1) / 2)/\(limit / 2)"
    case .cells(let limit, _), .characters(let limit): return "\(length)/\(limit)"
    }
  }
}

extension InputLimit: Equatable {
  /// Returns whether units and counts are equal. The functions that measure characters are not compared.
  public static func == (one: InputLimit, other: InputLimit) -> Bool {
    switch (one, other) {
    case (.characters(let one), .characters(let other)), (.cells(let one, _), .cells(let other, _)):
      one == other
    case (.characters, .cells), (.cells, .characters): false
    }
  }
}
