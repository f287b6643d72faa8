import Domain
package import PresentationKit

/// A parsed command across all parts: the search, the timeline, or the list of tags.
enum FindingCommand: Equatable, Sendable {
  case search(String, parts: Set<DailyPart>, limit: Int)
  case timeline(day: String?, from: String?, to: String?)
  case tags
}

/// The specifications of the commands across all parts.
package enum FindingCommands {
  package static let all = [search, timeline, tags, renameTag, mergeTags]

  /// The default number of search results, and the maximum.
  static let (defaultLimit, mostHits) = (30, 10_000)

  private static let parts = DailyPart.allCases.map(\.rawValue)

  private static let search = CommandSpec(
    "search", Phrase("모든 기록에서 찾기, 가장 잘 맞는 것부터", "search all records, best matches first"),
    lists: .hits, arguments: [ArgumentSpec("TEXT", isText: true, takesRest: true)],
    options: [
      OptionSpec(
        "in", "PARTS",
        Phrase(
          "이 부분에서만 찾기 (\(parts.joined(separator: ",")))",
          "search only these parts (\(parts.joined(separator: ",")))")),
      OptionSpec(
        "limit", "N",
        Phrase(
          "최대 개수 (기본값: \(defaultLimit)개)", "maximum number of results (default: \(defaultLimit))")),
    ],
    examples: [
      Example("search 윤슬", "search noodles"), Example("search '#산책'", "search '#walk'"),
      Example(
        "search 민아 --in people,schedule --limit 5", "search maya --in people,schedule --limit 5"),
      Example("search 어제 --json", "search yesterday --json"),
    ]
  ) { (read) throws(ArgumentParseError) in
    let limit = try read.number("limit") ?? defaultLimit
    guard (1...mostHits).contains(limit) else {
      throw .outOfRange(option: "limit", value: read.value("limit") ?? "", 1...mostHits)
    }
    return FindingCommand.search(
      read.word("TEXT"), parts: try parts(read.value("in")), limit: limit)
  }

  /// Parses part names separated by commas; nil stands for all parts.
  private static func parts(_ text: String?) throws(ArgumentParseError) -> Set<DailyPart> {
    guard let text else { return Set(DailyPart.allCases) }
    var chosen: Set<DailyPart> = []
    for word in text.split(separator: ",", omittingEmptySubsequences: false) {
      let name = String(word.filter { !$0.isWhitespace })
      guard let part = DailyPart(rawValue: name) else {
        throw .notAChoice(option: "in", value: name, parts)
      }
      chosen.insert(part)
    }
    return chosen
  }

  private static let tags = CommandSpec(
    "tags list", Phrase("기록에 붙은 태그(#) 모두 보기", "list the tags (#) of all records"),
    lists: .tags, examples: ["tags", "tags --json"], answersAlone: true
  ) { _ in FindingCommand.tags }

  private static let names = [ArgumentSpec("OLD"), ArgumentSpec("NEW")]

  private static let renameTag = CommandSpec(
    "tags rename", Phrase("태그 이름을 모든 기록에서 바꾸기", "rename a tag in all records"),
    arguments: names, examples: [Example("tags rename 산책 걷기", "tags rename walk stroll")],
    writes: true
  ) { read in TagCommand(old: read.word("OLD"), new: read.word("NEW"), merges: false) }

  private static let mergeTags = CommandSpec(
    "tags merge", Phrase("태그 OLD를 태그 NEW에 합치기", "merge the tag OLD into the tag NEW"),
    arguments: names, examples: [Example("tags merge 걷기 산책", "tags merge stroll walk")],
    writes: true
  ) { read in TagCommand(old: read.word("OLD"), new: read.word("NEW"), merges: true) }

  private static let timeline = CommandSpec(
    "timeline",
    Phrase("모든 기록을 날짜별로 보기 (기본값: 지난 7일)", "show all records by day (default: the last 7 days)"),
    lists: .timeline, options: [.day, .from, .to],
    examples: [
      "timeline", Example("timeline --day 어제", "timeline --day yesterday"),
      "timeline --from 2026-01-01 --to today --json",
    ]
  ) { (read) throws(ArgumentParseError) in
    if read.has("day") && (read.has("from") || read.has("to")) {
      throw .contradiction("day", read.has("from") ? "from" : "to")
    }
    return FindingCommand.timeline(
      day: read.value("day"), from: read.value("from"), to: read.value("to"))
  }
}
