import Data
import Domain
import Foundation
import PresentationKit
import PresentationShared
import Support
import Testing
import TextUI

@Suite struct `A user with a profile` {
  private let secret = ["haru-2026", "haru-2026"]

  /// Returns a home in which Mina has an account with a phone number.
  private func home() throws -> ProfileHome {
    let home = try ProfileHome()
    #expect(home.run("people add Tom --every 7").status == .done)
    #expect(home.run("profile send-code --phone 010-1234-5678").err.contains("Your code is 4321"))
    let line =
      "profile new --keep --email mina@example.com --nickname mina "
      + "--phone 010-1234-5678 --stdin"
    let output = home.run(line, input: secret + ["4321"])
    #expect(output.status == .done, "\(output.err)")
    return home
  }

  @Test func `begins as a guest and keeps every record when signing up`() throws {
    // C-06, C-07, C-08, C-09, M-04, M-05
    let home = try ProfileHome()
    #expect(home.run("profile").out == "* default  guest\n")
    #expect(try home.folder.names() == [])
    for line in ["people add Tom --every 7", "moods add 60 calm", "sayings add --eng Onward"] {
      #expect(home.run(line).status == .done)
    }
    let lists = ["people list --json", "moods list --json", "sayings list --json"]
    let before = lists.map { home.run($0).out }
    let output = home.run(
      "profile new --keep --email mina@example.com --nickname mina",
      input: ["short", "haru-2026", "haru-2027"] + secret, typed: true)
    #expect(output.status == .done && output.out.contains("Welcome, mina"))
    #expect(output.err.contains("at least 8 characters") && output.err.contains("differ"))
    #expect(lists.map { home.run($0).out } == before)
    #expect(
      home.run("profile list --json").out
        == #"{"schema":"haru/1","profiles":[{"name":"default","nickname":"mina","email":"mina@example.com","phone":null,"kind":"email","signedIn":true,"current":true,"picture":null}]}"#
        + "\n")
  }

  // S-8
  @Test func `makes a profile by its name alone, and with an account only by an e-mail`() throws {
    let home = try ProfileHome()
    let made = home.run("profile new mina")
    #expect(made.out == "Created the profile “mina”. Haru now uses it.\n", "\(made)")
    #expect(home.run("--profile mina today").status == .done)
    #expect(home.run("profile new jun --guest").status == .done)
    #expect(home.run("profile list --json").out.components(separatedBy: "guest").count == 3)
    #expect(home.run("profile new").err.contains("NAME is missing"))
    let keep = home.run("profile new --keep")
    #expect(keep.status == .usage && keep.err.contains("--email"), "\(keep)")
    #expect(!home.run("profile new --help").out.contains("--guest"))
  }

  @Test func `sees nothing of what another one keeps`() throws {
    // SC-07
    let home = try home()
    #expect(
      home.run("profile new ann --email ann@example.com --stdin", input: secret).status == .done)
    #expect(home.run("people list --json").out == #"{"schema":"haru/1","people":[]}"# + "\n")
    #expect(home.run("people add Sue --every 7").status == .done)
    #expect(home.run("people show Tom").status == .notFound)
    #expect(home.run("profile use mina").status == .done)
    let list = home.run("people list --json").out
    #expect(list.contains("Tom") && !list.contains("Sue"))
    #expect(home.run("people list --profile ann --json").out.contains("Sue"))
  }

  @Test func `is asked for what is wrong, clause by clause, and nothing is made`() throws {
    let home = try ProfileHome()
    let tries: [(String, [String], String)] = [
      ("--email a --nickname a", secret, "badEmail"),
      ("--email a@b.kr", secret, "nicknameEmpty"),
      ("--email a@b.kr --nickname 12345678901234567", secret, "nicknameTooLong"),
      ("--email a@b.kr --nickname a --phone 02-1", secret, "badPhone"),
      ("--email a@b.kr --nickname a", ["haru"], "badPassword"),
      ("--email a@b.kr --nickname a", ["haru-2026", "haru-2027"], "passwordsDiffer"),
      ("--email a@b.kr --nickname a", [], "needsInput"),
      ("--email a@b.kr --nickname a --phone 010-1234-5678", secret + ["4321"], "noCode"),
    ]
    for (options, input, code) in tries {
      let output = home.run("profile new \(options) --stdin --json", input: input)
      #expect(output.status == .refused && output.err.contains("\"code\":\"\(code)\""), "\(output)")
    }
    #expect(home.run("profile list --json").out.contains(#""name":"default""#))
    #expect(try !home.folder.names().contains("data") || home.run("profile list").out.count == 17)
  }

  @Test func `signs out and in again, and finds everything`() throws {
    // C-04, C-54, M-34
    let home = try home()
    #expect(home.run("profile logout").out.contains("Your data was kept"))
    #expect(home.run("people list").status == .busyOrLocked)
    #expect(home.run("profile show").status == .busyOrLocked)
    #expect(home.run("profile use mina").err.contains("logged out"))
    #expect(!home.run("profile list --json").out.contains("@example.com"))
    let wrong = home.run("profile login mina@example.com", input: ["haru-2027"], typed: true)
    #expect(wrong.status == .refused && wrong.err.contains("Wrong password."))
    #expect(home.run("profile login x@example.com").err.contains("No account uses this e-mail"))
    #expect(home.run("profile login x@example.com").status == .notFound)
    #expect(
      home.run("profile login", input: ["haru-2026"], typed: true).out.contains("Welcome back"))
    #expect(home.run("people list").out.contains("Tom"))
  }

  @Test func `waits after five wrong passwords`() throws {
    let home = try home()
    for _ in 1...5 {
      #expect(home.run("profile login mina --stdin", input: ["no"]).err.contains("Wrong password."))
    }
    let output = home.run("profile login mina --stdin", input: ["haru-2026"])
    #expect(output.status == .refused && output.err.contains("30 seconds"))
    home.profileFixture.wait(seconds: 30)
    #expect(home.run("profile login mina --stdin", input: ["haru-2026"]).status == .done)
  }

  // N-10
  @Test func `as a guest cannot log out, and deletes everything only by a typed word`()
    throws
  {
    let home = try ProfileHome()
    #expect(home.run("people add Tom --every 7").status == .done)
    for line in ["profile logout", "profile logout --yes"] {
      let refused = home.run(line)
      #expect(
        refused.status == .refused && refused.err.contains("there is no account to log out of"),
        "\(refused)")
    }
    #expect(home.run("people list").out.contains("Tom"))
    let copy = home.folder.path + "/mine.sqlite"
    #expect(home.run("backup \(copy)").status == .done)
    let gone = home.run("profile delete --stdin", input: ["delete"])
    #expect(gone.status == .done && gone.out.contains("/data/backups"), "\(gone)")
    #expect(gone.out.contains("exports elsewhere were kept"))
    #expect(FileManager.default.fileExists(atPath: copy))
    try FileManager.default.removeItem(atPath: copy)
    #expect(
      try FileManager.default.subpathsOfDirectory(atPath: home.folder.path).sorted()
        == ["data", "data/current", "data/profiles"])
    #expect(home.run("people list").status == .busyOrLocked)
    #expect(home.run("profile new --guest").status == .done)
    #expect(home.run("people list --json").out == #"{"schema":"haru/1","people":[]}"# + "\n")
  }

  @Test func `withdraws with a word and a copy, and no file is left`() throws {
    // C-55
    let home = try home()
    let copy = home.folder.path("copy.sqlite")
    #expect(home.run("profile delete --yes").status == .refused)
    let no = home.run("profile delete", input: ["yes"], typed: true)
    #expect(no.status == .refused && no.err.contains("--export FILE"))
    #expect(home.run("people list").out.contains("Tom"))
    let output = home.run("profile delete --export \(copy) --stdin", input: ["탈퇴"])
    #expect(output.status == .done && output.out.contains(copy), "\(output)")
    let left = try FileManager.default.subpathsOfDirectory(atPath: home.folder.path).sorted()
    #expect(left == ["copy.sqlite", "data", "data/codes.sqlite", "data/current", "data/profiles"])
    #expect(try SQLitePeople(try Database(.file(copy))).count(PeopleQuery()) == 1)
    // The e-mail address can be used again.
    let again = home.run("profile new ann --email mina@example.com --stdin", input: secret)
    #expect(again.status == .done)
  }

  @Test func `finds the password by the registered phone`() throws {
    // C-10
    let home = try home()
    _ = home.run("profile logout")
    #expect(
      home.run("profile password --find x@example.com").err.contains("No account uses this e-mail"))
    let output = home.run(
      "profile password --find mina@example.com",
      input: ["1234", "", "4321", "haru-2027", "haru-2027"], typed: true)
    #expect(output.status == .done && output.err.contains("Tries left: 4"), "\(output)")
    #expect(home.run("profile login mina --stdin", input: ["haru-2026"]).status == .refused)
    #expect(home.run("profile login mina --stdin", input: ["haru-2027"]).status == .done)
    #expect(
      home.run("profile password --stdin", input: ["haru-2027", "haru-2028", "haru-2028"]).status
        == .done)
  }

  @Test func `finds the address by a code, which tells nothing when it is wrong`() throws {
    // C-05
    let home = try home()
    _ = home.run("profile logout")
    for phone in ["010-1234-5678", "010-9999-9999"] {
      let sent = home.run("profile send-code --for find-email --phone \(phone)")
      #expect(sent.status == .done && sent.err.contains("4321"))
      let wrong = home.run("profile find-email --phone \(phone) --stdin", input: ["4320"])
      #expect(wrong.status == .refused && wrong.err.contains("Tries left: 4"))
      let right = home.run("profile find-email --phone \(phone) --stdin", input: ["4321"])
      let isRegistered = phone.hasSuffix("5678")
      #expect(right.status == (isRegistered ? .done : .notFound))
      #expect(right.out == (isRegistered ? "mina@example.com\n" : ""))
    }
  }

  @Test func `changes nickname and picture, and loses nothing with the picture's file`() throws {
    // C-49, BK-04
    let home = try home()
    try home.folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A], to: "me.png")
    let output = home.run(
      "profile edit --nickname 하루 --picture \(home.folder.path("me.png")) --json")
    #expect(output.out.contains(#""nickname":"하루""#) && output.out.contains(#""picture.png""#))
    let file = home.folder.path("data/profiles/default/picture.png")
    #expect(FileManager.default.fileExists(atPath: file))
    try FileManager.default.removeItem(atPath: file)
    #expect(home.run("profile show").status == .done && home.run("people list").status == .done)
    #expect(home.run("profile edit --picture none --json").out.contains(#""picture":null"#))
    #expect(home.run("profile edit --nickname 하루").out.contains("No change was needed."))
    let email = home.run("profile edit --email new@example.com --stdin", input: ["haru-2026"])
    #expect(email.status == .done)
    #expect(home.run("profile show").out.contains("new@example.com"))
  }

  @Test func `is told when the program that sends codes is missing`() throws {
    let home = try ProfileHome(sender: .mail(path: "/nonexistent"))
    let output = home.run("profile send-code --phone 010-1234-5678")
    #expect(output.status == .refused && output.err.contains("--email"))
    let command = try ProfileHome(sender: .command(["no-such-sms"], path: "/nonexistent"))
    let missing = command.run("profile send-code --phone 010-1234-5678 --json")
    #expect(missing.status == .network && missing.err.contains("no-such-sms"))
  }

  @Test func `reads a code before being asked for it, and a warning before its word`() throws {
    // C-08, C-55
    let home = try home()
    let edit = home.run("profile edit --phone 011-123-4567", input: ["4321"], typed: true)
    #expect(edit.status == .done && home.saidBefore.count == 1)
    #expect(home.saidBefore.allSatisfy { $0.contains("4321") })
    _ = home.run("profile delete", input: ["no"], typed: true)
    #expect(home.saidBefore.first?.contains("cannot be restored") == true)
  }

  @Test func `reads nothing secret anywhere`() throws {
    let home = try home()
    for line in ["profile", "profile list --json", "profile show", "profile show --json"] {
      let output = home.run(line)
      #expect(!(output.out + output.err).contains("argon2") && output.status == .done)
    }
    #expect(home.run("profile logout --read-only").status == .refused)
    #expect(home.run("demo profile list").status == .refused)
  }
}
