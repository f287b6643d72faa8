import Domain

/// Parses a command line with the table of commands. It does not run the command.
package struct ArgumentReader: Sendable {
  let table: CommandTable
  /// Normalises a text to the form that is stored, so that messages quote what is stored.
  let composed: @Sendable (String) -> String

  package init(
    _ table: CommandTable, composed: @escaping @Sendable (String) -> String = { $0 }
  ) {
    self.table = table
    self.composed = composed
  }

  /// Parses the words into a command. `input` is a closure that returns the text of standard input. It is called only
  /// if the value of a text argument or text option is `-`.
  package func read(_ tokens: [String], input: () throws(ArgumentParseError) -> String)
    throws(ArgumentParseError) -> Invocation
  {
    if tokens.contains(where: CombiningMarkLimit.isIn) { throw .tooManyMarks }
    var rest = tokens[...]
    var options = GlobalOptions()
    var wantsHelp = false
    var path: [String] = []
    var typed: [String] = []
    var spec: CommandSpec?
    while let token = rest.first, spec == nil {
      if token == "--version" && path.isEmpty {
        rest[rest.startIndex] = "version"
        continue
      }
      if token.hasPrefix("-") && token != "-" {
        // An option of the default command, after a noun without a verb.
        if let defaultCommand = table.defaultCommand(of: path), isOwn(token, of: defaultCommand) {
          spec = defaultCommand
          continue
        }
        let option = try takeOption(&rest, among: GlobalOptions.specs + [.dryRun], &options)
        wantsHelp = wantsHelp || option.name == "help"
        try options.set(option.name, option.value)
        continue
      }
      if path.isEmpty, Synonyms.noteNouns.contains(token) {
        rest[rest.startIndex] = table.noteNoun(before: rest.dropFirst())
        continue
      }
      if path.isEmpty, let command = try table.readingOn(token, Array(rest.dropFirst())) {
        return Invocation(command: command, options: options, writes: false)
      }
      let spoken = table.spoken(path + [token])
      let isKnown = table.command(spoken) != nil || table.hasNoun(spoken)
      let renamed = isKnown ? nil : RenamedCommand.called(by: spoken, rest.dropFirst())
      let next = renamed?.new ?? spoken
      if table.command(next) == nil, !table.hasNoun(next),
        let defaultCommand = table.defaultCommandAccepting(token, behind: path)
      {
        spec = defaultCommand
        continue
      }
      typed.append(rest.removeFirst())
      path = isKnown ? next : Synonyms.commands[next.joined(separator: " ")] ?? next
      if let renamed {
        options.renamed.append(renamed.note)
        rest = renamed.rest(rest)
      }
      spec = table.command(path)
      if spec == nil && !table.hasNoun(path) {
        throw .unknownCommand(
          typed.joined(separator: " "), suggestion: table.suggestion(for: path),
          verbs: path.count > 1 ? table.verbs(of: Array(path.dropLast())) : [])
      }
    }
    let helps = wantsHelp || rest.contains("--help")
    let defaultCommand = helps || path.isEmpty ? nil : table.defaultCommand(of: path)
    guard let spec = spec ?? defaultCommand else {
      return try incomplete(path, options, wantsHelp: helps)
    }
    let rewritten = RenamedOption.rewritten(rest, of: spec.name)
    if let note = rewritten.note { options.renamed.append(note) }
    var read = try arguments(of: spec, rewritten.words, &options, &wantsHelp)
    if wantsHelp {
      return Invocation(command: HelpCommand(words: spec.path), options: options, writes: false)
    }
    try check(read, against: spec)
    try moveDryRun(&read, &options, of: spec)
    options.form = try RecordForm.read(read, of: spec, json: options.json)
    try fillIn(&read, of: spec, from: input)
    return Invocation(
      command: try spec.make(read), options: options, writes: spec.writes(read),
      isList: spec.lists != nil, handlesDryRun: spec.handlesDryRun)
  }

  /// If `--dry-run` was given anywhere on the line, sets it in both the global options and the arguments of the
  /// command. Throws if the command does not support it.
  private func moveDryRun(
    _ read: inout ReadArguments, _ options: inout GlobalOptions, of spec: CommandSpec
  ) throws(ArgumentParseError) {
    let name = OptionSpec.dryRun.name
    options.dryRun = options.dryRun || read.has(name)
    if !options.dryRun { return }
    guard spec.takesTrial else {
      throw .notTried(command: spec.name, changes: spec.mayWrite)
    }
    read.values[name] = [""]
  }

  /// Returns whether a token is an option that the command accepts besides the global options.
  private func isOwn(_ token: String, of spec: CommandSpec) -> Bool {
    let name = token.dropFirst(2).prefix { $0 != "=" }
    return token.hasPrefix("--") && spec.allOptions.contains { $0.name == name }
  }

  /// Returns the result for words that are not a whole command: help if requested, or the home command for an empty
  /// line. Throws if a verb is missing, or if `--dry-run` was given.
  private func incomplete(_ path: [String], _ options: GlobalOptions, wantsHelp: Bool)
    throws(ArgumentParseError) -> Invocation
  {
    if wantsHelp {
      return Invocation(command: HelpCommand(words: path), options: options, writes: false)
    }
    if options.dryRun { throw .notTried(command: path.joined(separator: " "), changes: false) }
    if path.isEmpty { return Invocation(command: table.home(), options: options, writes: false) }
    throw .missingVerb(noun: path.joined(separator: " "), verbs: table.verbs(of: path))
  }

  private func arguments(
    of spec: CommandSpec, _ tokens: ArraySlice<String>, _ options: inout GlobalOptions,
    _ wantsHelp: inout Bool
  ) throws(ArgumentParseError) -> ReadArguments {
    var rest = tokens
    var read = ReadArguments()
    var waiting = spec.arguments[...]
    var takesOptions = true
    // Whether an option with a value came between a text and this token, so the token cannot
    // continue that text.
    var isApart = false
    while let token = rest.first {
      if takesOptions && token == "--" {
        takesOptions = false
        rest.removeFirst()
      } else if takesOptions && Self.isOption(token) {
        let option = try takeOption(
          &rest, among: spec.allOptions + GlobalOptions.specs + [.dryRun], &options)
        if option.name == "help" { wantsHelp = true }
        isApart = isApart || !option.value.isEmpty
        if let own = spec.allOptions.first(where: { $0.name == option.name }) {
          if !own.repeats && read.values[own.name] != nil { throw .givenTwice(option: own.name) }
          let isAsTyped = spec.completes(own).isAsTyped
          let typed = isAsTyped ? option.value : composed(option.value)
          let value = NamedChoice.code(of: typed, among: own.named) ?? typed
          read.values[own.name, default: []].append(value)
        } else {
          try options.set(option.name, option.value)
        }
      } else {
        guard let next = waiting.popFirst() else {
          if let last = spec.arguments.last, last.takesRest, !(last.isText && isApart),
            let text = read.words[last.name]
          {
            let word = spec.completes(last).isAsTyped ? token : composed(token)
            read.words[last.name] = text + " " + word
            read.lists[last.name, default: []].append(word)
            rest.removeFirst()
            continue
          }
          if wantsHelp { return read }
          if spec.options.contains(where: { $0.name == "search" }) {
            throw .searchOption(token, usage: spec.usage)
          }
          throw .extraArgument(token, usage: spec.usage)
        }
        let word = spec.completes(next).isAsTyped ? token : composed(token)
        read.words[next.name] = word
        isApart = false
        if next.takesRest { read.lists[next.name] = [word] }
        rest.removeFirst()
      }
    }
    return read
  }

  /// Returns whether a token is an option. A dash alone (standard input) and a dash before a digit (a number, or an
  /// offset in days such as `-1d`) are not options.
  private static func isOption(_ token: String) -> Bool {
    guard token.hasPrefix("-"), token != "-" else { return false }
    let rest = token.dropFirst()
    return rest.utf8.first.map { !(48...57).contains($0) } ?? true
  }

  private static func ends(_ word: String, in endings: [String]) -> Bool {
    endings.contains { word.lowercased().hasSuffix($0) }
  }

  /// Endings of picture formats that Haru cannot write. A word with such an ending is reported as an invalid file.
  private static let otherPictures = [
    ".gif", ".jpg", ".jpeg", ".webp", ".bmp", ".tif", ".tiff", ".pdf", ".eps", ".ps", ".heic",
    ".avif", ".ico",
  ]

  /// The long form of each short option.
  private static let short = ["-h": "--help", "-q": "--quiet"]

  private func takeOption(
    _ rest: inout ArraySlice<String>, among specs: [OptionSpec], _ options: inout GlobalOptions
  ) throws(ArgumentParseError) -> (name: String, value: String) {
    let token = rest.removeFirst()
    let written = Self.short[token] ?? token
    let parts = written.dropFirst(2).split(
      separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let typed = parts.first.map(String.init) ?? ""
    let known =
      specs.first { $0.name == typed }
      ?? specs.first { [$0.formerName, $0.synonym].contains(typed) }
    let name = known?.name ?? typed
    guard written.hasPrefix("--"), let spec = known else {
      let near = Suggestion.nearest(to: name, among: specs.map(\.name))
      throw .unknownOption(written.hasPrefix("--") ? name : token, suggestion: near)
    }
    if name != typed, spec.synonym != typed {
      options.renamed.append(RenamedWords.note(from: "--" + typed, to: "--" + name))
    }
    if spec.value == nil {
      if parts.count > 1 { throw .unwantedValue(option: name) }
      return (name, "")
    }
    if parts.count > 1 {
      let value = String(parts[1])
      if !spec.endings.isEmpty, !value.isEmpty, !Self.ends(value, in: spec.endings) {
        throw .notAPictureOfCode(option: name)
      }
      return (name, value)
    }
    if !spec.endings.isEmpty {
      guard let next = rest.first else { return (name, "") }
      if Self.ends(next, in: spec.endings) { return (name, rest.removeFirst()) }
      if Self.ends(next, in: Self.otherPictures) { throw .notAPictureOfCode(option: name) }
      return (name, "")
    }
    guard let next = rest.first, !next.hasPrefix("--") else { throw .missingValue(option: name) }
    rest.removeFirst()
    return (name, spec.value == "WHEN" ? MomentWords.joined(next, &rest) : next)
  }
}
