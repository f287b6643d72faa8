import Domain

/// Generates events and describes them in English.
enum EnglishComposer {
  private static let titles = [
    "dentist", "gym", "call the bank", "flight to Rome", "choir practice", "piano lesson",
    "movie night", "meeting", "haircut", "board games", "vet for Milo", "parents evening", "rent",
    "fix the sink", "book club", "night shift", "optician", "team offsite", "weekly report",
  ]
  private static let weekdays = [
    ["monday", "mon"], ["tuesday", "tue", "tues"], ["wednesday", "wed"],
    ["thursday", "thu", "thurs"],
    ["friday", "fri"], ["saturday", "Sat"], ["sunday"],
  ]
  private static let months = [
    "January", "february", "march", "april", "may", "june", "july", "august", "september",
    "october", "november", "december",
  ]

  static func line(_ dice: inout Dice) -> ComposedLine {
    var line = ComposedLine()
    line.title = dice.one(of: titles)
    if dice.below(8) == 0 { line.title += " #walk" }
    let hours = dice.below(5) > 0 ? hours(&dice) : nil
    var blocks: [String] = []
    if dice.below(3) == 0 {
      let (rhythm, written) = rhythm(&dice, hasHour: hours != nil)
      line.rhythm = rhythm
      line.schedule(on: ComposedLine.today, hours)
      blocks = [written]
      if dice.below(2) == 0 {
        let (end, written) = end(&dice)
        line.rhythm = rhythm + " " + end
        blocks.append(written)
      }
    } else if dice.below(6) == 0, hours == nil {
      blocks = [span(&dice, &line)]
    } else {
      let day = day(&dice)
      line.schedule(on: day.day, hours)
      blocks = [day.text]
    }
    if let hours { blocks.insert(hours.text, at: dice.below(blocks.count + 1)) }
    if hours != nil, dice.below(8) == 0 {
      let (minutes, text) = dice.one(of: [
        (30, "remind me 30 minutes before"), (60, "remind me 1 hour before"),
        (10, "with a reminder 10 min before"),
      ])
      line.reminder = minutes * 60
      blocks.append(text)
    }
    blocks.insert(line.title, at: dice.below(3) > 0 ? 0 : dice.below(blocks.count + 1))
    line.text = blocks.joined(separator: " ")
    if dice.below(10) == 0 { harm(&line, &dice) }
    return line
  }

  // MARK: Days

  private static func day(_ dice: inout Dice) -> ComposedDay {
    let today = ComposedLine.today
    switch dice.below(6) {
    case 0: return ComposedDay(day: today + 1, text: "tomorrow")
    case 1:
      let count = 2 + dice.below(9)
      return ComposedDay(day: today + count, text: "in \(count) days")
    case 2, 3:
      let day = today + 1 + dice.below(7)
      let name = dice.one(of: weekdays[day.weekday.rawValue - 1])
      return ComposedDay(day: day, text: dice.one(of: ["", "on "]) + name)
    default:
      let day = today + 1 + dice.below(340)
      return ComposedDay(day: day, text: date(day, &dice))
    }
  }

  private static func date(_ day: Day, _ dice: inout Dice) -> String {
    let (year, month, number) = day.parts
    let name = dice.below(3) > 0 ? months[month - 1] : String(months[month - 1].prefix(3))
    let ordinal = "\(number)\(suffix(number))"
    return dice.one(of: [
      "\(number) \(name)", "\(name) \(number)", "\(ordinal) \(name)", "\(name) \(ordinal)",
      "on \(number) \(name)", "the \(ordinal) of \(name)", "\(number) \(name) \(year)",
      "\(name) \(number), \(year)", "\(name) \(ordinal) \(year)", "\(day)",
      "\(month)/\(number)/\(year)",
    ])
  }

  private static func suffix(_ number: Int) -> String {
    if (11...13).contains(number) { return "th" }
    return [1: "st", 2: "nd", 3: "rd"][number % 10] ?? "th"
  }

  /// Sets several days of one month, and returns their text.
  private static func span(_ dice: inout Dice, _ line: inout ComposedLine) -> String {
    let first = ComposedLine.today + 25 + dice.below(250)
    let (_, month, number) = first.parts
    let last = min(number + 1 + dice.below(9), 28)
    guard number < last, let end = Day(year: first.parts.year, month: month, day: last) else {
      line.schedule(on: ComposedLine.today + 1, nil)
      return "tomorrow"
    }
    line.days = first...end
    let name = months[month - 1]
    return dice.one(of: [
      "from \(number) to \(last) \(name)", "\(number)-\(last) \(name)",
      "\(number) to \(last) \(name)",
      "\(name) \(number)-\(last)",
      "from the \(number)\(suffix(number)) to the \(last)\(suffix(last)) of \(name)",
      "\(number)\(suffix(number)) to \(last)\(suffix(last)) \(name)",
      "\(number) \(name) - \(last) \(name)",
    ])
  }

