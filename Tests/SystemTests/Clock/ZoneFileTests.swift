import Domain
import Testing

@testable import Data

/// Builds the bytes of time zone files (TZif).
private enum TableBytes {
  static func number(_ value: Int, wide: Int) -> [UInt8] {
    (0..<wide).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
  }

  static func half(
    version: UInt8, wide: Int, turns: [(Int, UInt8)], types: [Int], leaps: Int = 0
  ) -> [UInt8] {
    var bytes = Array("TZif".utf8) + [version] + [UInt8](repeating: 0, count: 15)
    for count in [0, 0, leaps, turns.count, types.count, 4] { bytes += number(count, wide: 4) }
    for turn in turns { bytes += number(turn.0, wide: wide) }
    bytes += turns.map(\.1)
    for type in types { bytes += number(type, wide: 4) + [0, 0] }
    return bytes + Array("ABC\0".utf8)
  }

  static func table(_ turns: [(Int, UInt8)], _ types: [Int], footer: String) -> [UInt8] {
    half(version: 50, wide: 4, turns: [], types: [0])
      + half(version: 50, wide: 8, turns: turns, types: types) + Array("\n\(footer)\n".utf8)
  }
}

// K-16
@Suite struct `A table of a time zone` {
  @Test func `tells the offset before, between and behind its turns`() throws {
    let bytes = TableBytes.table(
      [(-1_000, 1), (5_000_000_000, 2)], [100, 200, 300], footer: "ABC-1")
    let zone = try ZoneFile(bytes)
    let offsets = [Int.min, -1_001, -1_000, 4_999_999_999, 5_000_000_000, .max].map(zone.offset)
    #expect(offsets == [100, 100, 200, 200, 3_600, 3_600])
  }

  @Test func `is read from the first version too, which has no rule`() throws {
    let bytes = TableBytes.half(version: 0, wide: 4, turns: [(-5, 1), (7, 0)], types: [60, -60])
    let zone = try ZoneFile(bytes)
    #expect([-6, -5, 6, 7, .max].map(zone.offset) == [60, -60, -60, 60, 60])
  }

  @Test(arguments: [
    // New York, Sydney, Nuuk (before midnight), Gaza (50 hours), Dublin (winter time is the
    // exception).
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T06:59:59Z", -18_000),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-03-08T07:00:00Z", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T05:59:59Z", -14_400),
    ("EST5EDT,M3.2.0,M11.1.0", "2026-11-01T06:00:00Z", -18_000),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-01-01T00:00:00Z", 39_600),
    ("AEST-10AEDT,M10.1.0,M4.1.0/3", "2026-07-01T00:00:00Z", 36_000),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T00:59:59Z", -7_200),
    ("<-02>2<-01>,M3.5.0/-1,M10.5.0/0", "2026-03-29T01:00:00Z", -3_600),
    ("EET-2EEST,M3.4.4/50,M10.4.4/50", "2026-03-28T00:00:00Z", 10_800),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-01-15T00:00:00Z", 0),
    ("IST-1GMT0,M10.5.0,M3.5.0/1", "2026-06-15T00:00:00Z", 3_600),
    ("ABC3DEF,J60/0,J300/0", "2024-03-01T02:59:59Z", -10_800),
    ("ABC3DEF,J60/0,J300/0", "2024-03-01T03:00:00Z", -7_200),
    ("ABC3DEF,59/0,300/0", "2024-02-29T03:00:00Z", -7_200),
    ("XXX3EDT4,0/0,J365/23", "2026-06-15T00:00:00Z", -14_400),
    ("KST-9", "2026-06-15T00:00:00Z", 32_400), ("<+0545>-5:45", "2026-06-15T00:00:00Z", 20_700),
  ])
  func `goes on by its rule`(rule: String, at moment: String, offset: Int) throws {
    let zone = try ZoneFile(TableBytes.table([], [0], footer: rule))
    guard case .instant(let instant) = PinnedMoment(moment) else { return #expect(Bool(false)) }
    #expect(zone.offset(at: instant) == offset)
    // The calendar repeats every 400 years in both directions.
    let cycle = 146_097 * 86_400
    for times in [-5, 1, 1_000] { #expect(zone.offset(at: instant + times * cycle) == offset) }
  }

  @Test func `is none in anything else`() {
    func refusal(_ bytes: [UInt8]) -> ZoneFileRefusal? {
      do throws(ZoneFileRefusal) {
        _ = try ZoneFile(bytes)
        return nil
      } catch { return error }
    }
    let whole = TableBytes.table([(-1_000, 1), (5_000, 2)], [1, 2, 3], footer: "ABC-1")
    #expect(refusal([]) == .noZoneFile)
    #expect(refusal(Array("text".utf8)) == .noZoneFile)
    // A file that is cut off anywhere before its rule is invalid.
    let body = whole.count - 7
    for count in 4..<body { #expect(refusal(Array(whole[..<count])) == .broken, "\(count)") }
    #expect(refusal(TableBytes.table([(5, 1), (5, 0)], [0, 1], footer: "")) == .broken)
    #expect(refusal(TableBytes.table([(5, 7)], [0, 1], footer: "")) == .broken)
    #expect(refusal(TableBytes.table([], [100_000], footer: "")) == .broken)
    #expect(
      refusal(TableBytes.half(version: 0, wide: 4, turns: [], types: [], leaps: 0)) == .broken)
    #expect(
      refusal(TableBytes.half(version: 0, wide: 4, turns: [], types: [0], leaps: 1)) == .leapSeconds
    )
    for rule in [
      "ABC", "AB5", "EST", "EST5EDT", "EST5EDT,M3", "EST5EDT,M13.1.0,M1.1.0",
      "EST5EDT,M3.6.0,M1.1.0",
      "EST5EDT,M3.2.7,M1.1.0", "EST25", "EST5EDT,J0,J9", "EST5EDT,366,9", "EST5 ", "<A5",
      "EST5EDT,M3.2.0,M11.1.0x",
      "EST5EDT,M3.2.0/168,M11.1.0", "EST5EDT4:60,M3.2.0,M11.1.0", "EST5EDT,M3.2.0,M11.1.0,",
    ] {
      #expect(refusal(TableBytes.table([], [0], footer: rule)) == .broken, "\(rule)")
    }
  }

  // A table with any changed byte is either refused or read, and never causes a crash.
  @Test func `harms nobody when it is harmed`() {
    let whole = TableBytes.table(
      [(-1_000, 1), (5_000, 2)], [1, 2, 3], footer: "EST5EDT,M3.2.0,M11.1.0")
    var read = 0
    for offset in whole.indices {
      for byte in [0, 1, 0x7F, 0x80, 0xFF] as [UInt8] {
        var bytes = whole
        bytes[offset] = byte
        do throws(ZoneFileRefusal) {
          let zone = try ZoneFile(bytes)
          for instant in [Int.min, -1, 0, 1 << 40, .max] { _ = zone.offset(at: instant) }
          read += 1
        } catch { continue }
      }
    }
    #expect(read > 100)
  }
}

@Suite struct `The zones of a computer` {
  private func zones(
    folder: String? = nil, variable: String? = nil, files: [String: String] = [:],
    links: [String: String] = [:]
  ) -> ZoneFiles {
    let seoul = TableBytes.table([], [32_400], footer: "KST-9")
    return ZoneFiles(
      folder: folder, variable: variable,
      read: { path in
        if path.hasSuffix("/Asia/Seoul") && !path.hasPrefix("/elsewhere") { return seoul }
        return files[path].map { Array($0.utf8) }
      },
      link: { links[$0] })
  }

