import Domain
import Testing

@Suite struct `A recovery key` {
  private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private func keys(_ count: Int, seed: Int = 192) -> [RecoveryKey] {
    var dice = SyncDice(seed: seed)
    return (0..<count).map { _ in RecoveryKey(from: &dice) }
  }

  private func refusal(of text: String) -> RecoveryKeyRefusal? {
    do throws(RecoveryKeyRefusal) {
      _ = try RecoveryKey(typed: text)
      return nil
    } catch { return error }
  }

  private func letters(of key: RecoveryKey) -> [Character] { key.text.filter { $0 != "-" } }

  /// Keys with the letters that a separate program computed. It multiplies in GF(32) by long division.
  private static let examples = [
    (
      "000000000000000000000000000000000000000000000000",
      "00000-00000-00000-00000-00000-00000-00000-00000"
    ),
    (
      "ffffffffffffffffffffffffffffffffffffffffffffffff",
      "ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZZZ-ZZZR5"
    ),
    (
      "000102030405060708090a0b0c0d0e0f1011121314151617",
      "000G4-0R40M-30E20-9185G-R38E1-W8124-GK2GA-HC5RA"
    ),
    (
      "fffefdfcfbfaf9f8f7f6f5f4f3f2f1f0efeeedecebeae9e8",
      "ZZZFV-Z7VZB-WZHXZ-PYQTF-7WQHY-3QYXV-FCXFN-EKT0F"
    ),
    (
      "000000000000000000000000000000000000000000000001",
      "00000-00000-00000-00000-00000-00000-00000-00087"
    ),
    (
      "800000000000000000000000000000000000000000000000",
      "G0000-00000-00000-00000-00000-00000-00000-00005"
    ),
    (
      "56a871e81cac4f1c73fb785a05aebb4755a0a9597742ca73",
      "ATM73-T0WNH-7HRWZ-VF1D0-BBNV8-XAT1A-ASEX1-CMWR3"
    ),
    (
      "cc32a8c379b4c9177094191956f5e13329cac92fccdc1505",
      "SGSAH-GVSPK-4HEW4-M34CN-DXF16-CMWNJ-9FSKE-1A18E"
    ),
    (
      "0d391450873d7f60dcea86e081422dfae519e0382e8d9513",
      "1MWH8-M477N-ZP1Q7-AGVG8-2GHDZ-BJHKR-1R5T6-SA4RH"
    ),
    (
      "87009f1c4ad9d9800977c54565bf7ab13b9fff4e6e0a8d0a",
      "GW09Y-72AV7-CR02B-QRN2P-BFVTP-4XSZZ-TEDR5-8T2GX"
    ),
    (
      "9d6d3e6c379d5086a902ac327473e6e09de364f9b9ded227",
      "KNPKW-V1QKN-88DA8-2NGS7-8WZ6W-2EY6S-7SQ7F-D49R6"
    ),
    (
      "150c5cf4b26ef3e3ac57cf587527d2b775294f8130e0041e",
      "2M65S-X5JDV-SY7B2-QSXC7-A9YJP-XTJJK-W163G-087GG"
    ),
  ]

  // E-01, E-17
  @Test(arguments: examples) func `has the letters that another program computes`(
    hex: String, text: String
  ) throws {
    let digits = Array(hex)
    let bytes = stride(from: 0, to: digits.count, by: 2).compactMap {
      UInt8(String(digits[$0...$0 + 1]), radix: 16)
    }
    let key = try #require(RecoveryKey(bytes))
    #expect(key.text == text)
    #expect(try RecoveryKey(typed: text) == key)
  }

  @Test func `has 24 bytes`() {
    #expect(RecoveryKey([UInt8](repeating: 0, count: 23)) == nil)
    #expect(RecoveryKey([UInt8](repeating: 0, count: 25)) == nil)
    #expect(keys(100).allSatisfy { $0.bytes.count == 24 })
  }

