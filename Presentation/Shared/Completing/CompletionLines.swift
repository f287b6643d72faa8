import Domain
import PresentationKit
import TextUI

/// The output for a shell's completion script. The first line is `words` or `files`; then each line has a candidate,
/// followed by a tab and its description if it has one.
struct CompletionLines {
  let shell: Completions.Shell

  /// Returns the words as the user means them: without the quotes that fish and bash leave in, and without the `=` that
  /// bash passes as a separate word between an option and its value.
  func meant(_ words: [String]) -> [String] {
    guard shell != .zsh else { return words }
    guard shell == .bash else { return words.dropLast() + words.suffix(1).map { unquoted($0) } }
    // Bash splits an option, its `=` and its value into three words.
    var meant: [String] = []
    for (index, word) in words.enumerated() {
      if word == "=", meant.last?.hasPrefix("--") == true {
        if index == words.count - 1 { meant.append("") }
      } else {
        meant.append(unquoted(word))
      }
    }
    return meant
  }

  func lines(_ answer: Completer.Answer, typed: String) -> [String] {
    switch answer {
    case .files: return ["files"]
    case .words(let candidates):
      // Candidates with characters that a terminal cannot show cannot be typed.
      return ["words"]
        + candidates.filter { Printable.line($0.value) == $0.value }.map {
          let note = Printable.line($0.note)
          return quoted($0.value, typed) + (note.isEmpty ? "" : "\t" + note)
        }
    }
  }

  /// Returns a value quoted for bash; zsh and fish quote values themselves.
  private func quoted(_ value: String, _ typed: String) -> String {
    guard shell == .bash else { return value }
    switch typed.first {
    case "'":
      return value.split(separator: "'", omittingEmptySubsequences: false)
        .joined(separator: #"'\''"#)
    case "\"": return escaped(value) { #""\$`"#.contains($0) }
    default:
      return escaped(value) { character in
        character.isASCII && !character.isLetter && !character.isNumber
          && !"-_./:@%+,=".contains(character)
      }
    }
  }

  private func escaped(_ value: String, _ isSpecial: (Character) -> Bool) -> String {
    value.reduce(into: "") { text, character in
      if isSpecial(character) { text.append("\\") }
      text.append(character)
    }
  }

  /// Removes the quotes and escapes of a word, even if a quote is still open.
  private func unquoted(_ word: String) -> String {
    var text = ""
    var quote: Character?
    var isEscaped = false
    for character in word {
      if isEscaped {
        text.append(character)
        isEscaped = false
      } else if character == "\\", quote != "'" {
        isEscaped = true
      } else if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      } else {
        text.append(character)
      }
    }
    return text
  }
}
