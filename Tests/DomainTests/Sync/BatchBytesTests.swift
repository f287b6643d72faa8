import Domain
import Support
import Testing

@Suite struct `The bytes of batches` {
  /// The example of the documentation: a laptop changes a level from 80 to 81.
  private let example = SyncBatch(
    group: GroupID(SixteenBytes(high: 0x0001_0203_0405_0607, low: 0x0809_0A0B_0C0D_0E0F)),
    device: DeviceID(SixteenBytes(high: 0x1011_1213_1415_1617, low: 0x1819_1A1B_1C1D_1E1F)),
    seq: 41,
    saw: VersionVector([SyncSamples.device(1): 41, SyncSamples.device(2): 17]),
    clock: SyncClock.value(at: 1_773_000_000_000),
    chain: SixteenBytes(high: 0x2021_2223_2425_2627, low: 0x2829_2A2B_2C2D_2E2F),
    historyEntries: [SyncHistoryEntry(kind: "moods.edit", subject: "강가", instant: 1_773_000_000)],
    changes: [
      .init(
        FieldName(list: 8, identity: Array("0123456789abcdefghjk".utf8), field: 1),
        FieldValue([
          .moment(instant: 1_773_000_000, offset: 32_400), .number(81), .number(5000),
          .number(4000),
        ]),
        clock: SyncClock.value(at: 1_773_000_000_000))
    ])

  private func bytes(_ hex: String) -> [UInt8] {
    let digits = hex.filter { !$0.isWhitespace }
    return stride(from: 0, to: digits.count, by: 2).compactMap { offset in
      let start = digits.index(digits.startIndex, offsetBy: offset)
      return UInt8(digits[start..<digits.index(start, offsetBy: 2)], radix: 16)
    }
  }

  private func refusal(of bytes: [UInt8]) -> SyncRefusal? {
    do throws(SyncRefusal) {
      _ = try BatchFile(bytes: bytes)
      return nil
    } catch { return error }
  }

  @Test func `are those of the example`() throws {
    let plain = bytes(
      """
      01 02 00000000000000000000000000000001 00000000000000000000000000000002 01
      01
      000102030405060708090a0b0c0d0e0f 101112131415161718191a1b1c1d1e1f 29
      02 01 29  02 11
      01 9c cf 09 02 00 00 00
      202122232425262728292a2b2c2d2e2f
      01 02 0a 6d6f6f64732e65646974 02 06 eab095eab080 c0aab7cd06
      01
      08 00 0443 214c 7425 4b63 5cf8 4653 a56d ef 01
      01 04 c0aab7cd06 a0fa03
      01 a201  01 904e  01 c03e
      00
      00 01 01
      """.replacing("00 0443 214c 7425 4b63 5cf8 4653 a56d ef", with: packedIdentity))
    let file = BatchFile([example]).bytes
    #expect(Array(file.prefix(plain.count)) == plain)
    // A file with one change has 256 bytes after encryption.
    #expect(plain.count == 163 && file.count + SealedPadding.overhead == 256)
    #expect(try BatchFile(bytes: file).batches == [example])
  }

  /// The packed form of an ID with 20 letters, as hexadecimal digits: 0000, then five bits for each number from 0 to
  /// 19.
  private var packedIdentity: String {
    let bits =
      "0000"
      + (0..<20).map { value in
        let digits = String(value, radix: 2)
        return String(repeating: "0", count: 5 - digits.count) + digits
      }.joined()
    return stride(from: 0, to: bits.count, by: 4).map { offset in
      let start = bits.index(bits.startIndex, offsetBy: offset)
      let nibble = bits[start..<bits.index(start, offsetBy: 4)]
      return String(Int(nibble, radix: 2) ?? 0, radix: 16)
    }.joined()
  }

  @Test func `come back as the same batches`() throws {
    var random = RandomBatches(seed: 1)
    for _ in 0..<600 {
      let batch = random.batch()
      #expect(try BatchFile(bytes: BatchFile([batch]).bytes).batches == [batch])
    }
    let merged = (4...20).map { random.batch(seq: $0) }
    let file = BatchFile(merged)
    #expect(try BatchFile(bytes: file.bytes) == file)
    #expect((file.bytes.count + SealedPadding.overhead) % SealedPadding.block == 0)
  }

  @Test(.slow) func `are each an error or another batch once a bit is turned over`() {
    var random = RandomBatches(seed: 2)
    for file in (0..<5).map({ _ in BatchFile([random.batch()]) }) + [BatchFile([example])] {
      let whole = file.bytes
      for index in whole.indices {
        for bit in 0..<8 {
          var bytes = whole
          bytes[index] ^= 1 << UInt8(bit)
          expectNothingElse(bytes, than: file)
        }
      }
    }
  }

