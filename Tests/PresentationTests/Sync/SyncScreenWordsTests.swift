import Testing

@testable import Domain
@testable import PresentationKit
@testable import PresentationShared
@testable import TextUI

@Suite struct `What the page of sync says` {
  private func nicknameConflict(_ text: String, title: String = "Ada", device: String = "desktop")
    -> NamedConflict
  {
    conflict(
      title: title, field: "nickname", [ConflictMember("nickname", .text(text))],
      [ConflictMember("nickname", .nothing)], device: device)
  }

  private func conflict(
    title: String, field: String, _ current: [ConflictMember], _ other: [ConflictMember],
    device: String = "desktop", isHeld: Bool = false
  ) -> NamedConflict {
    let id = DeviceID(SixteenBytes(high: 1, low: 1))
    func side(_ members: [ConflictMember]) -> NamedConflict.Side {
      .init(members: members, device: device, at: Now(instant: 0, offset: 0), isMine: false)
    }
    return NamedConflict(
      entry: ConflictEntry(
        number: 1, part: .people, record: "ada", title: title, field: field,
        current: .init(current, by: id, at: 0), other: .init(other, by: id, at: 0),
        isHeld: isHeld),
      current: side(current), other: side(other))
  }

  // Control characters that another device wrote do not reach the terminal.
  @Test func `lets nothing through that a terminal would obey`() {
    let words = SyncScreenWords(.english)
    let hostile = "a\u{1b}[2J\u{7}\u{202e}b"
    let entry = nicknameConflict(hostile, title: hostile, device: hostile)
    let now = Now(instant: 0, offset: 0)
    for text in [
      words.record(of: entry), words.title(of: entry), words.other(entry, at: now),
      words.current(entry, at: now), words.value(of: entry.current.members),
      words.sides(of: entry, at: now),
    ] {
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 32 }, "\(text)")
      #expect(!text.unicodeScalars.contains("\u{202e}"), "\(text)")
    }
  }

  @Test func `says that a side has nothing`() {
    #expect(SyncScreenWords(.english).value(of: nicknameConflict("x").other.members) == "no value")
    #expect(SyncScreenWords(.korean).value(of: nicknameConflict("x").other.members) == "없음")
  }

  @Test func `names members in the language of whoever reads`() {
    let members = [ConflictMember("eng", .text("Slow")), ConflictMember("who", .nothing)]
    let several = members + [ConflictMember("kor", .text("천천히"))]
    #expect(SyncScreenWords(.korean).value(of: several) == "영어: Slow\n한국어: 천천히")
    #expect(SyncFieldWords(.english).name("nextWatering") == "next watering")
    #expect(SyncFieldWords(.korean).name("nextWatering") == "다음에 물 줄 날")
    #expect(SyncFieldWords(.korean).name("laterField") == "later field")
  }

  @Test func `says of members that go together those that differ`() {
    let day = Now(instant: 1_773_000_000, offset: 32_400)
    func made(_ level: Int, x: Int) -> [ConflictMember] {
      [
        ConflictMember("at", .moment(day)), ConflictMember("level", .number(level)),
        ConflictMember("x", .number(x)), ConflictMember("y", .number(3000)),
        ConflictMember("timed", .flag(true)),
      ]
    }
    let words = SyncScreenWords(.english)
    #expect(words.value(of: made(60, x: 1046), beside: made(80, x: 2000)) == "level: 60")
    // The position in the picture is only shown if nothing else differs.
    #expect(words.value(of: made(60, x: 1046), beside: made(60, x: 2000)) == "x: 1046")
    let read = [
      ConflictMember("book", .text("k3j4h5")), ConflictMember("page", .number(45)),
      ConflictMember("percent", .flag(false)),
    ]
    let further = [
      ConflictMember("book", .text("k3j4h5")), ConflictMember("page", .number(60)),
      ConflictMember("percent", .flag(false)),
    ]
    #expect(SyncScreenWords(.korean).value(of: read, beside: further) == "45쪽")
    #expect(SyncScreenWords(.english).value(of: read, beside: further) == "page: 45")
  }

  @Test func `says why a value waits by what it is`() {
    func held(_ field: String) -> String {
      SyncScreenWords(.english).held(
        conflict(
          title: "Momo", field: field, nicknameConflict("x").current.members,
          nicknameConflict("x").other.members,
          isHeld: true))
    }
    #expect(held("pages").contains("more pages than this"))
    #expect(held("record").contains("rest of the reading log"))
    #expect(held("phone").contains("Another record already has"))
  }

  /// 2.6: a conflict where one device removed the record and the other changed it.
  @Test func `says which side is gone`() {
    let away = Now(instant: 1_773_000_000, offset: 32_400)
    let sides: [(ConflictMember.Value, String)] = [
      (.flag(true), "removed"), (.flag(false), "kept, with changes"),
      (.nothing, "not removed"), (.moment(away), "removed on 9 March 2026 05:00"),
    ]
    for (value, said) in sides {
      #expect(SyncScreenWords(.english).value(of: [ConflictMember("deleted", value)]) == said)
    }
  }

  @Test func `shows as many lines as there are rows, and says that there is more`() {
    let words = SyncScreenWords(.english)
    let lines = words.wrapped("one\ntwo\nthree", to: 8, rows: 2, .unicode)
    #expect(lines.count == 2 && lines[0] == "one" && lines[1].hasSuffix("…"))
    #expect(words.wrapped("one\n\ntwo", to: 9, rows: 3, .unicode) == ["one", "", "two"])
    #expect(words.wrapped("one", to: 9, rows: 0, .unicode) == [])
  }
}
