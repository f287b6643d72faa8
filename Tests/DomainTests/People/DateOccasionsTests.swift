import Domain
import Support
import Testing

// L-11, L-15
@Suite struct `The days of a date` {
  private func days(
    _ label: String, _ date: String, counted: Bool = true, milestones: Bool = true,
    from first: String, to last: String
  ) throws -> [String] {
    let birthday = try Birthday(reading: date)
    let person = Person.sample(birthday: birthday)
    let dated = DatedPerson(
      person,
      PersonDate(
        id: ID("d"), person: person.id, label: try DateLabel(reading: label), date: birthday))
    let customs = DateCustoms(countsFirstDay: counted, hasMilestones: milestones)
    return customs.occasions(of: dated, in: .on(first) ... .on(last)).map { occasion in
      switch occasion.count {
      case .yearly(let years, _): "\(occasion.day) \(years.map { "\($0)" } ?? "-")"
      case .days(let days): "\(occasion.day) +\(days)"
      case .hundredDays: "\(occasion.day) 백일"
      case .fortyNinthDay: "\(occasion.day) 49재"
      }
    }
  }

  // L-11
  @Test func `count 100 days with the first day as one or as zero`() throws {
    let one = try days("together", "2026-01-01", from: "2026-01-02", to: "2026-12-31")
    #expect(one == ["2026-04-10 +100", "2026-07-19 +200", "2026-10-27 +300"])
    let zero = try days(
      "together", "2026-01-01", counted: false, from: "2026-01-02", to: "2026-12-31")
    #expect(zero == ["2026-04-11 +100", "2026-07-20 +200", "2026-10-28 +300"])
  }

  // L-11
  @Test func `go on to 500, to each thousand and to 10,000 days, with the years between`() throws {
    let all = try days("firstMet", "2000-01-01", from: "2000-12-31", to: "2100-01-01")
    let counted = all.filter { $0.contains("+") }.compactMap { $0.split(separator: "+").last }
    #expect(
      counted == ["500"] + (1...10).map { "\($0 * 1000)" }[...].map { Substring($0) })
    #expect(all.contains("2001-01-01 1") && all.contains("2027-05-18 +10000"))
  }

  // L-11
  @Test func `of a child have 백일 on the 99th day after the birth, whatever counts as one`() throws {
    for counted in [true, false] {
      let all = try days(
        "birthday", "2026-01-01", counted: counted, from: "2026-01-02", to: "2027-01-01")
      #expect(all == ["2026-04-10 백일", "2027-01-01 1"])
    }
  }

  // L-11
  @Test func `after a death have 49재 on the 48th day after it, and each year`() throws {
    let all = try days("death", "2026-01-01", from: "2026-01-02", to: "2027-01-01")
    #expect(all == ["2026-02-18 49재", "2027-01-01 1"])
  }

  // L-11
  @Test func `have no milestones if they are switched off`() throws {
    let all = try days(
      "death", "2026-01-01", milestones: false, from: "2026-01-02", to: "2027-01-01")
    #expect(all == ["2027-01-01 1"])
  }

  // L-11
  @Test func `count lunar years of a lunar date, also across the turn of the solar year`() throws {
    // The 20th day of the 12th lunar month of 1966 is 30 January 1967.
    let all = try days("birthday", "lunar:1966-12-20", from: "2027-01-01", to: "2027-12-31")
    #expect(all == ["2027-01-27 60"])
  }

  // L-15
  @Test func `of 29 February are on 28 February in other years`() throws {
    let all = try days("wedding", "2024-02-29", from: "2024-03-01", to: "2028-12-31")
    #expect(all == ["2025-02-28 1", "2026-02-28 2", "2027-02-28 3", "2028-02-29 4"])
  }

  // L-15
  @Test func `of a leap month and of a day that a month lacks are on the plain and the former day`()
    throws
  {
    // 2023 had a leap month 2; 2024 has none. Month 1 of 2026 has 29 days.
    #expect(
      try days(
        "death", "lunar:2023-leap02-10", milestones: false, from: "2024-01-01", to: "2024-12-31")
        == ["2024-03-19 1"])
    let thirtieth = try days("wedding", "lunar:01-30", from: "2026-01-01", to: "2026-12-31")
    #expect(thirtieth.count == 1)
    #expect(LunarDay(try #require(Day(String(thirtieth[0].prefix(10)))))?.day ?? 0 >= 29)
  }

  // L-10
  @Test func `of a plan for next year begin with the day itself`() throws {
    let all = try days("wedding", "2027-05-05", from: "2026-01-01", to: "2028-12-31")
    #expect(all == ["2027-05-05 -", "2028-05-05 1"])
  }
}

extension DateLabel {
  fileprivate init(_ name: String) throws { try self.init(reading: name) }
}
