import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit
@testable import PresentationShared

/// Regression tests for imports from other programs and exports to them.
@Suite struct `Somebody who lives with other programs as well` {
  private func world(_ files: [String: String] = [:], _ language: Language = .english) throws
    -> TestEnvironment
  {
    try TestEnvironment(language: language) { adapters in
      for (path, text) in files {
        do { try adapters.files.write(path, Array(text.utf8)) } catch { Issue.record(error) }
      }
    }
  }

  @Test(arguments: [("4", false), ("4.5", true)])
  func `reads that half stars were rounded only if a book has one`(stars: String, isTold: Bool)
    throws
  {
    let home = try ProfileHome()
    #expect(home.run("books add --manual --title Walden --pages 300").status == .done)
    #expect(home.run("books rate Walden \(stars)").status == .done)
    let file = home.folder.path("books.csv")
    let answer = home.run("books export '\(file)' --format goodreads")
    #expect(
      answer.status == .done && (answer.out + answer.err).contains("half stars") == isTold,
      "\(answer)")
  }

  // T-12
  @Test func `gives away the authors of a book one by one, however they are kept`() throws {
    let world = try world()
    #expect(world.run("books add 둘 --author '김철수; 이영희'").status == .done)
    #expect(world.run("books add Two --author 'Ada Fenn, Bo Lind'").status == .done)
    let goodreads = world.run("books export - --format goodreads").out
    #expect(goodreads.contains(",둘,김철수,김철수,이영희,"), "\(goodreads)")
    #expect(goodreads.contains(#",Two,Ada Fenn,"Fenn, Ada",Bo Lind,"#))
    let storygraph = world.run("books export - --format storygraph").out
    #expect(storygraph.contains(#"둘,"김철수, 이영희","#))
    #expect(world.run("books export - --format bookwyrm").out.contains(#"둘,"김철수, 이영희","#))
  }

  // T-12: both days of a reading are in one field.
  @Test func `gives StoryGraph both days of a reading`() throws {
    let world = try world([
      "sg.csv":
        "Title,Authors,ISBN/UID,Read Status,Star Rating,Dates Read\n"
        + "Demian,Hesse,,read,5,2025/06/01-2025/06/10\n"
    ])
    #expect(world.run("import sg.csv").status == .done)
    let out = world.run("books export - --format storygraph").out
    #expect(out.contains(",2025/06/01-2025/06/10,"), "\(out)")
  }

  private static let friends =
    "### Activities:\n- 2026-02-10: Lunch with **서윤**.\n\n### Notes:\n\n### Friends:\n- 서윤 @work\n"
    + "\n### Locations:\n"

  // T-15
  @Test func `has one plant for a friend who is planted already`() throws {
    let world = try world(["friends.md": Self.friends])
    #expect(world.run("people add 서윤 --every 7").status == .done)
    let output = world.run("import friends.md")
    #expect(output.out.contains("1 updated"), "\(output)")
    #expect(world.run("people show 서윤").status == .done)
    #expect(world.run("people list").out.split(separator: "\n").count { $0.contains("서윤") } == 1)
  }

  // T-15
  @Test func `hears of a second person of a name`() throws {
    let world = try world(["friends.md": Self.friends])
    #expect(world.run("people add 서윤 --every 7").status == .done)
    #expect(world.run("people add 서윤 --every 7").status == .done)
    let output = world.run("import friends.md")
    #expect(output.err.contains("A person with this name already exists"), "\(output)")
  }

  // F-10
  @Test func `has an organisation among the contacts, and hears of a group`() throws {
    let cards =
      "BEGIN:VCARD\nVERSION:4.0\nKIND:org\nFN:ACME Hospital\nTEL:1588-1234\nEND:VCARD\n"
      + "BEGIN:VCARD\nVERSION:4.0\nKIND:group\nFN:Family\nMEMBER:urn:uuid:1\nEND:VCARD\n"
    let world = try world(["a.vcf": cards])
    let output = world.run("contacts import a.vcf")
    #expect(output.status == .done && output.out == "Read 2: 1 added, 1 skipped.\n", "\(output)")
    #expect(output.err.contains("line 7: Skipped “Family”, because it is a group of contacts."))
    #expect(world.run("contacts").out.contains("ACME Hospital"))
    let again = world.run("import a.vcf")
    #expect(
      again.status == .done
        && again.err.contains("Skipped “Family”, because it is a group of contacts"),
      "\(again)")
  }

  // F-26
  @Test func `sees the extension of a number`() throws {
    let card =
      "BEGIN:VCARD\nVERSION:4.0\nFN:Simon\n"
      + "TEL;VALUE=uri;PREF=1:tel:+1-418-656-9254;ext=102\nEND:VCARD\n"
    let world = try world(["a.vcf": card])
    #expect(world.run("contacts import a.vcf").status == .done)
    #expect(world.run("contacts").out.contains("+1-418-656-9254 ext. 102"))
  }

  // F-28
  @Test func `is told what a report has in it`() throws {
    let head = "full_date,time,mood,activities,note\n"
    let world = try world([
      "good.csv": head + "2026-03-01,10:00,good,,x\n", "bad.csv": head + ",10:00,good,,x\n",
      "mine.csv": "something of mine\n",
    ])
    let good = world.run("import good.csv --report r.csv")
    #expect(good.err.contains("Everything was imported, so r.csv contains only the header row."))
    // A report that Haru wrote earlier is replaced.
    let bad = world.run("import bad.csv --report r.csv")
    #expect(bad.err.contains("The rows that were not fully imported are in r.csv"), "\(bad)")
    let refused = world.run("import good.csv --report mine.csv")
    #expect(refused.status == .refused && refused.err.contains("--yes"), "\(refused)")
  }

  // F-28
  @Test func `is told that there is nothing in a file`() throws {
    let world = try world([
      "monica.json":
        #"{"version":"1.0-preview.1","app_version":"4.1.2","account":{"uuid":"a","data":[]}}"#
    ])
    #expect(world.run("import monica.json").out == "Monica: the file contains no entries.\n")
  }

  // T-19
  @Test(arguments: [
    "people export FILE.vcf", "people export FILE.ics", "sayings export FILE.json",
    "moods export FILE.csv --format csv", "moods export FILE.zip --format dayone",
    "books export FILE.csv --format goodreads", "quotes --markdown FILE.md",
    "year --html FILE.html", "year --pdf FILE.pdf",
  ])
  func `is asked before a file of somebody else is replaced`(_ line: String) throws {
    let name = try #require(line.split(separator: " ").first { $0.hasPrefix("FILE") })
    let world = try world([String(name): "mine"])
    #expect(world.run("moods add 50 words").status == .done)
    let refused = world.run(line)
    #expect(refused.status == .refused && refused.err.contains("Add --yes"), "\(refused)")
    #expect(world.run(line + " --json").err.contains(#""code":"needsYes""#))
    #expect(world.run(line + " --yes").status == .done)
  }

  // T-19
  @Test func `has birthdays written anew where Haru wrote them`() throws {
    let world = try world()
    #expect(world.run("people add 민아 --every 7 --birthday 03-08").status == .done)
    #expect(world.run("people export birthdays.ics").status == .done)
    #expect(world.run("people export birthdays.ics").status == .done)
  }
}
