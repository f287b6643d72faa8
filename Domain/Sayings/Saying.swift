/// The number that identifies a saying. Numbers are never reused and only grow; there may be gaps.
public struct SayingNumber: Hashable, Comparable, Sendable {
  /// The number, from 0.
  public let value: Int

  public static let range = 0...999_999_999_999

  /// Nil if out of range.
  public init?(_ value: Int) {
    guard Self.range.contains(value) else { return nil }
    self.value = value
  }

  /// Parses digits only; nil for anything else.
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
  /// The speaker or source, including any dash the user typed.
  public let who: SingleLineText?

  /// The maximum number of characters for each language.
  public static let textLimit = 2000
  /// The maximum number of characters of a speaker or source.
  public static let whoLimit = 200

  /// Validates texts. Empty ones become nil, but one language is required.
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

  /// The words without the indentation of their first lines, as early versions stored them.
  public var unindented: SayingWords {
    SayingWords(stored: eng?.unindented, kor: kor?.unindented, who: who)
  }

  /// English, Korean and speaker, without the missing ones.
  public var parts: [String] { [eng?.text, kor?.text, who?.text].compactMap(\.self) }

  /// The text to show and share: the parts separated by blank lines.
  public var text: String { parts.joined(separator: "\n\n") }
}

/// A stored saying.
public struct Saying: Hashable, Identifiable, Sendable {
  public let number: SayingNumber
  public var words: SayingWords
  /// When it was added to the collection.
  public let uploaded: Now
  /// Whether it was opened since it was added.
  public var isSeen: Bool
  /// When the user liked it; nil if not liked.
  public var likedAt: Now?
  /// When the user used it, as in a planner or a letter; nil if unused.
  public var usedAt: Now?

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

  /// How long a saying counts as new, in seconds: two days.
  public static let newness = 172_800

  public var id: SayingNumber { number }
  public var isLiked: Bool { likedAt != nil }
  public var isUsed: Bool { usedAt != nil }

  /// Whether it was added within the last two days; a time in the future does not count.
  public func isNew(at now: Now) -> Bool {
    (0..<Self.newness).contains(now.instant - uploaded.instant)
  }

  /// Whether it is new and was never opened.
  public func isUnseen(at now: Now) -> Bool { isNew(at: now) && !isSeen }
}
