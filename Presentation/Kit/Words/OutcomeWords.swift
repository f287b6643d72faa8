import Domain

/// Messages common to all features: a change without effect, cancelled, or impossible.
extension Words {
  package var nothingChanged: String { say("바뀐 것이 없어요.", "No change was needed.") }
  package var leftAsItIs: String { say("그대로 뒀어요.", "Nothing was changed.") }
  package var stopped: String { say("그만뒀어요.", "Stopped.") }
  package var noMatch: String { say("찾는 것이 없어요.", "Nothing found.") }
  package var isLocked: String { say("잠김", "locked") }
  /// The message that a change was not undone because undo would have overwritten a later change.
  package var changedElsewhere: String {
    say(
      "그사이 다른 곳에서 바뀌어서 되돌리지 않았어요.",
      "The record was changed elsewhere in the meantime, so your change was not undone.")
  }
  package var titleEmpty: String {
    say("제목이 비어 있어요. 한 글자 이상 적어 주세요.", "The title is empty. Enter at least one character.")
  }
  /// Returns the message that a field contains an invisible control character.
  package func hasControlCharacter(_ field: String) -> String {
    say(
      "\(field)에 보이지 않는 제어 문자가 있어요. 그 글자를 빼 주세요.",
      "The \(field) contains a control character. Remove it.")
  }
  /// Returns the message that a field exceeds its maximum length.
  package func hasAtMost(_ limit: Int, _ field: String) -> String {
    say(
      "\(Particle.topic.after(field)) \(limit)글자까지 적을 수 있어요.",
      "The \(field) can have at most \(limit) characters.")
  }
  /// The message that a character has too many combining marks.
  package var tooManyMarks: String {
    say(
      "한 글자에 부호가 \(CombiningMarkLimit.limit)개 넘게 겹쳐 있어요. 부호를 줄여 주세요.",
      "A character has more than \(CombiningMarkLimit.limit) combining marks. Remove some of them.")
  }
}
