import Domain

extension BookAuthors {
  /// Parses names as Korean shops write them, each group followed by its role: `헤르만 헤세 (지은이), 전영애 (옮긴이)`. Only writers
  /// are returned; if no name is marked as a writer, all names are. Returns nil if there are no names.
  init?(shopText: String) {
    let groups = Self.groups(of: shopText)
    let writers = groups.filter(\.isWriter).flatMap(\.names)
    self.init(names: writers.isEmpty ? groups.flatMap(\.names) : writers)
  }
}

/// Names that have the same role.
private struct AuthorGroup {
  var names: [String] = []
  var isWriter = false
}

extension BookAuthors {
  /// Splits a text after each role. Names may contain other parentheses.
  private static func groups(of text: String) -> [AuthorGroup] {
    var groups: [AuthorGroup] = []
    var group = AuthorGroup()
    var rest = text[...]
    while !rest.isEmpty {
      // A comma within parentheses does not separate names.
      var depth = 0
      let end = rest.firstIndex { letter in
        depth += letter == "(" ? 1 : letter == ")" && depth > 0 ? -1 : 0
        return letter == "," && depth == 0
      }
      let piece = Text.trimmed(String(rest[..<(end ?? rest.endIndex)]))
      rest = end.map { rest[rest.index(after: $0)...] } ?? ""
      guard let role = role(endingIn: piece) else {
        group.names.append(piece)
        continue
      }
      group.names.append(String(piece[..<role.lowerBound]))
      group.isWriter = isWriting(piece[role])
      groups.append(group)
      group = AuthorGroup()
    }
    return groups + [group]
  }

  /// Returns the range of the role at the end of a name, which is a few Korean words in
  /// parentheses; nil if there is none.
  private static func role(endingIn piece: String) -> Range<String.Index>? {
    guard piece.last == ")", let open = piece.lastIndex(of: "(") else { return nil }
    let word = piece[piece.index(after: open)...].dropLast()
    let isRole = word.unicodeScalars.allSatisfy {
      (0xAC00...0xD7A3).contains($0.value) || " ,·/&".unicodeScalars.contains($0)
    }
    return isRole && word.count <= 20 ? open..<piece.endIndex : nil
  }

  private static func isWriting(_ role: Substring) -> Bool {
    role.dropFirst().dropLast().split { ",·/& ".contains($0) }.contains("지은이")
  }
}
