import Domain
import Support
import Testing

@Suite struct `The season of a day` {
  // D-82
  @Test(arguments: [
    ("2026-02-28", Season.winter), ("2026-03-01", .spring), ("2026-05-31", .spring),
    ("2026-06-01", .summer), ("2026-08-31", .summer), ("2026-09-01", .autumn),
    ("2026-11-20", .autumn), ("2026-12-01", .winter),
  ])
  func `has whole months, and is half a year away in the south`(
    _ day: String, _ season: Season
  ) throws {
    for zone in [nil, "Asia/Seoul", "Europe/London", "America/New_York"] {
      #expect(Season(of: .on(day), zone: zone) == season)
    }
    let seasons = Season.allCases
    let index = try #require(seasons.firstIndex(of: season))
    for zone in ["Australia/Sydney", "America/Argentina/Ushuaia", "Pacific/Auckland"] {
      #expect(Season(of: .on(day), zone: zone) == seasons[(index + 2) % 4], "\(zone)")
    }
  }

  // D-82
  @Test func `is the southern one where its neighbours count it so, and nowhere else`() {
    for zone in [
      "Antarctica/Troll", "Africa/Johannesburg", "America/Santiago", "America/Sao_Paulo", "NZ",
    ] {
      #expect(Season.isSouthern(zone), "\(zone)")
    }
    for zone in [
      "Asia/Singapore", "Africa/Nairobi", "America/Bogota", "Arctic/Longyearbyen", "UTC", "",
      "Australian", "america/lima",
    ] {
      #expect(!Season.isSouthern(zone), "\(zone)")
    }
  }
}
