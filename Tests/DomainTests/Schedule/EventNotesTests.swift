import Support
import Testing

@testable import Domain

// N-31
@Suite struct `Notes of an event` {
  @Test(arguments: [
    (
      "Daily standup <a href=\"https://meet.example/abc\">join</a>",
      "Daily standup join (https://meet.example/abc)"
    ),
    ("<a href=\"https://a.example/\">https://a.example/</a>", "https://a.example/"),
    (
      "<p>Bring:</p><ul><li>water &amp; bread</li><li>a&nbsp;map</li></ul>",
      "Bring:\n- water & bread\n- a map"
    ),
    ("one<br>two<br/><br /><br>three", "one\ntwo\n\nthree"),
    ("<html-blob><b>Now</b></html-blob>", "Now"),
    ("<a href='https://a.example/?x=1&amp;y=2'></a>", "https://a.example/?x=1&y=2"),
  ])
  func `are shown without tags, with what links lead to`(_ written: String, _ shown: String) {
    #expect(EventNotes.text(of: written) == shown)
  }

  @Test(arguments: [
    "2 < 3 and 5 > 4", "<Mina> said so", "a & b &amp; c", "i <3 you", "<a", "x <b", "", "<<>>",
  ])
  func `are as somebody typed them where they have no tags`(_ text: String) {
    #expect(EventNotes.text(of: text) == text)
  }

  @Test(.slow) func `take no longer for a heap of brackets`() {
    let heap = String(repeating: "<a ", count: 20_000)
    #expect(EventNotes.text(of: heap) == heap)
  }
}
