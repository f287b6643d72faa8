import PresentationKit
import Support
import Testing

// R-24
@Suite struct `Settings as people say them` {
  @Test(arguments: [
    ("calendar.clock", "24시간", "24"), ("calendar.clock", "12시간", "12"),
    ("people.hour", "'오후 8시'", "20"), ("books.hour", "8pm", "20"), ("moods.hour", "21:00", "21"),
    ("lock.idle", "10분", "10"), ("lock.idle", "1시간", "60"), ("lock.idle", "'5 minutes'", "5"),
    ("notify.quiet", "'밤 10시~아침 7시'", "22-7"), ("notify.quiet", "'10pm to 7am'", "22-7"),
    ("notify.quiet", "끔", "off"), ("notify.quiet", "22-7", "22-7"),
    ("calendar.holidays", "끔", "none"), ("calendar.lunar", "켬", "on"),
    ("calendar.weekStart", "월요일", "mon"),
  ])
  func `are kept as scripts know them`(_ name: String, _ said: String, _ kept: String) throws {
    for language in [Language.korean, .english] {
      let world = try TestEnvironment(language: language)
      let set = world.run("settings set \(name) \(said)")
      #expect(set.status == .done, "\(set)")
      let value = world.run("settings get \(name) --json").out
      #expect(value.contains(#""key":"\#(name)","value":"\#(kept)""#), "\(value)")
    }
  }

  @Test(arguments: [
    ("people.hour", "'오후 8시 반'"), ("people.hour", "25"), ("lock.idle", "'10 days'"),
    ("notify.quiet", "'10pm to 10pm'"), ("people.hour", "내일"),
  ])
  func `are refused where they are none`(_ name: String, _ said: String) throws {
    let world = try TestEnvironment(language: .korean)
    let before = world.run("settings get \(name)").out
    #expect(world.run("settings set \(name) \(said)").status != .done)
    #expect(world.run("settings get \(name)").out == before)
  }
}
