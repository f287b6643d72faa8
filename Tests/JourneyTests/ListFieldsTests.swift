import Domain
import Foundation
import Support
import Testing

@testable import PresentationKit

/// Compares the fields that templates and columns accept with the fields of the JSON records.
@Suite struct `The fields of a list` {
  /// Arguments that make a list command return all kinds of its records.
  private static let arguments: [String: [String]] = [
    "people timeline": ["Mina"], "sayings search": ["the"], "search": ["a"],
    "timeline": ["--from 2024-01-01 --to 2026-12-31"],
    "schedule list": ["--day 2026-03-02", "--from 2026-01-01 --to 2026-12-31"],
    "schedule agenda": ["--days 90"], "schedule week": ["2026-03-02"],
    "schedule free": ["--from today --to +7d"],
    "books list": ["--all"], "books log": ["", "Walden"],
    "books shelf": ["--finished", "--liked", "--wanted"],
    "notes list": ["--all"], "settings list": ["--origin"],
    "books search": ["walden"], "books discover": ["bestseller"], "history": ["--limit 100"],
  ]

  /// Commands that create at least one record for every list.
  private static let setUpCommands = [
    "people add Mina --every 7 --note tea", "people add Noah --every 1 --phone 010-1111-2222",
    "contacts import contacts.vcf",
    "schedule add Tea --from 2026-03-01T07:00 --to 2026-03-01T08:00 --with Noah --location Home",
    "people water Mina --early --by call --memo 'a walk'", "people contact Noah --by call",
    "people tag Mina friends", "people date Mina wedding '5 May 2019' --remind 7d",
    "people date Noah death lunar:3-8",
    "gifts add Mina book --lent --amount 50 --currency EUR --for birthday",
    "moods add 70 'a letter'", "import dayone.json",
    "import goodreads.csv", "schedule add 'Lunch with Mina' --from 2026-03-02T12:00 --with Mina",
    "schedule add Yoga --from 2026-03-03T19:00 --repeat weekly", "sayings like 0",
    "books add --manual --title Walden --pages 300", "books read Walden 30",
    "quotes add Walden Simplify --page 9", "books like Walden",
    "books add --manual --title Essays", "books read Essays 10%",
    "sayings add --eng gone", "schedule add Gone --from 2026-03-04T10:00", "schedule remove Gone",
    "note milk", "note stamps", "notes done stamps", "count water 3", "counts goal water 8",
    "counts edit water --unit cups",
    "settings set books.aladin.key secret", "settings set calendar.holidays kr",
  ]

  /// Collects the paths of all members of a JSON value. A path maps to true if any of its values is
  /// neither null nor empty.
  private func members(_ value: Any, _ path: String, into found: inout [String: Bool]) {
    if let object = value as? [String: Any] {
      for (name, inner) in object {
        members(inner, path.isEmpty ? name : path + "." + name, into: &found)
      }
    } else if let list = value as? [Any], !list.isEmpty {
      for inner in list { members(inner, path, into: &found) }
    } else {
      let says = !(value is NSNull) && !(value is [Any])
      found[path] = found[path] ?? false || says
    }
  }

  /// Returns the member paths in the output of a list command, collected from all of the given
  /// environments.
  private func members(of command: CommandSpec, _ runs: [(String) -> Output]) throws
    -> [String: Bool]
  {
    var found: [String: Bool] = [:]
    for rest in Self.arguments[command.name] ?? [""] {
      for run in runs {
        let answer = run("\(command.name) \(rest) --json-lines")
        for line in answer.out.split(separator: "\n") {
          members(try JSONSerialization.jsonObject(with: Data(line.utf8)), "", into: &found)
        }
      }
    }
    return found
  }

  // B 18, B 19
  @Test func `are the members its records have`() throws {
    let world = try TestEnvironment()
    for command in Self.setUpCommands {
      let done = world.run(command)
      #expect(done.status == .done, "\(command): \(done.err)")
    }
    try world.wait(for: "umbrella")
    #expect(world.run("vdir /home/me/.calendars --calendar").status == .done)
    let home = try ProfileHome()
    let computers = try TwoComputers(["people add Ada --every 7"])
    try computers.differ(
      "people edit Ada --nickname A", "people edit Ada --nickname B", at: "2026-03-01T10:00")
    let lent = ["people list", "contacts list", "timeline", "moods list", "schedule list"]
    for command in CommandTable.haru.commands {
      guard let fields = command.lists else { continue }
      var runs: [(String) -> Output] = [{ world.run($0) }]
      if lent.contains(command.name) { runs.append { home.run("demo " + $0) } }
      if command.name == "sync conflicts" { runs.append { computers.here.run($0) } }
      let found = try members(of: command, runs)
      #expect(!found.isEmpty, "\(command.name) has no records here")
      let names = fields.names
      #expect(Set(names).count == names.count)
      for (name, says) in found {
        // The values that an import kept have names of the other program. Dates are a list of records in a record.
        if ["source.kept", "sources", "dates."].contains(where: name.hasPrefix) { continue }
        let isWithin = !says && names.contains { $0.hasPrefix(name + ".") }
        #expect(names.contains(name) || isWithin, "\(command.name): \(name) is no field")
      }
      for name in names where found[name] == nil {
        #expect(Self.rare[command.name]?.contains(name) ?? false, "\(command.name) has no \(name)")
      }
    }
  }

  /// Fields that may be missing here, because only photos or imports from other programs fill them.
  private static let rare: [String: Set<String>] = [
    "people list": ["source.from", "source.id", "source.at"],
    "quotes list": ["source.from", "source.id", "source.at"],
    "moods list": ["media.name", "media.file", "media.bytes"],
  ]

  @Test func `are written by a pattern where they are days or moments`() throws {
    let world = try TestEnvironment()
    for command in Self.setUpCommands { _ = world.run(command) }
    for command in CommandTable.haru.commands {
      guard let fields = command.lists else { continue }
      #expect(fields.moments.isSubset(of: fields.names))
      let rest = Self.arguments[command.name]?.last ?? ""
      for name in fields.names {
        let plain = world.run("\(command.name) \(rest) --format '{\(name)}'")
        #expect(plain.status == .done, "\(command.name) \(name): \(plain.err)")
        let isMoment = plain.out.split(separator: "\n").contains {
          $0.wholeMatch(of: /\d{4}-\d\d-\d\d(T\d\d:\d\d.*)?/) != nil
        }
        #expect(!isMoment || fields.moments.contains(name), "\(command.name): \(name) is a moment")
      }
    }
  }

  @Test func `and the options of a list are taken by no other name`() {
    for command in CommandTable.haru.commands where command.lists != nil {
      let own = Set(command.options.map(\.name))
      #expect(own.isDisjoint(with: RecordForm.options.map(\.name)), "\(command.name)")
    }
  }
}
