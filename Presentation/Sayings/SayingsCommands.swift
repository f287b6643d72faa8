import Domain
import PresentationKit

/// A parsed command about sayings.
enum SayingsCommand: Equatable, Sendable {
  case add(SayingDraft)
  case edit(String, SayingChange)
  case remove(String)
  /// Removes all starter sayings that were not changed.
  case removeStarters
  case random
  case today
  case show(String)
  case list(SayingsKind, matching: SayingFilter)
  case search(String)
  case like(String, Bool)
  case use(String, Bool)
}

/// The conditions of a list. A saying must meet every condition that is set.
struct SayingsKind: Equatable, Sendable {
  var isNew = false
  var isLiked = false
  var isUnused = false
  var isStarter = false
}

/// The specifications of the commands about sayings.
enum SayingsCommands {
  static let all = [add, edit, remove, random, today, show, list, search, like, use]

  private static func texts(
    eng: Phrase = Phrase("영어로 적은 글귀", "the saying in English"),
    kor: Phrase = Phrase("한국어로 적은 글귀", "the saying in Korean")
  ) -> [OptionSpec] {
    [
      OptionSpec("eng", "T", eng, isText: true), OptionSpec("kor", "T", kor, isText: true),
      OptionSpec("who", "W", Phrase("말한 사람이나 출처", "person or source"), isText: true),
    ]
  }

  private static let add = CommandSpec(
    "sayings add", SayingsWords.keeping,
    arguments: [ArgumentSpec("TEXT", isOptional: true, isText: true, takesRest: true)],
    options: texts(
      eng: Phrase(
        "영어로 적은 글귀 (TEXT에 한글 없이 적어도 돼요)", "the saying in English (same as TEXT without Hangul)"),
      kor: Phrase(
        "한국어로 적은 글귀 (TEXT에 한글로 적어도 돼요)", "the saying in Korean (same as TEXT with Hangul)")
    ),
    examples: [
      Example("sayings add '천천히 가도 괜찮아요.'", "sayings add 'It is all right to go slowly.'"),
      Example(
        "sayings add --eng 'Well begun is half done.' --kor '시작이 반이다' --who 속담",
        "sayings add --eng 'Well begun is half done.' --kor '시작이 반이다' --who proverb"),
    ],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    var (eng, kor) = (read.value("eng"), read.value("kor"))
    if let text = read.words["TEXT"] {
      let isKorean = Hangul.isIn(text.utf8)
      guard (isKorean ? kor : eng) == nil else {
        throw .textAndOption(isKorean ? "kor" : "eng")
      }
      if isKorean { kor = text } else { eng = text }
    }
    return SayingsCommand.add(
      SayingDraft(eng: eng ?? "", kor: kor ?? "", who: read.value("who") ?? ""))
  }

  private static let edit = CommandSpec(
    "sayings edit", Phrase("글귀 고치기 (항목을 비우려면 '')", "edit a saying ('': clear a field)"),
    arguments: [ArgumentSpec("ID")], options: texts(),
    examples: [Example("sayings edit 12 --who '속담'", "sayings edit 12 --who 'a proverb'")],
    writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.values.isEmpty {
      throw .nothingToChange(usage: "sayings edit ID --eng T | --kor T | --who W")
    }
    return SayingsCommand.edit(
      read.word("ID"),
      SayingChange(eng: read.value("eng"), kor: read.value("kor"), who: read.value("who")))
  }

  private static let remove = CommandSpec(
    "sayings remove", Phrase("글귀 지우기", "remove a saying"),
    arguments: [ArgumentSpec("ID", isOptional: true)],
    options: [
      OptionSpec(
        "starter", nil,
        Phrase("처음부터 들어 있던 글귀 중 고치지 않은 것 모두", "all starter sayings that you have not changed"))
    ],
    examples: ["sayings remove 12", "sayings remove --starter"], writes: true
  ) { (read) throws(ArgumentParseError) in
    if read.has("starter") {
      if read.words["ID"] != nil { throw .contradiction("ID", "starter") }
      return SayingsCommand.removeStarters
    }
    guard let id = read.words["ID"] else {
      throw .missingArgument("ID", usage: "sayings remove ID | --starter")
    }
    return SayingsCommand.remove(id)
  }

