import Domain
import Support
import Testing

@testable import Domain

// L-20, L-21
@Suite struct `An amount of money` {
  @Test(arguments: [("100000", 10_000_000), ("12.5", 1250), ("12.05", 1205), ("0.01", 1)])
  func `is read in digits with at most two places`(typed: String, hundredths: Int) {
    #expect(Money.hundredths(typed) == hundredths)
    #expect(Money(hundredths: hundredths, currency: "EUR").digits == typed)
  }

  @Test(arguments: [
    "", "-3", "0", "0.00", "1e9", "10만", "10,5", "1.234", ".5", "5.", "1234567890123", "+3", "1 2",
  ])
  func `is nothing else`(typed: String) { #expect(Money.hundredths(typed) == nil) }

  @Test func `has a currency by its code, sign or name`() {
    #expect(
      ["원", "€", "eur", "Pounds", "chf"].map(Money.currency) == ["KRW", "EUR", "EUR", "GBP", "CHF"])
    #expect(Money.currency("money") == nil)
    #expect(Money.currency("sek") == "SEK")
  }

  @Test(
    arguments: [
      ("20 euros", "20", "EUR", 2), ("$50", "50", "USD", 1), ("50€", "50", "EUR", 1),
      ("10만", "100000", nil, 1), ("5만원", "50000", "KRW", 1), ("10만 원", "100000", "KRW", 2),
      ("1만5천원", "15000", "KRW", 1), ("100,000원", "100000", "KRW", 1), ("3천", "3000", nil, 1),
      ("50", "50", nil, 1), ("12.50", "12.5", nil, 1),
    ] as [(String, String, String?, Int)])
  func `is read in a line as people say it`(
    text: String, digits: String, currency: String?, count: Int
  ) {
    let words = text.split(separator: " ").map(String.init)
    let spoken = SpokenMoney(words[...])
    #expect(spoken?.digits == digits && spoken?.currency == currency && spoken?.count == count)
  }

  @Test(arguments: ["3시", "10월", "euros", "a", "10,5", "만"])
  func `is no other word`(word: String) { #expect(SpokenMoney([word][...]) == nil) }
}

// L-20, L-21
@Suite struct `A gift or loan` {
  private let mina = Person.sample(id: "mina")

  private func gift(
    _ kind: Gift.Kind, _ hundredths: Int? = nil, returned: Int = 0, on day: String = "2026-03-01"
  )
    -> PersonGift
  {
    PersonGift(
      mina,
      Gift(
        id: ID("g"), person: ID("mina"), kind: kind,
        amount: hundredths.map { Money(hundredths: $0, currency: "EUR") }, on: .on(day),
        returned: returned))
  }

  @Test func `is done when it was given, or came back in whole`() {
    let all = [
      gift(.idea), gift(.given), gift(.received), gift(.lent), gift(.lent, returned: 1),
      gift(.borrowed, 500, returned: 499), gift(.borrowed, 500, returned: 500),
    ]
    #expect(all.map(\.gift.isDone) == [false, true, true, false, true, false, true])
    #expect(all.map(\.gift.left?.hundredths) == [nil, nil, nil, nil, nil, 1, 0])
  }

  @Test func `stays as it came back when its amount is changed`() throws {
    func edited(_ gift: PersonGift, _ amount: String) throws -> Gift {
      var umbrella = gift.gift
      umbrella.what = try SingleLineText("umbrella", limit: 20)
      return try GiftInput(amount: amount).applied(to: umbrella, currency: "EUR")
    }
    let back = try edited(gift(.lent, returned: 1), "10")
    #expect(back.isDone && back.left?.hundredths == 0)
    #expect(try edited(gift(.lent, 500, returned: 500), "none").isDone)
    #expect(try !edited(gift(.lent, 500, returned: 200), "none").isDone)
    #expect(try edited(gift(.lent, 500, returned: 200), "6").left?.hundredths == 400)
    #expect(try !edited(gift(.lent), "10").isDone)
  }

  @Test func `is summed by person, currency and year`() {
    let all = [
      gift(.given, 1000), gift(.received, 300, on: "2025-05-01"), gift(.lent, 500, returned: 200),
      gift(.borrowed, 700), gift(.idea, 900), gift(.given),
    ]
    let sums = GiftSum.all(of: all)
    #expect(sums.count == 1)
    #expect(sums.map(\.given) == [1000] && sums.map(\.received) == [300])
    #expect(sums.map(\.open) == [-400])
    #expect(GiftSum.all(of: all, byYear: true).map(\.year) == [2026, 2025])
  }

  @Test func `has known occasions in both languages, and the user's own`() throws {
    for typed in ["wedding", "축의금", "결혼식", "Wedding"] {
      #expect(try GiftOccasion(reading: typed)?.kind == .wedding)
    }
    #expect(try GiftOccasion(reading: "first birthday")?.kind == .firstBirthday)
    #expect(try GiftOccasion(reading: "farewell")?.stored == "farewell")
    #expect(try GiftOccasion(reading: " ") == nil)
    #expect(throws: GiftRefusal.occasionTooLong(limit: 60)) {
      try GiftOccasion(reading: String(repeating: "a", count: 61))
    }
  }
}
