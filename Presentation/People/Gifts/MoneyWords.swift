package import Domain
package import PresentationKit

/// The texts of amounts of money.
package struct MoneyWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  /// Returns an amount with its currency: `50 €`, `$12.50`, 10만 원.
  package func text(_ money: Money) -> String {
    let number = number(money)
    return switch money.currency {
    case "KRW": language.isKorean ? won(money) : "₩" + number
    case "EUR": number + " €"
    case "USD": "$" + number
    case "GBP": "£" + number
    case "JPY": language.isKorean ? number + "엔" : "¥" + number
    case let code: number + " " + code
    }
  }

  /// Returns a number with separators: `1,250`, `12.50`.
  private func number(_ money: Money) -> String {
    let (whole, rest) = (money.hundredths / 100, money.hundredths % 100)
    return Self.grouped(whole) + (rest == 0 ? "" : "." + (rest < 10 ? "0\(rest)" : "\(rest)"))
  }

  private static func grouped(_ number: Int) -> String {
    if number < 1000 { return "\(number)" }
    let rest = "\(number % 1000)"
    return grouped(number / 1000) + "," + String(repeating: "0", count: 3 - rest.count) + rest
  }

  /// Returns won in the Korean way, by ten thousands: 12만 5,000원.
  private func won(_ money: Money) -> String {
    let (whole, rest) = (money.hundredths / 100, money.hundredths % 100)
    guard whole >= 10_000, rest == 0 else { return number(money) + "원" }
    let small = whole % 10_000
    return Self.grouped(whole / 10_000) + "만 " + (small == 0 ? "" : Self.grouped(small)) + "원"
  }
}
