import Data
import Domain
import Support
import Testing

/// product 21, newcomer B2 and 15, korean D12: how typed text finds a record by its name.
@Suite struct `Naming a record` {
  private func step(_ reference: String, _ name: String) -> NameStep? {
    WantedName(folded: TextForms.folded(reference))?.step(in: TextForms.folded(name))
  }

  @Test(arguments: [
    ("민아", "민아", NameStep.wholeName), ("mina kim", "Mina Kim", .wholeName),
    ("이사준비", "이사 준비", .wholeName), ("제주", "제주 여행", .wordBeginning),
    ("민", "민아", .wordBeginning), ("여행", "제주 여행", .wordBeginning),
    ("grandma", "Great-Grandma Ruth", .wordBeginning), ("ruth", "Grandma Ruth", .wordBeginning),
    ("별하", "작별하지 않는다", .part), ("RAND", "Grandma", .part), ("ㅁㅇ", "민아", .wordBeginning),
    ("ㅈㅈ ㅇㅎ", "제주 여행", .wordBeginning), ("ㅎㅈ", "작별하지 않는다", .part),
    ("ｍｉｎａ", "Mina", .wholeName), ("5", "5", .wholeName),
  ])
  func `goes by any part of its name, whatever the case, width, blanks and form`(
    reference: String, name: String, expected: NameStep
  ) { #expect(step(reference, name) == expected) }

  @Test(arguments: [("1", "10 km"), ("m", "Mina"), ("ㅁ", "민아"), ("x", "Mina"), ("%", "50%")])
  func `never goes by one letter`(reference: String, name: String) {
    #expect(step(reference, name) == nil)
  }

  @Test func `takes the first way that fits exactly one`() {
    func meant(_ found: [NameStep: [String]], _ reference: String = "abcd") -> Meant<String> {
      Naming.meant(by: reference) { (_, step) throws(Never) in found[step] ?? [] }
    }
    if case .one(let only) = meant([.idBeginning: ["a", "b"], .wholeName: ["c"]]) {
      #expect(only == "c")
    } else {
      Issue.record("nothing was meant")
    }
    if case .several(let several) = meant([.wordBeginning: ["a", "b"], .part: ["a", "b", "c"]]) {
      #expect(several == ["a", "b"])
    } else {
      Issue.record("one was meant")
    }
    // newcomer B2: three characters of an ID are too few to find a record.
    if case .nobody = meant([.idBeginning: ["a"]], "abc") {} else { Issue.record("meant") }
    if case .nobody = meant([.id: ["a"]], "  ") {} else { Issue.record("blanks were meant") }
  }

  private func near(_ reference: String, _ names: [String]) -> [String] {
    guard var near = NearNames(folded: TextForms.folded(reference)) else { return [] }
    for name in names { near.weigh(name, folded: TextForms.folded(name)) }
    return near.names
  }

  @Test func `tells the nearest names where none fits`() {
    let names = ["민아", "Mina Kim", "Alexandra", "서연", "제주 여행"]
    #expect(near("민야", names) == ["민아"])
    #expect(near("alexandar", names) == ["Alexandra"])
    #expect(near("mona", names) == ["Mina Kim"])
    #expect(near("재주여행", names) == ["제주 여행"])
    #expect(near("m", names) == ["Mina Kim"] && near("ㅅ", names) == ["서연"])
    #expect(near("dentist", names) == [] && near("", names) == [])
    #expect(near("aa", ["ab", "ac", "ad", "ae"]).count == NearNames.most)
  }

  @Test func `is written for short as far as it is the only one, from four characters on`() {
    let ids = ShortIDs(["abcdefg", "abcdxyz", "abcqqqq", "k3", "k3x9aa", "abcdefh"])
    #expect(ids.short("abcqqqq") == "abcq" && ids.short("k3x9aa") == "k3x9")
    #expect(ids.short("abcdxyz") == "abcdx")
    #expect(ids.short("abcdefg") == "abcdefg" && ids.short("abcdefh") == "abcdefh")
    #expect(ids.short("k3") == "k3" && ids.short("unknown") == "unkn")
  }
}

/// product 20, newcomer 2: a limit counts cells, where a Hangul letter takes two and a Latin one takes one.
@Suite struct `A limit of cells` {
  private let limit = TextLimit.cells(10)

  @Test func `takes five Hangul letters or ten Latin ones`() throws {
    for text in ["다섯글자요", "Portuguese", "wedding", "가나a다b", "😀😀😀😀😀"] {
      #expect(try SingleLineText(text, limit: limit).text == text)
    }
    for text in ["여섯글자라서", "Portuguese!", "가나다라마a", "😀😀😀😀😀😀"] {
      #expect(throws: TextRefusal.tooLong(limit: 10)) { try SingleLineText(text, limit: limit) }
    }
  }

  @Test func `cuts a text where it ends`() {
    #expect(limit.prefix(of: "가나다라마바") == "가나다라마" && limit.prefix(of: "abc") == "abc")
  }
}
