import Domain
import Testing

@Suite struct `A name in the place` {
  private let device = DeviceID(
    SixteenBytes(high: 0x0123_4567_89AB_CDEF, low: 0xFEDC_BA98_7654_3210))
  private var folder: String { "d/\(device.letters)/" }

  @Test func `says what lies under it, and is written in one way`() {
    let names: [(RemoteFileName, String)] = [
      (.group, "group"), (.head(device), "\(folder)head"),
      (.batches(device, 42...42), "\(folder)0000000042"),
      (.batches(device, 1...40), "\(folder)0000000001-0000000040"),
      (.batches(device, RemoteFileName.seqs), "\(folder)0000000001-9999999999"),
      (.snapshot(device, 42, part: 1), "\(folder)s0000000042.0001"),
      (.snapshot(device, 9_999_999_999, part: 9999), "\(folder)s9999999999.9999"),
    ]
    for (name, path) in names {
      #expect(name.path == path && RemoteFileName(path: path) == name)
      #expect(name.device == (name == .group ? nil : device))
    }
    #expect(device.letters == "04hmasw9nf6yzzpwqac7cn1j20")
    #expect(device.letters.count == DeviceID.letterCount)
  }

  @Test func `is nothing else`() {
    let seq = "0000000042"
    let others = [
      "", "/", "d", "d/", "Group", "group/", "/group", "./group", "group.sync-conflict-20261123",
      ".group", "group~", "group\0", "\(folder)", "\(folder)/head", "d//head", "\(folder)HEAD",
      "\(folder)head.sync-conflict-20261123-120000-ABCDEFG", "\(folder).syncthing.head.tmp",
      "\(folder)~syncthing~\(seq).tmp", "\(folder)\(seq)~", "\(folder).\(seq)",
      "\(folder)\(seq).sync-conflict-20261123-120000-ABCDEFG", "\(folder)../group",
      "\(folder)\(seq)/", "\(folder)\(seq)/x", "\(folder)0000000000", "\(folder)000000042",
      "\(folder)00000000042", "\(folder)+000000042", "\(folder)0000000042 ",
      "\(folder)0000000041-\(seq)-\(seq)", "\(folder)\(seq)-\(seq)", "\(folder)\(seq)-0000000001",
      "\(folder)-\(seq)", "\(folder)\(seq)-", "\(folder)s\(seq)", "\(folder)s\(seq).0000",
      "\(folder)s\(seq).00001", "\(folder)s\(seq).0001.0001", "\(folder)S\(seq).0001",
      "\(folder)00000０0042", "\(folder)٠٠٠٠٠٠٠٠٤٢", "D/\(device.letters)/head",
      "d/\(device.letters.uppercased())/head", "d/\(device.letters.dropLast())/head",
      "d/\(device.letters)0/head", "d/\(device.letters.dropLast())5/head",
      "d/\(device.letters.dropLast())u/head", "x/\(device.letters)/head",
      String(repeating: "d/", count: 50_000),
    ]
    for path in others { #expect(RemoteFileName(path: path) == nil, "\(path.prefix(80))") }
  }

  @Test func `of random letters is read as it is written, or not at all`() {
    var dice = SyncDice(seed: 9)
    let letters = Array("d/group0123456789abcz-.s~hea")
    for _ in 0..<5000 {
      var path = Array(dice.falls(500) ? folder : "")
      for _ in 0..<dice.below(24) { path.append(dice.one(of: letters)) }
      guard let name = RemoteFileName(path: String(path)) else { continue }
      #expect(name.path == String(path))
    }
  }
}

@Suite struct `Files that have the batches of a device` {
  @Test func `are the widest, and what is in none is told`() {
    let none = RemoteCoverage([ClosedRange<Int>](), from: 5)
    #expect(none.files.isEmpty && none.gaps.isEmpty)
    let merged = RemoteCoverage([1...1, 2...2, 1...2, 3...3, 1...40, 41...41], from: 2)
    #expect(merged.files == [1...40, 41...41] && merged.gaps.isEmpty)
    let over = RemoteCoverage([1...10, 8...20, 9...15, 19...19], from: 1)
    #expect(over.files == [1...10, 8...20] && over.gaps.isEmpty)
    let torn = RemoteCoverage([3...4, 7...7, 10...12, 11...14], from: 1)
    #expect(torn.files == [3...4, 7...7, 10...12, 11...14])
    #expect(torn.gaps == [1...2, 5...6, 8...9])
    #expect(RemoteCoverage([1...40], from: 41).files.isEmpty)
    // Of two files that end with the same batch the wider one is used, because it stays when files are merged.
    #expect(RemoteCoverage([5...9, 2...9], from: 5).files == [2...9])
  }

