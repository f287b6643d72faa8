import Data
import Domain
import Glibc

/// Answers lines of `rule|start|zone|from|through` with the times of the series: instants if there is a zone, days if
/// the zone is `-`. For an invalid rule the answer is `!` and the reason.
enum OracleAnswers {
  static func answer(_ line: String) -> String {
    let fields = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    guard fields.count == 5, let start = moment(fields[1]), let from = Day(fields[3]),
      let through = Day(fields[4])
    else { return "! \(line)" }
    do throws(RepeatRefusal) {
      let rule = try RepeatRule(fields[0])
      return fields[2] == "-"
        ? days(of: rule, start.day, from, through)
        : instants(of: rule, start, zone(fields[2]), from, through)
    } catch {
      return "! \(error)"
    }
  }

  private static func days(of rule: RepeatRule, _ start: Day, _ from: Day, _ through: Day)
    -> String
  {
    var found: [String] = []
    RepeatDays(rule, start: start, last: rule.lastDay(from: start))
      .forEach(from: from, through: through) {
        found.append("\($0)")
        return true
      }
    return found.joined(separator: " ")
  }

  private static func instants(
    of rule: RepeatRule, _ start: DayAndTime, _ zone: LocalCalendar, _ from: Day, _ through: Day
  ) -> String {
    var found: [String] = []
    RepeatDays(rule, start: start.day, last: rule.lastDay(from: start, in: zone))
      .forEach(from: from, through: through) {
        found.append("\(zone.moment($0, start.time).instant)")
        return true
      }
    return found.joined(separator: " ")
  }

  private static func moment(_ text: String) -> DayAndTime? {
    guard let day = Day(text.prefix(10)) else { return nil }
    guard let time = TimeOfDay(text.count > 10 ? String(text.dropFirst(11)) : "00:00") else {
      return nil
    }
    return DayAndTime(day, time)
  }

  private static func zone(_ name: String) -> LocalCalendar {
    setenv("TZ", name, 1)
    return LocalZone().calendar
  }
}
