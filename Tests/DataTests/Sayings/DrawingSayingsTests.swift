import Data
import Domain
import Support
import Testing

@Suite struct `A saying by chance` {
  @Test(arguments: SayingsBacking.allCases, [[0, 1, 2, 3, 4], [2, 3, 50, 1000, 999_999_999_999]])
  func `is each as likely as any other, whatever gaps there are`(
    _ backing: SayingsBacking, _ numbers: [Int]
  ) throws {
    // M-13
    try backing.open(with: numbers + [500]) { sayings throws in
      _ = try sayings.remove(.no(500), at: .on("2026-03-02"))
      let randomSource = RandomSource.seeded(11)
      var counts: [Int: Int] = [:]
      let draws = 2000
      for _ in 0..<draws {
        let drawn = try #require(try sayings.random(randomSource))
        counts[drawn.number.value, default: 0] += 1
      }
      #expect(counts.keys.sorted() == numbers)
      // With 4 degrees of freedom, chi-square exceeds 18.5 once in a thousand. The seed is fixed.
      let expected = Double(draws) / Double(numbers.count)
      let distance = counts.values.reduce(0.0) {
        $0 + (Double($1) - expected) * (Double($1) - expected) / expected
      }
      #expect(distance < 18.5)
    }
  }
}

@Suite struct `The saying of a day` {
  private func day(_ index: Int) -> Day { .on("2026-03-01") + index }

  @Test(arguments: SayingsBacking.allCases)
  func `stays the same all day, whatever else happens`(_ backing: SayingsBacking) throws {
    try backing.open(with: Array(0...9)) { sayings throws in
      let first = try #require(try sayings.saying(of: day(0), lot: 7)?.number)
      #expect(first.value == 7)
      try sayings.use(7)
      try sayings.like(7)
      _ = try sayings.add(.sample("new"), at: .on("2026-03-01"))
      _ = try sayings.remove(.no(3), at: .on("2026-03-01"))
      #expect(try sayings.saying(of: day(0), lot: 1)?.number == first)
      #expect(try sayings.saying(of: day(0), lot: 7)?.isUsed == true)
      try sayings.mend(7, .sample("mended"))
      #expect(try sayings.saying(of: day(0), lot: 7)?.words == .sample("mended"))
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `shows every unused one before any comes again, and none that was used`(
    _ backing: SayingsBacking
  ) throws {
    try backing.open(with: [0, 1, 4, 9, 10, 30]) { sayings throws in
      try sayings.use(4)
      for round in 0..<3 {
        var shown: Set<Int> = []
        for index in 0..<5 {
          let lot = (round * 5 + index) &* 7_919
          shown.insert(
            try #require(try sayings.saying(of: day(round * 5 + index), lot: lot)).number.value)
        }
        #expect(shown == [0, 1, 9, 10, 30])
      }
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `is drawn from all when all are used, and anew when it was removed`(
    _ backing: SayingsBacking
  ) throws {
    try backing.open(with: [0, 1]) { sayings throws in
      try sayings.use(0)
      try sayings.use(1)
      #expect(try sayings.saying(of: day(0), lot: 1)?.number.value == 1)
      #expect(try sayings.saying(of: day(1), lot: 1)?.number.value == 0)
      _ = try sayings.remove(.no(0), at: .on("2026-03-02"))
      #expect(try sayings.saying(of: day(1), lot: 1)?.number.value == 1)
      #expect(try sayings.saying(of: day(0), lot: 5)?.number.value == 1)
      _ = try sayings.remove(.no(1), at: .on("2026-03-02"))
      #expect(try sayings.saying(of: day(1), lot: 1) == nil)
    }
  }

  @Test(.slow, arguments: SayingsBacking.allCases, [0, 1, 4, 5, 29, 30, 31, -1, Int.max, Int.min])
  func `is the first at or after the number a lot picks`(_ backing: SayingsBacking, _ lot: Int)
    throws
  {
    try backing.open(with: [10, 14, 39]) { sayings throws in
      let picked = 10 + (lot % 30 + 30) % 30
      let expected = picked == 10 ? 10 : picked <= 14 ? 14 : 39
      #expect(try sayings.saying(of: day(0), lot: lot)?.number.value == expected)
    }
  }

  /// Returns the draw of a day at its midnight.
  private func draw(_ index: Int) -> DayDraw {
    DayDraw(day: day(index), start: Now(day: day(index), time: .at("00:00"), offset: 0).instant)
  }

  private func moment(_ index: Int) -> Now {
    Now(day: day(index), time: .at("09:00"), offset: 0)
  }

  @Test(.slow, arguments: SayingsBacking.allCases, [2, 3, 5])
  func `is never that of the day before, as long as there is another`(
    _ backing: SayingsBacking, _ count: Int
  ) throws {
    // Product 8
    for used in [0, count] {
      try backing.open(with: Array(0..<count)) { sayings throws in
        for number in 0..<used { try sayings.use(number) }
        let lots = RandomSource.seeded(3)
        let shown = try (3..<60).map { index in
          try #require(try sayings.saying(of: draw(index), lot: lots.below(1000))).number.value
        }
        #expect(zip(shown, shown.dropFirst()).allSatisfy { $0 != $1 }, "\(shown)")
        #expect(Set(shown.prefix(count)).count == count, "\(shown)")
      }
    }
  }

  @Test(arguments: SayingsBacking.allCases)
  func `joins the round that is under way when it came late`(_ backing: SayingsBacking) throws {
    // Product 8
    try backing.open(with: [0, 1, 2]) { sayings throws in
      for index in 3..<16 { _ = try sayings.saying(of: draw(index), lot: index &* 7_919) }
      // One saying of the fifth round is shown here, and two are left.
      let first = try #require(try sayings.saying(of: draw(15), lot: 0)).number.value
      for _ in 0..<2 { _ = try sayings.add(.sample("late"), at: moment(15)) }
      let shown = try (16..<26).map { index in
        try #require(try sayings.saying(of: draw(index), lot: index &* 7_919)).number.value
      }
      #expect(Set(shown.prefix(4) + [first]) == [0, 1, 2, 3, 4], "\(shown)")
      #expect(Set(shown[4..<9]) == [0, 1, 2, 3, 4], "\(shown)")
    }
  }

  @Test(.slow, arguments: SayingsBacking.allCases, [0, 3, 7, 11])
  func `is the same whatever was added or used since the morning`(
    _ backing: SayingsBacking, _ lot: Int
  ) throws {
    // Product 8: if nothing can be saved, the draw must stay the same all day.
    func draw(_ change: (any SayingsRepository, Saying?) throws -> Void) throws -> Saying? {
      try backing.open(with: [0, 1, 2, 3, 7]) { sayings throws in
        try sayings.use(1, at: moment(2))
        let morning = try backing.open(with: [0, 1, 2, 3, 7]) { other throws in
          try other.use(1, at: moment(2))
          return try other.saying(of: self.draw(5), lot: lot)
        }
        try change(sayings, morning)
        return try sayings.saying(of: self.draw(5), lot: lot)
      }
    }
    let morning = try #require(try draw { _, _ in })
    #expect(morning.number.value != 1)
    let evening = try draw { sayings, drawn in
      for _ in 0..<5 { _ = try sayings.add(.sample("new"), at: moment(5)) }
      try sayings.use(try #require(drawn).number.value, at: moment(5))
      try sayings.use(8, at: moment(5))
    }
    #expect(evening?.number == morning.number)
    let ofAll = try draw { sayings, _ in
      for number in [0, 2, 3, 7] { try sayings.use(number, at: moment(5)) }
    }
    #expect(ofAll?.number == morning.number)
  }
}
