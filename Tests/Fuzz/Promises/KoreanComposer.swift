import Domain

/// Generates events and describes them in Korean.
enum KoreanComposer {
  private static let titles = [
    "치과", "회의", "영어회화", "회의 준비", "은행 방문", "피아노 레슨", "미용실", "독서모임", "자동차 검사", "집 청소",
    "이사 견적", "가족 사진", "건강검진", "도서관 반납", "팀 워크숍", "면접",
  ]
  private static let letters = Array("월화수목금토일").map(String.init)

  static func line(_ dice: inout Dice) -> ComposedLine {
    var line = ComposedLine()
    line.title = dice.one(of: titles)
    if dice.below(8) == 0 { line.title += " #집" }
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
      let (minutes, text) = dice.one(of: [(10, "10분 전 알림"), (60, "1시간 전 알림"), (30, "30분전 알람")])
      line.reminder = minutes * 60
      blocks.append(text)
    }
    blocks.insert(line.title, at: dice.below(3) > 0 ? blocks.count : dice.below(blocks.count + 1))
    line.text = blocks.joined(separator: " ")
    return line
  }

  // MARK: Days

  private static func day(_ dice: inout Dice) -> ComposedDay {
    let today = ComposedLine.today
    switch dice.below(8) {
    case 0: return ComposedDay(day: today + 1, text: dice.one(of: ["내일", "낼"]))
    case 1: return ComposedDay(day: today + 2, text: dice.one(of: ["모레", "내일모레", "내일 모레"]))
    case 2:
      let count = 2 + dice.below(9)
      return ComposedDay(day: today + count, text: "\(count)일 \(dice.one(of: ["뒤", "후"]))에")
    case 3, 4:
      let day = today + 1 + dice.below(7)
      let name = letters[day.weekday.rawValue - 1]
      return ComposedDay(day: day, text: name + dice.one(of: ["요일", "욜", "요일에"]))
    case 5:
      let day = today + 6 + dice.below(7)
      let name = letters[day.weekday.rawValue - 1] + "요일"
      return ComposedDay(day: day, text: dice.one(of: ["다음주 ", "다음 주 ", "담주 "]) + name)
    default:
      let day = today + 1 + dice.below(340)
      let (year, month, number) = day.parts
      return ComposedDay(
        day: day,
        text: dice.one(of: [
          "\(month)월 \(number)일", "\(month)월\(number)일", "\(year)년 \(month)월 \(number)일", "\(day)",
          "\(month)/\(number)", "\(month)월 \(number)일에", "\(year).\(month).\(number)",
        ]))
    }
  }

  private static func span(_ dice: inout Dice, _ line: inout ComposedLine) -> String {
    let first = ComposedLine.today + 25 + dice.below(250)
    let (_, month, number) = first.parts
    let last = min(number + 1 + dice.below(9), 28)
    guard number < last, let end = Day(year: first.parts.year, month: month, day: last) else {
      line.schedule(on: ComposedLine.today + 1, nil)
      return "내일"
    }
    line.days = first...end
    return dice.one(of: [
      "\(month)월 \(number)일부터 \(last)일까지", "\(month)/\(number)~\(month)/\(last)",
      "\(month)월 \(number)~\(last)일",
      "\(month)월 \(number)일~\(month)월 \(last)일", "\(month)/\(number)-\(month)/\(last)",
    ])
  }

  // MARK: Hours

  private static func hours(_ dice: inout Dice) -> ComposedHours {
    let hour = 10 + dice.below(11)
    let half = dice.below(3) == 0 ? 30 : 0
    let from = hour * 3600 + half * 60
    if dice.below(3) == 0 {
      let last = min(hour + 1 + dice.below(3), 22)
      return ComposedHours(
        from: from, to: last * 3600 + half * 60,
        text: dice.one(of: [
          "\(clock(hour, half))~\(clock(last, half))",
          "\(spoken(hour, half))부터 \(spoken(last, half))까지",
          "\(clock(hour, half))-\(clock(last, half))",
          "\(spoken(hour, half))에서 \(spoken(last, half))까지",
        ]))
    }
    return ComposedHours(
      from: from, to: nil,
      text: dice.one(of: [clock(hour, half), spoken(hour, half), spoken(hour, half) + "에"]))
  }

  private static func clock(_ hour: Int, _ minute: Int) -> String {
    "\(hour):\(minute == 0 ? "00" : "\(minute)")"
  }

  private static func spoken(_ hour: Int, _ minute: Int) -> String {
    let part = hour < 12 ? "오전" : hour < 18 ? "오후" : "저녁"
    return "\(part) \((hour + 11) % 12 + 1)시\(minute == 0 ? "" : " 반")"
  }

  // MARK: Repetitions

  private static func rhythm(_ dice: inout Dice, hasHour: Bool) -> (String, String) {
    let first = dice.below(5)
    let one = letters[first]
    // 금일 means today and 수일 means several days, so these pairs of weekdays are avoided.
    let second = letters[first + 1 + dice.below(6 - first)]
    let two = second == "일" && (one == "금" || one == "수") ? "토" : second
    var ways = [
      ("매주 \(one)요일", "매주 \(one)요일"), ("매주 \(one)\(two)", "매주 \(one)\(two)"),
      ("매일", "매일"), ("평일", "평일"), ("격주 \(one)요일", "격주 \(one)요일"), ("매월 15일", "매월 15일"),
      ("매주 \(one)요일", "\(one)요일마다"), ("매주 \(one), \(two)", "매주 \(one), \(two)"),
      ("매주 월화수목금", "평일마다"),
    ]
    if hasHour {
      ways += [("매주 \(one), \(two)", "\(one)요일 \(two)요일")]
      ways.append(("매주 \(one)\(two)", one + two))
    }
    return dice.one(of: ways)
  }

  private static func end(_ dice: inout Dice) -> (String, String) {
    let day = ComposedLine.today + 60 + dice.below(200)
    let (_, month, number) = day.parts
    let count = 3 + dice.below(20)
    return dice.one(of: [
      ("\(day)까지", "\(month)월 \(number)일까지"), ("\(day)까지", "\(day)까지"),
      ("총 \(count)회", "\(count)번"),
      ("\(count)주간", "\(count)주간"), ("2026-06-30까지", "6월까지"),
    ])
  }
}
