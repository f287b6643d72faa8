import Domain

extension EntryImporter {
  /// Stores the gifts and loans of an imported person.
  mutating func takeGifts(of person: IncomingPerson, _ key: Int, _ source: String)
    throws(StorageFailure)
  {
    for gift in person.gifts {
      let what = IncomingText.line(gift.what).map { String($0.prefix(Gift.limit)) }
      let amount = gift.amount.flatMap(Money.hundredths)
      if what == nil, amount == nil { continue }
      var row = IncomingRow(.gifts, id: world.ids.next())
      row.say("kind", .text(gift.kind.rawValue))
      row.say("what", what.map(Value.text))
      let currency = gift.currency.flatMap(Money.currency) ?? world.defaults.currency
      row.say("money", amount.map(Value.int), .text(currency))
      row.say("on", .day(gift.day ?? world.now.day))
      row.say("returned", .int(gift.isReturned ? amount ?? 1 : 0))
      row.fresh += [("person", .int(key))]
      let outcome = try keeping.keep(row, source: source + "/" + gift.id, kept: nil) {
        () throws(StorageFailure) in nil
      }
      if case .added = outcome { add(.gifts(1)) }
    }
  }
}
