import Foundation
import FuzzPromises
import Support
import Testing

@testable import Domain

@Suite struct `Lines as people write them` {
  @Test(arguments: LineTable.files) func `become what the table says`(_ file: String) throws {
    // Q-60, Q-60a, Q-61; N-1…N-7, N-14…N-16, R-1…R-13, T-1…T-6, T-8, T-9
    let table = try LineTable(file: file)
    #expect(table.rows.count > 250)
    for row in table.rows {
      let meaning = row.meaning.trimmingCharacters(in: .whitespaces)
      #expect(LineTable.answer(to: row) == meaning, "\(row.line)")
    }
  }

  @Test func `are still read as the table of the known wrong ones says`() throws {
    // Whoever mends a line moves its row into one of the other tables, with what is meant.
    let rows = try LineTable.knownWrong()
    for row in rows {
      #expect(LineTable.offered(of: row.line) == row.today, "\(row.line)")
      #expect(row.meant != row.today && !row.finding.isEmpty, "\(row.line)")
    }
  }

  @Test(.slow, arguments: [true, false])
  func `are read as composed, or asked about, and never otherwise`(isKorean: Bool) {
    // Q-63
    var promises = ComposedPromises()
    let count = TestDepth.some(1500, of: 15_000)
    for number in 0..<count {
      var dice = Dice(seed: 29, input: number)
      let line = ComposedLine.next(&dice, isKorean: isKorean)
      let broken = promises.broken(by: line)
      #expect(broken == nil, "\(broken ?? "")")
    }
    // At least two thirds are read without a question, so asking is not the easy way out.
    #expect(promises.read > count * 2 / 3)
  }
}