  @Test func `are an error wherever they end too early, and where something follows`() {
    var random = RandomBatches(seed: 3)
    for _ in 0..<8 {
      let whole = BatchFile([random.batch()]).bytes
      for count in whole.indices { #expect(refusal(of: Array(whole[..<count])) != nil) }
      #expect(refusal(of: whole + [0]) != nil)
      #expect(refusal(of: whole + [UInt8](repeating: 0, count: 256)) != nil)
      // Truncated in the middle, but padded correctly.
      guard let mark = whole.lastIndex(of: 0x80) else { continue }
      for count in 0..<mark {
        let padded = SealedPadding.added(to: Array(whole[..<count]))
        #expect(refusal(of: padded) != nil)
      }
      #expect(refusal(of: SealedPadding.added(to: Array(whole[..<mark]) + [0])) != nil)
    }
  }

  @Test func `never trap, whatever they are`() {
    var random = RandomBatches(seed: 4)
    for _ in 0..<3000 {
      expectNothingElse(
        SealedPadding.added(to: [1] + random.bytes(random.below(120))), than: nil)
    }
    for _ in 0..<3000 {
      let file = BatchFile([random.batch()])
      var bytes = file.bytes
      let end = bytes.lastIndex(of: 0x80) ?? 0
      let (start, count) = (random.below(end), random.below(12))
      // The highest number, bytes from another position or random bytes, in the middle of the file.
      let piece =
        switch random.below(3) {
        case 0: [UInt8](repeating: 0xFF, count: 9) + [1]
        case 1: Array(bytes[random.below(end)...].prefix(count))
        default: random.bytes(count)
        }
      bytes.replaceSubrange(start..<min(end, start + random.below(12)), with: piece)
      guard let mark = bytes.lastIndex(of: 0x80) else { continue }
      expectNothingElse(SealedPadding.added(to: Array(bytes[..<mark])), than: nil)
    }
  }

  /// Checks that the bytes, if they can be parsed, are encoded to the same bytes again and are another file than
  /// `file`.
  private func expectNothingElse(_ bytes: [UInt8], than file: BatchFile?) {
    do throws(SyncRefusal) {
      let read = try BatchFile(bytes: bytes)
      #expect(read.bytes == bytes && read != file)
    } catch {}
  }

  @Test func `of a later version are told from damage`() {
    let whole = BatchFile([example]).bytes
    var later = whole
    later[0] = 2
    #expect(refusal(of: later) == .later(form: 2))
    // A later format may have any content after its first byte.
    #expect(refusal(of: [200, 1]) == .later(form: 200))
    // The format of a batch inside its file.
    later = whole
    later[35] = 9
    #expect(refusal(of: later) == .later(form: 9))
    later[0] = 0
    #expect(refusal(of: later) == .damaged(at: 0))
    #expect(refusal(of: []) == .damaged(at: 0))
    #expect(refusal(of: [UInt8](repeating: 1, count: BatchFile.limit + 1)) != nil)
  }

  @Test func `say what holds of every batch, or are damaged`() {
    let clock = example.clock
    let wrong = [
      // Only the first batch of a device has no batch before it.
      SyncBatch(
        group: example.group, device: example.device, seq: 1, saw: VersionVector(), clock: clock,
        chain: example.chain),
      SyncBatch(
        group: example.group, device: example.device, seq: 2, saw: VersionVector(), clock: clock,
        chain: .zero),
      // The value of a summed field has to be a number.
      SyncBatch(
        group: example.group, device: example.device, seq: 2, saw: VersionVector(), clock: clock,
        chain: example.chain,
        changes: [.init(SyncedDevice.name(.summed), FieldValue([.text("7")]), clock: clock)]),
      // A batch cannot need a later vocabulary than its own.
      SyncBatch(
        group: example.group, device: example.device, seq: 2, saw: VersionVector(), clock: clock,
        chain: example.chain, vocabulary: 3, needs: 4),
    ]
    for batch in wrong {
      let answer = refusal(of: BatchFile([batch]).bytes)
      guard case .damaged = answer else {
        Issue.record("\(batch.seq) is read: \(String(describing: answer))")
        continue
      }
    }
    // The batches of a file have consecutive numbers.
    let (one, three) = (example, RandomBatches.after(example, by: 2))
    #expect(refusal(of: BatchFile([one, three]).bytes) != nil)
    #expect(refusal(of: BatchFile([one, RandomBatches.after(example, by: 1)]).bytes) == nil)
    #expect(refusal(of: BatchFile([]).bytes) != nil)
  }

  @Test func `write an id of twenty letters in one way`() throws {
    let file = BatchFile([example]).bytes
    let packed = bytes(packedIdentity)
    let start = try #require(
      file.indices.first { file[$0...].starts(with: packed) })
    let mark = try #require(file.lastIndex(of: 0x80))
    var longer = Array(file[..<mark])
    let letters = Array("0123456789abcdefghjk".utf8)
    longer.replaceSubrange(start..<start + packed.count, with: [16, 20] + letters)
    #expect(refusal(of: SealedPadding.added(to: longer)) != nil)
    // Characters that are in no ID are not packed.
    longer[start + 2] = UInt8(ascii: "A")
    let read = try BatchFile(bytes: SealedPadding.added(to: longer))
    #expect(read.batches.first?.changes.first?.name.identity.first == UInt8(ascii: "A"))
  }

  @Test func `may not promise more than there is`() {
    // A file that claims to hold 2⁶³ − 1 devices or batches, or more than fits into memory.
    for count: [UInt8] in [
      [UInt8](repeating: 0xFF, count: 8) + [0x7F], [0xFF, 0xFF, 0xFF, 0xFF, 0x0F],
      [UInt8](repeating: 0xFF, count: 9) + [0x01], [UInt8](repeating: 0xFF, count: 10) + [0x01],
    ] {
      #expect(refusal(of: SealedPadding.added(to: [1] + count)) != nil)
      #expect(refusal(of: SealedPadding.added(to: [1, 0] + count)) != nil)
    }
  }

  @Test func `of values are the same for the same value alone`() throws {
    let value = FieldValue([.text("강가"), .nothing, .number(-3), .unknown(kind: 9, [1, 2])])
    #expect(try FieldValue(bytes: value.bytes) == value)
    #expect(
      try value.parts() == [.text("강가"), .nothing, .number(-3), .unknown(kind: 9, [1, 2])])
    #expect(FieldValue(7).number == 7 && value.number == nil && FieldValue().number == nil)
    let none: [[UInt8]] = [
      [0], [15], [16], [1], [1, 0x80, 0], [2, 1], [2, 2, 0xC3, 0x28], [4, 0],
    ]
    for bytes in none {
      #expect(throws: SyncRefusal.self) { try FieldValue(bytes: bytes) }
    }
  }
}
