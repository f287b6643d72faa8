import Domain
import Testing

@Suite struct `The code of a group` {
  private let letters = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private func keys(_ count: Int) -> [GroupKey] {
    var dice = SyncDice(seed: 52)
    return (0..<count).map { _ in GroupKey(from: &dice) }
  }

  private func refusal(of code: String) -> GroupCodeRefusal? {
    do throws(GroupCodeRefusal) {
      _ = try GroupCode.key(of: code)
      return nil
    } catch { return error }
  }

  /// Returns the values of the letters in the code of a key. `code` does the reverse.
  private func values(of key: GroupKey) -> [Int] {
    GroupCode.text(of: key).filter { $0 != "-" }.compactMap { letters.firstIndex(of: $0) }
  }
  private func code(_ values: [Int]) -> String { String(values.map { letters[$0] }) }

  @Test func `is always the same for a key`() throws {
    let counting = try #require(GroupKey((0..<32).map { UInt8($0) }))
    #expect(
      GroupCode.text(of: counting)
        == "000G-40R4-0M30-E209-185G-R38E-1W81-24GK-2GAH-C5RR-34D1-P70X-3RFN")
    let zero = try #require(GroupKey([UInt8](repeating: 0, count: 32)))
    #expect(GroupCode.text(of: zero).allSatisfy { $0 == "0" || $0 == "-" })
    #expect(GroupKey([UInt8](repeating: 0, count: 31)) == nil)
  }

  @Test func `comes back as its key, however it is typed`() throws {
    for key in keys(50) {
      let code = GroupCode.text(of: key)
      #expect(code.count == 64 && code.split(separator: "-").allSatisfy { $0.count == 4 })
      let plain = code.filter { $0 != "-" }
      let wide = String(
        String.UnicodeScalarView(
          plain.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
      let alike = plain.replacing("0", with: "o").replacing("1", with: "l")
        .replacing("V", with: "u")
      for typed in [
        code, plain, code.lowercased(), " \(code)\n", code.replacing("-", with: " "),
        code.replacing("-", with: "–"), code.replacing("-", with: "\r\n"), wide, alike,
        plain.replacing("1", with: "I").replacing("0", with: "O"),
      ] { #expect(try GroupCode.key(of: typed) == key) }
    }
  }

  @Test func `says what is wrong with it`() {
    let code = GroupCode.text(of: keys(1)[0])
    #expect(refusal(of: "") == .length(0))
    #expect(refusal(of: String(code.dropLast())) == .length(51))
    #expect(refusal(of: code + "0") == .length(53))
    #expect(refusal(of: String(repeating: "0", count: 100_000)) == .length(100_000))
    #expect(refusal(of: code.replacing("-", with: "*")) == .letter("*"))
    #expect(refusal(of: "가" + code.dropFirst()) == .letter("가"))
    #expect(refusal(of: "0\u{301}" + code.dropFirst()) == .letter("0\u{301}"))
  }

  @Test func `is refused with any wrong letter but one at each place`() {
    for key in keys(5) {
      let right = values(of: key)
      for index in right.indices {
        for wrong in 0..<32 where wrong != right[index] {
          var values = right
          values[index] = wrong
          let isTwin = wrong ^ right[index] == 18
          #expect(refusal(of: code(values)) == (isTwin ? nil : .check))
        }
      }
    }
    // The check cannot tell these two letters apart, but no reader confuses them.
    let alike = ["0OQD", "1IL7J", "2Z", "5S", "6G", "8B", "UV", "MN", "VW", "CG", "EF", "PR", "9G"]
    for one in 0..<16 {
      let pair = [letters[one], letters[one ^ 18]]
      #expect(!alike.contains { $0.contains(pair[0]) && $0.contains(pair[1]) }, "\(pair)")
    }
  }

  @Test func `is refused with letters that changed places`() {
    for key in keys(5) {
      let right = values(of: key)
      for distance in 1...14 {
        for index in 0..<right.count - distance {
          var values = right
          values.swapAt(index, index + distance)
          let change = right[index] ^ right[index + distance]
          #expect(refusal(of: code(values)) == (change == 0 || change == 18 ? nil : .check))
        }
      }
    }
  }

  @Test func `is found by chance once in sixteen times`() {
    var dice = SyncDice(seed: 16)
    let found = (0..<4000).filter { _ in
      refusal(of: code((0..<52).map { _ in dice.below(32) })) == nil
    }
    #expect((180...320).contains(found.count))
  }
}
