import Foundation
import Support
import Testing

/// Tests of the built program with a book service on this computer.
@Suite struct `The program that asks for books` {
  private static let found = """
    {"numFound":1,"start":0,"docs":[{"key":"/works/OL1W","title":"Walden",
     "author_name":["Henry David Thoreau"],"isbn":["9780140390445"],"number_of_pages_median":352}]}
    """
  private static let edition = """
    {"title":"Walden","number_of_pages":352,"publishers":["Penguin"],"isbn_13":["9780140390445"]}
    """

  private func page(_ text: String, status: Int = 200) -> LoopbackServer.Answer {
    .page(Array(text.utf8), status: status)
  }

  private func haru(_ folder: SampleFolder, _ server: LoopbackServer) throws -> BinaryUnderTest {
    let haru = try BinaryUnderTest(home: folder.path("home"))
    #expect(try haru("settings", "set", "books.openlibrary.url", server.address("")).status == 0)
    return haru
  }

  @Test(.slow) func `finds, looks up, adds, and needs nobody a second time`() throws {
    // BK-12: cached answers can be used offline.
    try SampleFolder.using { folder in
      try LoopbackServer.using([
        "/search.json": page(Self.found), "/isbn/9780140390445.json": page(Self.edition),
      ]) { server in
        let haru = try haru(folder, server)
        let search = try haru("books", "search", "walden")
        #expect(search.out == "9780140390445    Walden  (Henry David Thoreau · 352 pages)\n")
        #expect(search.err == "Book data: Open Library\n")
        let added = try haru("books", "add", "9780140390445", "--target", "+10d")
        #expect(added.out.hasPrefix("Added “Walden”. Target date: 11 March (11 days, 32"))
        let asked = server.questions.count
        #expect(try haru("books", "search", "walden").out.contains("✓  Walden"))
        #expect(try haru("settings", "set", "books.offline", "on").status == 0)
        #expect(
          try haru("books", "search", "walden", "--json").out.contains(#""freshness":"offline""#))
        let other = try haru("books", "search", "momo")
        #expect(other.status == 5 && other.err.hasPrefix("Book search is offline"))
        #expect(server.questions.count == asked)
        // Open Library asks clients to identify themselves.
        #expect(server.questions.allSatisfy { $0.contains("User-Agent: Haru/") })
      }
    }
  }

  @Test(.slow) func `says of each failure what it is, and writes nothing`() throws {
    // BK-12: an error message, an empty list, status 500, invalid JSON
    for (answer, status, sentence) in [
      (
        page(#"{"error":"too many books"}"#), Int32(5),
        "Open Library reported an error: too many books"
      ),
      (page(#"{"numFound":0,"start":0,"docs":[]}"#), 0, "No books found."),
      (page("oops", status: 500), 5, "Open Library reports a server error (500)."),
      (page(#"{"docs":[{"title"#), 5, "Haru could not read the answer from Open Library."),
      (.hangUp, 5, "Open Library"),
    ] {
      try SampleFolder.using { folder in
        try LoopbackServer.using(["/search.json": answer]) { server in
          let haru = try haru(folder, server)
          let ending = try haru("books", "search", "walden")
          #expect(ending.status == status && ending.out.isEmpty)
          #expect(ending.err.contains(sentence), "\(ending.err)")
        }
      }
    }
  }
}
