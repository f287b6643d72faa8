import Data
import Domain
import Foundation
import FuzzPromises

// Answers questions of Scripts/oracle/calendars.py:
//   zones                 lines of `NAME INSTANT…` in, offsets out
//   write COUNT SEED F.ics F.json   random events as a calendar, and as JSON
//   read F.ics            a calendar as JSON
//   blocks NAME FIRST LAST…   a calendar with the rules of a zone
//   through F.ics G.ics   imports F.ics into a store and exports it to G.ics
//   speed                 how long everything takes
let words = Array(CommandLine.arguments.dropFirst())
let zones = ZoneFiles.onDisk()

func number(_ index: Int) -> Int { words.count > index ? Int(words[index]) ?? 0 : 0 }

func randomEvents(_ count: Int, seed: Int) -> [CalendarEvent] {
  (0..<count).map { number in
    var dice = Dice(seed: UInt64(seed), input: number)
    return RandomEvents.event(&dice, number: number)
  }
}

switch words.first {
case "zones":
  while let line = readLine() {
    let parts = line.split(separator: " ")
    guard let name = parts.first, let zone = zones.zone(String(name)) else {
      print("?")
      continue
    }
    print(parts.dropFirst().map { String(zone.offset(at: Int($0) ?? 0)) }.joined(separator: " "))
  }
case "write":
  let events = randomEvents(number(1), seed: number(2))
  let file = CalendarWriter.file(of: events, zones: zones, stamp: 0)
  try Data(file).write(to: URL(fileURLWithPath: words[3]))
  let lines = try events.map { try EventJSON($0).line() }.joined(separator: "\n")
  try Data(lines.utf8).write(to: URL(fileURLWithPath: words[4]))
case "read":
  let bytes = Array(try Data(contentsOf: URL(fileURLWithPath: words[1])))
  var reader = CalendarReader(bytes, zones: CalendarZones(files: zones, year: 2026))
  while let finding = reader.next() {
    switch finding {
    case .event(let event, _): print(try EventJSON(event).line())
    case .problem(let line, let reason): print("{\"problem\":\"\(line) \(reason)\"}")
    case .left(let left, _): print("{\"left\":\"\(left)\"}")
    }
  }
case "blocks":
  let span = Day(year: number(2), month: 7, day: 1) ?? Day(ordinal: 0)
  let last = Day(year: number(3), month: 7, day: 1) ?? span
  let noon = TimeOfDay(seconds: 43_200)
  var event = CalendarEvent(
    uid: "1", title: "", start: .zoned(DayAndTime(span, noon), zone: words[1]),
    end: .zoned(DayAndTime(last, noon), zone: words[1]))
  if words.last == "endless" { event.rule = "FREQ=DAILY" }
  FileHandle.standardOutput.write(
    Data(CalendarWriter.file(of: [event], zones: zones, stamp: 0)))
case "through":
  let exchange = try ExchangeThroughStore(zones: zones)
  try exchange.bringIn(Array(try Data(contentsOf: URL(fileURLWithPath: words[1]))))
  try Data(try exchange.bringOut()).write(to: URL(fileURLWithPath: words[2]))
case "speed": try Speed(zones: zones).measure()
default: print("zones | write | read | blocks | through | speed")
}
