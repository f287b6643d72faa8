import Domain

extension BookAuthors {
  /// Parses names as Korean libraries write them: groups separated by semicolons, with a role before a colon or after
  /// the names, as in `지은이: 한강 ;옮긴이: …` or `프리다 맥파든 지음 ;김은영 옮김`. Only writers are returned; if no name is marked as a
  /// writer, all names are. Returns nil if there are no names.
  init?(catalogueText: String) {
    let groups = catalogueText.split(separator: ";").map(CatalogueGroup.init)
    let writers = groups.filter(\.isWriter).flatMap(\.names)
    self.init(names: writers.isEmpty ? groups.flatMap(\.names) : writers)
  }
}

/// Names that have the same role.
private struct CatalogueGroup {
  let names: [String]
  /// Whether the names are those of writers. Names without a role count as writers.
  let isWriter: Bool

  private static let writing: Set<String> = [
    "지은이", "저자", "저", "지음", "글", "글쓴이", "씀", "공저", "공지음", "원작", "원작자", "글·그림",
    "글그림", "쓰고 그림", "글쓰고 그림",
  ]
  private static let others: Set<String> = [
    "옮긴이", "역자", "역", "옮김", "공역", "편역", "엮은이", "엮음", "편저", "편", "편집", "그림", "그린이",
    "사진", "감수", "감수자", "해설", "해제", "기획", "일러스트", "만화",
  ]

  init(_ text: Substring) {
    let group = Text.trimmed(String(text))
    var role = ""
    var rest = group
    if let colon = group.firstIndex(of: ":") {
      role = Text.trimmed(String(group[..<colon]))
      rest = String(group[group.index(after: colon)...])
    } else if let found = Self.roleAtEnd(of: group) {
      role = found
      rest = String(group.dropLast(found.count))
    }
    names = rest.split(separator: ",").map { Text.trimmed(String($0)) }.filter { !$0.isEmpty }
    isWriter = role.isEmpty || Self.writing.contains(role)
  }

  /// Returns the role at the end of the text after a space, by the longest match; nil if there is
  /// none.
  private static func roleAtEnd(of text: String) -> String? {
    (writing.union(others)).filter { text.hasSuffix(" " + $0) }.max { $0.count < $1.count }
  }
}
