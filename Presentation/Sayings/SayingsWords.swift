import Domain

/// Everything the program says about sayings.
struct SayingsWords: KeyWords, Equatable {
  let language: Language

  // MARK: What was done

  func added(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀로 담았어요.", "Kept as saying \(saying.number).")
  }

  /// A warning beside a new saying, and the question before it is kept.
  func saysTheSame(_ number: SayingNumber) -> String {
    say("\(number)번 글귀와 똑같아요.", "Saying \(number) says the same.")
  }
  func keepsAgain(_ number: SayingNumber) -> String {
    saysTheSame(number) + say(" 그래도 담을까요?", " Keep it again?")
  }
  var notKept: String { say("담지 않았어요.", "Nothing was kept.") }

  func edited(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀를 고쳤어요.", "Saying \(saying.number) is changed.")
  }

  func removed(_ saying: Saying) -> String {
    say("\(saying.number)번 글귀를 지웠어요.", "Saying \(saying.number) is removed.")
  }

  func liked(_ saying: Saying) -> String {
    saying.isLiked
      ? say("\(saying.number)번 글귀에 좋아요를 표시했어요.", "You like saying \(saying.number).")
      : say(
        "\(saying.number)번 글귀의 좋아요를 취소했어요.", "You no longer like saying \(saying.number).")
  }

  func used(_ saying: Saying) -> String {
    saying.isUsed
      ? say("\(saying.number)번 글귀를 쓴 것으로 표시했어요.", "Saying \(saying.number) is marked as used.")
      : say(
        "\(saying.number)번 글귀를 아직 안 쓴 것으로 표시했어요.",
        "Saying \(saying.number) counts as unused again.")
  }

  // MARK: One saying

  /// What stands over an open saying: its number and its marks, in words.
  func heading(_ saying: Saying, at now: Now) -> String {
    var parts = [title(saying.number)]
    if saying.isNew(at: now) { parts.append(new) }
    if saying.isLiked { parts.append("♥ " + isLiked) }
    if saying.isUsed { parts.append("✓ " + isUsed) }
    return parts.joined(separator: " · ")
  }

  func title(_ number: SayingNumber) -> String { say("글귀 \(number)", "Saying \(number)") }
  static let ofTheDay = Phrase("오늘의 글귀", "Saying of the day")
  static let keeping = Phrase("글귀 담기", "keep a saying")
  var new: String { say("새 글귀", "new") }
  var isLiked: String { say("좋아하는 글귀", "liked") }
  var isUsed: String { say("썼어요", "used") }

  // MARK: Lists without anything

  var noSayings: String {
    say(
      "담아 둔 글귀가 없어요. `haru sayings add --kor '…'`로 하나 담아 보세요.",
      "There are no sayings yet. `haru sayings add --eng '…'` keeps one.")
  }

  var nothingNew: String { say("최근 이틀 사이에 들어온 글귀가 없어요.", "Nothing is new in the last two days.") }
  var nothingLiked: String { say("좋아하는 글귀가 아직 없어요.", "You like none of them yet.") }
  var nothingUnused: String { say("아직 안 쓴 글귀가 없어요. 모두 썼어요.", "You have used them all.") }
  var noStarters: String {
    say(
      "처음부터 들어 있던 글귀 가운데 그대로인 것이 없어요.",
      "There are no sayings left that the store began with and nobody changed.")
  }

  // MARK: What the store began with

  func askToRemoveStarters(_ count: Int) -> String {
    say(
      "처음부터 들어 있던 글귀 \(count)개를 지울까요?",
      "Remove the \(Self.starters(count)) the store began with?")
  }

  func removedStarters(_ count: Int) -> String {
    say(
      "처음부터 들어 있던 글귀 \(count)개를 지웠어요.",
      "Removed the \(Self.starters(count)) the store began with.")
  }

  private static func starters(_ count: Int) -> String {
    count == 1 ? "one saying" : "\(count) sayings"
  }

  /// Several filters together leave nothing.
  var nothingLikeThat: String { say("조건에 맞는 글귀가 없어요.", "No saying is like that.") }

  /// Nothing is found, and what somebody may not know about that.
  func nothingFound(_ query: SayingsQuery) -> String {
    var sentence = say("찾는 글귀가 없어요.", "No saying contains that.")
    if query.isLiked {
      sentence = say("좋아하는 글귀에는 없어요.", "None of those you like contains that.")
    } else if query.isUnused {
      sentence = say("아직 안 쓴 글귀에는 없어요.", "No unused one contains that.")
    }
    if query.seeksLetters { return LettersAlone(language).explained(sentence, query.search) }
    if !query.seeksBeginnings { return sentence }
    return sentence
      + LettersAlone(language).beginningsOnly
  }
}
