import Data
import Domain
import Support
import Testing

@Suite struct `Recognising a file of sayings` {
  private func form(_ text: String, _ path: String? = nil) -> SayingFileFormat? {
    SayingFormats.standard.recognise(path, ByteStream(Array(text.utf8)))
  }

  @Test(arguments: ["[]", "{\"sayings\":[]}", "\u{FEFF} \r\n\t[1]", "{", "[\"a\\n%\"]"])
  func `takes what begins with a bracket for JSON`(_ text: String) {
    for path in [nil, "a.json", "a.txt", "a.csv", "a"] { #expect(form(text, path) == .json) }
  }

  @Test func `takes texts that begin with a bracket for texts`() {
    #expect(form("[Aside] Hm.\n%\nMore.\n") == .fortune)
    #expect(form("[Aside] Hm.\n%\nMore.\n", "a.json") == .json)
  }

  @Test(arguments: ["<!doctype html>", "\u{FEFF}<html>\n%\n", "  <?xml?>"])
  func `takes no web page`(_ text: String) {
    for path in [nil, "a.csv", "a.txt", "fortunes/a"] { #expect(form(text, path) == nil) }
  }

  // M-09
  @Test(arguments: [
    "id,eng,kor,who,time\r\n", "quote,source", "Text;Author\na;b", "kor\tENG", "\u{FEFF}\"eng\",x",
    "other, who ,text", "eng\na", "\n\neng,kor\n\"a\n%\nb\",c", "time,x\n1,2",
  ])
  func `takes a header with a known name for a table`(_ text: String) {
    for path in [nil, "a.csv", "a.txt", "a.tsv", "a"] { #expect(form(text, path) == .csv) }
  }

  @Test func `takes texts that begin like a header for texts`() {
    #expect(form("Who, me?\n%\nYes.\n") == .fortune)
    #expect(form("Time\n%\nText\n") == .fortune)
    #expect(form("\"Well,\nnow.\n%\n\",eng,kor\n") == .fortune)
  }

  @Test func `goes by the ending where the content says nothing`() {
    #expect(form("a,b\nc,d", "x/My Quotes.CSV") == .csv)
    #expect(form("A text", "x/fortunes") == .fortune)
    #expect(form("A text", "a.d/fortunes") == .fortune)
    #expect(form("A text", ".fortunes") == .fortune)
    #expect(form("A text", "a.TXT") == .fortune)
    #expect(form("A text", "a.fortune") == .fortune)
    #expect(form("A text", nil) == .fortune)
    #expect(form("A text", "a.md") == nil)
    #expect(form("A text", "a.json") == nil)
    #expect(form("A text\r\n%\r\nB", "a.md") == .fortune)
    #expect(form("1% … 99%", "a.md") == nil)
  }

  // real 3
  @Test(.slow) func `takes neither clippings nor a long text for one saying`() {
    let clipping =
      "\u{FEFF}A book (Somebody)\r\n- Your Highlight on page 3 | Added on Monday\r\n\r\nA text.\r\n"
      + "==========\r\n"
    #expect(form(clipping, "My Clippings.txt") == nil)
    #expect(form(clipping, nil) == nil)
    #expect(form(String(repeating: "A word. ", count: 400), "a.txt") == nil)
    #expect(form(String(repeating: "가", count: 1_000_000)) == nil)
    #expect(form(String(repeating: "가", count: 2000)) == .fortune)
  }

  @Test(arguments: ["", "\u{FEFF}", " \n\t\r\n"])
  func `takes an empty file for one without sayings`(_ text: String) {
    #expect(form(text) == .fortune)
    #expect(SayingFile.story(text, .fortune) == [])
  }
}
