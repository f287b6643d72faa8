/// A rating from half a star to five stars, in half stars.
public struct Rating: Hashable, Comparable, Sendable {
  /// The number of half stars, 1…10.
  public let halves: Int

  public static let range = Rating(checked: 1)...Rating(checked: 10)
  /// All ratings in ascending order.
  public static let all = (1...10).map(Rating.init(checked:))

  private init(checked halves: Int) { self.halves = halves }

  /// Creates a rating from half stars. Returns nil if the number is out of range.
  public init?(halves: Int) {
    guard (1...10).contains(halves) else { return nil }
    self.halves = halves
  }

  /// Creates a rating from whole stars. Returns nil if the number is out of range.
  public init?(stars: Int) {
    guard (1...5).contains(stars) else { return nil }
    halves = stars * 2
  }

  /// Parses `4`, `3.5`, `3,5` or `3½`. Throws if the text is not a number of whole or half stars from 0.5 to 5.
  public init(reading text: String) throws(BookRefusal) {
    let plain = text.replacing("½", with: ".5").replacing(",", with: ".")
    let parts = plain.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    let whole = parts.first.map { $0.isEmpty && parts.count > 1 ? 0 : Int($0) } ?? nil
    let rest = parts.count > 1 ? (parts[1] == "5" ? 1 : parts[1] == "0" ? 0 : nil) : 0
    guard let whole, let rest, (0...5).contains(whole),
      let rating = Rating(halves: whole * 2 + rest)
    else { throw .ratingRange(Self.range) }
    self = rating
  }

  /// Parses a rating like `init(reading:)`, and throws errors as a `ReadingFailure`.
  public static func typed(_ text: String) throws(ReadingFailure) -> Rating {
    do throws(BookRefusal) { return try Rating(reading: text) } catch { throw .refused(error) }
  }

  /// The number of stars to draw. A half star counts as one.
  public var stars: Int { (halves + 1) / 2 }
  /// Whether the last star is only a half.
  public var isHalf: Bool { halves % 2 == 1 }

  public static func < (one: Rating, other: Rating) -> Bool { one.halves < other.halves }
}

extension Rating: CustomStringConvertible {
  /// The rating as a decimal number of stars, such as `4` or `3.5`.
  public var description: String { "\(halves / 2)" + (isHalf ? ".5" : "") }
}