  // E-01
  @Test func `can be typed in many ways`() throws {
    for key in keys(200) {
      let text = key.text
      #expect(key.groups.count == 8 && key.groups.allSatisfy { $0.count == 5 })
      let plain = text.filter { $0 != "-" }
      let wide = String(
        String.UnicodeScalarView(
          plain.unicodeScalars.compactMap { Unicode.Scalar($0.value + 0xFEE0) }))
      for typed in [
        text, plain, text.lowercased(), " \(text)\n", text.replacing("-", with: " "),
        text.replacing("-", with: "–"), text.replacing("-", with: "\r\n"), wide,
        key.groups.joined(separator: "  \n"), plain.map(String.init).joined(separator: "\t"),
        plain.replacing("1", with: "I").replacing("0", with: "O"),
        plain.replacing("1", with: "l").replacing("0", with: "o"),
        plain.replacing("1", with: "L"), plain.replacing("1", with: "i"),
      ] { #expect(try RecoveryKey(typed: typed) == key) }
    }
  }

  @Test func `says what is wrong with a text`() {
    let key = keys(1)[0]
    let text = key.text
    #expect(refusal(of: "") == .length(found: 0))
    #expect(refusal(of: String(text.dropLast())) == .length(found: 39))
    #expect(refusal(of: text + "0") == .length(found: 41))
    #expect(refusal(of: String(repeating: "0", count: 100_000)) == .length(found: 100_000))
    #expect(refusal(of: "가" + text.dropFirst()) == .letter(at: 1))
    #expect(refusal(of: String(text.dropLast()) + "*") == .letter(at: 40))
    #expect(refusal(of: "0\u{301}" + text.dropFirst()) == .letter(at: 1))
    // The sync key reads U as V. Here the format does not define it.
    #expect(refusal(of: text.prefix(6) + "U?" + text.dropFirst(8)) == .letter(at: 6))
    #expect(RecoveryKey.group(ofLetter: 5) == 1 && RecoveryKey.group(ofLetter: 6) == 2)
    #expect(RecoveryKey.group(ofLetter: 40) == 8)
  }

  // B20
  @Test func `is distinguished from a sync key`() {
    var dice = SyncDice(seed: 52)
    let code = GroupCode.text(of: GroupKey(from: &dice))
    #expect(refusal(of: code) == .isSyncKey)
    #expect(refusal(of: code.lowercased().replacing("v", with: "u")) == .isSyncKey)
    // A mistyped sync key has the same shape.
    #expect(refusal(of: String(repeating: "0", count: 51) + "1") == .isSyncKey)
    #expect(refusal(of: String(repeating: "0", count: 51) + "*") == .letter(at: 52))
    #expect(refusal(of: String(repeating: "0", count: 51)) == .length(found: 51))
  }

  // E-01
  @Test func `is refused with any wrong letter`() {
    for key in keys(8) {
      let right = letters(of: key)
      for index in right.indices {
        for wrong in alphabet where wrong != right[index] {
          var typed = right
          typed[index] = wrong
          #expect(refusal(of: String(typed)) == .check)
        }
      }
    }
  }

  // E-01
  @Test func `is refused with two different neighbours that are swapped`() {
    for key in keys(200) {
      let right = letters(of: key)
      for index in 0..<right.count - 1 where right[index] != right[index + 1] {
        var typed = right
        typed.swapAt(index, index + 1)
        #expect(refusal(of: String(typed)) == .check)
      }
    }
  }

  @Test func `is refused with letters that are swapped over a distance`() {
    for key in keys(8) {
      let right = letters(of: key)
      for distance in 2...30 {
        for index in 0..<right.count - distance where right[index] != right[index + distance] {
          // The multiplier of letter 31 is one, like that of the check letter.
          if index == 30, distance == 9 { continue }
          var typed = right
          typed.swapAt(index, index + distance)
          #expect(refusal(of: String(typed)) == .check)
        }
      }
    }
  }

  @Test func `is refused if the three zero bits are not zero`() throws {
    // The check letter of a 1 in letter 39 is the generator to the power of 39.
    let text = String(repeating: "0", count: 38) + "1"
    #expect(alphabet.allSatisfy { refusal(of: text + String($0)) == .check })
  }

  @Test func `is found by chance once in 256 times`() {
    var dice = SyncDice(seed: 32)
    let found = (0..<6000).filter { _ in
      refusal(of: String((0..<40).map { _ in dice.one(of: alphabet) })) == nil
    }
    #expect((10...40).contains(found.count))
  }
}