  @Test func `leave no batch out that is somewhere, and read no file for nothing`() {
    var dice = SyncDice(seed: 11)
    for _ in 0..<2000 {
      let files = (0..<dice.below(12)).map { _ in
        let first = 1 + dice.below(20)
        return first...first + dice.below(8)
      }
      let first = 1 + dice.below(10)
      let chosen = RemoteCoverage(files, from: first)
      let last = files.map(\.upperBound).max() ?? 0
      for seq in first..<max(first, last + 1) {
        let isThere = files.contains { $0.contains(seq) }
        #expect(chosen.files.contains { $0.contains(seq) } == isThere)
        #expect(chosen.gaps.contains { $0.contains(seq) } == !isThere)
      }
      var next = first
      for file in chosen.files {
        #expect(files.contains(file) && file.upperBound >= next)
        next = file.upperBound + 1
      }
    }
  }
}

@Suite struct `The numbers of sayings` {
  @Test func `are other ones on every device, with gaps no larger than the devices need`() throws {
    for devices in 1...9 {
      var given: [Int: Int] = [:]
      for device in 0..<devices {
        let slot = try #require(SayingSlot(slot: device, devices: devices))
        #expect(slot.stride >= devices && slot.stride < 2 * devices)
        var last = 0
        for _ in 0..<50 {
          let next = try #require(slot.number(after: last))
          #expect(next > last && next - last <= slot.stride && next % slot.stride == device)
          #expect(given.updateValue(device, forKey: next) == nil)
          last = next
        }
      }
    }
  }

  @Test func `stay apart while the stride grows on one device after the other`() throws {
    // An older device still uses every fourth number after the fifth device has joined.
    for older in 0..<4 {
      let narrow = try #require(SayingSlot(slot: older, devices: 4))
      let wide = try #require(SayingSlot(slot: older, devices: 5))
      #expect(wide.stride == 8 && narrow.stride == 4)
      var last = 0
      for _ in 0..<20 {
        last = try #require(wide.number(after: last))
        #expect(last % narrow.stride == older)
      }
    }
    // A slot beyond the known number of devices makes the stride larger.
    #expect(SayingSlot(slot: 6, devices: 2)?.stride == 8)
  }

  @Test func `end where numbers end`() {
    #expect(SayingSlot(slot: 0, devices: 1)?.number(after: .max) == nil)
    #expect(SayingSlot(slot: 1, devices: 4)?.number(after: .max - 1) == nil)
    #expect(SayingSlot(slot: 0, devices: 1)?.number(after: .min) == 1)
    #expect(SayingSlot(slot: 0, devices: 4)?.number(after: 0) == 4)
    #expect(SayingSlot(slot: -1, devices: 4) == nil && SayingSlot(slot: 0, devices: 0) == nil)
    #expect(SayingSlot(slot: 1024, devices: 4) == nil && SayingSlot(slot: 0, devices: 1025) == nil)
    #expect(SayingSlot.free(besides: [0, 1, 3]) == 2)
    #expect(SayingSlot.free(besides: Set(0..<1024)) == nil)
  }
}
