import Domain
import Foundation
import PresentationKit
import Support
import Testing

/// Dates of people in vCards, calendars, folders and what is published.
@Suite struct `Dates in files` {
  private static let card = """
    BEGIN:VCARD\r
    VERSION:3.0\r
    FN:Tom Berg\r
    ANNIVERSARY:20180505\r
    DEATHDATE:2020-01-02\r
    item1.X-ABDATE;type=pref:2012-07-24\r
    item1.X-ABLABEL:_$!<Anniversary>!$_\r
    item2.X-ABDATE;X-APPLE-OMIT-YEAR=1604:1604-07-24\r
    item2.X-ABLABEL:Name Day\r
    END:VCARD\r

    """

  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-04-01T09:00")
    #expect(world.run("people add Tom --every none").status == .done)
    #expect(world.run("people date Tom wedding 2018-05-05").status == .done)
    #expect(world.run("people date Tom 'first flat' 1 June").status == .done)
    #expect(world.run("people date Tom death lunar:2011-9-5").status == .done)
    return world
  }

  // L-13
  @Test func `come with a contact who becomes a person`() throws {
    let world = try TestEnvironment(now: "2026-04-01T09:00")
    #expect(world.run("contacts import -", input: Self.card).status == .done)
    let added = world.run("people add 'Tom Berg'")
    #expect(added.err.contains("Dates from your contacts"), "\(added)")
    let dates = world.run("people dates --json").out
    for date in ["2018-05-05", "2020-01-02", #""kind":"nameDay","date":"07-24""#] {
      #expect(dates.contains(date), "\(date): \(dates)")
    }
  }

  // L-13
  @Test func `are written to vCards and are read again from them`() throws {
    let cards = try world().run("people export -").out
    #expect(cards.contains("ANNIVERSARY;X-HARU=1:2018-05-05"), "\(cards)")
    #expect(cards.contains("haru2.X-ABDATE;X-APPLE-OMIT-YEAR=1604;X-HARU=1:1604-06-01"), "\(cards)")
    let other = try TestEnvironment(now: "2026-04-01T09:00")
    #expect(other.run("contacts import -", input: cards).status == .done)
    #expect(other.run("people add Tom").status == .done)
    let dates = other.run("people dates --json").out
    for date in ["2018-05-05", "06-01", "lunar:2011-09-05"] {
      #expect(dates.contains(date), "\(date): \(dates)")
    }
  }

  // L-13
  @Test func `are yearly events in a calendar, and ten days of a lunar one`() throws {
    let file = try world().run("people export --format ics").out
    #expect(file.contains("SUMMARY:Tom\\, wedding anniversary"), "\(file)")
    #expect(file.contains("DTSTART;VALUE=DATE:20180505"), "\(file)")
    #expect(file.components(separatedBy: "SUMMARY:Tom\\, day of death").count == 11, "\(file)")
  }
}