  @Test func `are found by name where systems keep them`() {
    #expect(zones().zone("Asia/Seoul")?.offset(at: 0) == 32_400)
    #expect(zones().zone("Asia/Busan") == nil)
    #expect(zones().zone("UTC")?.offset(at: 0) == 0)
    #expect(zones(folder: "/elsewhere").zone("Asia/Seoul")?.offset(at: 0) == 32_400)
    for name in [
      "", "/usr/share/zoneinfo/Asia/Seoul", "../zoneinfo/Asia/Seoul", "Asia/../Asia/Seoul",
      "./Asia/Seoul", "Asia//Seoul", "Asia/Seoul/", "아시아/Asia/Seoul", "x\u{0}/Asia/Seoul",
      String(repeating: "a", count: 99) + "/Asia/Seoul",
    ] {
      #expect(zones().zone(name) == nil, "\(name)")
    }
  }

  @Test(
    arguments: [
      ("Asia/Seoul", nil, nil, "Asia/Seoul"), (":Asia/Seoul", nil, nil, "Asia/Seoul"),
      ("/usr/share/zoneinfo/Asia/Seoul", nil, nil, "Asia/Seoul"), ("", "x", "x", "UTC"),
      ("KST-9", "/usr/share/zoneinfo/Asia/Seoul", nil, nil),
      (nil, "/usr/share/zoneinfo/Asia/Seoul", "UTC\n", "Asia/Seoul"),
      (nil, "/usr/share/zoneinfo/posix/Asia/Seoul", nil, "Asia/Seoul"),
      (nil, "/etc/localtime", " Asia/Seoul \nmore", "Asia/Seoul"), (nil, nil, "Nowhere", nil),
      (nil, nil, nil, nil),
    ] as [(String?, String?, String?, String?)])
  func `tell which one is their own`(variable: String?, link: String?, text: String?, name: String?)
  {
    let zones = zones(
      variable: variable, files: text.map { ["/etc/timezone": $0] } ?? [:],
      links: link.map { ["/etc/localtime": $0] } ?? [:])
    #expect(zones.ownName == name)
  }

  @Test(arguments: [
    ("Asia/Seoul", "1988-07-01T02:00:00Z", 36_000), ("Asia/Seoul", "2026-07-01T02:00:00Z", 32_400),
    ("America/New_York", "1942-07-01T00:00:00Z", -14_400),
    ("Europe/London", "1970-01-01T00:00:00Z", 3_600),
    ("Pacific/Apia", "2011-12-31T00:00:00Z", 50_400),
    ("America/New_York", "2480-07-01T00:00:00Z", -14_400),
  ])
  func `have the tables of this one`(name: String, moment: String, offset: Int) throws {
    guard case .instant(let instant) = PinnedMoment(moment) else { return #expect(Bool(false)) }
    let zone = try #require(ZoneFiles.onDisk().zone(name))
    #expect(zone.offset(at: instant) == offset)
    #expect(LocalZone(zone).offset(at: instant) == offset)
  }

  @Test func `are known by every name Windows has for them`() {
    let zones = ZoneFiles.onDisk()
    #expect(WindowsZones.names.count > 130)
    for name in WindowsZones.names { #expect(zones.zone(name) != nil, "\(name)") }
    for (given, name) in [
      ("Korea Standard Time", "Asia/Seoul"), ("korea daylight time", "Asia/Seoul"),
      ("Eastern Standard Time (Mexico)", "America/Cancun"), ("UTC-02", "Etc/GMT+2"),
    ] {
      #expect(WindowsZones.name(for: given) == name)
    }
    #expect(WindowsZones.name(for: "Moon Standard Time") == nil)
  }
}
