import Domain
import Foundation
import PresentationKit
import Support
import Testing

/// V-01 as amended: Enter never records anything that was not said, and words become what they mean.
@Suite struct `An evening that does no harm`: EveningTalk {
  // MARK: Scores

  // T-23
  @Test(arguments: [
    ("6 out of 10", 60), ("6 out of 10, long day", 60), ("10점 만점에 7점", 70), ("5점 만점에 4", 80),
    ("72.5", 72), ("7.5/10", 75), ("7/10", 70), ("about 72 out of 100", 72),
    ("오늘은 10점 만점에 6점이요", 60),
  ])
  func `is stored with the score that was said`(line: String, level: Int) throws {
    let world = try evening()
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(moods(world).contains(#""level":\#(level),"#), "\(moods(world))")
    #expect(!moods(world).contains(#""text":"5"#))
    // The line reader reads the same score.
    let added = world.run("add 'mood \(line)' --json").out
    let isPlain = !line.contains("오늘") && !line.contains("about") && !line.contains(".5")
    #expect(!isPlain || added.contains(#""level":\#(level),"#), "\(added)")
  }

  // T-23
  @Test(arguments: ["60-70", "60 to 70", "7.5", "11 out of 10", "3/4", "8점 만점에 5"])
  func `is asked about a number that is none`(line: String) throws {
    let world = try evening()
    let output = world.run("evening", input: answers(line), columns: 200)
    #expect(output.out.contains("which number is that?"), "\(output.out)")
    #expect(!moods(world).contains(#""level":"#) || moods(world).contains(#""level":null"#))
  }

  // MARK: Moods are no plans

  // T-24
  @Test(arguments: ["same as yesterday", "월요일부터 피곤", "또 월요일", "tired since monday", "요즘 월요일마다 우울"])
  func `makes no plan of a mood`(line: String) throws {
    for skips in ["", "q\n", "\n\n"] {
      let world = try evening()
      #expect(world.run("evening", input: answers(line) + skips).status == .done)
      #expect(!plans(world).contains(#""title":"#), "\(plans(world))")
    }
    // The question about tomorrow asks too.
    let world = try evening("moods add 50 'Fine.'")
    #expect(world.run("evening", input: answers("", line, "", "")).status == .done)
    #expect(!plans(world).contains(#""title":"#), "\(plans(world))")
  }

  // T-24
  @Test(arguments: ["same as yesterday", "same", "어제랑 똑같아"])
  func `takes the number of the day before`(line: String) throws {
    let world = try TestEnvironment(now: "2026-03-09T21:00")
    #expect(world.run("moods add 62").status == .done)
    try world.go(to: "2026-03-10T21:30")
    #expect(world.run("evening", input: answers(line, "q")).status == .done)
    #expect(moods(world).contains(#""level":62"#), "\(moods(world))")
  }

  // MARK: Enter

  // S-5
  @Test(arguments: ["it rained", "45", "sort of"])
  func `records no meeting on Enter`(line: String) throws {
    let world = try evening(mina, dinner)
    let output = world.run("evening", input: answers(line, "", "q"), columns: 300)
    #expect(output.out.contains("y records it"), "\(output.out)")
    #expect(!contacts(world, "Mina").contains(#""by":"#), "\(contacts(world, "Mina"))")
    #expect(moods(world).contains("Mina: \(line)"), "\(moods(world))")
    let agreed = try evening(mina, dinner)
    #expect(agreed.run("evening", input: answers(line, "y", "q")).status == .done)
    #expect(contacts(agreed, "Mina").contains(#""by":"met""#))
  }

  // S-5
  @Test(arguments: [Language.english, .korean])
  func `plans nothing on Enter, and keeps the words`(language: Language) throws {
    let line = language == .korean ? "드디어 빌드 고침" : "fixed the build at last"
    let world = try evening("moods add 50 'Fine.'", language: language)
    #expect(world.run("evening", input: answers("", line, "")).status == .done)
    #expect(!plans(world).contains(#""title":"#) && !moods(world).contains(line))
    #expect(world.run("notes list").out.contains(line))
    for yes in ["y", "ㅇ", "네", "응"] {
      let planned = try evening("moods add 50 'Fine.'", language: language)
      #expect(planned.run("evening", input: answers("", line, yes)).status == .done)
      #expect(plans(planned).contains(line) && !moods(planned).contains(line), "\(yes)")
    }
  }

  // MARK: The sentence

  // S-5
  @Test(arguments: [
    ("called Mina", #""by":"call""#, "people calendar Mina --json"),
    ("dentist tomorrow at 3pm", #""title":"dentist""#, "schedule list --day 2026-03-11 --json"),
    ("Walden p. 160", #""page":160"#, "books show Walden --json"),
    ("read 60 pages of Walden", #""page":160"#, "books show Walden --json"),
    ("mood 30", #""level":30"#, "moods list --day 2026-03-10 --json"),
  ])
  func `is offered the record that the sentence also is`(
    line: String, record: String, list: String
  ) throws {
    for (yes, isAdded) in [("y", true), ("", false), ("n", false)] {
      let world = try evening(mina, "books add --manual --title Walden --pages 352")
      #expect(world.run("books read Walden 100").status == .done)
      let output = world.run("evening", input: answers("50", line, yes, ""), columns: 300)
      #expect(output.out.contains("Shall I also add this?"), "\(output.out)")
      #expect(moods(world).contains(#""text":"\#(line)""#), "\(moods(world))")
      #expect(world.run(list).out.contains(record) == isAdded, "\(yes): \(output.out)")
    }
  }

  // S-5: in a pipe, the next line answers the next question.
  @Test func `answers the next question instead of the offer`() throws {
    let world = try evening(mina)
    let output = world.run("evening", input: answers("50", "called Mina", "gym at 7pm"))
    #expect(plans(world).contains(#""title":"gym""#), "\(output.out)")
    #expect(!contacts(world, "Mina").contains(#""by":"call""#))
    let past = try evening(mina)
    let lines = answers("50", "called Mina", "Slept.")
    #expect(past.run("evening --day 2026-03-10", input: lines).status == .done)
    let json = try evening(mina).run("evening --json", input: answers("50", "called Mina", "y"))
    let rows = json.out.split(separator: "\n")
    #expect(rows.count == 4 && rows[2].contains(#""outcome":"offered""#), "\(json.out)")
    #expect(rows[3].contains(#""by":"call""#))
  }

  // S-5
  @Test(arguments: ["first robin of the year", "나 오늘 병원 갔다 왔어", "she will come on friday"])
  func `is offered nothing for a mere sentence`(line: String) throws {
    let world = try evening(mina)
    let output = world.run("evening", input: answers("50", line, ""), columns: 300)
    #expect(!output.out.contains("Shall I also add this?"), "\(output.out)")
  }

  // MARK: Hours

  // S-5
  @Test(arguments: [
    ("gym at 7", "am", 7), ("gym at 7", "pm", 19), ("gym at 7", "7pm", 19),
    ("gym at 7", "p.m.", 19),
    ("gym at 7", "19:00", 19), ("gym at 7", "gym tomorrow at 7pm", 19), ("gym at 7", "8pm", 20),
    ("회의 7시", "오전", 7), ("회의 7시", "오후요", 19), ("회의 7시", "아침 7시", 7),
  ])
  func `is asked whether an hour is in the morning`(line: String, half: String, hour: Int) throws {
    let world = try evening("moods add 50 'Fine.'")
    let output = world.run("evening", input: answers("", line, half), columns: 300)
    #expect(output.out.contains("a.m. or p.m.?"), "\(output.out)")
    let start = hour < 10 ? "T0\(hour)" : "T\(hour)"
    #expect(plans(world).contains("2026-03-11" + start), "\(output.out)")
    #expect(!moods(world).contains(line), "\(moods(world))")
  }

  // S-5
  @Test func `keeps a plan without its half as a note on Enter`() throws {
    let world = try evening("moods add 50 'Fine.'")
    #expect(world.run("evening", input: answers("", "gym at 7", "")).status == .done)
    #expect(world.run("notes list").out.contains("gym at 7"))
    #expect(!moods(world).contains("gym") && !plans(world).contains("gym"))
    // A plan that was asked about gets its hour, and then its half.
    let gym = try evening("moods add 50 'Fine.'")
    let output = gym.run("evening", input: answers("", "gym", "at 7", "pm"), columns: 300)
    #expect(plans(gym).contains("2026-03-11T19") && !moods(gym).contains("gym"), "\(output.out)")
  }
}
