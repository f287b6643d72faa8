import Testing

@testable import PresentationKit
@testable import TextUI

// Y-03
@Suite struct `The text of a QR code` {
  private let text = QRText(
    "Mina",
    [
      .init("BEGIN"), .init("first number", Phrase("전화번호", "phone numbers"), rank: 0),
      .init("birthday", Phrase("생일", "birthday"), rank: 1),
      .init(
        String(repeating: "second number ", count: 4), Phrase("전화번호", "phone numbers"), rank: 2),
      .init(String(repeating: "mail ", count: 20), Phrase("메일", "mail"), rank: 3), .init("END"),
    ])

  @Test func `is whole where there is room`() throws {
    let (code, leftOut) = try text.code()
    let whole = try QRCode(text.text)
    #expect(leftOut == [] && code == whole)
  }

  @Test func `loses whole pieces, the least needed first, until it fits`() throws {
    var before = Int.max
    var seen: [[String]] = []
    for side in stride(from: 61, through: 21, by: -4) {
      let (code, leftOut) = try text.code(fitting: side)
      #expect(code.side <= max(side, 21))
      #expect(code.side <= before)
      before = code.side
      let names = leftOut.map(\.english)
      if seen.last != names { seen.append(names) }
    }
    #expect(
      seen == [
        [], ["mail"], ["mail", "phone numbers"], ["mail", "phone numbers", "birthday"],
      ])
  }

  @Test func `is refused if what is needed fits no code`() {
    let long = QRText("x", [.init(String(repeating: "가", count: 1_000))])
    #expect(throws: QRCodeRefusal.self) { try long.code() }
  }

  @Test func `has content lines that are escaped and whole`() {
    #expect(QRContentLine.text("FN", "a;b,c\\d\ne\u{7}") == "FN:a\\;b\\,c\\\\d\\ne ")
  }
}
