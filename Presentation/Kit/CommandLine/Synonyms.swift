package import Domain

/// Words that the command table accepts in place of its own words, and words that only lead to a suggestion.
package enum Synonyms {
  /// Synonyms of the first words of commands, such as the singular of a feature.
  package static let nouns = [
    "person": "people", "saying": "sayings", "mood": "moods", "book": "books",
    "calendar": "schedule", "cal": "schedule", "contact": "contacts", "quote": "quotes",
    "setting": "settings", "profiles": "profile", "쪽지": "note", "gift": "gifts",
    "loan": "gifts", "loans": "gifts", "debt": "gifts", "debts": "gifts", "경조사": "gifts",
    "habits": "counts", "habit": "counts", "counter": "counts", "counters": "counts",
    "습관": "counts", "횟수": "counts",
  ]

  /// Nouns that stand for `notes` before one of its verbs, and for `note` before any other text.
  static let noteNouns: Set<String> = ["todo", "memo", "메모"]

  /// Returns the part that a noun means; nil if it means none.
  package static func part(_ noun: String) -> DailyPart? {
    if noteNouns.contains(noun) || ["note", "쪽지"].contains(noun) { return .notes }
    return DailyPart(rawValue: nouns[noun] ?? noun)
  }

  /// Synonyms of whole commands.
  static let commands: [String: [String]] = [
    "unlock": ["lock", "open"], "lock disable": ["lock", "off"], "lock unlock": ["lock", "open"],
    "birthday": ["people", "dates"], "birthdays": ["people", "dates"], "생일": ["people", "dates"],
  ]

  /// Groups of synonymous verbs. If a noun has a command with one verb of a group, the other verbs of the group also
  /// call it.
  static let verbs = [
    ["remove", "delete", "rm", "del"], ["list", "ls"], ["add", "new", "create"],
  ]

  /// First words that are not accepted, with the command to suggest.
  static let nearNouns: [String: String] = [
    "addressbook": "contacts", "cards": "contacts", "vcard": "contacts import",
    "vcards": "contacts import", "friend": "people",
    "friends": "people", "plant": "people", "plants": "people", "garden": "people garden",
    "water": "people water", "highlight": "quotes", "highlights": "quotes",
    "fortune": "sayings random",
    "random": "sayings random", "feeling": "moods", "feelings": "moods", "diary": "moods",
    "journal": "moods", "canvas": "moods picture", "picture": "moods picture", "event": "schedule",
    "events": "schedule",
    "sched": "schedule", "agenda": "schedule agenda", "plan": "schedule", "plans": "schedule",
    "appointment": "schedule", "month": "schedule month",
    "tomorrow": "schedule list --day tomorrow", "yesterday": "timeline --day yesterday",
    "week": "schedule week", "reading": "books", "library": "books",
    "shelf": "books shelf", "stats": "books stats", "read": "books read", "config": "settings",
    "preferences": "settings", "find": "search", "grep": "search", "bin": "trash", "log": "history",
    "revert": "undo", "login": "profile login", "logout": "profile logout",
    "remind": "notify list", "notices": "notify list", "notification": "notify list",
    "notifications": "notify list", "reminder": "notify list", "alert": "notify list",
    "reminders": "notify list",
    "save": "backup", "dump": "export", "check": "doctor", "list": "today", "ls": "today",
    "day": "today", "status": "today", "next": "today", "write": "moods add", "jrnl": "moods add",
    "hook": "doctor", "hooks": "doctor", "filter": "people list --help",
    "filters": "people list --help", "add": "moods add", "new": "moods add",
    "commands": "help", "changelog": "news", "whatsnew": "news", "bug": "feedback --about bug",
    "소식": "news",
    "문의": "feedback", "평가": "feedback",
    "오늘": "today", "사람": "people", "글귀": "sayings", "기분": "moods", "일정": "schedule",
    "독서": "books", "책": "books", "찾기": "search", "검색": "search", "되돌리기": "undo",
    "다시하기": "redo", "휴지통": "trash", "설정": "settings", "백업": "backup", "알림": "notify list",
    "도움말": "help", "내일": "schedule list --day tomorrow", "추가": "add",
    "적기": "add", "달력": "schedule month", "기념일": "people dates", "연락처": "contacts", "문장": "quotes",
    "통계": "books stats", "목표": "books goal", "이번주": "schedule week",
    "저녁": "evening", "아침": "morning", "다음주": "schedule week +7d", "다음": "schedule week +7d",
    "일기": "moods write", "식물": "people",
    "물주기": "people water", "동기화": "sync",
    "anniversary": "people dates", "anniversaries": "people dates", "conflict": "sync conflicts",
    "conflicts": "sync conflicts", "goal": "books goal|counts goal",
    "goals": "books goal|counts goal", "track": "count", "세기": "count",
  ]

  /// Nouns whose records have names. After such a noun, a word that is not a verb is taken as a name.
  static let namedNouns: Set<String> = ["people", "sayings", "schedule", "books"]

  /// The verbs to suggest if a number follows a noun, by noun.
  static let numbered = ["moods": "add"]

  /// Verbs that are not accepted, with verbs of similar meaning. The first of these that the noun has is suggested.
  static let nearVerbs: [String: [String]] = [
    "erase": ["remove"], "drop": ["remove"], "destroy": ["remove", "empty", "delete"],
    "discard": ["remove"], "clear": ["remove", "empty", "off"], "trash": ["remove"],
    "delete": ["empty"], "remove": ["delete", "empty"], "rm": ["delete", "empty"],
    "withdraw": ["delete"],
    "purge": ["empty"], "view": ["show"], "open": ["show"], "info": ["show"],
    "get": ["show", "list"], "detail": ["show"], "details": ["show"], "cat": ["show"],
    "all": ["list"], "change": ["edit", "set"], "modify": ["edit"], "update": ["edit", "set"],
    "rename": ["edit"], "mv": ["edit", "move"], "find": ["search"], "grep": ["search"],
    "search": ["list"], "log": ["add", "read", "water"], "write": ["add"], "insert": ["add"],
    "plant": ["add"], "call": ["contact"], "message": ["contact"], "met": ["water"],
    "finish": ["read", "done"], "check": ["done"], "tick": ["done"], "finished": ["shelf"],
    "done": ["read", "water"], "progress": ["read"],
    "stats": ["calendar", "month", "garden"], "year": ["calendar", "month"], "week": ["list"],
    "anniversary": ["dates"], "anniversaries": ["dates"], "birthday": ["dates"],
    "birthdays": ["dates"], "생일": ["dates"], "기념일": ["dates"],
    "day": ["list"], "today": ["list"], "tomorrow": ["list"], "next": ["list"],
    "star": ["like", "rate"], "favorite": ["like"], "favourite": ["like"], "love": ["like"],
    "highlight": ["quote"], "sentence": ["quote"], "draw": ["picture"],
    "shuffle": ["random"], "pick": ["random"], "restart": ["restore"], "back": ["restore"],
    "recover": ["restore"], "undelete": ["restore"], "signup": ["new"], "signin": ["login"],
    "지우기": ["remove"], "추가": ["add"], "목록": ["list"], "보기": ["show"], "찾기": ["search"],
    "고치기": ["edit"], "signout": ["logout"], "switch": ["use"], "select": ["use"],
  ]

  /// Returns the known word that is a synonym of a verb; nil if there is none.
  static func verb(_ word: String, among known: [String]) -> String? {
    guard let group = verbs.first(where: { $0.contains(word) }) else { return nil }
    return group.first(where: known.contains)
  }
}
