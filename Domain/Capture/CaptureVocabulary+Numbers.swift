// MARK: Numbers in names and numbers as hours

extension CaptureVocabulary {
  /// Words whose following number is an hour: `opens 10 saturday`.
  static let beforeHours: Set<String> = [
    "opens", "starts", "begins", "closes", "doors", "kickoff",
  ]
  /// Korean books of the Bible, whose verses look like times: 로마서 8:28.
  static let scriptures: Set<String> = [
    "창세기", "출애굽기", "레위기", "민수기", "신명기", "여호수아", "사사기", "룻기", "욥기", "시편", "잠언", "전도서", "아가",
    "이사야", "예레미야", "에스겔", "다니엘", "호세아", "미가", "마태복음", "마가복음", "누가복음", "요한복음", "마태", "마가", "누가",
    "사도행전", "로마서", "롬", "고린도전서", "고린도후서", "고전", "고후", "갈라디아서", "에베소서", "빌립보서", "골로새서", "히브리서",
    "야고보서", "베드로전서", "요한일서", "요한계시록", "계시록",
  ]
  /// Words before two numbers with a colon that are no time: 비율 10:20.
  static let ratios: Set<String> = ["비율", "배율", "비", "스코어", "점수", "축척", "ratio", "score", "scale"]
  /// Words for money, which may be before or after a sum.
  static let money: Set<String> = [
    "pay", "paid", "owe", "owes", "cost", "costs", "price", "budget", "money", "fee", "each",
    "worth", "cash", "bill", "tip", "fare", "ticket", "tickets", "spent", "for",
  ]
  static let sums: Set<String> = [
    "dollars", "dollar", "euros", "euro", "pounds", "pound", "quid", "bucks", "km", "miles", "kg",
    "k", "m", "percent", "litres", "each", "inches",
  ]
  /// Words whose numbers may contain a dot: `room 3.14`.
  static let dottedLabels: Set<String> = ["room", "level", "floor", "version", "section"]
  /// Words whose following number is a label and not an hour: `bus 42`, `gate 22`, `ticket 0915`.
  static let labels: Set<String> = dottedLabels.union([
    "bus", "gate", "platform", "line", "route", "number", "flight", "train", "tram", "seat",
    "seats", "row", "coach", "hall", "ticket", "code", "locker", "invoice", "pr", "part", "chapter",
    "chap", "ch", "pt", "episode", "season", "size", "flat", "apt", "unit", "terminal", "ward",
    "form", "lane",
    "lot", "block", "no", "building", "sprint", "volume", "vol", "grade", "bay", "pitch", "court",
    "studio", "zoom", "vitamin", "plan", "type", "group", "team", "class",
  ])
}
