import Domain
import Foundation
import Support
import Testing
import TextUI

/// Tests of every screen while another program writes: the change appears without a key press, and
/// the selection stays on the same row.
@Suite struct `Every screen while another program writes` {
  /// The keys that lead to a screen, a command that another program runs there, and the text that
  /// it adds to the screen.
  struct Visit: Sendable, CustomTestStringConvertible {
    let screen: String
    let keys: @Sendable (Robot) -> Void
    let command: String
    let shows: String

    init(
      _ screen: String, _ command: String, shows: String,
      _ keys: @escaping @Sendable (Robot) -> Void
    ) {
      self.screen = screen
      self.keys = keys
      self.command = command
      self.shows = shows
    }

    var testDescription: String { "\(screen): \(command)" }
  }

  /// Returns an environment with enough records that every list has rows above and below the
  /// selected one.
  private func world() throws -> TestEnvironment {
    let remote = RemoteInMemory()
    let world = try TestEnvironment(now: "2026-02-28T09:00") { remote.reach(from: &$0, number: 1) }
    for line in [
      "people add Bori --every 3", "people add Dani --every 5", "people add Mina --every 9",
      "people water Bori --early --memo gardens", "contacts import -",
      "sayings add 'First words'", "sayings add 'Second words'", "sayings add 'Third words'",
      "moods add 40 'grey morning'", "moods add 60 'long walk'", "moods add 80 'warm evening'",
      "schedule add Dentist --from 'tomorrow 11:00'", "schedule add Choir --from 'tomorrow 15:00'",
      "schedule add Supper --from 'tomorrow 19:00' --with Bori",
      "books add --manual --title Emma --pages 200 --target +9d",
      "books add --manual --title Ivanhoe --pages 300 --target +9d",
      "books add --manual --title Walden --pages 100 --target +9d",
      "books read Walden 40", "books read Ivanhoe 30", "quotes add Walden 'Simplify.' --page 3",
      "quotes add Walden 'Time is but a stream.' --page 9",
      "books add --manual --title Solaris --pages 50 --target +9d", "books read Solaris 50",
      "people add Gone --every 4", "people remove Gone", "people add Away --every 4",
      "people remove Away",
    ] { #expect(world.run(line, input: SampleCards.book).status == .done, "\(line)") }
    try world.go(to: "2026-03-01T09:00")
    for line in [
      "books read Walden 60", "books read Ivanhoe 50", "moods add 50 'slow coffee'",
      "moods add 70 'sunny bench'",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  @Test(.slow, arguments: Self.visits)
  func `shows it at once, and keeps what is chosen`(_ visit: Visit) throws {
    // B 27
    let world = try world()
    let robot = Robot(world)
    visit.keys(robot)
    #expect(robot.screenName == visit.screen, "\(robot.screen)")
    #expect(!robot.screen.contains(visit.shows), "\(robot.screen)")
    let chosen = robot.chosenRow
    #expect(world.run(try named(visit.command, world), input: Self.card).status == .done)
    robot.hear(.device(.storeChanged))
    #expect(robot.screen.contains(visit.shows), "\(robot.screen)")
    #expect(robot.screenName == visit.screen)
    // The row may have more text now, but it is still the same record.
    let name = chosen?.split(separator: " ").first { $0.count > 3 && $0.allSatisfy(\.isLetter) }
    if let name {
      #expect(robot.chosenRow?.contains(name) == true, "\(chosen ?? "")\n\(robot.screen)")
    }
  }

  /// The keys that select a row of a list, the commands that remove this row, and the row that is
  /// selected next.
  struct Loss: Sendable, CustomTestStringConvertible {
    let screen: String
    let chosen: String
    let commands: [String]
    let next: String
    let keys: @Sendable (Robot) -> Void

    init(
      _ screen: String, on chosen: String, _ commands: String..., next: String,
      _ keys: @escaping @Sendable (Robot) -> Void
    ) {
      self.screen = screen
      self.chosen = chosen
      self.commands = commands
      self.next = next
      self.keys = keys
    }

    var testDescription: String { "\(screen): \(commands)" }
  }

  @Test(.slow, arguments: Self.losses)
  func `chooses the nearest neighbour of what is gone, whatever came above`(_ loss: Loss) throws {
    // B 27
    let world = try world()
    let robot = Robot(world)
    loss.keys(robot)
    #expect(robot.screenName == loss.screen, "\(robot.screen)")
    for _ in 0..<20 where robot.chosenRow?.contains(loss.chosen) != true { robot.press(.down) }
    #expect(robot.chosenRow?.contains(loss.chosen) == true, "\(robot.screen)")
    for command in loss.commands {
      #expect(world.run(try named(command, world)).status == .done, "\(command)")
    }
    robot.hear(.device(.storeChanged))
    #expect(robot.chosenRow?.contains(loss.next) == true, "\(robot.screen)")
  }

  @Test func `is among these, or shows nothing that could be another meanwhile`() throws {
    var kinds: Set<String> = []
    var screens: [(name: String, kinds: Set<String>)] = []
    for (_, source) in try ProjectFolder.swiftFiles(in: ["Presentation"]) {
      for declared in source.matches(of: /(protocol|struct) (\w+)(?:<[^>]*>)?: ([\w, ]+?) \{/) {
        let names = Set(declared.3.split(separator: ",").map { $0.filter { $0 != " " } })
        if declared.1 == "struct" {
          screens.append((String(declared.2), names))
        } else if declared.2.hasSuffix("Screen") {
          kinds.insert(String(declared.2))
        }
      }
    }
    kinds.insert("PartScreen")
    let visited = Set(Self.visits.map(\.screen))
    let all = screens.filter { !$0.kinds.isDisjoint(with: kinds) }
    #expect(all.count > 50)
    for (name, kinds) in all where kinds.isDisjoint(with: ["FormScreen", "StillScreen"]) {
      #expect(visited.contains(name) || Self.others[name] != nil, "Nobody looks at \(name)")
    }
  }

  /// A contact from another address book.
  private static let card = """
    BEGIN:VCARD
    VERSION:3.0
    FN:Zoe Work
    TEL:010-7777-8888
    END:VCARD

    """

  /// Returns the command with `MOOD(text)` replaced by the id of the mood that has this text.
  private func named(_ command: String, _ world: TestEnvironment) throws -> String {
    guard let found = try /MOOD\((.+?)\)/.firstMatch(in: command) else { return command }
    let lines = world.run("moods list --format '{id} {text}'").out.split(separator: "\n")
    let line = try #require(lines.first { $0.hasSuffix(found.1) })
    let id = try #require(line.split(separator: " ").first)
    return command.replacing(found.0, with: id)
  }

  /// Screens that also follow the store but are not tested here, each with the reason.
  private static let others = [
    "BookSearchScreen": "asks those who know books, and not the store",
    "BookSearchResultScreen": "asks those who know books, and not the store",
    "CounterScreen": "shows one counter",
    "CountsScreen": "finds its counter by its id, and only a count of the user changes the order",
    "EncryptionScreen": "shows the header of the store, and no record",
    "MoreScreen": "shows of the store only whether there is a lock",
    "NotesScreen": "only lines to sort and notes change what it shows",
    "OriginScreen": "only an import changes what it shows",
    "ReadingPages": "is one of its pages",
  ]
}