  // MARK: Hours

  private static func hours(_ dice: inout Dice) -> ComposedHours {
    let hour = 10 + dice.below(11)
    let half = dice.below(3) == 0 ? 30 : 0
    let from = hour * 3600 + half * 60
    if dice.below(3) == 0 {
      let last = min(hour + 1 + dice.below(3), 22)
      let to = last * 3600 + half * 60
      return ComposedHours(
        from: from, to: to,
        text: dice.one(of: [
          "\(clock(hour, half))-\(clock(last, half))",
          "from \(spoken(hour, half)) to \(spoken(last, half))",
          "\(spoken(hour, half))-\(spoken(last, half))",
          "\(clock(hour, half)) to \(clock(last, half))",
          "\(spoken(hour, half)) until \(spoken(last, half))",
        ]))
    }
    if dice.below(4) == 0 {
      return ComposedHours(
        from: from, to: from + 5400, text: "\(spoken(hour, half)) for 90 minutes")
    }
    return ComposedHours(
      from: from, to: nil,
      text: dice.one(of: [
        "at \(clock(hour, half))", clock(hour, half), spoken(hour, half),
        "at \(spoken(hour, half))",
      ]))
  }

  private static func clock(_ hour: Int, _ minute: Int) -> String {
    "\(hour):\(minute == 0 ? "00" : "\(minute)")"
  }

  private static func spoken(_ hour: Int, _ minute: Int) -> String {
    let short = (hour + 11) % 12 + 1
    return "\(short)\(minute == 0 ? "" : ":\(minute)")\(hour < 12 ? "am" : "pm")"
  }

  // MARK: Repetitions

  private static func rhythm(_ dice: inout Dice, hasHour: Bool) -> (String, String) {
    let first = dice.below(5)
    let (one, two) = (weekdays[first][0], weekdays[first + 1 + dice.below(6 - first)][0])
    var ways = [
      ("every \(one)", "every \(one)"), ("every \(one), \(two)", "every \(one) and \(two)"),
      ("every \(one)", "\(one)s"), ("every \(one), \(two)", "\(one)s and \(two)s"),
      ("every day", "every day"), ("every weekday", "every weekday"), ("every weekday", "weekdays"),
      ("every other \(one)", "every other \(one)"),
      ("every 2 weeks on \(one)", "every 2 weeks on \(one)"),
      ("every month on the 15th", "on the 15th of every month"), ("every day", "daily"),
    ]
    if hasHour {
      ways += [
        ("every \(one), \(two)", "\(one) \(two)"),
        ("every \(one), \(two)", "\(one.prefix(3)), \(two.prefix(3))"),
        ("every \(one), \(two)", "\(one.prefix(3))/\(two.prefix(3))"),
      ]
    }
    return dice.one(of: ways)
  }

  private static func end(_ dice: inout Dice) -> (String, String) {
    let day = ComposedLine.today + 60 + dice.below(200)
    let name = months[day.parts.month - 1]
    let count = 3 + dice.below(20)
    return dice.one(of: [
      ("until \(day)", "until \(day.parts.day) \(name)"),
      ("until \(day)", "till \(name) \(day.parts.day)"),
      ("until \(day)", "until \(day)"), ("for \(count) weeks", "for \(count) weeks"),
      ("\(count) times", "\(count) times"), ("until 2026-06-30", "until june"),
    ])
  }

  // MARK: Typing errors

  /// Swaps two neighbouring letters or removes one, to make a typing error.
  private static func harm(_ line: inout ComposedLine, _ dice: inout Dice) {
    var letters = Array(line.text)
    let skipped = Array(line.title).count
    guard line.text.hasPrefix(line.title), letters.count > skipped + 4 else { return }
    let index = skipped + 1 + dice.below(letters.count - skipped - 2)
    guard letters[index].isLetter, letters[index + 1].isLetter else { return }
    if dice.below(2) == 0 { letters.swapAt(index, index + 1) } else { letters.remove(at: index) }
    // A typing error must not give another valid word: `sat` without its `s` is `at`.
    let words = Set(String(letters).split(separator: " ").map { $0.lowercased() })
    let known = Set(line.text.split(separator: " ").map { $0.lowercased() })
    if !words.subtracting(known).isDisjoint(with: ["at", "on", "amy", "hut", "arm", "form"]) {
      return
    }
    line.text = String(letters)
    line.isHarmed = true
  }
}
