import PresentationKit

/// An incomplete command line, parsed as far as possible. Parsing never fails, because further
/// typing may make an invalid line valid.
struct LineSoFar {
  /// The syntactic position of the current word.
  enum Position: Equatable {
    /// A further word of the command name, after the given words.
    case command([String])
    /// The argument with this index.
    case argument(Int)
    case value(OptionSpec)
    case option
    /// A position at which nothing can be completed.
    case nowhere

    static func == (one: Position, other: Position) -> Bool {
      switch (one, other) {
      case (.command(let a), .command(let b)): a == b
      case (.argument(let a), .argument(let b)): a == b
      case (.value(let a), .value(let b)): a.name == b.name
      case (.option, .option), (.nowhere, .nowhere): true
      case (.command, _), (.argument, _), (.value, _), (.option, _), (.nowhere, _): false
      }
    }
  }

  let table: CommandTable
  private(set) var path: [String] = []
  private(set) var spec: CommandSpec?
  /// The arguments before the current word, in order.
  private(set) var arguments: [String] = []
  /// The options before the current word, with an empty value for flags.
  private(set) var options: [String: String] = [:]
  private(set) var position = Position.nowhere

  /// Parses the words before the current word. `typed` is the part of the current word that is already typed.
  init(_ table: CommandTable, before: [String], typed: String) {
    self.table = table
    var waiting: OptionSpec?
    var takesOptions = true
    for word in before {
      if let option = waiting {
        options[option.name] = word
        waiting = nil
      } else if takesOptions, word == "--" {
        takesOptions = false
      } else if takesOptions, Self.isOption(word) {
        let parts = word.dropFirst(2).split(
          separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
        let name = parts.first.map(String.init) ?? ""
        options[name] = parts.count > 1 ? String(parts[1]) : ""
        if parts.count == 1, let option = known.first(where: { $0.name == name }),
          option.value != nil
        {
          waiting = option
        }
      } else if spec == nil {
        read(word)
      } else {
        arguments.append(word)
      }
    }
    if let waiting {
      position = .value(waiting)
    } else if takesOptions, typed.hasPrefix("-"), typed == "-" || Self.isOption(typed) {
      position = .option
    } else if spec != nil {
      position = .argument(arguments.count)
    } else {
      position = .command(path)
    }
  }

  /// The options of the command and the global ones.
  var known: [OptionSpec] { (spec?.allOptions ?? []) + GlobalOptions.specs }

  /// The options that may still be added.
  var open: [OptionSpec] {
    known.filter { !$0.isHidden && ($0.repeats || options[$0.name] == nil) }
  }

  private mutating func read(_ word: String) {
    // `demo` and `watch` are followed by a command line of their own.
    if path.isEmpty, ["demo", "watch"].contains(word) { return }
    path.append(word)
    spec = table.command(path)
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") || ["-h", "-q"].contains(word)
  }
}
