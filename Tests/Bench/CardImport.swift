import Glibc

/// Measures the import of 10,000 address cards by the program into a new store.
struct CardImport {
  let haru: String
  let folder: String
  let environment: [String]

  /// The number of cards in the file.
  static let count = 10_000

  /// Imports the file five times, each time into a new store, and returns the measured times.
  func row() throws(BenchFailure) -> InsideRow {
    let book = folder + "/book.vcf"
    guard let file = fopen(book, "w") else { throw .process("\(book) cannot be written") }
    for number in 0..<Self.count { fputs(Self.card(number), file) }
    fclose(file)
    var times: [Double] = []
    for turn in 0..<5 {
      let home = "HARU_HOME=\(folder)/book\(turn)"
      let work = Work(
        program: haru, arguments: ["people", "import", book],
        environment: environment.filter { !$0.hasPrefix("HARU_HOME=") } + [home])
      times.append(try work.run().milliseconds)
    }
    times.sort()
    return InsideRow(
      title: "importing 10,000 vCards (whole process, slowest of 5)", median: times[2],
      p99: times[4], target: 2000)
  }

  private static func card(_ number: Int) -> String {
    let digits = String(10_000_000 + number)
    return "BEGIN:VCARD\r\nVERSION:3.0\r\nFN:사람 \(number)\r\nN:김;사람\(number);;;\r\n"
      + "TEL;TYPE=CELL:010-\(digits.prefix(4))-\(digits.suffix(4))\r\nBDAY:1990-05-17\r\n"
      + "X-KEPT;A=b:\(number)\r\nUID:card-\(number)\r\nEND:VCARD\r\n"
  }
}
