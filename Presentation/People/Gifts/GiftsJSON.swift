package import Domain
package import PresentationKit
import TextUI

extension JSONText {
  /// Writes a gift or loan.
  package mutating func gift(_ gift: Gift) {
    object { json in
      json.member("id", gift.id.text)
      json.member("person", gift.person.text)
      json.member("kind", gift.kind.rawValue)
      json.member("what", gift.what?.text)
      json.key("amount")
      json.amount(gift.amount)
      json.member("currency", gift.amount?.currency)
      json.member("occasion", gift.occasion?.stored)
      json.member("on", gift.day)
      json.member("done", gift.isDone)
      json.key("left")
      json.amount(gift.left)
    }
  }

  private mutating func amount(_ money: Money?) {
    if let money { value(tenThousandths: money.hundredths * 100) } else { null() }
  }

  /// Writes the sums of a person and a currency. `open` is above 0 if the person owes the user.
  mutating func sum(_ sum: GiftSum) {
    object { json in
      json.member("person", sum.person.id.text)
      json.member("currency", sum.currency)
      json.member("given", tenThousandths: sum.given * 100)
      json.member("received", tenThousandths: sum.received * 100)
      json.member("open", tenThousandths: sum.open * 100)
    }
  }

  /// Writes a loan for Today: without what it was, and without amounts.
  package mutating func loan(_ gift: Gift) {
    object { json in
      json.member("id", gift.id.text)
      json.member("person", gift.person.text)
      json.member("kind", gift.kind.rawValue)
      json.member("on", gift.day)
    }
  }
}

extension ListFields {
  /// The fields of a gift or loan.
  static let gifts = ListFields(
    "gifts", "id person kind what amount currency occasion on@ done left")
}
