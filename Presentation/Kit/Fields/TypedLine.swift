import Domain
import TextUI

/// The text typed into a moment field since it got the focus: digits for its wheels, or words.
package struct TypedLine: Equatable, Sendable {
  package private(set) var text = ""
  /// The value of the field before typing began; nil if nothing was typed.
  private(set) var before: DayAndTime?
  /// Whether the whole text is parsed as words.
  private(set) var isInWords = false

  /// Returns whether a character belongs to words. A letter starts words, unless it is the `a`, `p` or `m` of am or pm,
  /// at the start or after digits. Once words have started, all characters belong to them.
  func takes(_ character: Character) -> Bool {
    if isInWords { return true }
    // After digits, `a` and `p` may be pressed repeatedly to choose am or pm.
    let isTime = text.first.map { $0.isNumber || $0 == ":" } ?? true
    let isDigits = isTime && text.allSatisfy { $0.isNumber || ":apㅁㅔ".contains($0) }
    switch character {
    case "a", "p", "ㅁ", "ㅔ": return !isDigits
    case "m" where text.hasSuffix("a") || text.hasSuffix("p"): return false
    case " ", ".", "/", ",", "~": return !text.isEmpty
    // A hyphen after a four-digit year starts an ISO date and does not turn a wheel.
    case "-": return text.count == 4 && text.allSatisfy(\.isNumber)
    default: return character.isLetter
    }
  }

  /// Stores the value before typing began.
  mutating func begin(at value: DayAndTime) { before = before ?? value }

  /// Appends a character that the wheels have handled.
  mutating func note(_ character: Character) { text.append(character) }

  /// Appends a character and switches to words.
  mutating func write(_ character: Character) {
    isInWords = true
    text.append(character)
  }

  /// Removes the last character.
  mutating func takeBack() {
    if !text.isEmpty { text.removeLast() }
    if text.isEmpty { isInWords = false }
  }
}

extension MomentField {
  /// The maximum number of characters that can be typed as words.
  static let mostTyped = 40

  /// Appends a character to the typed words; returns `.cut` if the text has the maximum length.
  mutating func write(_ character: Character) -> EditOutcome {
    guard line.text.count < Self.mostTyped else { return .cut }
    if !line.isInWords, let before = line.before {
      typed = ""
      value = before
    }
    line.write(character)
    return read()
  }

  /// Removes the last typed character.
  mutating func takeBack() -> EditOutcome {
    guard line.isInWords else {
      if typed.isEmpty { return .ignored }
      typed.removeLast()
      line.takeBack()
      return .moved
    }
    line.takeBack()
    return read()
  }

  /// Updates the value to the moment that the words yield, or to the value before typing.
  private mutating func read() -> EditOutcome {
    let shown = value
    let meant = line.isInWords ? reading?.moment : nil
    value = (meant ?? line.before ?? value).wholeMinute
    wantedDay = value.day.parts.day
    if !line.isInWords { line = TypedLine() }
    return shown == value ? .moved : .changed
  }

  /// Ends typing of words or digits, as the arrow keys do. The parsed value is kept.
  mutating func leaveWords() {
    if line.isInWords { line = TypedLine() }
    commit()
  }

  /// Applies the typed hour and moves on to the minutes.
  mutating func leaveHour() -> EditOutcome {
    let before = value
    commitDigits()
    wheel = .minute
    return before == value ? .moved : .changed
  }

  /// Records a character that the wheels have handled, and returns the outcome.
  mutating func noted(_ key: Key, _ outcome: EditOutcome) -> EditOutcome {
    if case .character(let character) = key { line.note(character) }
    return outcome
  }

  /// Handles pasted text as typed words.
  mutating func paste(_ text: String) -> EditOutcome {
    let pasted = text.prefix(Self.mostTyped).filter { !$0.isNewline }
    guard !pasted.isEmpty else { return .ignored }
    line.begin(at: value)
    var outcome = EditOutcome.ignored
    for character in pasted { outcome = write(character) }
    return outcome == .cut ? .cut : .changed
  }
}
