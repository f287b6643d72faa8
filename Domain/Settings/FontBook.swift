/// A font family under all its names; the first one is for display.
public struct FontFamily: Equatable, Sendable {
  public let names: [String]

  /// Creates a family. Returns nil if there are no names.
  public init?(_ names: [String]) {
    if names.isEmpty { return nil }
    self.names = names
  }

  /// The display name.
  public var name: String { names.first ?? "" }

  /// Returns whether a name is one of the names of this family, ignoring case.
  public func isCalled(_ name: String) -> Bool {
    names.contains { $0.lowercased() == name.lowercased() }
  }
}

/// The fonts of this computer that pictures can use.
public struct FontBook: Sendable {
  /// A closure that returns the families with Hangul glyphs, ordered by name.
  public var hangul: @Sendable () throws(FontFailure) -> [FontFamily]

  public init(hangul: @escaping @Sendable () throws(FontFailure) -> [FontFamily]) {
    self.hangul = hangul
  }

  /// A font book for environments that cannot list fonts.
  public static let unknown = FontBook { () throws(FontFailure) in throw .noProgram }
}

/// Why the fonts of this computer could not be listed.
public enum FontFailure: Error, Equatable, Sendable {
  /// The program that lists fonts is not installed.
  case noProgram
  /// The program failed, with its error output.
  case failed(String)
}
