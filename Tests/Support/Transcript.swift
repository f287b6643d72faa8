import Foundation
import PresentationKit
import TextUI

/// A recorded session: lines beginning with `$` are typed, the lines after them are the answer.
/// `@ 2026-03-01T09:00` moves the clock, `@ laptop` sits down at that computer where there are two;
/// `[exit 3]` ends an answer that was not a success.
package struct Transcript {
  /// One command with the answer it has to give.
  package struct Step {
    package let line: Int
    package let command: String
    package let answer: String
  }

  /// The steps, in order; a step without a command moves the clock.
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

  /// The text of a transcript, or of a Markdown page with `console` blocks, with every answer
  /// replaced by the one that is given now.
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

  /// A comment has a blank after its `#`; what was talked about has none.
  private static func isComment(_ line: String) -> Bool { line == "#" || line.hasPrefix("# ") }

  /// What a step answers, in the transcript's own form.
  package static func answer(
    to command: String, at computers: TypedComputers
  ) throws -> String {
    if command.hasPrefix("@ ") {
      try computers.go(to: String(command.dropFirst(2)))
      return ""
    }
    var typed = String(command.dropFirst(2))
    var input: String?
    if typed.hasPrefix("echo "), let bar = typed.range(of: " | ") {
      input = ShellLine.words(String(typed[..<bar.lowerBound])).dropFirst().joined(separator: " ")
      typed = String(typed[bar.upperBound...])
    }
    let output = computers.world.run(
      typed.hasPrefix("haru ") ? String(typed.dropFirst(5)) : "", input: input.map { $0 + "\n" })
    var text = output.out + output.err
    while text.hasSuffix("\n") { text.removeLast() }
    if output.status != .done {
      text += (text.isEmpty ? "" : "\n") + "[exit \(output.status.rawValue)]"
    }
    return text
  }
}
