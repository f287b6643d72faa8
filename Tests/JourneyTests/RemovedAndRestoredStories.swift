import Domain
import Foundation
import PresentationKit
import Support
import Testing
import TextUI

// newcomer, second hour, A7
@Suite struct `A backup of what was removed since` {
  @Test func `leaves it in the trash, and says how it comes back`() throws {
    let home = try ProfileHome()
    _ = home.run("people add Dad --every 7")
    _ = home.run("people add 'Aunt May' --every 9")
    _ = home.run("schedule add 'A long walk' --from 10:00")
    let copy = home.folder.path("b.db")
    #expect(home.run("backup '\(copy)'").status == .done)
    for words in [
      "people remove Dad --yes", "people remove 'Aunt May' --yes", "schedule remove walk --yes",
    ] {
      #expect(home.run(words).status == .done, "\(words)")
    }
    let answer = home.run("restore '\(copy)'")
    #expect(answer.status == .done)
    #expect(!answer.out.contains("skipped") && !answer.out.contains("added"))
    // Line numbers of the store are of no use to the user.
    #expect(!answer.err.contains("line "))
    #expect(
      answer.err.contains(
        "Dad (people): is in the trash; restore it with `haru trash restore Dad`"))
    #expect(answer.err.contains("A long walk (schedule): is in the trash"))
    // A name that a shell would split is replaced by an id in the suggested command.
    #expect(answer.err.contains("Aunt May (people): is in the trash"))
    #expect(!answer.err.contains("restore Aunt May"))
    #expect(!home.run("people list").out.contains("Dad"))
    for line in answer.err.split(separator: "\n") where line.contains("trash restore") {
      let words = line.split(separator: "`")[1].dropFirst("haru ".count)
      #expect(home.run(String(words)).status == .done, "\(words)")
    }
    #expect(home.run("people list").out.contains("Dad"))
    #expect(home.run("people list").out.contains("Aunt May"))
    #expect(home.run("restore '\(copy)'").err == "")
  }

  @Test func `is told of an export in the same way, by the line and the name`() throws {
    let home = try ProfileHome()
    _ = home.run("people add Dad --every 7")
    let file = home.folder.path("all.json")
    _ = home.run("export '\(file)'")
    _ = home.run("people remove Dad --yes")
    let answer = home.run("import '\(file)'")
    #expect(answer.err.contains(", Dad): is in the trash; restore it with"))
    #expect(answer.err.contains("line "))
    let json = home.run("import '\(file)' --json").out
    #expect(json.contains(#""skipped":0"#) && json.contains(#""record":"Dad""#))
    #expect(home.run("import '\(file)'", language: .korean).err.contains("휴지통에 있는 기록이라"))
  }

  @Test func `is named by what differs, where something else is here`() throws {
    let home = try ProfileHome()
    _ = home.run("people add Dad --every 7")
    let copy = home.folder.path("b.db")
    _ = home.run("backup '\(copy)'")
    _ = home.run("people edit Dad --every 9")
    let answer = home.run("restore '\(copy)'")
    #expect(answer.err.contains("Dad (people): differs from your existing record, which was kept"))
  }

  @Test func `is counted as one record where it is one`() throws {
    let home = try ProfileHome()
    _ = home.run("people add Dad --every 7")
    let copy = home.folder.path("b.db")
    #expect(!home.run("backup '\(copy)'").out.contains(" 1 records"))
    _ = home.run("undo")
    _ = home.run("restore '\(copy)'")
    #expect(!home.run("history").out.contains("1 records"))
  }
}
