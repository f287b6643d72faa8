import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Gifts and loans, as they are typed on the command line.
@Suite struct `Somebody who keeps gifts and loans` {
  private func world(_ language: Language = .english, now: String = "2026-03-01T09:00") throws
    -> TestEnvironment
  {
    let world = try TestEnvironment(now: now, language: language)
    for name in language.isKorean ? ["민아", "준호"] : ["Tom", "Mina"] {
      #expect(world.run("people add \(name) --every none").status == .done)
    }
    return world
  }

  // L-20
  @Test func `writes down a gift and sees it for scripts`() throws {
    let world = try world()
    let added = world.run(
      "gifts add Tom 'red scarf' --amount 12.5 --currency EUR --for wedding --json")
    let gift =
      #"{"id":"id3","person":"id1","kind":"given","what":"red scarf","amount":12.5,"#
      + #""currency":"EUR","occasion":"wedding","on":"2026-03-01","done":true,"left":null}"#
    #expect(added.out.contains(#""gift":"# + gift), "\(added)")
    let list = world.run("gifts --json").out
    #expect(list.contains(#""gifts":[\#(gift)]"#), "\(list)")
    let sums = #""sums":[{"person":"id1","currency":"EUR","given":12.5,"received":0,"open":0}]"#
    #expect(list.contains(sums), "\(list)")
    #expect(world.run("gifts Mina --json").out.contains(#""gifts":[],"sums":[]"#))
    for noun in ["loans", "debts", "경조사", "gifts list"] {
      #expect(world.run(noun).out.contains("red scarf · 12.50 € · wedding"), "\(noun)")
    }
  }

  // L-20
  @Test func `gets a loan back, first in part and then in whole`() throws {
    let world = try world()
    #expect(world.run("gifts add Tom --lent --amount 50 --currency EUR").status == .done)
    let part = world.run("gifts done id3 --amount 20 --json").out
    #expect(part.contains(#""done":false,"left":30"#), "\(part)")
    #expect(world.run("gifts --json").out.contains(#""open":30"#))
    let much = world.run("gifts done id3 --amount 31 --json")
    #expect(much.status == .refused && much.err.contains(#""badAmount""#), "\(much)")
    #expect(world.run("gifts --open").out.contains("50 €"))
    #expect(world.run("gifts done id3 --json").out.contains(#""done":true,"left":0"#))
    #expect(world.run("gifts --open --json").out.contains(#""gifts":[]"#))
    #expect(world.run("undo").status == .done)
    #expect(world.run("gifts --json").out.contains(#""left":30"#))
  }

