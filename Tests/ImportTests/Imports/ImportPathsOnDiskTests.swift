import Domain
import Foundation
import StoreSupport
import Support
import Testing

@testable import Data

@Suite struct `Files somebody may want to bring in` {
  /// Returns a home with a Downloads folder. The first file is the newest, and each one is a second
  /// older than the one before.
  private func home(_ names: [String]) throws -> SampleFolder {
    let home = try SampleFolder()
    try FileManager.default.createDirectory(
      atPath: home.path("Downloads"), withIntermediateDirectories: false)
    for (age, name) in names.enumerated() {
      try home.write(Array("x".utf8), to: "Downloads/" + name)
      try FileManager.default.setAttributes(
        [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 - Double(age))],
        ofItemAtPath: home.path("Downloads/" + name))
    }
    return home
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { $0.split(separator: "/").last.map(String.init) ?? $0 }
  }

  // I-05
  @Test func `are those that were downloaded, the newest first, and no more than a few`() throws {
    let home = try home(["new", "older", "oldest"])
    #expect(names(ImportPaths.onDisk(home: home.path).downloads()) == ["new", "older", "oldest"])
    let folder = home.path("Downloads")
    #expect(names(ImportPaths.newest(in: folder, atMost: 2)) == ["new", "older"])
    #expect(ImportPaths.mostDownloads == 200)
    #expect(ImportPaths.onDisk(home: nil).downloads() == [])
    #expect(ImportPaths.onDisk(home: home.path("nowhere")).downloads() == [])
  }

  // I-05
  @Test func `are neither links nor folders, pipes or what is hidden`() throws {
    let home = try home(["file", ".hidden"])
    let folder = home.path("Downloads")
    try FileManager.default.createSymbolicLink(
      atPath: folder + "/link", withDestinationPath: folder + "/file")
    try FileManager.default.createDirectory(
      atPath: folder + "/folder", withIntermediateDirectories: false)
    #expect(mkfifo(folder + "/pipe", 0o600) == 0)
    #expect(names(ImportPaths.newest(in: folder)) == ["file"])
  }

  // I-05
  @Test func `are known by how they begin, and a pipe keeps nobody waiting`() throws {
    let sandbox = try ImportSandbox()
    let table = "Book Id,Title,Author,My Rating,Exclusive Shelf\n1,Demian,Hermann Hesse,5,read\n"
    try sandbox.folder.write(Array(table.utf8), to: "books")
    #expect(sandbox.imports.peek(at: sandbox.folder.path("books")) == [.goodreads])
    // The encoding is detected from the beginning; a later invalid byte would otherwise change it.
    let long = Array(table.utf8) + [UInt8](repeating: 0x61, count: 1 << 17) + [0xFF]
    try sandbox.folder.write(long, to: "long")
    #expect(sandbox.imports.peek(at: sandbox.folder.path("long")) == [.goodreads])
    try FileManager.default.createSymbolicLink(
      atPath: sandbox.folder.path("link"), withDestinationPath: sandbox.folder.path("books"))
    #expect(mkfifo(sandbox.folder.path("pipe"), 0o600) == 0)
    for name in ["link", "pipe", "nothing", ""] {
      #expect(sandbox.imports.peek(at: sandbox.folder.path(name)) == [], "\(name)")
    }
    // A named pipe is refused as well.
    #expect(throws: ImportFailure.self) {
      try sandbox.imports.formats(of: sandbox.folder.path("pipe"))
    }
  }

  // I-05
  @Test func `are what a beginning may become, in the words it was typed in`() throws {
    let home = try home(["가나.csv", "가다.csv", ".secret"])
    let paths = ImportPaths.onDisk(home: home.path)
    #expect(paths.completions("") == ["~/Downloads/"])
    #expect(paths.completions("~/Dow") == ["~/Downloads/"])
    #expect(paths.completions("~/Downloads/가") == ["~/Downloads/가나.csv", "~/Downloads/가다.csv"])
    #expect(paths.completions("~/Downloads/.s") == ["~/Downloads/.secret"])
    #expect(paths.completions(home.path("Dow")) == [home.path("Downloads/")])
    #expect(paths.completions("~/nothing") == [])
    #expect(paths.whole("~/Downloads") == home.path("Downloads"))
    #expect(paths.whole("/tmp/~") == "/tmp/~")
  }

  // I-02
  @Test func `have a few of their entries told before they come in`() throws {
    let sandbox = try ImportSandbox()
    let rows = (1...9).map { "\($0),Book \($0),Somebody,5,read\n" }.joined()
    let report = try sandbox.bring("Book Id,Title,Author,My Rating,Exclusive Shelf\n" + rows) {
      $0.isTrial = true
    }
    #expect(report.examples == [.book: (1...5).map { "Book \($0) · Somebody" }])
  }

  // I-06
  @Test func `are left out whole when nobody wants them any more`() throws {
    let sandbox = try ImportSandbox()
    try sandbox.folder.write(
      Array("Book Id,Title,Author,My Rating,Exclusive Shelf\n1,A,B,5,read\n2,C,D,5,read\n".utf8),
      to: "books")
    var looks = 0
    let progress = ImportProgress({ _, _ in }) {
      looks += 1
      return looks > 1
    }
    #expect(throws: ImportFailure.stopped) {
      try sandbox.imports.bringIn(
        ImportedFile(path: sandbox.folder.path("books"), name: "books", format: .goodreads),
        ImportOptions(untitled: SingleLineText(stored: "?")),
        for: ImportDefaults(hour: 20, cycles: TagCycles()),
        telling: progress)
    }
    #expect(try sandbox.rows("SELECT count(*) FROM books") == ["0"])
  }
}
