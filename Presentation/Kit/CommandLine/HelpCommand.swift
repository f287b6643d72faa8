import TextUI

/// Prints the help for some words.
package struct HelpCommand: Command {
  package let words: [String]

  package init(words: [String]) { self.words = words }

  package var isLong: Bool { true }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let (page, table) = (run.page, run.runner.table)
    let path = table.meant(by: words)
    guard let lines = Help(table: table, language: page.language).text(for: path) else {
      throw ArgumentParseError.unknownCommand(
        path.joined(separator: " "), suggestion: table.suggestion(for: path)
      ).report(page.language)
    }
    for line in lines { show(line, page, isBold: run.surroundings.hasColour && !page.noColor) }
    return .done
  }

  /// Writes a line of help. Titles are bold if `isBold` is true.
  package func show(_ line: HelpLine, _ page: CommandOutput, isBold: Bool) {
    guard line.isTitle, isBold else { return page.line(line.text) }
    page.raw(Array("\u{1B}[1m\(Printable.line(line.text))\u{1B}[0m\n".utf8))
  }
}

/// Prints the version of the program.
package struct VersionCommand: Command {

  package init() {}
  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    let version = run.runner.version
    run.page.answer("haru \(version)") { $0.member("version", version) }
    return .done
  }
}

/// Prints the completion script of a shell.
package struct CompletionsCommand: Command {
  package let shell: Completions.Shell

  package init(shell: Completions.Shell) { self.shell = shell }

  package func run(_ run: CommandRun) throws(Report) -> ExitStatus {
    run.page.raw(Array((Completions.script(for: shell) + "\n").utf8))
    return .done
  }
}
