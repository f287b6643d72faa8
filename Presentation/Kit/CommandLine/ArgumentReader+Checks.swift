import Domain

extension ArgumentReader {
  /// Throws if a required argument or option is missing, or if the value of an option is not among its choices.
  func check(_ read: ReadArguments, against spec: CommandSpec) throws(ArgumentParseError) {
    for argument in spec.arguments where !argument.isOptional && read.words[argument.name] == nil {
      throw .missingArgument(argument.name, usage: spec.usage)
    }
    for option in spec.options {
      let values = read.values[option.name]
      if option.isRequired && values == nil {
        throw .missingOption(option.name, usage: spec.usage)
      }
      if !option.choices.isEmpty, let odd = values?.first(where: { !option.choices.contains($0) }) {
        throw .notNamed(option: option.name, value: odd, option.named)
      }
    }
  }

  /// Replaces `-` by the text of standard input in the arguments and options that accept text. Throws if `-` is given
  /// more than once.
  func fillIn(
    _ read: inout ReadArguments, of spec: CommandSpec,
    from input: () throws(ArgumentParseError) -> String
  ) throws(ArgumentParseError) {
    var isUsed = false
    func text() throws(ArgumentParseError) -> String {
      if isUsed { throw .inputUsedTwice }
      isUsed = true
      let text = try input()
      if CombiningMarkLimit.isIn(text) { throw .tooManyMarks }
      return composed(text)
    }
    for argument in spec.arguments where argument.isText && read.words[argument.name] == "-" {
      read.words[argument.name] = try text()
    }
    for option in spec.options where option.isText {
      guard var values = read.values[option.name] else { continue }
      for index in values.indices where values[index] == "-" { values[index] = try text() }
      read.values[option.name] = values
    }
  }
}
