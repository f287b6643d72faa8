import PresentationKit
import Support
import Testing

/// Lines that people jotted in a week of their own.
@Suite struct `Somebody who jots a week in English` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-11-30T21:00", language: .english)
    for line in [
      "people add Rob", "people add Jo", "people add Dan", "people add Tariq", "people add Ann",
      "people add Ann --yes", "people add Bob", "gifts add Dan ladder --lent",
      "gifts add Dan 'the big drill' --lent", "count coffee 1", "count run 5", "count mood 3",
      "books add --manual --title Middlemarch --pages 880",
      "books add --manual --title 'The Salt Path' --pages 288",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // L-01, L-24, L-30
  @Test(
    arguments: [
      ("wine 2 glasses", ["haru count wine 2"]), ("#water 3", ["haru count water 3"]),
      ("swim 40 lengths", ["haru count swim 40"]),
      (
        "read 30 pages on the bus",
        ["haru books read Middlemarch 30", "haru books read 'The Salt Path' 30"]
      ),
      ("started Piranesi", ["haru books want Piranesi"]),
      (
        "borrowed £20 off Tariq for parking, pay back fri",
        ["haru gifts add Tariq", "--borrowed", "--amount 20"]
      ),
      ("Dan gave back the ladder", ["haru gifts done ladder"]),
      ("Got Rob the merino socks for xmas", ["haru gifts add Rob 'merino socks'"]),
      (
        "couldn't sleep, up at 4, anxious about inspection",
        ["haru moods add", "haru schedule add"]
      ),
      ("Lent Jo Piranesi, no wait, lent her the Salt Path", ["haru note"]),
      ("run 5 monday", ["haru schedule add", "haru count run 5"]),
      ("mood 70", ["haru count mood 70", "haru moods add 70"]),
      ("Bob and Ann's anniversary 5 may 2018", ["haru people date"]),
      ("Rob lent me Hamnet", ["haru gifts add Rob Hamnet --borrowed"]),
      ("Rob lent us his tent", ["haru gifts add Rob", "tent", "--borrowed"]),
      ("Jo gave us a pot of jam", ["haru gifts add Jo 'pot of jam' --received"]),
      ("Rob got me a scarf", ["haru gifts add Rob scarf --received"]),
      ("Jo wants wet leg tickets for xmas", ["haru gifts add Jo", "--idea", "--for christmas"]),
      ("Jo says she's pregnant due in june", ["haru sayings add", "haru note"]),
      ("knackered. long day. 2/5", ["haru moods add 40"]),
      ("Jo: why do you always say in a minute", ["haru sayings add", "haru note"]),
      ("Jo parents eve weds 9th 5:30", ["05:30", "17:30"]),
      ("wrecked today, long shift", ["haru moods add '-'"]),
      ("ran 5k this morning", ["haru count run 5", "haru moods add '-'"]),
      ("bit low after visiting Jo yest", ["haru moods add '-'", "2026-11-29"]),
      ("gave Jo a poinsettia on sunday", ["haru gifts add Jo poinsettia --on 2026-11-29"]),
    ])
  func `is asked, and what was meant is among the answers`(_ line: String, _ offers: [String])
    throws
  {
    let answer = try world().run("add \(ShellQuote.word(line))")
    #expect(answer.status != .done && answer.out.isEmpty, "\(answer)")
    for offer in offers { #expect(answer.err.contains(offer), "\(line): \(answer.err)") }
  }

  // L-20, L-30: what is plain is not asked about.
  @Test(
    arguments: [
      ("3 coffees", "#coffee"), ("3 coffee", "#coffee"), ("coffee 3", "#coffee"),
      ("Anniversary w Rob 8 June 2013", "Rob"), ("lent Jo 3 books", "3 books"),
      ("Jo \"you cannot be late\"", "saying"),
      ("2 glasses of coffee", "#coffee: counted 2"), ("2 cups coffee", "#coffee: counted 2"),
      ("xmas d-day", "“xmas”"), ("how long till france 17 july", "“france”"),
      ("mood 3/5", "60"), ("half five pickup Jo from hurling thurs", "17:30"),
      ("france d-day 17 july", "“france”"), ("Rob + Jo anniversary 21 june", "Rob"),
    ])
  func `is understood`(_ line: String, _ said: String) throws {
    let answer = try world().run("add \(ShellQuote.word(line))")
    #expect(answer.status == .done && answer.out.contains(said), "\(answer)")
  }

  // L-22: the thing that came back is found by its name.
  @Test func `returns one of two loans`() throws {
    let world = try world()
    #expect(world.run("gifts done ladder").status == .done)
    #expect(world.run("gifts Dan").out.contains("the big drill"))
  }

  // L-20: `for xmas` is neither the day of a gift nor its thing.
  @Test func `gives for an occasion that is ahead`() throws {
    let world = try world()
    #expect(!world.run("add 'got Jo slippers for xmas'").err.contains("--on 2025"))
    #expect(world.run("add 'lent Jo £10 for xmas'").status == .done)
    let stored = world.run("gifts Jo --json").out
    #expect(stored.contains("christmas") && !stored.contains("xmas"), "\(stored)")
  }

  // L-20: neither a day that does not exist nor a zero is a thing.
  @Test(arguments: ["lent Bob 50 on 2026-02-30", "lent Bob 0"])
  func `stores no loan of nonsense`(_ line: String) throws {
    let world = try world()
    #expect(world.run("add '\(line)'").status != .done)
    #expect(world.run("gifts Bob --json").out.contains(#""gifts":[]"#))
  }
}

@Suite struct `누구나 한 주 동안 적는 줄` {
  private func world() throws -> TestEnvironment {
    let world = try TestEnvironment(now: "2026-11-30T21:00", language: .korean)
    for line in [
      "people add '지영 언니'", "people add '민주 언니'", "people add '수진 쌤'", "people add 미경",
      "count 달리기 5", "count 커피 1", "count 물 1", "gifts add 미경 --lent --amount 50000",
      "books add --manual --title '소년이 온다' --pages 216",
      "books add --manual --title '불편한 편의점' --pages 268",
    ] { #expect(world.run(line).status == .done, "\(line)") }
    return world
  }

  // L-14, L-20, L-30: a name is known without its blank.
  @Test(
    arguments: [
      ("지영언니 생일 12월 14일", "지영 언니"), ("수진쌤 결혼 축의금 10만원", "준"), ("물 1.5리터", "물"),
      ("커피 벌써 세잔째..", "커피"), ("미경이 생일 3월 2일이었지", "3월 2일"), ("민주언니 \"애들은 금방 커\"", "글귀"),
      ("미경이 축의금 받음 10만", "받은"),
      ("커피 마심", "커피"), ("크리스마스까지 디데이", "‘크리스마스’"), ("커피 +1", "커피"),
      ("불편한 편의점 완독ㅎㅎ", "다 읽었어요"),
    ])
  func `묻지 않고 알아듣는다`(_ line: String, _ said: String) throws {
    let answer = try world().run("add \(ShellQuote.word(line))")
    #expect(answer.status == .done && answer.out.contains(said), "\(answer)")
  }

  // S-14: the speaker is stored without the particle.
  @Test(arguments: ["미경이가 \"우리 집은 왜 이렇게 작아\"", "\"우리 집은 왜 이렇게 작아\" 미경이가"])
  func `말한 사람을 조사 없이 담는다`(_ line: String) throws {
    let world = try world()
    #expect(world.run("add \(ShellQuote.word(line))").status == .done)
    #expect(world.run("sayings list --json").out.contains(#""who":"미경""#))
  }

  // G-15: a day that is quoted is not the day of the call.
  @Test func `옮긴 말 속의 날을 전화한 날로 읽지 않는다`() throws {
    let world = try world()
    let said = world.run("add '미경 전화옴 토욜 몇시에 오냐고'").out
    #expect(said.contains("토욜 몇시에 오냐고") && !said.contains("11월 28일"), "\(said)")
  }

  // 말한 사람이 글귀에 남는다.
  @Test func `글귀로 남기라고 하면 말한 사람도 적는다`() throws {
    let world = try world()
    #expect(world.run("add --as sayings '미경: 달이 나 따라와'").status == .done)
    #expect(world.run("sayings list --json").out.contains(#""who":"미경""#))
  }

  @Test(
    arguments: [
      ("아침에 5km 뛰고 출근", ["haru count 달리기 5"]),
      ("어제 미경이 아버지 장례식장 다녀옴 조의금 5만원", ["haru gifts add 미경", "--amount 50000", "2026-11-29"]),
      ("민주언니가 김장김치 한통 주심", ["haru gifts add '민주 언니'", "--received"]),
      ("오늘 40쪽 읽음", ["haru books read '소년이 온다'", "haru books read '불편한 편의점'"]),
      ("오늘 미경한테 30만원 빌려줌", ["haru gifts add 미경", "--lent", "--amount 300000"]),
      ("미경 5만원 받음 지난번 빌려간거", ["haru gifts done 미경"]),
      ("미경이 귤 한박스 주심", ["haru gifts add 미경", "--received"]),
      ("어제 물 40분", ["haru count 물 40 --on 2026-11-29"]), ("6천보 걸음", ["haru count 걸음 6000"]),
      ("내일 요가 6:30", ["06:30", "18:30"]),
      ("일욜에 미경 다녀가심 반찬 잔뜩", ["haru people water 미경", "2026-11-29", "haru moods add"]),
      ("새벽 5시 도윤이 열 38.4", ["haru moods add"]),
      ("해열제 아침 8시에 먹임", ["haru moods add", "2026-11-30 08:00"]),
      ("어젯밤 잠 설침 도윤이 계속 깸", ["haru moods add"]),
      ("미경한테 스웨터 사드림", ["haru gifts add 미경 스웨터"]),
      ("수진쌤이 귤 한박스 줌", ["haru gifts add '수진 쌤' '귤 한박스' --received"]),
      ("ㅠㅠ 도윤이한테 소리질러서 맘 안좋음", ["haru moods add"]),
      ("작별하지않는다 읽기시작", ["haru books want 작별하지않는다"]),
      ("채식주의자 읽기 시작", ["haru books want 채식주의자"]), ("불편한 편의점 다 읽음 ★★★★", ["★"]),
    ])
  func `물으면 뜻한 것이 답 가운데 있다`(_ line: String, _ offers: [String]) throws {
    let answer = try world().run("add \(ShellQuote.word(line))")
    #expect(answer.status != .done && answer.out.isEmpty, "\(answer)")
    for offer in offers { #expect(answer.err.contains(offer), "\(line): \(answer.err)") }
  }
}
