/// The number that identifies a saying. A new saying gets the next number that was never used. Numbers are never
/// reused, so there may be gaps.
public struct SayingNumber: Hashable, Comparable, Sendable {
  /// The number as an integer, from 0.
  public let value: Int

  public static let range = 0...999_999_999_999

  /// Creates a number. Returns nil if the value is out of range.
  public init?(_ value: Int) {
    guard Self.range.contains(value) else { return nil }
    self.value = value
  }

  /// Parses a number that consists of digits only. Returns nil for other texts.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8.prefix(19))
    guard let value = Digits.number(digits[...]) else { return nil }
    self.init(value)
  }

  /// Restores a stored number without validating it.
  package init(stored value: Int) { self.value = value }

  public static func < (a: SayingNumber, b: SayingNumber) -> Bool { a.value < b.value }
}

extension SayingNumber: CustomStringConvertible {
  public var description: String { String(value) }
}

/// The content of a saying: English, Korean or both, and its speaker or source.
public struct SayingWords: Hashable, Sendable {
  public let eng: MultilineText?
  public let kor: MultilineText?
  /// The speaker or source, including any dash that the user typed; nil if unknown.
  public let who: SingleLineText?

  /// The maximum number of characters for each language.
  public static let textLimit = 2000
  /// The maximum number of characters of a speaker or source.
  public static let whoLimit = 200

  /// Validates texts. An empty text becomes nil, but at least one language is required.
  public init(eng: String, kor: String, who: String) throws(SayingRefusal) {
    self.eng = try Self.multilineText(eng, .eng)
    self.kor = try Self.multilineText(kor, .kor)
    do throws(TextRefusal) { self.who = try SingleLineText(who, limit: Self.whoLimit) } catch {
      if let refusal = SayingRefusal(error, in: .who) { throw refusal }
      self.who = nil
    }
    if self.eng == nil && self.kor == nil { throw .emptySaying }
  }

  /// Restores stored words without validating them.
  package init(stored eng: MultilineText?, kor: MultilineText?, who: SingleLineText?) {
    self.eng = eng
    self.kor = kor
    self.who = who
  }

  private static func multilineText(_ raw: String, _ field: SayingField) throws(SayingRefusal)
    -> MultilineText?
  {
    do throws(TextRefusal) {
      return try MultilineText(raw, limit: textLimit, keepsIndent: true)
    } catch {
      if let refusal = SayingRefusal(error, in: field) { throw refusal }
      return nil
    }
  }

  /// The words without the indentation of their first lines, which is how early versions stored them.
  public var unindented: SayingWords {
    SayingWords(stored: eng?.unindented, kor: kor?.unindented, who: who)
  }

  /// The English text, the Korean text and the speaker. Missing parts are left out.
  public var parts: [String] { [eng?.text, kor?.text, who?.text].compactMap(\.self) }

  /// The text that is shown and shared, with the parts separated by blank lines.
  public var text: String { parts.joined(separator: "\n\n") }
}

/// A saying as stored, with the times at which the user liked and used it.
public struct Saying: Hashable, Identifiable, Sendable {
  public let number: SayingNumber
  public var words: SayingWords
  /// The time at which the saying was added to the collection.
  public let uploaded: Now
  /// Whether the saying was opened since it was added, or since it became the saying of a day.
  public var isSeen: Bool
  /// The time at which the user liked the saying; nil if the saying is not liked.
  public var likedAt: Now?
  /// The time at which the user used the saying, for example in a planner or a letter; nil if unused.
  public var usedAt: Now?
  /// Whether it is the saying of today. The store does not have it; `marked` sets it.
  public private(set) var isOfToday = false

  public init(
    number: SayingNumber, words: SayingWords, uploaded: Now, isSeen: Bool = false,
    likedAt: Now? = nil, usedAt: Now? = nil
  ) {
    self.number = number
    self.words = words
    self.uploaded = uploaded
    self.isSeen = isSeen
    self.likedAt = likedAt
    self.usedAt = usedAt
  }

  /// The number of seconds for which a saying counts as new (two days).
  public static let newness = 172_800

  public var id: SayingNumber { number }
  public var isLiked: Bool { likedAt != nil }
  public var isUsed: Bool { usedAt != nil }

  /// Returns whether the saying was added within the last two days. A time in the future does not count as new.
  public func isNew(at now: Now) -> Bool {
    (0..<Self.newness).contains(now.instant - uploaded.instant)
  }

  /// Returns the saying with whether it is that of today, whose number is given; nil if none was drawn yet.
  func marked(_ ofToday: SayingNumber?) -> Saying {
    var marked = self
    marked.isOfToday = number == ofToday
    return marked
  }

  /// Returns whether the saying is new or that of today, and was not opened yet.
  public func isUnseen(at now: Now) -> Bool { (isNew(at: now) || isOfToday) && !isSeen }
}
