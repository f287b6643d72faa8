import Domain
import TextUI

/// What was typed into a field since the keys came to it: digits for its wheels, or words.
package struct TypedLine: Equatable, Sendable {
  /// Everything that was typed.
  package private(set) var text = ""
  /// What the wheels showed before it.
  private(set) var before: DayAndTime?
  /// Whether it has to be read as a whole.
  private(set) var isInWords = false

  /// Whether a character belongs to words: all do once there are some, and letters begin them.
  func takes(_ character: Character) -> Bool {
    if isInWords { return true }
    // Whoever typed digits may change the half of the day as often as they like.
    let isTime = text.first.map { $0.isNumber || $0 == ":" } ?? true
    let isDigits = isTime && text.allSatisfy { $0.isNumber || ":apㅁㅔ".contains($0) }
    switch character {
    case "a", "p", "ㅁ", "ㅔ": return !isDigits
    case "m" where text.hasSuffix("a") || text.hasSuffix("p"): return false
    case " ", ".", "/", ",", "~": return !text.isEmpty
    // A year with a hyphen behind it begins a date as scripts write it, and turns no wheel.
    case "-": return text.count == 4 && text.allSatisfy(\.isNumber)
    default: return character.isLetter
    }
  }

  /// Remembers what was there before anything was typed.
  mutating func begin(at value: DayAndTime) { before = before ?? value }

  /// A character that the wheels took.
  mutating func note(_ character: Character) { text.append(character) }

  /// A character that makes words of everything.
  mutating func write(_ character: Character) {
    isInWords = true
    text.append(character)
  }

  /// Takes the last character back.
  mutating func takeBack() {
    if !text.isEmpty { text.removeLast() }
    if text.isEmpty { isInWords = false }
  }
}

extension MomentField {
  /// The most characters that can be typed in words.
  static let mostTyped = 40

  /// Another character of words.
  mutating func write(_ character: Character) -> EditOutcome {
    guard line.text.count < Self.mostTyped else { return .cut }
    if !line.isInWords, let before = line.before {
      typed = ""
      value = before
    }
    line.write(character)
    return read()
  }

  /// Takes the last character back.
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

  /// Shows what the words mean, or what was there before them.
  private mutating func read() -> EditOutcome {
    let shown = value
    let meant = line.isInWords ? reading?.moment : nil
    value = (meant ?? line.before ?? value).onGrid
    wasSnapped = meant.map { $0 != value } ?? false
    wantedDay = value.day.parts.day
    if !line.isInWords { line = TypedLine() }
    return shown == value ? .moved : .changed
  }

  /// Ends words, as the arrows do: what was understood stays.
  mutating func leaveWords() {
    if line.isInWords { line = TypedLine() }
    settle()
  }

  /// Goes on to the minutes.
  mutating func leaveHour() -> EditOutcome {
    let before = value
    settleDigits()
    wheel = .minute
    return before == value ? .moved : .changed
  }

  /// Remembers a character that the wheels took.
  mutating func noted(_ key: Key, _ outcome: EditOutcome) -> EditOutcome {
    if case .character(let character) = key { line.note(character) }
    return outcome
  }

  /// Types what the clipboard held.
  mutating func paste(_ text: String) -> EditOutcome {
    let pasted = text.prefix(Self.mostTyped).filter { !$0.isNewline }
    guard !pasted.isEmpty else { return .ignored }
    line.begin(at: value)
    var outcome = EditOutcome.ignored
    for character in pasted { outcome = write(character) }
    return outcome == .cut ? .cut : .changed
  }
}
