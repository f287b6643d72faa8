package import Domain

/// What a key did to a text that is being edited.
public enum EditOutcome: Equatable, Sendable {
  /// The key means nothing here; whoever owns the field may use it.
  case ignored
  /// Only the caret moved, or nothing was left to take away.
  case moved
  /// The text is another one now.
  case changed
  /// The text reached its limit and what did not fit was left out.
  case cut
}

/// A text with a caret between its characters, whatever the widget that shows it.
package struct TextBuffer: Equatable, Sendable {
  /// The text, one element for each character a person sees.
  package private(set) var characters: [Character]
  /// How many characters stand before the caret.
  package private(set) var caret: Int
  /// How long the text may be.
  package let limit: TextLimit?

  /// A letter with more scalars than this is a heap of marks; no more of them would be shown.
  private static let mostScalarsOfACharacter = 16
  /// How often a little less of a text is tried, which takes the longer the longer the text is.
  private static let mostTries = 24

  package init(_ text: String, limit: TextLimit?) {
    characters = Array(text)
    caret = characters.count
    self.limit = limit
  }

  package var text: String { String(characters) }

  package mutating func move(to place: Int) { caret = min(max(0, place), characters.count) }

  /// Puts text at the caret and tells whether all of it fitted. Scalars that arrive on their own
  /// (accents, conjoining jamo) join the character before them, so the whole is formed anew.
  package mutating func insert(_ text: String) -> EditOutcome {
    let clean = text.filter { $0.unicodeScalars.count <= Self.mostScalarsOfACharacter }
    let before = String(characters[..<caret])
    let after = String(characters[caret...])
    var pieces = Array(clean)
    // A few pieces may melt into their neighbours, so a little more than the room is tried.
    if let limit { pieces = Array(pieces.prefix(max(0, limit.count - characters.count) + 4)) }
    for _ in 0..<Self.mostTries where !pieces.isEmpty {
      if isAllowed(before + String(pieces) + after) { break }
      pieces.removeLast()
    }
    // Where even less does not fit, it is the place that does not take it.
    if !isAllowed(before + String(pieces) + after) { pieces = [] }
    if !pieces.isEmpty { form(before + String(pieces), after) }
    if pieces.count < text.count { return .cut }
    return pieces.isEmpty ? .moved : .changed
  }

  /// A text may be too long already; then it may only not become longer.
  private func isAllowed(_ text: String) -> Bool {
    if let limit, limit.length(of: text) > max(limit.count, limit.length(of: self.text)) {
      return false
    }
    return text.allSatisfy { $0.unicodeScalars.count <= Self.mostScalarsOfACharacter }
  }

  /// Takes characters away.
  package mutating func remove(_ range: Range<Int>) -> EditOutcome {
    let range = range.clamped(to: 0..<characters.count)
    if range.isEmpty { return .moved }
    form(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    return .changed
  }

  /// The caret comes to stand at the end of the character that holds the last scalar before it.
  private mutating func form(_ before: String, _ after: String) {
    let scalarsBefore = before.unicodeScalars.count
    characters = Array(before + after)
    var scalars = 0
    caret = 0
    while scalars < scalarsBefore, caret < characters.count {
      scalars += characters[caret].unicodeScalars.count
      caret += 1
    }
  }
}

extension TextBuffer {
  /// The start of the word before the caret.
  package var wordStart: Int {
    var place = caret
    while place > 0, characters[place - 1].isWhitespace { place -= 1 }
    while place > 0, !characters[place - 1].isWhitespace { place -= 1 }
    return place
  }

  /// The end of the word after the caret.
  package var wordEnd: Int {
    var place = caret
    while place < characters.count, characters[place].isWhitespace { place += 1 }
    while place < characters.count, !characters[place].isWhitespace { place += 1 }
    return place
  }

  /// The line between two newlines that the caret stands in.
  package var line: Range<Int> {
    let start = characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<end
  }

  /// Does what a key means in every text, of one line or many; vertical keys mean nothing here.
  package mutating func update(_ key: Key) -> EditOutcome {
    switch key {
    case .character(let character):
      let typed = character.isNewline ? "" : TypedText.line(String(character))
      return typed.isEmpty ? .ignored : insert(typed)
    case .backspace: return remove(max(0, caret - 1)..<caret)
    case .delete: return remove(caret..<min(characters.count, caret + 1))
    case .left: return moved(to: caret - 1)
    case .right: return moved(to: caret + 1)
    case .home, .control("a"): return moved(to: line.lowerBound)
    case .end, .control("e"): return moved(to: line.upperBound)
    case .control("u"): return remove(line.lowerBound..<caret)
    case .control("k"):
      return remove(caret..<(line.upperBound == caret ? caret + 1 : line.upperBound))
    case .control("w"): return remove(wordStart..<caret)
    case .alt("b"): return moved(to: wordStart)
    case .alt("f"): return moved(to: wordEnd)
    case .modified(let inner, let held): return update(inner, with: held)
    case .enter, .escape, .tab, .backTab, .insert, .up, .down, .pageUp, .pageDown, .function,
      .control, .alt:
      return .ignored
    }
  }

  private mutating func update(_ key: Key, with held: Key.Modifiers) -> EditOutcome {
    let byWord = !held.isDisjoint(with: [.control, .alt])
    if key == .left { return moved(to: byWord ? wordStart : caret - 1) }
    if key == .right { return moved(to: byWord ? wordEnd : caret + 1) }
    if key == .backspace { return remove((byWord ? wordStart : max(0, caret - 1))..<caret) }
    if key == .delete {
      return remove(caret..<(byWord ? wordEnd : min(characters.count, caret + 1)))
    }
    return .ignored
  }

  private mutating func moved(to place: Int) -> EditOutcome {
    move(to: place)
    return .moved
  }
}
