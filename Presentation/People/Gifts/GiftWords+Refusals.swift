import Domain
import PresentationKit
import TextUI

extension GiftWords {
  /// Returns the report of a broken rule. It says what is wrong and what would be accepted.
  func report(_ refusal: GiftRefusal) -> Report {
    switch refusal {
    case .badAmount:
      return refused(
        "badAmount", "amount",
        "0보다 큰 수를 쉼표나 단위 없이 100000이나 12.50처럼 적어 주세요.",
        "Write an amount above 0 in digits only, such as 100000 or 12.50.")
    case .amountTooLarge(let digits):
      return refused(
        "badAmount", "amount", "금액은 \(digits)자리까지 적을 수 있어요.",
        "The amount can have at most \(digits) digits.")
    case .currencyAlone:
      return refused(
        "badAmount", "amount", "통화는 금액과 함께 적어 주세요.", "Give an amount with the currency.")
    case .isDone: return refused("giftDone", "ID", isDone, isDone)
    case .badCurrency:
      return refused(
        "badCurrency", "currency", "통화는 KRW, EUR 같은 세 글자나 원, € 같은 기호로 적어 주세요.",
        "The currency must be a code of three letters or a sign, such as EUR or €.")
    case .tooMuch(let left):
      return refused(
        "badAmount", "amount", "남은 것은 \(money(left))이에요. 그보다 많이 적을 수 없어요.",
        "Only \(money(left)) is left. The amount can be at most that.")
    case .withoutAmount:
      return refused(
        "badAmount", "amount", "금액이 없어서 일부만 적을 수 없어요. --amount 없이 적어 주세요.",
        "This loan has no amount, so no part of it can be returned. Leave out --amount.")
    case .whatTooLong(let limit):
      return refused(
        "whatTooLong", "WHAT", "무엇인지는 \(limit)글자까지 적을 수 있어요.",
        "The thing can have at most \(limit) characters.")
    case .occasionTooLong(let limit):
      return refused(
        "occasionTooLong", "for", "어떤 일인지는 \(limit)글자까지 적을 수 있어요.",
        "The occasion can have at most \(limit) characters.")
    case .controlCharacter(let field):
      return refused(
        "controlCharacter", field.rawValue, "줄바꿈이나 제어 문자는 넣을 수 없어요.",
        "It must be one line, without line breaks or control characters.")
    case .nothing:
      return refused(
        "giftEmpty", "WHAT", "무엇인지 적거나 --amount로 금액을 적어 주세요.",
        "Say what it is, or give an amount with --amount.")
    case .unknown(let reference):
      return refused(
        "unknownGift", "ID",
        "‘\(Printable.brief(reference))’에 맞는 것이 없어요. `haru gifts`로 모두 볼 수 있어요.",
        "No gift or loan matches “\(Printable.brief(reference))”. `haru gifts` lists all.",
        status: .notFound)
    case .ambiguous(let reference, let gifts):
      return Report(
        code: "ambiguous",
        message: say(
          "‘\(Printable.brief(reference))’에 맞는 것이 여럿이에요. id로 골라 주세요.",
          "Several gifts match “\(Printable.brief(reference))”. Choose one by its id."),
        field: "ID", status: .usage,
        candidates: gifts.map { "\($0.gift.id)  \($0.person.calledName)  \(title($0.gift))" },
        ids: .gift)
    }
  }
}
