import Domain
import PresentationKit
import TextUI

/// Candidates as a shell's script reads them: first `words` or `files`, then a candidate on each
/// line, with a tab before what explains it.
struct CompletionLines {
  let shell: Completions.Shell

  /// The words as somebody means them who has typed them for a shell. What a script hands over of
  /// the word that is being typed may still have its quotes.
  func meant(_ words: [String]) -> [String] {
    guard shell != .zsh else { return words }
    guard shell == .bash else { return words.dropLast() + words.suffix(1).map { unquoted($0) } }
    // Bash takes an option, its `=` and its value for three words.
    var meant: [String] = []
    for (place, word) in words.enumerated() {
      if word == "=", meant.last?.hasPrefix("--") == true {
        if place == words.count - 1 { meant.append("") }
      } else {
        meant.append(unquoted(word))
      }
    }
    return meant
  }

  /// The lines of an answer.
  func lines(_ answer: Completer.Answer, typed: String) -> [String] {
    switch answer {
    case .files: return ["files"]
    case .words(let candidates):
      // What a terminal would not show as it is cannot be typed again.
      return ["words"]
        + candidates.filter { Printable.line($0.value) == $0.value }.map {
          let note = Printable.line($0.note)
          return quoted($0.value, typed) + (note.isEmpty ? "" : "\t" + note)
        }
    }
  }

  /// A value as it is to be typed: zsh and fish quote by themselves.
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

  /// A word without the quotes that are open or closed in it.
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
