import Domain
import PresentationKit
import Support
import Testing
import TextUI

/// Dates of people, as they are typed on the command line.
@Suite struct `Somebody who keeps dates` {
  private func world(_ language: Language = .english, now: String = "2026-04-01T09:00") throws
    -> TestEnvironment
  {
    let world = try TestEnvironment(now: now, language: language)
    for name in language.isKorean ? ["민아", "할아버지"] : ["Tom", "Mina"] {
      #expect(world.run("people add \(name)").status == .done)
    }
    return world
  }

  // L-10
  @Test func `saves a wedding and sees when it comes`() throws {
    let world = try world()
    let saved = world.run("people date Tom wedding 5 May 2018")
    #expect(saved.status == .done && saved.out.contains("5 May 2018"), "\(saved)")
    #expect(saved.err.contains("people.dates.ahead"), "\(saved)")
    let dates = world.run("people dates").out
    #expect(dates == "Tue 5 May (in 34 days)  Tom  wedding anniversary, 8 years\n", "\(dates)")
    #expect(!world.run("people date Mina 'name day' 24 July").err.contains("people.dates.ahead"))
    #expect(world.run("people show Tom").out.contains("wedding anniversary"))
  }

  // L-10
  @Test func `has it for scripts, alone, in a list and with the person`() throws {
    let world = try world()
    let date =
      #"{"id":"id3","person":"id1","label":"wedding anniversary","kind":"wedding","#
      + #""date":"2018-05-05","lunar":false,"year":2018,"remind":["7d"],"next":"2026-05-05","#
      + #""days":34}"#
    let saved = world.run("people date Tom wedding 2018-05-05 --remind 1w --json").out
    #expect(saved.contains(#""date":"# + date), "\(saved)")
    #expect(world.run("people dates --json").out.contains(#""dates":[\#(date)]"#))
    #expect(world.run("people show Tom --json").out.contains(#""dates":[\#(date)]"#))
    #expect(world.run("people list --json").out.contains(#""dates":[\#(date)]"#))
    #expect(world.run("people show Mina --json").out.contains(#""dates":[]"#))
  }

  // L-10
  @Test func `changes nothing by the same day again, and replaces a known date by another day`()
    throws
  {
    let world = try world()
    #expect(world.run("people date Tom wedding 5 May 2018 --remind 7d").status == .done)
    let changes = world.run("history").out
    #expect(world.run("people date Tom wedding 5 May").status == .done)
    #expect(world.run("history").out == changes)
    #expect(world.run("people date Tom anniversary 6 May 2018").status == .done)
    let dates = world.run("people dates --json").out
    #expect(dates.contains("2018-05-06") && !dates.contains("2018-05-05"), "\(dates)")
    #expect(dates.contains(#""remind":["7d"]"#), "\(dates)")
    #expect(world.run("people date Tom 'first flat' 1 June 2020").status == .done)
    #expect(world.run("people date Tom 'first flat' 2 June 2021").status == .done)
    let flats = world.run("people dates Tom --where label=flat --json").out
    #expect(flats.contains("2020-06-01") && flats.contains("2021-06-02"), "\(flats)")
  }

  // L-10
  @Test func `removes one, finds it in the trash and takes it back`() throws {
    let world = try world()
    #expect(world.run("people date Tom wedding 5 May 2018").status == .done)
    let gone = world.run("people date Tom wedding --off --json")
    #expect(gone.out.contains(#""kind":"wedding""#), "\(gone)")
    #expect(world.run("people dates --json").out.contains(#""dates":[]"#))
    #expect(world.run("trash list --json").out.contains(#""kind":"date""#))
    #expect(world.run("trash restore Tom").status == .done)
    #expect(world.run("people dates").out.contains("wedding"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("undo").status == .done)
    #expect(world.run("people dates").out.contains("wedding"))
    #expect(world.run("people remove Tom --yes").status == .done)
    #expect(!world.run("people dates").out.contains("wedding"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("people dates").out.contains("wedding"))
  }

