import Domain
import PresentationKit
import PresentationMoods
import TextUI

/// A parsed command about counters.
enum CountsCommand: Equatable, Sendable {
  case list(matching: CounterFilter)
  case show(String, month: String?, year: String?, [PictureFile])
  case add(String, String?, on: String?)
  case set(String, String, on: String?)
  case edit(String, unit: String)
  case goal(String, GoalWords)
  case skip(String, on: String?, Bool)
  case remove(String, on: String?)

  /// A goal as typed; nil amounts mean no goal.
  struct GoalWords: Equatable, Sendable {
    var amount: String?
    var per = CountGoal.Period.day
    var times = false
    var atMost = false
  }
}

/// The specifications of the commands about counters.
enum CountsCommands {
  static let all = [count, list, show, set, edit, goal, skip, remove]

  private static let tag = ArgumentSpec("TAG", completes: .counter)
  private static let on = OptionSpec(
    "on", "DAY", Phrase("센 날 (어제, 3월 7일…; 기본값: 오늘)", "day it belongs to (default: today)"))

  // The word takes no verbs: everything after it is a tag and an amount.
  private static let count = CommandSpec(
    "count", Phrase("태그로 얼마나 했는지 세기", "count something under a tag"),
    arguments: [
      ArgumentSpec("TAG", isOptional: true, completes: .counter),
      ArgumentSpec("N", isOptional: true, takesRest: true),
    ], options: [on],
    examples: [
      Example("count 물", "count water"), Example("count 달리기 5.2", "count run 5.2"),
      Example("count 물 2 --on 어제", "count water 2 --on yesterday"),
    ], writesOnlyWith: "TAG"
  ) { (read) throws(ArgumentParseError) in
    guard let tag = read.words["TAG"] else { return CountsCommand.list(matching: CounterFilter()) }
    // A tag with the name of a command is written with its sign.
    let verbs: Set<String> = ["list", "show", "set", "edit", "goal", "skip", "remove"]
    if verbs.contains(tag) { throw .unknownCommand("count " + tag, suggestion: "counts " + tag) }
    if tag == "help" { throw .unknownCommand("count help", suggestion: "help count") }
    return CountsCommand.add(tag, read.words["N"], on: read.value("on"))
  }

  private static let list = CommandSpec(
    "counts list", Phrase("세는 태그 목록", "list the tags that are counted"), lists: .counters,
    options: [.filter(CounterFacet.self)],
    examples: ["counts", "counts list --where goal=open"]
  ) { (read) throws(ArgumentParseError) in
    CountsCommand.list(matching: try read.filter(CounterFacet.self))
  }

  private static let show = CommandSpec(
    "counts show",
    Phrase("한 태그의 날짜별 합계와 연속 기록 보기", "show the days, sums and streaks of a tag"),
    arguments: [tag],
    options: [
      OptionSpec("month", "YYYY-MM", Phrase("이 달만", "only this month")),
      OptionSpec("year", "YYYY", Phrase("이 해만", "only this year")),
    ] + PictureFile.options,
    examples: [
      Example("counts show 물", "counts show water"),
      Example("counts show 물 --month 2026-03", "counts show water --month 2026-03"),
    ]
  ) { (read) throws(ArgumentParseError) in
    if read.has("month"), read.has("year") { throw .contradiction("month", "year") }
    return CountsCommand.show(
      read.word("TAG"), month: read.value("month"), year: read.value("year"),
      PictureFile.all(read))
  }

  private static let set = CommandSpec(
    "counts set", Phrase("하루에 센 양을 이 값으로 바꾸기", "replace what is counted on a day"),
    arguments: [tag, ArgumentSpec("N", takesRest: true)], options: [on],
    examples: [Example("counts set 물 6", "counts set water 6")], writes: true
  ) { read in CountsCommand.set(read.word("TAG"), read.word("N"), on: read.value("on")) }

  private static let edit = CommandSpec(
    "counts edit", Phrase("단위 바꾸기", "change the unit"), arguments: [tag],
    options: [
      OptionSpec(
        "unit", "UNIT", Phrase("단위 (빈 글이면 없음)", "unit, such as km (empty: none)"),
        isRequired: true)
    ],
    examples: [Example("counts edit 달리기 --unit km", "counts edit run --unit km")], writes: true
  ) { read in CountsCommand.edit(read.word("TAG"), unit: read.value("unit") ?? "") }

  private static let goal = CommandSpec(
    "counts goal",
    Phrase("목표를 정해 습관으로 만들기 (오늘부터)", "set a goal, which makes the tag a habit (from today on)"),
    arguments: [tag, ArgumentSpec("N|none", isOptional: true, takesRest: true)],
    options: [
      OptionSpec(
        "per", "PERIOD", Phrase("하루 또는 한 주", "day or week (default: day)"),
        named: [
          NamedChoice("day", Phrase("하루", "day")), NamedChoice("week", Phrase("한 주", "week")),
        ]),
      OptionSpec("times", nil, Phrase("양이 아니라 한 날의 수를 세기", "count the days, not the amounts")),
      OptionSpec("at-most", "N", Phrase("이만큼까지만", "no more than this")),
    ],
    examples: [
      Example("counts goal 물 8", "counts goal water 8"),
      Example("counts goal 달리기 3 --times --per week", "counts goal run 3 --times --per week"),
      Example("counts goal 커피 --at-most 2", "counts goal coffee --at-most 2"),
      Example("counts goal 물 none", "counts goal water none"),
    ], writes: true
  ) { (read) throws(ArgumentParseError) in
    let (amount, most) = (read.words["N|none"], read.value("at-most"))
    if amount != nil, most != nil { throw .contradiction("at-most", "N") }
    guard let typed = amount ?? most else {
      throw .missingArgument("N", usage: "counts goal TAG N|none [--per day|week]")
    }
    let isNone = ["none", "없음"].contains(Text.trimmed(typed).lowercased()) && most == nil
    return CountsCommand.goal(
      read.word("TAG"),
      CountsCommand.GoalWords(
        amount: isNone ? nil : typed,
        per: read.value("per").flatMap(CountGoal.Period.init(rawValue:)) ?? .day,
        times: read.has("times"), atMost: most != nil))
  }

  private static let skip = CommandSpec(
    "counts skip",
    Phrase("하루를 건너뛰기 (연속 기록이 끊기지 않아요)", "skip a day, which does not break the streak"),
    arguments: [tag],
    options: [on, OptionSpec("off", nil, Phrase("다시 세기", "no longer skip the day"))],
    examples: [Example("counts skip 달리기", "counts skip run")], writes: true
  ) { read in
    CountsCommand.skip(read.word("TAG"), on: read.value("on"), !read.has("off"))
  }

  private static let remove = CommandSpec(
    "counts remove",
    Phrase("세는 태그를 지우기 (--on이면 그날 센 것만)", "remove a counter, or what is counted on a day"),
    arguments: [tag], options: [on],
    examples: [
      Example("counts remove 물", "counts remove water"),
      Example("counts remove 물 --on 어제", "counts remove water --on yesterday"),
    ], writes: true
  ) { read in CountsCommand.remove(read.word("TAG"), on: read.value("on")) }
}

extension ListFields {
  /// The fields of a counter.
  static let counters = ListFields(
    "counters",
    """
    tag unit goal.amount goal.per goal.times goal.atMost streak.current streak.longest best today
    """)
}
