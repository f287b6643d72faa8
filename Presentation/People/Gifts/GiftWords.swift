package import Domain
package import PresentationKit
import TextUI

/// The texts about what was given, received, lent and borrowed.
package struct GiftWords: KeyWords, Equatable {
  package let language: Language

  package init(language: Language) { self.language = language }

  // MARK: Names

  package func kind(_ kind: Gift.Kind) -> String {
    switch kind {
    case .idea: say("생각해 둔 선물", "idea")
    case .given: say("드림", "given")
    case .received: say("받음", "received")
    case .lent: say("빌려줌", "lent")
    case .borrowed: say("빌림", "borrowed")
    }
  }

  package func occasion(_ occasion: GiftOccasion) -> String {
    switch occasion.kind {
    case .birthday: OccasionWords(language).label(DateLabel(.birthday))
    case .wedding: say("축의금", "wedding")
    case .funeral: say("부의금", "funeral")
    case .firstBirthday: say("돌잔치", "first birthday")
    case .birth: say("출산", "birth")
    case .newYear: say("세뱃돈", "new year")
    case .christmas: say("크리스마스", "Christmas")
    case .graduation: say("졸업", "graduation")
    case .housewarming: say("집들이", "housewarming")
    case nil: Printable.line(occasion.stored)
    }
  }

  /// The names by which a filter finds a gift.
  func names(_ gift: Gift) -> [String] { [kind(gift.kind)] + [gift.occasion.map(occasion) ?? ""] }

  func money(_ money: Money) -> String { MoneyWords(language).text(money) }

  /// Returns the thing, the amount and the occasion.
  package func title(_ gift: Gift) -> String {
    [
      gift.what.map { Printable.line($0.text) }, gift.amount.map(money),
      gift.occasion.map(occasion),
    ]
    .compactMap(\.self).joined(separator: between)
  }

  /// Returns what is left of a loan; nil for gifts, ideas and loans that are untouched or returned.
  private func left(_ gift: Gift) -> String? {
    if gift.isDone, gift.kind == .lent { return say("돌려받음", "came back") }
    if gift.isDone, gift.kind == .borrowed { return say("돌려줌", "returned") }
    guard let left = gift.left, gift.returned > 0 else { return nil }
    return say("\(money(left)) 남음", "\(money(left)) left")
  }

  /// Returns a gift and what of it is open, without its kind.
  package func facts(_ gift: Gift) -> String {
    [title(gift), left(gift)].compactMap(\.self).joined(separator: isPlain ? ", " : "  ")
  }

  /// Returns a gift as a row of a list.
  func row(_ entry: PersonGift, _ ids: ShortIDs) -> String {
    let (gift, name) = (entry.gift, Printable.brief(entry.person.calledName))
    let id = ids.short(gift.id.text)
    let facts = [kind(gift.kind), facts(gift)]
    if language.isPlain { return record(id, ["\(gift.day)", name] + facts) }
    return "\(id)  \(gift.day)  \(name)  " + facts.joined(separator: "  ")
  }

  /// Returns the sums of a person and a currency, in words; nil if there are none.
  func sum(_ sum: GiftSum) -> String? {
    let parts = [
      sum.received > 0 ? kind(.received) + " " + money(sum.money(\.received)) : nil,
      sum.given > 0 ? kind(.given) + " " + money(sum.money(\.given)) : nil,
    ].compactMap(\.self)
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  /// Returns the lines of sums below a list: by person and year, and what is open.
  func sums(_ gifts: [PersonGift]) -> [String] {
    let years = GiftSum.all(of: gifts, byYear: true).compactMap { sum -> String? in
      guard let text = self.sum(sum), let year = sum.year else { return nil }
      return "\(Printable.brief(sum.person.calledName)) \(year): \(text)"
    }
    return years
      + GiftSum.all(of: gifts).compactMap { sum in
        guard sum.open != 0 else { return nil }
        let (name, open) = (Printable.brief(sum.person.calledName), money(sum.money(\.open)))
        return sum.open > 0
          ? say("\(name)에게서 받을 것: \(open)", "\(name) owes you \(open)")
          : say("\(name)에게 갚을 것: \(open)", "you owe \(name) \(open)")
      }
  }

  /// Returns the lines of a person's card: open loans, sums, sums by year, and ideas.
  package func card(_ gifts: [Gift], of person: Person) -> [(label: String, text: String)] {
    let entries = gifts.map { PersonGift(person, $0) }
    var lines: [(label: String, text: String)] = []
    for gift in gifts where gift.kind.isLoan && !gift.isDone {
      lines.append((say("남은 것", "loans"), open(gift)))
    }
    let sums = GiftSum.all(of: entries).compactMap(sum)
    lines += sums.map { (say("경조사", "balance"), $0) }
    let years = GiftSum.all(of: entries, byYear: true)
    if Set(years.map(\.year)).count > 1 {
      for sum in years {
        if let year = sum.year, let text = self.sum(sum) { lines.append(("", "\(year): \(text)")) }
      }
    }
    if let hint = GiftHint(of: gifts) { lines.append((say("선물", "presents"), self.hint(hint))) }
    return lines
  }

  /// Returns an open loan: `lent 50 €, open since 3 March`.
  private func open(_ gift: Gift) -> String {
    let thing = [gift.what.map { Printable.line($0.text) }, (gift.left ?? gift.amount).map(money)]
      .compactMap(\.self).joined(separator: between)
    let day = CalendarWords.fullDay(gift.day, in: language)
    return say(
      "\(kind(gift.kind)) \(thing), \(day)부터", "\(kind(gift.kind)) \(thing), open since \(day)")
  }

  /// Returns the ideas for a person and what was given last, without amounts.
  package func hint(_ hint: GiftHint) -> String {
    let ideas = hint.ideas.compactMap { $0.what.map { Printable.line($0.text) } }
    let last = hint.last.flatMap { gift in
      (gift.what.map { Printable.line($0.text) } ?? gift.occasion.map(occasion)).map {
        say("지난번: \($0) (\(gift.day.parts.year)년)", "last time: \($0) (\(gift.day.parts.year))")
      }
    }
    let idea = ideas.isEmpty ? nil : say("생각해 둔 선물: ", "ideas: ") + ideas.joined(separator: ", ")
    return [idea, last].compactMap(\.self).joined(separator: "; ")
  }

  /// Returns a row about a day with the ideas and the last gift behind it, if the day comes within a month.
  func row(
    _ row: String, of occasion: DateOccasion, _ hints: [ID<Person>: GiftHint], today: Day
  ) -> String {
    guard occasion.day - today <= 31, let hint = hints[occasion.person.id] else { return row }
    return joined(row, self.hint(hint))
  }

  /// Returns how long a loan has been open, without what it was.
  package func openFor(_ gift: Gift, today: Day) -> String {
    let days = today - gift.day
    return gift.kind == .lent
      ? say("빌려준 지 \(days)일", "lent \(days) days ago")
      : say("빌린 지 \(days)일", "borrowed \(days) days ago")
  }

  // MARK: Answers

  package func saved(_ entry: PersonGift) -> String {
    let (name, title) = (entry.person.calledName, title(entry.gift))
    switch entry.gift.kind {
    case .idea: return say("\(name)에게 줄 선물로 적었어요: \(title).", "Gift idea for \(name): \(title).")
    case .given: return say("\(name)에게 준 것으로 적었어요: \(title).", "Given to \(name): \(title).")
    case .received:
      return say("\(name)에게서 받은 것으로 적었어요: \(title).", "Received from \(name): \(title).")
    case .lent: return say("\(name)에게 빌려준 것으로 적었어요: \(title).", "Lent to \(name): \(title).")
    case .borrowed:
      return say("\(name)에게서 빌린 것으로 적었어요: \(title).", "Borrowed from \(name): \(title).")
    }
  }

  package func finished(_ entry: PersonGift) -> String {
    let (gift, name, title) = (entry.gift, entry.person.calledName, title(entry.gift))
    guard gift.kind.isLoan else { return saved(entry) }
    if let left = gift.left, !gift.isDone {
      let rest = money(left)
      return gift.kind == .lent
        ? say("\(name)에게서 일부 돌려받았어요. 남은 것: \(rest).", "\(name) still owes you \(rest).")
        : say("\(name)에게 일부 갚았어요. 남은 것: \(rest).", "You still owe \(name) \(rest).")
    }
    return gift.kind == .lent
      ? say("\(name)에게서 돌려받았어요: \(title).", "Returned by \(name): \(title).")
      : say("\(name)에게 돌려줬어요: \(title).", "Returned to \(name): \(title).")
  }

  package func edited(_ entry: PersonGift) -> String {
    let facts = [entry.person.calledName, kind(entry.gift.kind), title(entry.gift)]
      .joined(separator: between)
    return say("고쳤어요: \(facts).", "Changed: \(facts).")
  }

  /// What a line says of a loan that came back.
  package var paidBack: String { say("갚음", "paid back") }

  package func removed(_ entry: PersonGift) -> String {
    let text = entry.person.calledName + between + title(entry.gift)
    return say("지웠어요: \(text).", "Removed: \(text).")
  }

  // MARK: Screens

  package var key: String { say("주고받은 것", "gifts") }
  var keyNew: String { say("새로 적기", "new entry") }
  var keyDone: String { say("끝난 것으로", "mark as done") }
  var isDone: String { say("이미 끝난 것이에요.", "This is done already.") }
  var labelKind: String { say("종류", "Kind") }
  var labelWhat: String { say("무엇", "What") }
  var labelAmount: String { say("금액", "Amount") }
  var labelOccasion: String { say("어떤 일", "Occasion") }
  var labelDay: String { say("날짜", "Date") }
  var amountHint: String { say("예: 100000 또는 20 EUR", "such as 20 or 20 EUR") }
  var unreadDay: String {
    say("3월 1일이나 2026-03-01처럼 적어 주세요.", "Write it like 1 March or 2026-03-01.")
  }
  func heading(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say("\(Particle.with.after(name)) 주고받은 것", "Gifts and loans: \(name)")
  }
  func noneOf(_ person: Person) -> String {
    let name = Printable.brief(person.calledName)
    return say("\(Particle.with.after(name)) 주고받은 것이 아직 없어요.", "Nothing given or received: \(name)")
  }

  var none: String {
    say(
      "아직 적어 둔 것이 없어요. `haru gifts add 민아 --amount 100000 --for 축의금`처럼 적어 보세요.",
      "There are no gifts or loans yet. Write one with `haru gifts add Maya 'red scarf'`.")
  }
  var noneFound: String { say("그런 것은 없어요.", "No gift or loan matches.") }
}