  // L-10
  @Test func `is told what a label or a day cannot be`() throws {
    let world = try world()
    func refusal(_ line: String, _ status: PresentationKit.ExitStatus, _ code: String) {
      let refused = world.run("people date Tom " + line + " --json")
      #expect(refused.status == status && refused.err.contains(#""\#(code)""#), "\(refused)")
    }
    refusal("'' '5 May'", .refused, "labelEmpty")
    refusal(String(repeating: "a", count: 61) + " '5 May'", .refused, "labelTooLong")
    refusal("wedding --off", .notFound, "unknownDate")
    refusal("wedding 'next Sunday'", .usage, "notADate")
    refusal("wedding 2019-02-29", .refused, "noSuchDay")
    refusal("birthday '5 May'", .usage, "labelIsBirthday")
    refusal("wedding '5 May' --remind 400d", .refused, "reminderRange")
  }

  // L-10
  @Test func `lists birthdays among the dates, by the nouns that people try`() throws {
    let world = try world()
    #expect(world.run("people edit Mina --birthday 1990-04-05").status == .done)
    for noun in ["birthday", "birthdays", "생일", "people dates"] {
      let out = world.run(noun).out
      #expect(out.contains("Mina  birthday · turns 36"), "\(noun): \(out)")
    }
    #expect(world.run("people dates --days 3").out.isEmpty)
    #expect(world.run("people dates --days 4").out.contains("Mina"))
    #expect(world.run("people dates --where 'kind=birthday in<5'").out.contains("Mina"))
    #expect(world.run("people dates --where 'kind=wedding'").out.isEmpty)
    let entry =
      #""id":"id2","person":"id2","label":"birthday","kind":"birthday","date":"1990-04-05""#
    #expect(world.run("people show Mina --json").out.contains(entry))
  }

  // L-10
  @Test func `finds a date by its label in either language`() throws {
    let world = try world()
    #expect(world.run("people date Tom wedding 5 May 2018").status == .done)
    #expect(world.run("people date Mina 'first flat' 1 June").status == .done)
    #expect(world.run("search anniversary").out.contains("Tom"))
    #expect(world.run("search anniversary").out.contains("wedding anniversary"))
    #expect(world.run("search 결혼기념일").out.contains("Tom"))
    #expect(world.run("search flat --in people").out.contains("Mina"))
    #expect(!world.run("search Tom --json").out.contains(#""kind":"date""#))
  }

  // L-10
  @Test func `keeps the dates in an export and in the folder, and tries without writing`() throws {
    let world = try world()
    #expect(world.run("people date Tom wedding 5 May 2018 --dry-run").status == .done)
    #expect(world.run("people dates --json").out.contains(#""dates":[]"#))
    #expect(world.run("people date Tom wedding 5 May 2018").status == .done)
    let export = world.run("export -").out
    #expect(export.contains(#""label":"wedding""#) && export.contains(#""date":"2018-05-05""#))
  }

  // L-10
  @Test func `gives the dates of two entries for one person to the one that stays`() throws {
    let world = try world()
    #expect(world.run("people date Tom wedding 5 May 2018").status == .done)
    #expect(world.run("people merge Mina Tom --yes").status == .done)
    #expect(world.run("people dates").out.contains("Mina  wedding anniversary"))
    #expect(world.run("undo").status == .done)
    #expect(world.run("people dates").out.contains("Tom  wedding anniversary"))
  }

  // L-10, L-11
  @Test func `는 기일을 음력으로 적고 제사가 언제인지 보아요`() throws {
    let world = try world(.korean)
    let saved = world.run("people date 할아버지 기일 2011-10-01")
    #expect(saved.err.contains("음력 2011년 9월 5일"), "\(saved)")
    #expect(world.run("people date 할아버지 기일 음력 2011년 9월 5일 --remind 7일").status == .done)
    let dates = world.run("people dates").out
    #expect(dates.contains("할아버지  기일 · 15주기"), "\(dates)")
    let json = world.run("people dates --json").out
    #expect(json.contains(#""date":"lunar:2011-09-05","lunar":true,"year":2011"#), "\(json)")
    #expect(world.run("people date 민아 사귄 날 2026-03-01").status == .done)
    #expect(world.run("people dates 민아").out.contains("사귄 지 100일"))
  }
}
