/// Options that commands of several features have.
extension OptionSpec {
  static let day = OptionSpec("day", "D", Phrase("이날만", "one day"))
  static let from = OptionSpec("from", "D", Phrase("이날부터", "from this day on"))
  static let to = OptionSpec("to", "D", Phrase("이날까지", "up to this day"))
}
