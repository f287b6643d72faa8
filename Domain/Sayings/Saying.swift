/// The number a saying is known by. Numbers are given once and only grow; gaps mean nothing.
public struct SayingNumber: Hashable, Comparable, Sendable {
  /// The number itself, from 0.
  public let value: Int

  /// No collection of a person has more sayings than this has numbers.
  public static let range = 0...999_999_999_999

  /// Takes a number; nothing comes back for one that no saying can have.
  public init?(_ value: Int) {
    guard Self.range.contains(value) else { return nil }
    self.value = value
  }

  /// Reads a number as scripts write it: digits and nothing else.
  public init?(_ text: some StringProtocol) {
    let digits = Array(text.utf8.prefix(19))
    guard let value = Digits.number(digits[...]) else { return nil }
    self.init(value)
  }

  /// Takes back a number that was given before.
  package init(stored value: Int) { self.value = value }

  public static func < (a: SayingNumber, b: SayingNumber) -> Bool { a.value < b.value }
}

extension SayingNumber: CustomStringConvertible {
  public var description: String { String(value) }
}

/// What a saying says: in English, in Korean or in both, and who said it.
public struct SayingWords: Hashable, Sendable {
  /// The words in English.
  public let eng: MultilineText?
  /// The words in Korean.
  public let kor: MultilineText?
  /// The speaker or the source, with dashes of its own if somebody wants any.
  public let who: Line?

  /// The most characters of a saying in one language.
  public static let textLimit = 2000
  /// The most characters of a speaker or source.
  public static let whoLimit = 200

  /// Accepts what somebody wrote; empty parts are left out, but one language must be there.
  public init(eng: String, kor: String, who: String) throws(SayingRefusal) {
    self.eng = try Self.passage(eng, .eng)
    self.kor = try Self.passage(kor, .kor)
    do throws(TextRefusal) { self.who = try Line(who, limit: Self.whoLimit) } catch {
      if let refusal = SayingRefusal(error, in: .who) { throw refusal }
      self.who = nil
    }
    if self.eng == nil && self.kor == nil { throw .emptySaying }
  }

  /// Takes back words that were accepted before.
  package init(stored eng: MultilineText?, kor: MultilineText?, who: Line?) {
    self.eng = eng
    self.kor = kor
    self.who = who
  }

  private static func passage(_ raw: String, _ field: SayingField) throws(SayingRefusal)
    -> MultilineText?
  {
    do throws(TextRefusal) {
      return try MultilineText(raw, limit: textLimit, keepsIndent: true)
    } catch {
      if let refusal = SayingRefusal(error, in: field) { throw refusal }
      return nil
    }
  }

  /// The same words without the indent of their first lines, as they were kept once.
  public var unindented: SayingWords {
    SayingWords(stored: eng?.unindented, kor: kor?.unindented, who: who)
  }

  /// English, Korean and who said it, without the parts that are empty.
  public var parts: [String] { [eng?.text, kor?.text, who?.text].compactMap(\.self) }

  /// The saying as it is shown and shared: its parts with a blank line between them.
  public var text: String { parts.joined(separator: "\n\n") }
}

/// A saying that is kept.
public struct Saying: Hashable, Sendable {
  /// What the saying is known by.
  public let number: SayingNumber
  /// What it says.
  public var words: SayingWords
  /// When it came into the collection.
  public let uploaded: Now
  /// Whether it was opened since it came.
  public var isSeen: Bool
  /// When somebody began to like it.
  public var likedAt: Now?
  /// When it was used, in a planner or a letter.
  public var usedAt: Now?

  /// Puts a saying together.
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

  /// Whether somebody likes it.
  public var isLiked: Bool { likedAt != nil }
  /// Whether it was used.
  public var isUsed: Bool { usedAt != nil }

  /// Whether it came within the last two days; what comes from the future is not new.
  public func isNew(at now: Now) -> Bool {
    (0..<Self.newness).contains(now.instant - uploaded.instant)
  }

  /// Whether it is new and was never opened.
  public func isUnseen(at now: Now) -> Bool { isNew(at: now) && !isSeen }
}
