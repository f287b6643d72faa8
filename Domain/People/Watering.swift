/// A recorded contact.
public struct Watering: Hashable, Identifiable, Sendable {
  public let id: Domain.ID<Watering>
  public let person: Domain.ID<Person>
  /// The time at which the contact took place, with its local date.
  public let at: Now
  /// The channel of the contact; nil if the user did not give it.
  public let channel: Channel?
  /// Up to three keywords.
  public let keywords: [SingleLineText]
  public let memo: MultilineText?
  /// Whether the contact took place before the due day.
  public let isEarly: Bool
  /// The affection points for the contact, from 0 to 3.
  public let award: Int

  public init(
    id: Domain.ID<Watering>, person: Domain.ID<Person>, at: Now, channel: Channel?,
    keywords: [SingleLineText],
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

  /// Returns a copy with another note.
  public func noting(_ review: Review) -> Watering {
    Watering(
      id: id, person: person, at: at, channel: channel, keywords: review.keywords,
      memo: review.memo, isEarly: isEarly, award: award)
  }

  public enum Channel: String, CaseIterable, Sendable { case call, message, messenger, met }
}

/// The note of a contact: at most three keywords and a memo.
public struct Review: Hashable, Sendable {
  /// Up to three keywords.
  public let keywords: [SingleLineText]
  public let memo: MultilineText?

  public static let keywordLimit = TextLimit.cells(10)
  public static let keywordCount = 3
  public static let memoLimit = TextLimit.cells(200)

  public static let empty = Review()

  private init() {
    keywords = []
    memo = nil
  }

  /// Validates keywords and a memo. Empty keywords and duplicates are dropped.
  public init(keywords raw: [String], memo rawMemo: String?) throws(PersonRefusal) {
    var kept: [SingleLineText] = []
    for word in raw {
      do throws(TextRefusal) {
        let line = try SingleLineText(word, limit: Review.keywordLimit)
        if !kept.contains(line) { kept.append(line) }
      } catch {
        if let refusal = PersonRefusal(error, in: .keyword) { throw refusal }
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
      if let refusal = PersonRefusal(error, in: .memo) { throw refusal }
      return nil
    }
  }

  /// The affection points: one for the contact, one for keywords, and one for a memo.
  public var award: Int { 1 + (keywords.isEmpty ? 0 : 1) + (memo == nil ? 0 : 1) }
}
