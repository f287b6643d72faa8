import Data
import Domain

/// Measures how long a time zone offset takes, and how long 100,000 events take to write, read, import and export.
struct Speed {
  let zones: ZoneFiles

  func measure() throws {
    for name in ["America/New_York", "Asia/Seoul"] {
      guard let zone = zones.zone(name) else { continue }
      for span in [0..<1_800_000_000, 2_200_000_000..<16_000_000_000] {
        var sum = 0
        let time = ContinuousClock().measure {
          for instant in stride(
            from: span.lowerBound, to: span.upperBound, by: span.count / 1_000_000)
          {
            sum &+= zone.offset(at: instant)
          }
        }
        print(name, span, "an offset:", time / 1_000_000, sum)
      }
    }
    let events = randomEvents(100_000, seed: 1)
    var file: [UInt8] = []
    print(
      "write:",
      ContinuousClock().measure {
        file = CalendarWriter.file(of: events, zones: zones, stamp: 0)
      }, file.count, "bytes")
    var count = 0
    print(
      "read:",
      ContinuousClock().measure {
        var reader = CalendarReader(file, zones: CalendarZones(files: zones, year: 2026))
        while reader.next() != nil { count += 1 }
      }, count, "events")
    let exchange = try ExchangeThroughStore(zones: zones)
    for turn in ["import:", "import again:"] {
      print(turn, try ContinuousClock().measure { try exchange.bringIn(file) })
    }
    print("export:", try ContinuousClock().measure { file = try exchange.bringOut() }, file.count)
  }
}
