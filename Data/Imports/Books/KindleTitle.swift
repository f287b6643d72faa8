import Domain

/// Parses the first line of a block of a Kindle clippings file: the title, and the authors in the last brackets.
struct KindleTitle: Hashable {
  let title: String
  let authors: [String]

  init(_ line: String) {
    guard line.last == ")", let open = Self.lastOpening(line) else {
      (title, authors) = (line, [])
      return
    }
    let title = Text.trimmed(String(line[..<open]))
    let inner = Text.trimmed(String(line[line.index(after: open)...].dropLast()))
    guard !title.isEmpty else {
      (self.title, authors) = (line, [])
      return
    }
    self.title = title
    let sign: Character = inner.contains(";") ? ";" : "&"
    authors = WrittenAuthors.parted(inner, by: sign).map(WrittenAuthors.turned)
  }

  /// Returns the index where the last pair of brackets opens; nil if there is none. Brackets may be
  /// nested in it.
  private static func lastOpening(_ line: String) -> String.Index? {
    var depth = 0
    for index in line.indices.reversed() {
      if line[index] == ")" { depth += 1 }
      if line[index] == "(" {
        depth -= 1
        if depth == 0 { return index }
      }
    }
    return nil
  }
}