  // L-20
  @Test func `gives what was an idea, which keeps its id`() throws {
    let world = try world()
    #expect(world.run("gifts add Mina 'blue vase' --idea").status == .done)
    let done = world.run("gifts done vase --amount 20 --json").out
    #expect(
      done.contains(#""id":"id3","person":"id2","kind":"given","what":"blue vase""#), "\(done)")
    #expect(done.contains(#""amount":20"#) && done.contains(#""done":true"#), "\(done)")
  }

  // L-20
  @Test func `changes one, removes it and takes it back from the trash`() throws {
    let world = try world()
    #expect(world.run("gifts add Tom umbrella --lent").status == .done)
    let edited = world.run("gifts edit umbrella 'big umbrella' --borrowed --on 2026-02-01 --json")
      .out
    #expect(edited.contains(#""kind":"borrowed","what":"big umbrella""#), "\(edited)")
    #expect(edited.contains(#""on":"2026-02-01""#) && edited.contains(#""left":null"#), "\(edited)")
    #expect(world.run("gifts edit umbrella").status == .usage)
    #expect(world.run("gifts remove umbrella --json").out.contains("big umbrella"))
    #expect(world.run("trash list --json").out.contains(#""kind":"gift""#))
    #expect(world.run("trash restore Tom").status == .done)
    #expect(world.run("gifts").out.contains("big umbrella"))
    #expect(world.run("people remove Tom --yes").status == .done)
    #expect(!world.run("gifts").out.contains("big umbrella"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("gifts").out.contains("big umbrella"))
    #expect(world.run("gifts add Tom ladder --dry-run").status == .done)
    #expect(!world.run("gifts").out.contains("ladder"))
  }

  // L-20
  @Test func `is told what a gift cannot be, and nothing is stored`() throws {
    let world = try world()
    func refusal(
      _ line: String, _ status: PresentationKit.ExitStatus, _ code: String, _ field: String
    ) {
      let refused = world.run(line + " --json")
      #expect(refused.status == status, "\(line) \(refused)")
      #expect(refused.err.contains(#""\#(code)""#), "\(refused)")
      #expect(refused.err.contains(#""field":"\#(field)""#), "\(refused)")
    }
    for amount in ["-3", "1e9", "10만", "10,5", "''", "0", "1234567890123", "1.234"] {
      refusal("gifts add Tom --amount=\(amount)", .refused, "badAmount", "amount")
    }
    refusal("gifts add Tom --amount 5 --currency money", .refused, "badCurrency", "currency")
    refusal("gifts add Tom", .refused, "giftEmpty", "WHAT")
    refusal("gifts add Tom \(String(repeating: "a", count: 201))", .refused, "whatTooLong", "WHAT")
    refusal("gifts add Zoe scarf", .notFound, "unknownPerson", "WHO")
    refusal("gifts add Tom scarf --on 2026-02-30", .refused, "noSuchDay", "on")
    refusal("gifts done nothing", .notFound, "unknownGift", "ID")
    #expect(world.run("gifts add Tom scarf --lent --idea").status == .usage)
    #expect(world.run("gifts --json").out.contains(#""gifts":[]"#))
  }

  // L-20
  @Test func `filters by kind, amount, occasion and what is open`() throws {
    let world = try world()
    #expect(
      world.run("gifts add Tom scarf --amount 20 --for birthday --on 2025-05-05").status == .done)
    #expect(world.run("gifts add Mina --lent --amount 5").status == .done)
    func shown(_ line: String) -> [Bool] {
      let out = world.run("gifts " + line).out
      return [out.contains("scarf"), out.contains("Mina")]
    }
    #expect(shown("--where kind=given") == [true, false])
    #expect(shown("--where 'amount>10'") == [true, false])
    #expect(shown("--where occasion=생일") == [true, false])
    #expect(shown("--where open=yes") == [false, true])
    #expect(shown("--where open") == [false, true])
    #expect(shown("--where scar") == [true, false])
    #expect(shown("--year 2025") == [true, false])
    #expect(shown("--where on=2026") == [false, true])
  }

  // L-20
  @Test func `finds one by its thing and its occasion, and keeps all in an export`() throws {
    let world = try world()
    #expect(world.run("gifts add Tom scarf --amount 20 --for wedding").status == .done)
    #expect(world.run("search scarf").out.contains("Tom"))
    #expect(world.run("search 축의금 --in people").out.contains("Tom"))
    #expect(!world.run("search Tom --json").out.contains(#""kind":"gift""#))
    let export = world.run("export -").out
    #expect(export.contains(#""what":"scarf""#) && export.contains(#""kind":"given""#))
    #expect(world.run("people timeline Tom").out.contains("scarf"))
  }

