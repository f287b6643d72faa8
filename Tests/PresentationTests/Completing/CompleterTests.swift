import Domain
import Testing

@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `A word that is being typed` {
  private func completer(_ records: [CandidateKind: [String]] = [:]) -> Completer {
    Completer(
      table: .haru, language: .english,
      records: { _, kind, _ in (records[kind] ?? []).map { Candidate($0) } },
      profiles: { [Candidate("default"), Candidate("mina")] })
  }

  private func words(_ line: String...) -> [String] {
    switch completer([
      .person: ["Mina"], .saying: ["7"], .mood: ["m1"], .event: ["Lunch"], .book: ["Walden"],
      .sentence: ["s1"],
    ]).answer(line) {
    case .files: ["files"]
    case .words(let found): found.map(\.value)
    }
  }

  @Test func `becomes a command, and then a verb`() {
    #expect(words("peo") == ["people"])
    #expect(words("").contains("today") && !words("").contains("complete"))
    #expect(words("people", "wa") == ["water"])
    #expect(words("--json", "people", "WA") == ["water"])
    #expect(words("nothing", "x") == [])
    #expect(words("help", "peo") == ["people"])
    #expect(words("help", "people", "wa") == ["water"])
    #expect(words("demo", "people", "wa") == ["water"])
    #expect(words("watch", "people", "gar") == ["garden"])
  }

  @Test func `becomes an option that was not given yet`() {
    #expect(words("people", "water", "Mina", "--b") == ["--by"])
    #expect(words("people", "water", "--by", "call", "Mina", "--b") == [])
    #expect(words("people", "water", "--keyword", "x", "--k") == ["--keyword"])
    #expect(words("people", "--prof") == ["--profile"])
    #expect(words("people", "water", "--", "--b") == ["Mina"])
  }

  @Test func `becomes the value of an option, in either spelling`() {
    #expect(words("people", "water", "Mina", "--by", "m") == ["message", "messenger", "met"])
    #expect(words("people", "water", "Mina", "--by=ca") == ["--by=call"])
    #expect(words("--lang", "k") == ["ko"])
    #expect(words("--profile", "") == ["default", "mina"])
    #expect(words("moods", "picture", "--svg", "x") == ["files"])
    #expect(words("moods", "picture", "--svg=x") == ["files"])
    #expect(words("books", "list", "--category", "Ess") == ["essay"])
  }

  @Test func `becomes a record of the part it is typed for`() {
    #expect(words("people", "water", "") == ["Mina"])
    #expect(words("sayings", "show", "") == ["7"])
    #expect(words("moods", "show", "") == ["m1"])
    #expect(words("schedule", "edit", "") == ["Lunch"])
    #expect(words("books", "read", "") == ["Walden"])
    #expect(words("quotes", "remove", "") == ["s1"])
    #expect(words("people", "water", "Mina", "") == [])
    #expect(words("people", "review", "Mina", "yes") == ["yesterday"])
    #expect(words("contacts", "import", "") == ["files"])
  }

  @Test func `becomes a setting and one of its values`() {
    #expect(
      words("settings", "set", "moods.") == [
        "moods.picture", "moods.shuffle", "moods.marks", "moods.artist", "moods.notify",
        "moods.hour",
      ])
    #expect(words("settings", "set", "moods.picture", "") == ["daily", "latest"])
    #expect(words("settings", "set", "moods.artist", "") == [])
  }

  @Test func `never needs more than the words say, whatever they are`() {
    let odd = ["", "-", "--", "--=", "--by", "-1", "\u{0}", "people", "=", "'", "demo", "help"]
    for first in odd {
      for second in odd {
        for third in odd { _ = completer().answer([first, second, third]) }
      }
    }
    #expect(completer().answer([]) == completer().answer([""]))
  }

  @Test func `is quoted for the shell it is typed in`() {
    let found = Completer.Answer.words([
      Candidate("Thomas O'Neil $x"), Candidate("김 민아", note: "a\nb"),
    ])
    func lines(_ shell: Completions.Shell, _ typed: String) -> [String] {
      CompletionLines(shell: shell).lines(found, typed: typed)
    }
    #expect(lines(.zsh, "T") == ["words", "Thomas O'Neil $x", "김 민아\ta b"])
    #expect(lines(.fish, "'T") == lines(.zsh, ""))
    #expect(lines(.bash, "") == ["words", #"Thomas\ O\'Neil\ \$x"#, "김\\ 민아\ta b"])
    #expect(lines(.bash, "'T")[1] == #"Thomas O'\''Neil $x"#)
    #expect(lines(.bash, "\"T")[1] == #"Thomas O'Neil \$x"#)
    let strange = Completer.Answer.words([Candidate("a\u{1B}[31m"), Candidate("b\u{202E}")])
    #expect(CompletionLines(shell: .fish).lines(strange, typed: "") == ["words"])
  }

  @Test func `is read without the quotes it was typed in`() {
    let bash = CompletionLines(shell: .bash)
    #expect(bash.meant(["people", "water", #"Tom\ B"#]) == ["people", "water", "Tom B"])
    #expect(bash.meant(["x", "'Tom B"]) == ["x", "Tom B"])
    #expect(bash.meant(["x", #""Tom \"B"#]) == ["x", #"Tom "B"#])
    #expect(bash.meant(["--by", "=", "ca"]) == ["--by", "ca"])
    #expect(bash.meant(["--by", "="]) == ["--by", ""])
    #expect(CompletionLines(shell: .zsh).meant(["'Tom"]) == ["'Tom"])
  }
}
