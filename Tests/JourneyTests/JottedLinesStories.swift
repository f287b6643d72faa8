import Support
import Testing

/// Lines that were once stored as something else, or asked about without the record that was meant.
@Suite struct `A line that used to have no home` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-12-01T21:00", language: .english)
    for line in [
      "people add Theo", "people add Hannah", "people add Mum", "people add Dev",
      "people add Owen --note 'likes jazz'", "people add Wilf", "count coffee 2", "count water 3",
      "books add --manual --title 'Tartine Bread' --pages 304",
      "gifts add Dev --lent --amount 20", "gifts add Hannah --borrowed --amount 15",
      "gifts add Theo casserole --idea",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // L-02, L-14, L-24, L-30
  @Test(
    arguments: [
      ("owen allergic to walnuts!!", ["--note 'likes jazz; allergic to walnuts!!'"]),
      ("dev has a new gf called Beth", ["haru people edit Dev --note"]),
      ("theo's new number 07700 900123", ["haru people edit Theo --phone '07700 900123'"]),
      ("bumped into Sol outside greggs", ["haru people add Sol --note", "haru moods add '-'"]),
      ("wilf born 14 nov, 7lb 2", ["haru people edit Wilf --birthday 2026-11-14"]),
      ("hannahs birthday is on the 21st", ["haru people edit Hannah --birthday 12-21"]),
      ("mum & dad anniv 18/6", ["haru people date Mum wedding 06-18"]),
      ("coffee", ["haru count coffee 1"]), ("2 pints water", ["haru count water 2"]),
      ("finished Tartine!!", ["haru books finish 'Tartine Bread'"]),
      ("split dinner w dev, he owes 18", ["haru gifts add Dev", "--lent --amount 18"]),
      ("gave hannah her 15 back", ["haru gifts done Hannah --amount 15"]),
      ("dev paid me back 20", ["haru gifts done Dev --amount 20"]),
      ("theo paid me back 35", ["haru gifts add Theo --received --amount 35"]),
      ("mood 7, good day at work", ["haru moods add 70 'good", "haru moods add 7 'good"]),
      ("yesterday was shite, 3/10", ["haru moods add 30", "--at '2026-11-30"]),
      ("temp 38.6 at 4am, calpol given", ["haru moods add '-'"]),
      ("Work was awful. Then called mum", ["haru moods add '-'", "haru people water Mum"]),
    ])
  func `is asked about with the record that was meant`(_ line: String, _ offers: [String]) throws {
    let answer = try world().run("add \"\(line)\"")
    #expect(answer.status == .usage && answer.out.isEmpty, "\(answer)")
    for offer in offers { #expect(answer.err.contains(offer), "\(line): \(answer.err)") }
    // L-02: at most five records and the note.
    #expect(answer.err.split(separator: "\n").count { $0.hasPrefix("  haru ") } < 8)
  }

  // L-24: what nobody owes cannot come back, and the words of the wrong record are not offered.
  @Test(
    arguments: [
      ("theo paid me back 35", "gifts done"), ("theo paid me back 35", "moods add 35"),
      ("gave dev his 20 back", "gifts done"), ("dev has a new gf called Beth", "--by call"),
    ])
  func `is not offered what cannot be`(_ line: String, _ offer: String) throws {
    let answer = try world().run("add \"\(line)\"")
    #expect(answer.status == .usage && !answer.err.contains(offer), "\(answer)")
  }

  @Test func `is due before the day that it names`() throws {
    let said = try world().run("add 'pick up parcel b4 sat'").out
    #expect(said.contains("4 December"), "\(said)")
  }

  // A text that begins with a dash is no option.
  @Test func `is offered as a command that runs`() throws {
    let world = try world()
    let asked = world.run("add -- '- pears, plums'")
    let command = try #require(asked.err.split(separator: "\n").last { $0.hasPrefix("  haru ") })
    #expect(world.run(String(command.dropFirst(7))).status == .done, "\(command)")
    let wanted = world.run("add 'want to read - Orbital by Samantha Harvey' --json").out
    #expect(wanted.contains("Samantha Harvey") && wanted.contains(#""Orbital""#), "\(wanted)")
  }
}

@Suite struct `갈 곳이 없던 줄` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-12-01T21:00", language: .korean)
    for line in [
      "people add 은정", "people add 서윤", "people add 최정훈", "people add 김민수", "people add 박사장",
      "people add '수빈 언니'", "count 물 1", "gifts add '수빈 언니' --borrowed --amount 50000",
      "books add --manual --title '커피집 경영' --pages 240",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // L-02, L-14, L-24, L-30
  @Test(
    arguments: [
      ("민수 땅콩 알레르기 있음", ["haru people edit 김민수 --note '땅콩 알레르기 있음'"]),
      ("최정훈 전번 010-2345-6789", ["haru people edit 최정훈 --phone 010-2345-6789"]),
      ("아침에 수영장에서 상훈이 만남", ["haru moods add '-'", "2026-12-01", "haru people add 상훈"]),
      ("단골 지은씨 오랜만에 오심 이직했다함", ["haru moods add '-'", "haru people add 지은"]),
      ("토욜에 민수 카페 들렀다감", ["haru people water 김민수", "2026-11-28"]),
      ("박사장이 그러는데 내년에 원두값 20% 오른대", ["haru people edit 박사장 --note"]),
      ("기분 8 매출 대박", ["haru moods add 80", "haru moods add 8 "]),
      ("감성돔 3마리", ["haru count 감성돔 3"]),
      ("정훈이형한테 5만원 빌림 낼 갚기", ["haru gifts add 최정훈 --borrowed --amount 50000"]),
      ("은정이 생일선물 목도리 6만5천원", ["haru gifts add 은정 목도리 --amount 65000", "--for birthday"]),
      ("상훈이 축의금 10만", ["haru people add 상훈 --note '상훈이 축의금 10만'"]),
      ("수빈언니한테 5만원 돌려줌", ["haru gifts done '수빈 언니' --amount 50000"]),
      ("손님 없었음. 일찍 닫고 서윤이랑 떡볶이 먹음", ["haru moods add '-'", "haru people water 서윤"]),
      ("일요일에 방파제에서 3시간 꽝침", ["haru moods add '-'", "2026-11-29"]),
      ("서윤이 태어난날 2014년 3월 4일", ["haru people edit 서윤 --birthday 2014-03-04"]),
    ])
  func `은 뜻한 기록과 함께 물어봐요`(_ line: String, _ offers: [String]) throws {
    let answer = try world().run("add \"\(line)\"")
    #expect(answer.status == .usage && answer.out.isEmpty, "\(answer)")
    for offer in offers { #expect(answer.err.contains(offer), "\(line): \(answer.err)") }
  }

  // L-24: 이름 뒤의 이는 이름이 아니다.
  @Test func `에서 정훈이형은 정훈이에요`() throws {
    #expect(try world().run("add '정훈이형 만남 광안리에서'").out.contains("최정훈"))
  }

  @Test func `에서 줄표는 책 제목이 아니에요`() throws {
    let asked = try world().run("add '읽고싶은 책 - 바리스타는 왜 그만두지 않는가'").err
    #expect(asked.contains("haru books want '바리스타는 왜 그만두지 않는가'"), "\(asked)")
  }
}