  // L-21
  @Test func `sees the balance on the card of the person`() throws {
    let world = try world()
    #expect(
      world.run("gifts add Tom --lent --amount 50 --currency EUR --on 2026-02-03").status == .done)
    #expect(world.run("gifts add Tom --amount 10 --currency EUR --on 2025-02-03").status == .done)
    #expect(world.run("gifts add Tom --received --amount 5 --currency EUR").status == .done)
    let card = world.run("people show Tom").out
    #expect(card.contains("lent 50 €, open since"), "\(card)")
    #expect(card.contains("received 5 €, given 10 €"), "\(card)")
    #expect(card.contains("2025: given 10 €") && card.contains("2026: received 5 €"), "\(card)")
    let list = world.run("gifts").out
    #expect(list.contains("Tom 2025: given 10 €") && list.contains("Tom owes you 50 €"), "\(list)")
  }

  // L-21
  @Test func `은 경조사비를 주고받은 만큼 보아요`() throws {
    let world = try world(.korean)
    #expect(world.run("gifts add 민아 --amount 150000 --for 축의금").status == .done)
    #expect(world.run("gifts add 민아 --received --amount 100000 --for 돌잔치").status == .done)
    let card = world.run("people show 민아").out
    #expect(card.contains("받음 10만 원, 드림 15만 원"), "\(card)")
    #expect(world.run("경조사 --json").out.contains(#""currency":"KRW""#))
  }

  // L-22
  @Test func `is told of a loan on Today when it is open for thirty days, without what it was`()
    throws
  {
    let world = try world(now: "2026-03-03T09:00")
    #expect(world.run("gifts add Tom ladder --lent --amount 70 --on 2026-02-01").status == .done)
    let today = world.run("today").out
    #expect(today.contains("Tom") && today.contains("lent 30 days ago"), "\(today)")
    #expect(!today.contains("ladder") && !today.contains("70"), "\(today)")
    let json = world.run("today --json").out
    let loan = #""loans":[{"id":"id3","person":"id1","kind":"lent","on":"2026-02-01"}]"#
    #expect(json.contains(loan), "\(json)")
    #expect(world.run("gifts done ladder").status == .done)
    #expect(world.run("today --json").out.contains(#""loans":[]"#))
  }

  // L-22
  @Test func `sees the ideas and what was given last beside a birthday that comes`() throws {
    let world = try world()
    #expect(world.run("people edit Tom --birthday 1990-03-02").status == .done)
    #expect(world.run("gifts add Tom 'red scarf' --idea").status == .done)
    #expect(world.run("gifts add Tom book --amount 17 --on 2025-03-02").status == .done)
    let today = world.run("today").out
    #expect(
      today.contains("ideas: red scarf") && today.contains("last time: book (2025)"), "\(today)")
    #expect(!today.contains("17"), "\(today)")
    #expect(world.run("people dates").out.contains("ideas: red scarf"))
  }
}

/// Gifts and loans in files.
@Suite struct `Gifts in files` {
  // L-24
  @Test func `come with the people of Monica`() throws {
    let world = try TestEnvironment(now: "2026-04-01T09:00")
    let file = """
      {"version":"1.0-preview.1","app_version":"4.1.2","account":{"data":[
      {"count":1,"type":"contact","values":[{"uuid":"c-1","properties":{"first_name":"Ada"},
      "data":[{"type":"gift","values":[{"uuid":"g-1","properties":{"name":"Scarf","amount":12.5,
      "status":"offered","date":"2025-12-24T00:00:00.000000Z"}}]},
      {"type":"debt","values":[{"uuid":"d-1","created_at":"2026-01-05T00:00:00.000000Z",
      "properties":{"amount":50,"currency":"EUR","status":"inprogress","in_debt":true}}]}]}]}]}}
      """
    let done = world.run("import -", input: file)
    #expect(done.status == .done && done.out.contains("2 gifts and loans"), "\(done)")
    let gifts = world.run("gifts --json").out
    let loan = #""kind":"borrowed","what":null,"amount":50,"currency":"EUR""#
    #expect(gifts.contains(loan) && gifts.contains(#""on":"2026-01-05""#), "\(gifts)")
    #expect(gifts.contains(#""kind":"given","what":"Scarf","amount":12.5"#), "\(gifts)")
    #expect(world.run("import -", input: file).status == .done)
    #expect(world.run("gifts --json").out == gifts)
    #expect(world.run("undo").status == .done)
    #expect(world.run("gifts --json").out.contains(#""gifts":[]"#))
  }

  // L-20
  @Test func `are in the folder, and come back with an export`() throws {
    let (home, other) = (try TrialHome(), try TrialHome())
    #expect(try home.run("people add Tom --every none").status == .done)
    #expect(try home.run("gifts add Tom scarf --amount 12.5 --currency EUR").status == .done)
    let export = try home.run("export -").out
    #expect(try other.run("import -", input: export).status == .done)
    let gifts = try other.run("gifts").out
    #expect(gifts.contains("scarf · 12.50 €"), "\(gifts) \(export)")
  }
}