  private static let random = CommandSpec(
    "sayings random", Phrase("아무 글귀나 하나 보기", "show a random saying"),
    examples: ["sayings random"]
  ) { _ in SayingsCommand.random }

  private static let today = CommandSpec(
    "sayings today", Phrase("오늘의 글귀 보기", "show the saying of the day"),
    examples: ["sayings today", "sayings today --json"]
  ) { _ in SayingsCommand.today }

  private static let show = CommandSpec(
    "sayings show", Phrase("글귀 하나 자세히 보기", "show one saying"), arguments: [ArgumentSpec("ID")],
    options: [QRWords.option],
    examples: ["sayings show 12", "sayings show 12 --qr"]
  ) { read in
    if let file = read.value("qr") { return SayingQRCommand(id: read.word("ID"), file: file) }
    return SayingsCommand.show(read.word("ID"))
  }

  private static let list = CommandSpec(
    "sayings list",
    Phrase(
      "글귀 목록, 새 글귀부터(--liked는 최근에 좋아한 것부터)",
      "list sayings, newest first (--liked: last liked first)"),
    lists: .sayings,
    options: [
      OptionSpec("new", nil, Phrase("최근 이틀 사이에 들어온 글귀만", "only sayings from the last two days")),
      OptionSpec(
        "liked", nil,
        Phrase("좋아하는 글귀만, 최근에 좋아한 것부터", "only liked sayings, most recently liked first")),
      OptionSpec("unused", nil, Phrase("아직 사용하지 않은 글귀만", "only sayings you have not used")),
      OptionSpec(
        "starter", nil,
        Phrase("처음부터 들어 있던 글귀 중 고치지 않은 것만", "only starter sayings that you have not changed")),
      .filter(SayingFacet.self),
    ],
    examples: [
      "sayings list --liked", "sayings list --unused --json", "sayings list --starter",
      Example(
        "sayings list --where '바람 !비 >2026-01'", "sayings list --where 'wind !rain >2026-01'"),
    ]
  ) { (read) throws(ArgumentParseError) in
    SayingsCommand.list(
      SayingsKind(
        isNew: read.has("new"), isLiked: read.has("liked"), isUnused: read.has("unused"),
        isStarter: read.has("starter")),
      matching: try read.filter(SayingFacet.self))
  }

  private static let search = CommandSpec(
    "sayings search", Phrase("TEXT가 들어 있는 글귀 찾기", "search for sayings that contain TEXT"),
    lists: .sayings, arguments: [ArgumentSpec("TEXT", isText: true, takesRest: true)],
    examples: [Example("sayings search 바람", "sayings search wind"), "sayings search id:12"]
  ) { read in SayingsCommand.search(read.word("TEXT")) }

  private static let like = CommandSpec(
    "sayings like", Phrase("글귀에 좋아요 표시하기", "like a saying"), arguments: [ArgumentSpec("ID")],
    options: [OptionSpec("off", nil, Phrase("좋아요 취소", "remove the like"))],
    examples: ["sayings like 12", "sayings like 12 --off"], writes: true
  ) { read in SayingsCommand.like(read.word("ID"), !read.has("off")) }

  private static let use = CommandSpec(
    "sayings use", Phrase("글귀를 썼다고 표시하기", "mark a saying as used"),
    arguments: [ArgumentSpec("ID")],
    options: [OptionSpec("off", nil, Phrase("아직 사용하지 않은 것으로 표시하기", "mark the saying as unused"))],
    examples: ["sayings use 12", "sayings use 12 --off"], writes: true
  ) { read in SayingsCommand.use(read.word("ID"), !read.has("off")) }
}
