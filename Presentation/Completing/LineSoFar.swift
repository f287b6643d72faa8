import PresentationKit

/// A command line that is still being typed, read as far as it goes. It never fails: what makes no
/// sense yet may come to make some.
struct LineSoFar {
  /// What the word that is being typed stands for.
  enum Place: Equatable {
    /// The next word of a command.
    case command([String])
    /// An argument of a command, and the words before it.
    case argument(Int)
    /// The value of an option.
    case value(OptionSpec)
    /// The name of an option.
    case option
    /// Nothing that is known.
    case nowhere

    static func == (one: Place, other: Place) -> Bool {
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
  /// The words that are arguments, in order.
  private(set) var arguments: [String] = []
  /// The options that were given, with the values of those that take one.
  private(set) var options: [String: String] = [:]
  private(set) var place = Place.nowhere

  /// Reads the words before the one that is being typed, and what there is of that.
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
      place = .value(waiting)
    } else if takesOptions, typed.hasPrefix("-"), typed == "-" || Self.isOption(typed) {
      place = .option
    } else if spec != nil {
      place = .argument(arguments.count)
    } else {
      place = .command(path)
    }
  }

  /// The options that may be given here.
  var known: [OptionSpec] { (spec?.allOptions ?? []) + GlobalOptions.specs }

  /// Those that may still be given.
  var open: [OptionSpec] {
    known.filter { !$0.isHidden && ($0.repeats || options[$0.name] == nil) }
  }

  private mutating func read(_ word: String) {
    // What is tried out, or watched, is a line of its own.
    if path.isEmpty, ["demo", "watch"].contains(word) { return }
    path.append(word)
    spec = table.command(path)
  }

  private static func isOption(_ word: String) -> Bool {
    word.hasPrefix("--") || ["-h", "-q"].contains(word)
  }
}
