/// A family of fonts under all the names it is known by, the one to show first.
public struct FontFamily: Equatable, Sendable {
  public let names: [String]

  /// Names a family; nothing when it has no name.
  public init?(_ names: [String]) {
    if names.isEmpty { return nil }
    self.names = names
  }

  /// The name to show.
  public var name: String { names.first ?? "" }

  /// Whether a name means this family, whatever its case.
  public func isCalled(_ name: String) -> Bool {
    names.contains { $0.lowercased() == name.lowercased() }
  }
}

/// The fonts of this computer that pictures can be written in.
public struct FontBook: Sendable {
  /// The families that have Hangul, in the order of their names.
  public var hangul: @Sendable () throws(FontFailure) -> [FontFamily]

  /// Makes a book of fonts.
  public init(hangul: @escaping @Sendable () throws(FontFailure) -> [FontFamily]) {
    self.hangul = hangul
  }

  /// The book where nobody can tell which fonts there are.
  public static let unknown = FontBook { () throws(FontFailure) in throw .noProgram }
}

/// Why the fonts of this computer are not known.
public enum FontFailure: Error, Equatable, Sendable {
  /// The program that knows them is not here.
  case noProgram
  /// The program did not tell, in its own words.
  case failed(String)
}
