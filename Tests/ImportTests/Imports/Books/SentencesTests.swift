import Domain
import FuzzPromises
import Testing

@testable import Data

/// Tests of importing highlights from a Kindle. I-12.
@Suite struct `Sentences of a Kindle` {
  @Test func `are there once, in their longest form, with the notes beside them`() throws {
    let file = try ReadFile(BookFixtures.kindle)
    #expect(file.formats == [.kindle])
    #expect(
      file.sentences.map(\.text) == [
        "Nobody owns the road; one only walks it.", "Moss has time.", "Marble has none.",
        "a note without a sentence",
      ])
    let first = file.sentences[0]
    #expect(first.bookTitle == "The Orchard Road (Low Hills)")
    #expect(first.bookAuthors == ["Ada Fenn", "Bo Lind"])
    #expect(first.page == 12)
    #expect(first.location == "123-126")
    #expect(first.note == "read this to Mina")
    #expect(first.at == at("2024-12-30", 14, 47, 1))
    #expect(file.sentences[1].location == "1052-1053")
    #expect(file.sentences[1].at == at("2013-04-26", 0, 18))
    #expect(file.sentences[2].page == 99)
    #expect(file.sentences[2].location == nil)
    #expect(file.entries.map(\.line) == [6, 26, 31, 36])
    #expect(file.notes == [.versionsMerged(2), .bookmarksLeft(1)])
    #expect(file.problems.isEmpty)
  }

  @Test func `keep two that share a place and no words`() throws {
    let file = try ReadFile(
      Self.file(["1-2 | one word", "1-2 | another", "2-3 | one word more"]), as: .kindle)
    #expect(file.sentences.map(\.text) == ["another", "one word more"])
    #expect(Set(file.entries.map(\.id)).count == 2)
  }

  @Test func `are called the same when they grow again`() throws {
    let once = try ReadFile(Self.file(["10-11 | so it"]))
    let twice = try ReadFile(Self.file(["10-11 | so it", "10-12 | so it goes"]))
    #expect(once.entries.map(\.id) == twice.entries.map(\.id))
    #expect(twice.sentences.map(\.text) == ["so it goes"])
  }

  private static func file(_ marks: [String]) -> String {
    marks.enumerated().map { number, mark in
      let parts = mark.split(separator: "|").map { $0.trimmingPrefix(" ") }
      let location = String(parts[0]).split(separator: " ").first.map(String.init) ?? ""
      return """
        Book (Ada Fenn)
        - Your Highlight on Location \(location) | Added on Monday, June 3, 2024 1:0\(number):00 PM

        \(parts[1])
        ==========

        """
    }.joined()
  }

  @Test func `come from a Korean device`() throws {
    let file = try ReadFile(BookFixtures.koreanKindle)
    #expect(file.formats == [.kindle])
    #expect(
      file.sentences == [
        IncomingSentence(
          bookTitle: "소년의 강", bookAuthors: ["한가람"], text: "강은 아무것도 묻지 않는다.", page: 123,
          location: "1234-1236", note: "다시 읽기", at: at("2024-03-02", 21, 12, 5))
      ])
    #expect(file.notes == [.bookmarksLeft(1)])
  }

  @Test func `are read in many languages, and by the shape of the numbers in others`() throws {
    let file = try ReadFile(ImportFixtures.all.first { $0.name == "many languages" }?.bytes ?? [])
    let positions = file.sentences.map { "\($0.page ?? 0) \($0.location ?? "")" }
    #expect(
      positions == [
        "42 1234-1236", "5 1234-1236", "6 36-40", "6 36-40", "6 36-40", "6 36-40", "5 1234-1236",
        "7 114-116", "7 114-116", "5 60-61",
      ])
    let december = at("2024-12-30", 14, 46, 33)
    let september = at("2019-09-30", 18, 0, 39)
    #expect(
      file.sentences.map(\.at) == [
        december, september, september, september, september, september, december, september,
        december, nil,
      ])
    #expect(file.notes == [.unknownHeadings(1)])
    #expect(file.kept(9, "heading") == BookFixtures.headings[9])
    #expect(file.entries[0].kept.isEmpty)
  }

  @Test(
    arguments: [
      ("Added on Sunday, June 2, 2024 12:00:01 AM", 0, 0, 1),
      ("Added on Sunday, June 2, 2024 12:00:01 PM", 12, 0, 1),
      ("Añadido el domingo, 2 de junio de 2024 1:02:03 p. m.", 13, 2, 3),
      ("2024년 6월 2일 일요일 오전 1:02:03에 추가함", 1, 2, 3), ("添加于 2024年6月2日星期日 上午1:02:03", 1, 2, 3),
      ("作成日: 2024年6月2日日曜日 13:02:03", 13, 2, 3),
      ("Toegevoegd op zondag 2 juni 2024 13:02:03", 13, 2, 3),
      ("Ajouté le dimanche 2 juin 2024 13:02:03", 13, 2, 3),
    ])
  func `were marked when their heading says`(
    _ text: String, _ hour: Int, _ minute: Int, _ second: Int
  ) {
    #expect(KindleMoment.moment(text) == at("2024-06-02", hour, minute, second))
  }

  @Test(
    arguments: [
      "", "soon", "Added on June 2", "31 juin 2024 13:00", "3/4/2024 13:00",
      "Added on 2024 13:00:00",
    ])
  func `were marked nobody knows when`(_ text: String) {
    #expect(KindleMoment.moment(text) == nil)
  }

  @Test func `name what is cut, refused or no block`() throws {
    let file = try ReadFile(
      """
      Book (A)
      - Your Highlight on page 1 | Location 1-2 | Added on Sunday, June 2, 2024 1:02:03 PM

       <You have reached the clipping limit for this item>
      ==========
      Only a title
      ==========
      Book (A)
      - Your Highlight on page 2 | Location 3-4 | Added on Sunday, June 2, 2024 1:02:03 PM

      cut in the mid
      """)
    #expect(file.sentences.map(\.text) == ["cut in the mid"])
    #expect(
      file.problems == [
        .init(line: 1, .textMissing, failed: true), .init(line: 6, .columnsMissing, failed: true),
        .init(line: 8, .cutOff, failed: false),
      ])
  }

  @Test(
    arguments: [
      ("Title (First Last)", "Title", ["First Last"]), ("Title", "Title", []),
      ("Title (Series (1)) (Last, First)", "Title (Series (1))", ["First Last"]),
      ("T (A, B;C, D)", "T", ["B A", "D C"]), ("(Only)", "(Only)", []),
      ("T (Hans Glück & J. Garçon)", "T", ["Hans Glück", "J. Garçon"]), ("T )", "T )", []),
    ])
  func `have titles with their authors in the last brackets`(
    _ line: String, _ title: String, _ authors: [String]
  ) {
    let read = KindleTitle(line)
    #expect(read.title == title)
    #expect(read.authors == authors)
  }
}

