import Domain
import Foundation
import Support
import Testing

@testable import Data

/// L-04: what lists and tasks of other programs say.
@Suite struct `Files of notes` {
  // Answers of pytodotxt, which `Scripts/test-oracle todotxt` writes.
  @Test func `of todo.txt are read as pytodotxt reads them`() throws {
    let file = ProjectFolder.root.appendingPathComponent("Tests/ImportTests/Imports/todotxt.txt")
    let answers = try String(contentsOf: file, encoding: .utf8).split(separator: "\n").dropFirst()
    #expect(answers.count > 500)
    for answer in answers {
      let line = answer.split(separator: "\t", omittingEmptySubsequences: false)[0]
      let task = try #require(TodoTxtLine(Array(line.utf8)))
      let fields = [
        String(line), task.isDone ? "x" : "", task.done?.description ?? "", task.priority ?? "",
        task.written?.description ?? "", task.due?.description ?? "", task.text,
      ]
      #expect(fields.joined(separator: "\t") == answer)
    }
  }

  @Test(arguments: [
    "buy milk\nread a book +home\n", "2026-03-01 I went to the park.\n2026-03-02 It rained.\n",
    "(A) one mark\nand\nmuch\nprose\n", "# Diary\n(A) x\n(B) y\n- a\n- b\n- c\n- d\n", "x\n",
    "- - -\ntext\n",
    "- milk\ntext\n", "1.5 litres\n", "-milk\n", "{\"isTrashed\":true}", "[]",
  ])
  func `are none where a text only looks a little like one`(_ text: String) throws {
    try SampleFolder.using { folder in
      let file = try LifeReading.file(Array(text.utf8), in: folder)
      #expect(NoteRecipes.all.filter { $0.fits(file) }.isEmpty)
    }
  }

  @Test(arguments: [
    ("- [ ] milk", "milk", false), ("  * [X] milk", "milk", true), ("+ milk", "milk", false),
    ("12) [x] milk", "milk", true), ("- [x]", "", true), ("-", "", false),
    ("- [link](x)", "[link](x)", false), ("- [-] milk", "milk", false), ("3. 우유", "우유", false),
  ])
  func `have items of lists with their boxes`(_ line: String, _ text: String, _ isDone: Bool) throws
  {
    let item = try #require(ListItem(Array(line.utf8)))
    #expect(item.text == text && item.isDone == isDone)
  }

  @Test func `of many lines come one after another`() throws {
    let text = (1...100_000).map { "- [ ] item \($0)\n" }.joined()
    #expect(try LifeReading.story(of: text).count == 100_000)
  }

  @Test func `of Keep have a title, the lines and what Haru has no field for`() throws {
    #expect(
      try LifeReading.story("keep note") == [
        "1 1772355600000000 | 2026-03-01 09:00:00Z | done 2026-03-02 09:00:00Z | Title: one / two"
          + " | color=DEFAULT | isPinned:false | title=Title | labels:[{\"name\":\"Home\"}]"
      ])
  }
}
