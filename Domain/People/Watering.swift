/// One contact that was recorded.
public struct Watering: Hashable, Sendable {
  /// What the watering is known by.
  public let id: ID<Watering>
  /// Who was watered.
  public let person: ID<Person>
  /// When it was recorded, with the local day it counts for.
  public let at: Now
  /// How the two were in touch, if it was said.
  public let channel: Channel?
  /// Up to three words that say what it was about.
  public let keywords: [Line]
  /// What was written down about it.
  public let memo: MultilineText?
  /// Whether it came before the plant was thirsty.
  public let isEarly: Bool
  /// The affection it earned, 0…3.
  public let award: Int

  /// Puts a watering together from all of its parts.
  public init(
    id: ID<Watering>, person: ID<Person>, at: Now, channel: Channel?, keywords: [Line],
    memo: MultilineText?, isEarly: Bool, award: Int
  ) {
    self.id = id
    self.person = person
    self.at = at
    self.channel = channel
    self.keywords = keywords
    self.memo = memo
    self.isEarly = isEarly
    self.award = award
  }

  /// The same watering with another note.
  public func noting(_ review: Review) -> Watering {
    Watering(
      id: id, person: person, at: at, channel: channel, keywords: review.keywords,
      memo: review.memo, isEarly: isEarly, award: award)
  }

  /// The ways of being in touch.
  public enum Channel: String, CaseIterable, Sendable { case call, message, messenger, met }
}

/// What a person writes down after a contact: at most three keywords and a memo.
public struct Review: Hashable, Sendable {
  /// Up to three words that say what it was about.
  public let keywords: [Line]
  /// What was written down about it.
  public let memo: MultilineText?

  /// The longest keyword.
  public static let keywordLimit = TextLimit.cells(10)
  /// The most keywords.
  public static let keywordCount = 3
  /// The longest memo.
  public static let memoLimit = TextLimit.cells(200)

  /// A contact about which nothing is noted.
  public static let empty = Review()

  private init() {
    keywords = []
    memo = nil
  }

  /// Accepts keywords and a memo within their limits. Blank ones are left out, and a keyword
  /// said twice counts once.
  public init(keywords raw: [String], memo rawMemo: String?) throws(PersonRefusal) {
    var kept: [Line] = []
    for word in raw {
      do throws(TextRefusal) {
        let line = try Line(word, limit: Review.keywordLimit)
        if !kept.contains(line) { kept.append(line) }
      } catch {
        switch error {
        case .empty: continue
        case .tooLong(let limit): throw .keywordTooLong(limit: limit)
        case .controlCharacter: throw .controlCharacter(.keyword)
        }
      }
    }
    if kept.count > Review.keywordCount { throw .tooManyKeywords(limit: Review.keywordCount) }
    keywords = kept
    memo = try Review.memo(rawMemo)
  }

  private static func memo(_ raw: String?) throws(PersonRefusal) -> MultilineText? {
    guard let raw else { return nil }
    do throws(TextRefusal) {
      return try MultilineText(raw, limit: memoLimit)
    } catch {
      switch error {
      case .empty: return nil
      case .tooLong(let limit): throw .memoTooLong(limit: limit)
      case .controlCharacter: throw .controlCharacter(.memo)
      }
    }
  }

  /// The points a contact earns: one for itself, one for keywords, one for a memo.
  public var award: Int { 1 + (keywords.isEmpty ? 0 : 1) + (memo == nil ? 0 : 1) }
}
