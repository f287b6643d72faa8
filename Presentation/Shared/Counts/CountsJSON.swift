import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes an amount as a number; null for none.
  mutating func amount(_ amount: CountAmount?) {
    guard let amount else { return null() }
    value(tenThousandths: min(amount.thousandths, Int.max / 10) * 10)
  }

  mutating func counter(_ summary: CounterSummary) {
    let counter = summary.counter
    object { json in
      json.member("tag", counter.tag)
      json.member("unit", counter.unit?.text)
      json.key("goal")
      if let goal = counter.goals.current {
        json.object { json in
          json.key("amount")
          json.amount(goal.amount)
          json.member("per", goal.per.rawValue)
          json.member("times", goal.times)
          json.member("atMost", goal.atMost)
        }
      } else {
        json.null()
      }
      json.key("streak")
      json.object { json in
        json.member("current", summary.streak.current)
        json.member("longest", summary.streak.longest)
      }
      json.key("best")
      json.amount(summary.best)
      json.key("today")
      json.amount(summary.today)
    }
  }

  mutating func counted(_ counted: CountedAmount, _ counter: Counter) {
    object { json in
      json.member("id", counted.id.text)
      json.member("tag", counter.tag)
      json.key("amount")
      json.amount(counted.amount)
      json.member("on", counted.day)
      json.member("at", counted.at)
    }
  }
}
