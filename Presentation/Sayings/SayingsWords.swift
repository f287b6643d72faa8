import Domain
package import PresentationKit

/// The texts about sayings.
package struct SayingsWords: KeyWords, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  // MARK: Results

  func added(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀로 담았어요.", "Saved saying \(saying.number).")
  }

  /// Returns the warning that a new saying has the same text as a stored one. The question of `keepsAgain` begins with
  /// this warning.
  func saysTheSame(_ number: SayingNumber) -> String {
    say("\(number)번 글귀와 똑같아요.", "Saying \(number) has the same text.")
  }
  func keepsAgain(_ number: SayingNumber) -> String {
    saysTheSame(number) + say(" 그래도 담을까요?", " Save it anyway?")
  }
  var notSaved: String { say("담지 않았어요.", "Nothing was saved.") }

  func edited(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀를 고쳤어요.", "Changed saying \(saying.number).")
  }

  func removed(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀를 지웠어요.", "Removed saying \(saying.number).")
  }

  func liked(_ saying: Saying) -> String {
    saying.isLiked
      ? say("\(saying.number)번 글귀에 좋아요를 표시했어요.", "Liked saying \(saying.number).")
      : say(
        "\(saying.number)번 글귀의 좋아요를 취소했어요.", "Unliked saying \(saying.number).")
  }

  func used(_ saying: Saying) -> String {
    saying.isUsed
      ? say("\(saying.number)번 글귀를 사용한 것으로 표시했어요.", "Marked saying \(saying.number) as used.")
      : say(
        "\(saying.number)번 글귀를 아직 사용하지 않은 것으로 표시했어요.",
        "Marked saying \(saying.number) as unused.")
  }

  // MARK: One saying

  /// Returns the heading of an open saying: its number and its marks, in words.
  func heading(_ saying: Saying, at now: Now) -> String {
    var parts = [title(saying.number)]
    if saying.isNew(at: now) { parts.append(new) }
    if saying.isLiked { parts.append((isPlain ? "" : "♥ ") + isLiked) }
    if saying.isUsed { parts.append((isPlain ? "" : "✓ ") + isUsed) }
    return parts.joined(separator: between)
  }

  func title(_ number: SayingNumber) -> String { say("글귀 \(number)", "Saying \(number)") }
  package static let ofTheDay = Phrase("오늘의 글귀", "Saying of the day")
  package static let keeping = Phrase("글귀 담기", "save a saying")
  var new: String { say("새 글귀", "new") }
  var isLiked: String { say("좋아하는 글귀", "liked") }
  var isUsed: String { say("사용했어요", "used") }

  // MARK: Empty lists

  var noSayings: String {
    say(
      "담아 둔 글귀가 없어요. `haru sayings add '…'`로 하나 담아 보세요.",
      "No sayings yet. Save one with `haru sayings add '…'`.")
  }

  var nothingNew: String { say("최근 이틀 사이에 들어온 글귀가 없어요.", "No new sayings in the last two days.") }
  var nothingLiked: String { say("좋아하는 글귀가 아직 없어요.", "No liked sayings yet.") }
  var nothingUnused: String {
    say("아직 사용하지 않은 글귀가 없어요. 모두 사용했어요.", "You have used all your sayings.")
  }
  var noStarters: String {
    say(
      "처음부터 들어 있던 글귀를 모두 고치거나 지웠어요.",
      "You have edited or removed all starter sayings.")
  }

  // MARK: Starter sayings

  func removedStarters(_ count: Int) -> String {
    say(
      "처음부터 들어 있던 글귀 \(count)개를 지웠어요.",
      "Removed the \(Self.starters(count)) that came with Haru.")
  }

  private static func starters(_ count: Int) -> String {
    count == 1 ? "one saying" : "\(count) sayings"
  }

  /// The message if several filters together match nothing.
  var nothingLikeThat: String { say("조건에 맞는 글귀가 없어요.", "No saying matches the filter.") }

  /// Returns the message that nothing was found. It has a hint if the search matches only beginnings or single Hangul
  /// letters.
  func nothingFound(_ query: SayingsQuery) -> String {
    var sentence = say("찾는 글귀가 없어요.", "No saying contains this text.")
    if query.isLiked {
      sentence = say("좋아하는 글귀 중에는 찾는 글귀가 없어요.", "No liked saying contains this text.")
    } else if query.isUnused {
      sentence = say("아직 사용하지 않은 글귀 중에는 찾는 글귀가 없어요.", "No unused saying contains this text.")
    }
    if query.seeksLetters { return LettersAlone(language).explained(sentence, query.search) }
    if !query.seeksBeginnings { return sentence }
    return sentence
      + LettersAlone(language).beginningsOnly
  }
}
