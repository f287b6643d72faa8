import Domain

extension RuleFuzz {
  static let starts =
    [Day.range.lowerBound, Day.range.upperBound]
    + [Day("2026-03-10"), Day("2024-02-29"), Day("2019-12-31")].compactMap(\.self)

  /// Parses a text with each start day and checks the rule that results. Returns the failed check, or nil if none
  /// fails.
  mutating func broken(by text: String) -> String? {
    for start in Self.starts {
      do throws(RepeatRefusal) {
        let options = try RepeatPhrase(start: start).parse(text)
        count(options)
        if case .rule(let rule) = options, let broken = broken(rule, start) { return broken }
      } catch {
        continue
      }
    }
    return nil
  }

  private func broken(_ rule: RepeatRule, _ start: Day) -> String? {
    do throws(RepeatRefusal) {
      guard try RepeatRule(rule.text) == rule else { return "another rule when it is read again" }
    } catch {
      return "a rule that cannot be read again: \(error)"
    }
    do throws(RepeatRefusal) { try rule.check(start: start) } catch { return nil }
    _ = rule.firstDay(from: start)
    let days = RepeatDays(rule, start: start, last: rule.lastDay(from: start))
    let masks = RepeatMasks(rule, start: start)
    var (found, reason): ([Day], String?) = ([], nil)
    days.forEach(from: start, through: Day.range.upperBound) { day in
      if let last = found.last, day <= last { reason = "days out of order" }
      if !masks.mayHold(day) { reason = "a day outside its masks" }
      if !days.contains(day) { reason = "a day that is none of them" }
      if let last = found.last, days.last(before: day) != last { reason = "another day before" }
      found.append(day)
      return found.count < 8
    }
    guard reason == nil else { return reason }
    guard found.first == start else { return "a start that is no first day" }
    guard let last = found.last, days.count(from: start, through: last) == found.count else {
      return "another number of days"
    }
    return nil
  }
}
