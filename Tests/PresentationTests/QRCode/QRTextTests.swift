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
    let (code, leftOut, _) = try text.code()
    let whole = try QRCode(text.text)
    #expect(leftOut == [] && code == whole)
  }

  @Test func `loses whole pieces, the least needed first, until it fits`() throws {
    var before = Int.max
    var seen: [[String]] = []
    for side in stride(from: 61, through: 21, by: -4) {
      let (code, leftOut, _) = try text.code(fitting: side)
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

  @Test func `counts what is left out of a list, and leaves out pieces without a name silently`()
    throws
  {
    let people = (0..<3).map { index in
      let name = Phrase("사람 \(3 - index)명", "\(3 - index) people")
      return QRText.Piece("person \(index)", name, rank: index, group: 1)
    }
    let frame = (QRText.Piece("begin", rank: 9), QRText.Piece("end", rank: 9))
    let text = QRText("Day", [frame.0, QRText.Piece("needed")] + people + [frame.1])
    // 17 bytes fit into the smallest code.
    let (code, leftOut, _) = try text.code(fitting: 21)
    let small = try QRCode("needed\nperson 0")
    #expect(code == small)
    #expect(leftOut.map(\.english) == ["2 people"])
  }

  @Test func `has a shorter form, which is used only if it fits`() throws {
    let long = QRText("x", [.init(String(repeating: "calendar ", count: 9))])
    let notes = String(repeating: "y", count: 90)
    let short = QRText("x", [.init("Tea"), .init(notes, Phrase("내용", "notes"), rank: 1)])
    let text = long.or(short, saying: Phrase("글이에요.", "It is text."))
    let (code, leftOut, remark) = try text.code(fitting: 25)
    let tea = try QRCode("Tea")
    #expect(code == tea && leftOut.map(\.english) == ["notes"])
    #expect(remark?.english == "It is text.")
    let whole = try text.code()
    #expect(whole.leftOut == [] && whole.remark == nil)
    #expect(try text.code(fitting: 17).code.side > 17)
  }

  @Test func `has a form that phones read as well, as soon as it leaves out less`() throws {
    let number = Phrase("전화번호", "phone numbers")
    let day = Phrase("생일", "the birthday")
    let long = QRText(
      "x", [.init(String(repeating: "a", count: 30)), .init("12345678", number, rank: 0)])
    let short = QRText("x", [.init("short"), .init("12345678", number, rank: 0)])
    let text = long.or(short)
    // 32 bytes fit into the second smallest code: the long form without the number, or the short one with it.
    let (code, leftOut, remark) = try text.code(fitting: 25)
    let kept = try QRCode("short\n12345678")
    #expect(code == kept && leftOut == [] && remark == nil)
    // What the form never has counts as left out.
    let other = try long.or(short, without: [day]).code(fitting: 25)
    let first = try QRCode(String(repeating: "a", count: 30))
    #expect(other.code == first && other.leftOut == [number])
    #expect(try text.code().code == QRCode(long.text))
  }

  @Test func `is refused if what is needed fits no code`() {
    let long = QRText("x", [.init(String(repeating: "가", count: 1_000))])
    #expect(throws: QRCodeRefusal.self) { try long.code() }
  }

  @Test func `has content lines that are escaped and whole`() {
    #expect(QRContentLine.text("FN", "a;b,c\\d\ne\u{7}") == "FN:a\\;b\\,c\\\\d\\ne ")
  }
}
