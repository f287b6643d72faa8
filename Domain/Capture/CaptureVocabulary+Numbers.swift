// MARK: Numbers in names and numbers as hours

extension CaptureVocabulary {
  /// Words whose following number is an hour: `opens 10 saturday`.
  static let beforeHours: Set<String> = [
    "opens", "starts", "begins", "closes", "doors", "kickoff",
  ]
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
