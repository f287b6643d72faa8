import Domain
import Testing

// Y-14
@Suite struct `The path of an ordinary file` {
  @Test(arguments: [
    "a", "a/b", "a/b/c/d", "하루 메모/50% #1?.txt", "a.b", "a..", "-o", " ", "a\\b", "👩‍👩‍👧",
    "\u{1112}\u{1161}", "\u{301}", "a/\u{301}b", "a:b*c|d",
  ])
  func `has the bytes that were written`(text: String) throws {
    let path = try #require(RemotePath(text))
    #expect(Array(path.text.utf8) == Array(text.utf8))
    #expect(RemotePath(parts: path.parts) == path)
    #expect(path.folder.flatMap { $0.appending(path.name) } ?? path == path)
  }

  @Test(arguments: [
    "", "/", "/a", "a/", "a//b", ".", "..", "a/..", "../a", "./a", ".a", "a/.b", "a\0", "a\nb",
    "a\u{7F}", "a\u{85}b", "a\u{2028}b", "a/b/c/d/e", "\t",
  ])
  func `is refused if it leads elsewhere or cannot be shown`(text: String) {
    #expect(RemotePath(text) == nil)
  }

  @Test func `has parts that fit on any disk`() throws {
    let name = String(repeating: "하", count: 85)
    let path = try #require(RemotePath(parts: [name, name, name, name]))
    #expect(path.text.utf8.count == RemotePath.limit && RemotePath(path.text) == path)
    #expect(RemotePath(name + "x") == nil && RemotePath(parts: []) == nil)
    #expect(RemotePath(parts: ["a/b"]) == nil && RemotePath(parts: ["a", ""]) == nil)
    #expect(path.appending("x") == nil, "too many parts")
  }

  @Test func `knows the folders above it`() throws {
    let path = try #require(RemotePath("a/b/c"))
    #expect(path.folders.map(\.text) == ["a", "a/b"] && path.folder?.text == "a/b")
    #expect(path.name == "c" && RemotePath("a")?.folder == nil && RemotePath("a")?.folders == [])
    #expect(path.folder?.appending("d")?.text == "a/b/d" && path.folder?.appending("..") == nil)
  }

  @Test func `differs from one in another form of Unicode`() throws {
    let (composed, apart) = (
      try #require(RemotePath("\u{D558}")), try #require(RemotePath("\u{1112}\u{1161}"))
    )
    #expect(composed.text == apart.text, "Swift compares texts by their meaning")
    #expect(composed != apart && Set([composed, apart]).count == 2)
  }
}