@Suite struct `Sentences of KOReader` {
  @Test func `come from the newer form`() throws {
    let file = try ReadFile(BookFixtures.koreader)
    #expect(file.formats == [.koreader])
    #expect(file.sentences.map(\.text) == ["café and\ta tab", "long ]] words"])
    #expect(file.sentences[0].bookTitle == "The Orchard Road")
    #expect(file.sentences[0].bookAuthors == ["Ada Fenn", "Bo Lind"])
    #expect(file.sentences[0].note == "for \"Mina\"\nsecond line")
    #expect(file.sentences[0].location == "41")
    #expect(file.sentences[0].at == at("2024-03-02", 21, 12, 5))
    #expect(file.sentences[1].page == 12)
    #expect(file.sentences[1].at == nil)
    #expect(file.problems == [.init(line: 20, .dateUnreadable("yesterday"), failed: false)])
    #expect(file.notes == [.bookmarksLeft(1)])
    #expect(
      file.entries.first { $0.line == 4 }?.kept.map(\.name) == ["chapter", "color", "drawer"])
  }

  @Test func `bring along what somebody thought of the book`() throws {
    let file = try ReadFile(BookFixtures.koreader)
    #expect(
      file.books == [
        IncomingBook(
          title: "The Orchard Road", authors: ["Ada Fenn", "Bo Lind"], halfStars: 8,
          review: "slow and fine", progress: .percent(42))
      ])
  }

  @Test func `come from the older form, without what the program wrote itself`() throws {
    let file = try ReadFile(BookFixtures.olderKOReader)
    #expect(file.formats == [.koreader])
    #expect(file.sentences.map(\.text) == ["orphan", "강은 아무것도 묻지 않는다.", "둘째 문장"])
    #expect(file.sentences.map(\.note) == [nil, nil, "내가 쓴 말"])
    #expect(file.sentences.map(\.page) == [15, 12, 13])
    #expect(file.sentences[1].bookTitle == "소년의 강")
    #expect(file.sentences[1].bookAuthors == ["한가람"])
    #expect(file.notes == [.bookmarksLeft(1)])
  }

  @Test(
    arguments: [
      (#"return { ["a"] = "\65\066\x43\u{AC00}\z   d\'" }"#, "ABC가d'"),
      ("return { a = [[\nlong]] }", "long"), ("return { a = [=[x]]y]=] }", "x]]y"),
      ("--[[ a\nb ]] return { a = 'single' }", "single"),
      ("return { a = \"two\\\nlines\" }", "two\nlines"),
    ])
  func `have texts in every way Lua writes them`(_ text: String, _ value: String) throws {
    let table = try LuaReader.table(Array(text.utf8))
    #expect(table["a"] == .text(value))
  }

  @Test func `are bounded in depth`() {
    let deep = "return " + String(repeating: "{", count: 100_000)
    #expect(throws: LuaParseError.self) { try LuaReader.table(Array(deep.utf8)) }
    let keys = "return {" + String(repeating: "[{", count: 100_000)
    #expect(throws: LuaParseError.self) { try LuaReader.table(Array(keys.utf8)) }
  }

  @Test func `say where a file is cut or broken`() throws {
    let cut = try ReadFile(String(BookFixtures.koreader.prefix(300)))
    #expect(cut.trial.failure == .badFile(.cut, line: 11))
    let broken = try ReadFile("return {\n[\"annotations\"] = {\n] }")
    #expect(broken.trial.failure == .badFile(.damaged, line: 3))
  }
}

