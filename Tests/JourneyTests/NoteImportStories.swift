import Domain
import Foundation
import FuzzPromises
import Support
import Testing
import TextUI

@testable import PresentationKit
@testable import PresentationShared

/// L-04: lists and tasks of other programs become notes.
@Suite struct `Somebody with notes in other programs` {
  private func world(_ language: Language = .english) throws -> TestEnvironment {
    try TestEnvironment(now: "2026-03-10T09:00", language: language) { $0.files = .onDisk }
  }

  /// Writes files into a folder, each with a text of its own.
  private func folder(_ parts: [String: String]) throws -> SampleFolder {
    let folder = try SampleFolder()
    for (name, text) in parts {
      let path = folder.path(name) as NSString
      try FileManager.default.createDirectory(
        atPath: path.deletingLastPathComponent, withIntermediateDirectories: true)
      try folder.write(Array(text.utf8), to: name)
    }
    return folder
  }

  private func notes(_ world: TestEnvironment) -> [String] {
    let list = try? JSONSerialization.jsonObject(
      with: Data(world.run("notes list --all --json").out.utf8))
    let notes = (list as? [String: Any])?["notes"] as? [[String: Any]] ?? []
    return notes.map { note in
      let done = (note["doneAt"] as? String).map { " ✓" + $0.prefix(10) } ?? ""
      return
        "\((note["written"] as? String ?? "").prefix(10)) \(note["text"] as? String ?? "")\(done)"
    }
  }

  private static let todo = """
    (A) 2026-02-01 call Mom @phone
    x 2026-03-02 2026-03-01 buy milk +home
    read the long book

    pay rent due:2026-04-01 +home
    x 2026-02-02 return shoes due:2026-02-01

    """

