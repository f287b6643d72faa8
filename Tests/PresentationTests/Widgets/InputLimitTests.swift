import Domain
import PresentationKit
import Testing
import TextUI

/// Product 20, newcomer 2: the limit of short texts leaves room for Latin and Korean letters.
@Suite struct `The counter of a limit of cells` {
  @Test func `counts in the letters that are typed`() {
    let limit = InputLimit(TextLimit.cells(10))
    #expect(limit.counter(of: "") == "0/10" && limit.counter(of: "Lisbon") == "6/10")
    #expect(limit.counter(of: "가나") == "2/5" && limit.counter(of: "가나a") == "3/5")
    #expect(InputLimit(TextLimit.characters(8)).counter(of: "가나") == "2/8")
  }

  // H-22: a text field has the limit of the rule for its record.
  @Test func `is the limit of the rule`() {
    for limit in [TextLimit.cells(10), .characters(8)] {
      #expect(TextLimit(InputLimit(limit)) == limit)
      for text in ["", "가나다라마바", "Portuguese!", "😀a"] {
        #expect(InputLimit(limit).length(of: text) == limit.length(of: text))
      }
    }
  }
}