@Suite struct `Sentences of Readwise` {
  @Test func `come with place, note and moment`() throws {
    let file = try ReadFile(BookFixtures.readwise)
    #expect(file.formats == [.readwise])
    let first = file.sentences[0]
    #expect(first.text == "Attention is trained,\nnot given.")
    #expect(first.bookAuthors == ["Mara Ellison", "Bo Lind", "Cy Marr"])
    #expect(first.page == 12)
    #expect(first.note == "Key idea")
    #expect(first.tags == ["favorite", "deep work"])
    #expect(first.at == .instant(1_601_892_930, offset: nil))
    #expect(file.sentences[1].location == "345")
    #expect(file.sentences[1].bookAuthors == ["Mara Ellison"])
    #expect(file.sentences[1].at == .instant(1_601_938_800, offset: 32_400))
    #expect(file.sentences[2].text == "혼자 남은 메모")
    #expect(file.sentences[2].at == day("2020-10-06").map { .local($0, seconds: nil) })
    #expect(file.kept(2, "Location") == "3")
    #expect(file.kept(0, "Amazon Book ID") == "B00X")
    #expect(file.entries.map(\.line) == [2, 4, 5, 7])
    #expect(
      file.problems == [
        .init(line: 6, .textMissing, failed: true),
        .init(line: 7, .dateUnreadable("soon"), failed: false),
      ])
    #expect(Set(file.entries.map(\.id)).count == 4)
  }
}