  @Test func `of todo.txt keeps the texts, the days and what is done`() throws {
    let folder = try folder(["todo.txt": Self.todo])
    let world = try world()
    let output = world.run("import '\(folder.path("todo.txt"))'")
    #expect(
      output.status == .done && output.out.hasPrefix("todo.txt, 2 events, 3 notes: 4 added, 1"))
    #expect(
      notes(world) == [
        "2026-03-10 read the long book", "2026-03-01 buy milk +home ✓2026-03-02",
        "2026-02-01 call Mom @phone",
      ])
    // As with Taskwarrior, a task with a date is an event, and one that is done is left out.
    #expect(world.run("schedule list --day 2026-04-01").out.contains("pay rent +home"))
    #expect(world.run("import '\(folder.path("todo.txt"))'").out.contains("4 unchanged"))
    #expect(world.run("undo").out.contains("4 records from todo.txt"))
    #expect(notes(world).isEmpty)
    #expect(!world.run("schedule list --day 2026-04-01").out.contains("pay rent"))
  }

  @Test func `has what was done elsewhere since, and keeps what was changed here`() throws {
    let folder = try folder(["todo.txt": "(A) milk\neggs @shop\nbread\n"])
    let world = try world()
    #expect(world.run("import '\(folder.path("todo.txt"))'").status == .done)
    #expect(world.run("notes edit bread 'rye bread'").status == .done)
    #expect(world.run("notes remove eggs").status == .done)
    try folder.write(
      Array("x 2026-03-09 milk\neggs @shop\nbread\nbutter\n".utf8), to: "todo.txt")
    let output = world.run("import '\(folder.path("todo.txt"))'")
    #expect(output.out.hasPrefix("todo.txt, 4 notes: 1 added, 1 updated, 2 unchanged"), "\(output)")
    #expect(
      Set(notes(world)) == [
        "2026-03-10 milk ✓2026-03-09", "2026-03-10 rye bread", "2026-03-10 butter",
      ])
  }

  @Test func `of a list of items ticks off what is checked, once`() throws {
    let folder = try folder(["shop.md": "- [ ] milk\n- [x] eggs\n  * bread\n\n1. butter\n- \n"])
    let world = try world()
    let output = world.run("import '\(folder.path("shop.md"))'")
    #expect(output.out == "Checklist, 4 notes: 4 added.\n", "\(output)")
    let all = [
      "2026-03-10 butter", "2026-03-10 bread", "2026-03-10 eggs ✓2026-03-10", "2026-03-10 milk",
    ]
    #expect(notes(world) == all)
    let again = world.run("import '\(folder.path("shop.md"))'").out
    #expect(again == "Checklist, 4 notes: 4 unchanged.\n")
    #expect(notes(world) == all)
  }

  @Test func `has a diary of a list that is named as a day, unless it is said to be a list`() throws
  {
    let list = "- [ ] milk\n- [x] eggs\n"
    let folder = try folder([
      "2026-03-01.md": list, "diary.md": "# 2026-03-02\n\(list)", "all/2026-03-03.md": list,
    ])
    let world = try world()
    for name in ["2026-03-01.md", "diary.md", "all"] {
      let output = world.run("import '\(folder.path(name))'")
      #expect(output.out.hasPrefix("Markdown, 1 entry: 1 added.\n"), "\(name) \(output)")
    }
    #expect(world.run("moods list --day 2026-03-01").out.contains("milk"))
    #expect(notes(world).isEmpty)
    let output = world.run("import '\(folder.path("diary.md"))' --from tasks")
    #expect(output.out.hasPrefix("Checklist, 2 notes: 2 added.\n"), "\(output)")
    #expect(output.out.contains("1 line is not a list item and was not imported."))
    #expect(notes(world).count == 2)
    #expect(
      world.run("import '\(folder.path("2026-03-01.md"))' --from tasks").out.contains("2 unchanged")
    )
  }

  @Test func `of a text that shows no format says which it is`() throws {
    let folder = try folder(["jobs.txt": "call Mom\nx buy milk\n", "page.txt": "Milk, bread.\n"])
    let world = try world()
    #expect(world.run("import '\(folder.path("jobs.txt"))'").status == .refused)
    #expect(world.run("import '\(folder.path("page.txt"))' --from tasks").status == .refused)
    #expect(
      world.run("import '\(folder.path("jobs.txt"))' --from todotxt").out
        == "todo.txt, 2 notes: 2 added.\n")
    #expect(notes(world) == ["2026-03-10 buy milk ✓2026-03-10", "2026-03-10 call Mom"])
  }

  private static let keep: [String: String] = [
    "Takeout/Keep/Groceries.json": #"""
    {"color":"DEFAULT","isTrashed":false,"isPinned":true,"isArchived":false,"listContent":[{"textHtml":"<p>milk</p>","text":"milk","isChecked":false},{"text":"eggs","isChecked":true},{"text":"","isChecked":false}],"title":"Groceries","userEditedTimestampUsec":1772442000000000,"createdTimestampUsec":1772355600000000,"labels":[{"name":"Home"}]}
    """#,
    "Takeout/Keep/Groceries.html": "<html></html>",
    "Takeout/Keep/2026-03-01.json": #"""
    {"isTrashed":false,"isPinned":false,"isArchived":false,"textContent":"Ask for the\n\nbill 💶","title":"Hotel","userEditedTimestampUsec":1772355600000001,"createdTimestampUsec":1772355600000001}
    """#,
    "Takeout/Keep/Old.json": #"""
    {"isTrashed":false,"isPinned":false,"isArchived":true,"textContent":"wifi 1234","title":"","userEditedTimestampUsec":1772355600000000}
    """#,
    "Takeout/Keep/Gone.json":
      #"{"isTrashed":true,"isArchived":false,"isPinned":false,"textContent":"x"}"#,
    "Takeout/Keep/Long.json":
      #"{"isTrashed":false,"isArchived":false,"isPinned":false,"textContent":"\#(String(repeating: "가", count: 501))"}"#,
    "Takeout/Keep/Labels.txt": "Home\n",
  ]

  @Test func `of Google Keep has each item and each text, and hears what stays`() throws {
    let folder = try folder(Self.keep)
    let parts = Self.keep.sorted { $0.key < $1.key }.map { ($0.key, Array($0.value.utf8)) }
    try folder.write(StoredArchive.bytes(parts), to: "takeout.zip")
    for path in [folder.path("takeout.zip"), folder.path("Takeout")] {
      let world = try world()
      let output = world.run("import '\(path)'")
      #expect(output.status == .refused, "\(output)")
      #expect(output.out.hasPrefix("Google Keep, 5 notes: 4 added, 1 failed."), "\(output)")
      #expect(output.err.contains("Long.json: A note can have at most 500 characters."))
      #expect(output.out.contains("1 entry in that app's trash was not imported."))
      #expect(!output.err.contains(".html"), "\(output.err)")
      #expect(
        Set(notes(world)) == [
          "2026-03-01 milk", "2026-03-01 eggs ✓2026-03-02",
          "2026-03-01 Hotel: Ask for the / bill 💶",
          "2026-03-01 wifi 1234 ✓2026-03-01",
        ])
      #expect(world.run("import '\(path)'").out.contains("4 unchanged"))
      #expect(world.run("undo").status == .done && notes(world).isEmpty)
    }
  }

  @Test func `of Taskwarrior has the tasks without a date beside the events`() throws {
    // As Taskwarrior 2.6.2 exports them.
    let folder = try folder([
      "task-export": #"""
      [
      {"id":1,"description":"Buy milk","entry":"20260301T110159Z","modified":"20260301T110159Z","project":"Home","status":"pending","uuid":"4f827725-8b76-4d0f-bff3-6cae457fca6e","tags":["food"],"urgency":1.8},
      {"id":2,"description":"Call Anna","due":"20261224T000000Z","entry":"20260301T110159Z","modified":"20260301T110159Z","status":"pending","uuid":"573e09d6-f5ad-4c75-b4ba-8d67f98cb86f","urgency":2.4},
      {"id":3,"description":"Read the long book","entry":"20260301T110159Z","status":"pending","uuid":"00453889-bd3b-42bb-ad62-ed3c63c1cac5","wait":"20270101T000000Z","urgency":-3},
      {"id":0,"description":"Old","end":"20260302T110159Z","entry":"20260301T110159Z","status":"completed","uuid":"8ffeca5f-2607-4adf-8426-271163a1d3c7","urgency":0},
      {"id":0,"description":"gone","end":"20260302T110159Z","entry":"20260301T110159Z","status":"deleted","uuid":"ea50787d-33ea-4a71-bc7e-808bd0caab73","urgency":0}
      ]
      """#
    ])
    let world = try world()
    let output = world.run("import '\(folder.path("task-export"))'")
    #expect(output.out.hasPrefix("Taskwarrior, 2 events, 3 notes: 4 added, 1"), "\(output)")
    #expect(
      Set(notes(world)) == [
        "2026-03-01 Buy milk #home #food", "2026-03-01 Read the long book",
        "2026-03-01 Old ✓2026-03-02",
      ])
    #expect(world.run("import '\(folder.path("task-export"))'").out.contains("4 unchanged"))
    #expect(world.run("undo").status == .done && notes(world).isEmpty)
  }

  @Test func `is told what is wrong, whatever the file has in it`() throws {
    let long = String(repeating: "milk ", count: 2_000_000)
    let folder = try folder([
      "long.md": "- [ ] milk\n- [ ] \(long)\n- [x] eggs\n", "one.md": "- \(long)",
      "keep": #"{"isTrashed":false,"isArchived":false,"isPinned":false,"textContent":"x"#,
      "breaks":
        #"{"isTrashed":false,"isArchived":false,"isPinned":false,"listContent":[{"text":"a\nb\u0000c"}]}"#,
    ])
    try folder.write(
      Array("- [ ] ".utf8) + [0xBF, 0xEC, 0xC0, 0xAF] + Array("\n".utf8), to: "cp949.md")
    try folder.write(Array("- milk\n- \u{FF}".utf8) + [0xFF, 0xC0, 10], to: "bad.md")
    let world = try world()
    let output = world.run("import '\(folder.path("long.md"))'")
    #expect(output.out.hasPrefix("Checklist, 3 notes: 2 added, 1 failed."), "\(output.out)")
    #expect(output.err.contains("line 2: "), "\(output.err)")
    #expect(world.run("import '\(folder.path("one.md"))'").status == .refused)
    #expect(world.run("import '\(folder.path("keep"))'").status == .refused)
    #expect(world.run("import '\(folder.path("breaks"))'").status == .done)
    #expect(world.run("import '\(folder.path("cp949.md"))'").status == .done)
    #expect(world.run("import '\(folder.path("bad.md"))'").status != .usage)
    let texts = notes(world).map { String($0.dropFirst(11)) }
    #expect(texts.contains("a b c") && texts.contains("우유"), "\(texts)")
  }
}
