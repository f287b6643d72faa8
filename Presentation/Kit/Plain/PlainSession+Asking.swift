import Domain

/// Asks for the arguments and options of a command, one per line.
extension PlainSession {
  /// The options that a session never asks for, because they are for scripts.
  private static let unasked: Set<String> = ["stdin", "dry-run", "qr", "prompt"]

  /// Returns the words of a command with the typed arguments; nil if the user cancels. With a reference, the first
  /// argument is that record.
  func ask(_ command: CommandSpec, _ reference: String?) -> [String]? {
    var values: [String] = []
    for (index, argument) in command.arguments.enumerated() {
      if index == 0, let reference {
        values.append(reference)
        continue
      }
      let name = words.name(of: argument.name)
      guard argument.isOptional else {
        guard let value = askRequired(name) else { return nil }
        values.append(value)
        continue
      }
      guard let value = askLine(words.optional(name)) else { return nil }
      // Later arguments cannot be given without this one.
      if value.isEmpty { break }
      values.append(value)
    }
    let asked = command.options.filter { !$0.isHidden && !Self.unasked.contains($0.name) }
    var options: [String] = []
    for option in asked where option.isRequired {
      sayChoices(option)
      guard let value = askRequired(option.summary(language)) else { return nil }
      options.append("--\(option.name)=\(value)")
    }
    let open = asked.filter { !$0.isRequired }
    if open.count > 1 { out.line(words.mayEnd) }
    for option in open {
      guard let value = askOptional(option) else { return nil }
      if value == "." { break }
      if let word = word(of: option, value) { options.append(word) }
    }
    return command.path + options + (values.isEmpty ? [] : ["--"] + values)
  }

  /// Asks for an option; returns an empty text to skip it, and nil if the user cancels.
  private func askOptional(_ option: OptionSpec) -> String? {
    let name = option.summary(language)
    sayChoices(option)
    return askLine(option.value == nil ? words.turnsOn(name) : words.optional(name))
  }

  /// Returns an option as a word of the command line; nil if it is left out.
  private func word(of option: OptionSpec, _ value: String) -> String? {
    if value.isEmpty { return nil }
    guard option.value != nil else {
      return CommandOutput.isYes(value) ? "--" + option.name : nil
    }
    return "--\(option.name)=\(value)"
  }

  private func sayChoices(_ option: OptionSpec) {
    if !option.choices.isEmpty { out.line(words.oneOf(option.choices)) }
  }

  /// Asks until there is a value; returns nil if the user cancels.
  func askRequired(_ name: String) -> String? {
    while let value = askLine(words.required(name)) {
      if !value.isEmpty { return value }
      out.line(words.needsValue)
    }
    return nil
  }

  /// Returns the typed line; nil if the user cancels or the input ends.
  private func askLine(_ question: String) -> String? {
    // Each question is an answer of its own, which may repeat the one before.
    begin()
    out.line(question)
    guard let line = run.page.nextLine() else { return nil }
    let value = Text.trimmed(line)
    return value == "b" || value == "ㅠ" ? nil : value
  }
}
