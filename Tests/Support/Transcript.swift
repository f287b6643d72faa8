import Foundation
import PresentationKit
import TextUI

/// A recorded session. A line that begins with `$` is a command, and the lines after it are the expected output. If the
/// command fails with status 3, its output ends with `[exit 3]`. The line `@ 2026-03-01T09:00` sets the clock. If there
/// are two computers, `@ laptop` switches to the laptop.
package struct Transcript {
  /// A command with its expected output.
  package struct Step {
    package let line: Int
    package let command: String
    package let answer: String
  }

  /// The steps in order. A step whose command begins with `@` sets the clock or switches the computer.
  package let steps: [Step]

  /// Reads a whole transcript file.
  package init(file: URL) throws {
    self.init(lines: try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n"))
  }

  /// Reads the `console` blocks of a Markdown page as one session.
  package init(blocksOf file: URL) throws {
    var isInside = false
    let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n").map {
      line in
      if line.hasPrefix("```") {
        isInside = line == "```console"
        return "#"
      }
      return isInside ? line : "#"
    }
    self.init(lines: lines)
  }

  private init(lines: [String]) {
    var steps: [Step] = []
    var answer: [String] = []
    var open: (line: Int, command: String)?
    func close() {
      guard let (line, command) = open else { return }
      while answer.last?.isEmpty == true { answer.removeLast() }
      steps.append(Step(line: line, command: command, answer: answer.joined(separator: "\n")))
      answer = []
      open = nil
    }
    for (number, line) in lines.enumerated() {
      if line.hasPrefix("$ ") || line.hasPrefix("@ ") {
        close()
        open = (number + 1, line)
      } else if Self.isComment(line) {
        close()
      } else if open != nil {
        answer.append(line)
      }
    }
    close()
    self.steps = steps
  }

  /// Runs all commands of a transcript, or of the `console` blocks of a Markdown page. Returns its text with every
  /// expected output replaced by the actual output.
  package static func recorded(
    _ text: String, at computers: TypedComputers, isPage: Bool = false
  ) throws -> String {
    var lines: [String] = []
    var isAnswer = false
    var isAfterBlank = false
    var isInside = !isPage
    for line in text.components(separatedBy: "\n") {
      if isPage, line.hasPrefix("```") { isInside = line == "```console" }
      let isTyped = isInside && (line.hasPrefix("$ ") || line.hasPrefix("@ "))
      let endsAnswer = isTyped || !isInside || Self.isComment(line) || line.hasPrefix("```")
      if isAnswer && !endsAnswer {
        isAfterBlank = line.isEmpty
        continue
      }
      if isAnswer && isAfterBlank { lines.append("") }
      isAfterBlank = false
      isAnswer = isTyped
      lines.append(line)
      guard isTyped else { continue }
      let answer = try answer(to: line, at: computers)
      if !answer.isEmpty { lines.append(answer) }
    }
    if isAnswer { lines.append("") }
    return lines.joined(separator: "\n")
  }

  /// Returns whether a line is a comment: `#` alone or with a space after it. A line such as `#tag` is output.
  private static func isComment(_ line: String) -> Bool { line == "#" || line.hasPrefix("# ") }

  /// Runs a step and returns its output as a transcript shows it; empty for a step that begins with `@`.
  package static func answer(
    to command: String, at computers: TypedComputers
  ) throws -> String {
    if command.hasPrefix("@ ") {
      try computers.go(to: String(command.dropFirst(2)))
      return ""
    }
    var typed = String(command.dropFirst(2))
    var input: String?
    if let bar = typed.range(of: " | ") {
      let words = ShellLine.words(String(typed[..<bar.lowerBound]))
      let text = words.dropFirst().joined(separator: " ")
      switch words.first {
      case "echo": input = text + "\n"
      case "printf": input = text.replacingOccurrences(of: "\\n", with: "\n")
      case _: break
      }
      if input != nil { typed = String(typed[bar.upperBound...]) }
    }
    let output = computers.world.run(
      typed.hasPrefix("haru ") ? String(typed.dropFirst(5)) : "", input: input)
    var text = output.out + output.err
    while text.hasSuffix("\n") { text.removeLast() }
    if output.status != .done {
      text += (text.isEmpty ? "" : "\n") + "[exit \(output.status.rawValue)]"
    }
    return text
  }
}
