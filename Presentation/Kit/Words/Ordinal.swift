/// Korean ordinal numbers: `첫 번째`, `11번째`.
package enum Ordinal {
  package static func korean(_ number: Int) -> String {
    guard words.indices.contains(number - 1) else { return "\(number)번째" }
    return words[number - 1] + " 번째"
  }

  private static let words = ["첫", "두", "세", "네", "다섯", "여섯", "일곱", "여덟", "아홉", "열"]
}
