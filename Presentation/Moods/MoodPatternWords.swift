import Domain
import PresentationKit
import TextUI

/// The sentences about what goes with higher or lower moods.
struct MoodPatternWords: Words {
  let language: Language

  var title: String { say("기분과 함께 가는 것", "What goes with moods") }

  var keyPatterns: String { say("기분과 함께 가는 것", "what goes with moods") }

  /// What the card shows until the days are compared.
  var loading: String { say("날들을 비교하고 있어요…", "Comparing your days…") }

  /// Returns the sentences of the answer.
  func lines(_ patterns: MoodPatterns) -> [String] {
    let found = patterns.findings.map(sentence)
    let explained = patterns.explainedByWeekday.map(explained)
    return (found.isEmpty ? [nothing(patterns)] : found) + explained
      + (patterns.tested == 0 ? [] : [basis(patterns)])
  }

  func sentence(_ pattern: MoodPattern) -> String {
    let (points, days) = (abs(pattern.difference), pattern.days)
    let chance = say(
      "우연히 이럴 확률은 \(pattern.onceIn)분의 1쯤이에요.",
      "Chance alone does that once in \(pattern.onceIn).")
    let isHigher = pattern.difference >= 0
    let subject = subject(pattern.subject)
    return say(
      "\(subject)(\(days)일)에는 기분이 \(points)점 \(isHigher ? "높았어요" : "낮았어요"). \(chance)",
      "\(subject): \(points) \(isHigher ? "higher" : "lower") on \(days) days. \(chance)")
  }

  /// Returns the days of a subject: “With Mina”, “#run”, “On Mondays”.
  func subject(_ subject: PatternSubject) -> String {
    let name = Printable.brief(subject.name)
    return switch subject.kind {
    case .tag, .counter: say("\(Particle.object.after("#" + name)) 적은 날", "Days with #\(name)")
    case .person: say("\(Particle.with.after(name)) 만난 날", "With \(name)")
    case .weekday: weekday(subject.name)
    case .pages: say("책을 읽은 날", "Days on which you read")
    }
  }

  private func weekday(_ number: String) -> String {
    guard let weekday = Int(number).flatMap(Weekday.init(rawValue:)) else { return number }
    let name = CalendarWords.wholeWeekday(weekday, in: language)
    return say(name, "\(name)s")
  }

  private func nothing(_ patterns: MoodPatterns) -> String {
    guard let days = patterns.daysNeeded, patterns.tested > 0 else {
      return say(
        "기분을 적은 날이 아직 많지 않아요. 태그나 만난 사람이 있는 날과 없는 날이 10일씩은 있어야 비교할 수 있어요.",
        "There are too few days yet. A tag or a person is compared from 10 days with and 10 days without."
      )
    }
    return say(
      "뚜렷한 것이 없어요. 기분 10점 차이를 보려면 태그가 있는 날이 \(days)일쯤 필요해요.",
      "Nothing stands out. It takes about \(days) days with a tag to see 10 points.")
  }

  private func explained(_ subject: PatternSubject) -> String {
    let name = self.subject(subject)
    return say(
      "\(name): 요일마다 기분이 다른 것을 빼면 차이가 없어요.",
      "\(name): the days of the week explain the difference.")
  }

  private func basis(_ patterns: MoodPatterns) -> String {
    say(
      "기분을 적은 \(patterns.days)일에서 \(patterns.tested)가지를 비교했어요. 함께 나타난다고 해서 그것이 원인이라는 뜻은 아니에요.",
      "Compared \(count(of: patterns.tested, "", "thing")) on \(count(of: patterns.days, "", "day")) "
        + "with a mood. What goes together is not always a cause.")
  }
}

extension MoodsCommands {
  static let patterns = CommandSpec(
    "moods patterns",
    Phrase(
      "기분과 함께 가는 것 보기: 태그, 만난 사람, 요일, 독서",
      "show what goes with higher or lower moods: tags, people you met, weekdays, reading"),
    examples: ["moods patterns", "moods patterns --json"]
  ) { _ in MoodsCommand.patterns }
}

extension JSONText {
  /// Writes patterns under the key `patterns`.
  mutating func moodPatterns(_ patterns: MoodPatterns) {
    key("patterns")
    object { json in
      json.member("days", patterns.days)
      json.member("tested", patterns.tested)
      json.key("findings")
      json.list(patterns.findings) { json, finding in
        json.object { json in
          json.member("kind", finding.subject.kind.rawValue)
          json.member("subject", finding.subject.name)
          json.member("difference", finding.difference)
          json.member("days", finding.days)
          json.member("onceIn", finding.onceIn)
        }
      }
    }
  }
}
