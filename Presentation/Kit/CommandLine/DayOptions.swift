/// Options that the commands of several features share.
extension OptionSpec {
  package static let dryRun = OptionSpec(
    "dry-run", nil, Phrase("바꾸지 않고 결과만 미리 보기", "show what would change, but change nothing"))
  /// The option `--off`, which removes tags that the command would otherwise add.
  package static let off = OptionSpec(
    "off", nil, Phrase("태그를 붙이지 않고 떼기", "remove the tags instead of adding them"))
  /// Returns the option for the format of a file to write.
  package static func form(_ choices: [String], isRequired: Bool = true) -> OptionSpec {
    OptionSpec(
      "format", "FORMAT", Phrase("파일 형식", "file format"), isRequired: isRequired,
      choices: choices)
  }
  package static let day = OptionSpec("day", "D", Phrase("이날만", "only this day"))
  package static let from = OptionSpec("from", "D", Phrase("이날부터", "from this day"))
  package static let to = OptionSpec("to", "D", Phrase("이날까지", "up to and including this day"))
}
