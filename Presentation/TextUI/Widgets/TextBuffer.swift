/// The effect of a key on a text that is being edited.
public enum EditOutcome: Equatable, Sendable {
  /// The key was not handled. The owner of the field may handle the key.
  case ignored
  /// Only the caret moved, or there was nothing to delete.
  case moved
  /// The text changed.
  case changed
  /// The limit was reached. The part of the text beyond the limit was dropped.
  case cut
}

/// The editing model of all text widgets, which is a text and a caret between its characters.
package struct TextBuffer: Equatable, Sendable {
  /// The grapheme clusters of the text.
  package private(set) var characters: [Character]
  /// The number of characters before the caret.
  package private(set) var caret: Int
  /// The maximum length; nil means unlimited.
  package let limit: InputLimit?

  /// The maximum number of scalars in a character. A character with more abuses combining marks and is dropped on
  /// insertion.
  private static let mostScalarsOfACharacter = 16
  /// The maximum number of attempts to fit an insertion. The cost of each attempt is proportional to the text.
  private static let mostTries = 24

  package init(_ text: String, limit: InputLimit?) {
    characters = Array(text)
    caret = characters.count
    self.limit = limit
  }

  package var text: String { String(characters) }

  package mutating func move(to index: Int) { caret = min(max(0, index), characters.count) }

  /// Inserts text at the caret. Scalars that arrive on their own (accents, conjoining jamo) may
  /// combine with the preceding character, so the grapheme clusters are recomputed.
  package mutating func insert(_ text: String) -> EditOutcome {
    let clean = text.filter { $0.unicodeScalars.count <= Self.mostScalarsOfACharacter }
    let before = String(characters[..<caret])
    let after = String(characters[caret...])
    var pieces = Array(clean)
    // Some characters may combine with their neighbours, so four more than the room allows are
    // tried.
    if let limit { pieces = Array(pieces.prefix(max(0, limit.count - characters.count) + 4)) }
    for _ in 0..<Self.mostTries where !pieces.isEmpty {
      if isAllowed(before + String(pieces) + after) { break }
      pieces.removeLast()
    }
    // If not even a shorter text fits, nothing is inserted.
    if !isAllowed(before + String(pieces) + after) { pieces = [] }
    if !pieces.isEmpty { form(before + String(pieces), after) }
    if pieces.count < text.count { return .cut }
    return pieces.isEmpty ? .moved : .changed
  }

  /// Returns whether an edit may result in this text. A text that is already over the limit may be edited but may not
  /// become longer.
  private func isAllowed(_ text: String) -> Bool {
    if let limit, limit.length(of: text) > max(limit.count, limit.length(of: self.text)) {
      return false
    }
    return text.allSatisfy { $0.unicodeScalars.count <= Self.mostScalarsOfACharacter }
  }

  /// Removes a range of characters, clamped to the text.
  package mutating func remove(_ range: Range<Int>) -> EditOutcome {
    let range = range.clamped(to: 0..<characters.count)
    if range.isEmpty { return .moved }
    form(String(characters[..<range.lowerBound]), String(characters[range.upperBound...]))
    return .changed
  }

  /// Sets the text. The caret moves to the end of the character that contains the last scalar of `before`.
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
  /// The index of the start of the word before the caret.
  package var wordStart: Int {
    var index = caret
    while index > 0, characters[index - 1].isWhitespace { index -= 1 }
    while index > 0, !characters[index - 1].isWhitespace { index -= 1 }
    return index
  }

  /// The index of the end of the word after the caret.
  package var wordEnd: Int {
    var index = caret
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    while index < characters.count, !characters[index].isWhitespace { index += 1 }
    return index
  }

  /// The range of the line that contains the caret, without its newlines.
  package var line: Range<Int> {
    let start = characters[..<caret].lastIndex(where: \.isNewline).map { $0 + 1 } ?? 0
    let end = characters[caret...].firstIndex(where: \.isNewline) ?? characters.count
    return start..<end
  }

  /// Handles the keys common to one-line and multi-line texts; Enter, Tab and vertical movement are
  /// ignored.
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

  private mutating func moved(to index: Int) -> EditOutcome {
    move(to: index)
    return .moved
  }
}
