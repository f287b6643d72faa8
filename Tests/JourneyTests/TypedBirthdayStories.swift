import Domain
import PresentationKit
import Support
import Testing

/// Tests of birthdays that are typed as numbers in a command.
@Suite struct `Somebody who types a birthday in numbers` {
  @Test(arguments: [
    ("3/4", "04-03", "03-04"), ("03-04-1990", "1990-04-03", "1990-03-04"),
    // S-17: dots are day first in every locale.
    ("3.4.1990", "1990-04-03", "1990-04-03"),
  ])
  func `has it read in the order of the locale`(typed: String, dayFirst: String, monthFirst: String)
    throws
  {
    // N-3
    for (order, day) in [(DateOrder.dayFirst, dayFirst), (.monthFirst, monthFirst)] {
      let world = try TestEnvironment()
      let added = world.run("people add Mina --every 7 --birthday \(typed) --json", dates: order)
      #expect(added.out.contains("\"birthday\":\"\(day)\""), "\(added)")
      _ = world.run("people edit Mina --birthday none")
      let edited = world.run("people edit Mina --birthday \(typed) --json", dates: order)
      #expect(edited.out.contains("\"birthday\":\"\(day)\""), "\(edited)")
    }
  }

  @Test(arguments: [
    (Language.english, "The birthday is 3 April."), (.korean, "생일은 4월 3일"),
  ])
  func `is told which day was understood`(language: Language, sentence: String) throws {
    // N-3
    let world = try TestEnvironment(language: language)
    let typed = "3/4"
    let order = DateOrder.dayFirst
    let added = world.run("people add Mina --every 7 --birthday \(typed)", dates: order)
    #expect(added.out.contains(sentence), "\(added)")
    let edited = world.run("people edit Mina --birthday 4월3일", dates: order)
    #expect(edited.out.contains(sentence), "\(edited)")
  }
}
