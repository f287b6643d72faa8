import Domain
import Testing

@Suite struct `A mistyped recovery key` {
  private let alphabet = Array("0123456789ABCDEFGHJKMNPQRSTVWXYZ")

  private func keys(_ count: Int) -> [RecoveryKey] {
    var dice = SyncDice(seed: 20)
    return (0..<count).map { _ in RecoveryKey(from: &dice) }
  }

  private func letters(of key: RecoveryKey) -> [Character] { key.text.filter { $0 != "-" } }

  // B20
  @Test func `is corrected if one letter is wrong`() {
    var dice = SyncDice(seed: 1)
    for key in keys(3) {
      let right = letters(of: key)
      for index in right.indices {
        var typed = right
        typed[index] = dice.one(of: alphabet.filter { $0 != right[index] })
        let found = RecoveryKey.corrections(of: String(typed)).filter { $0.key == key }
        #expect(found.map(\.mistake) == [.wrongLetter(at: index + 1)])
        #expect(found.map(\.groups) == [(index / 5 + 1)...(index / 5 + 1)])
      }
    }
  }

  // B20
  @Test func `is corrected if two neighbours are swapped`() {
    for key in keys(3) {
      let right = letters(of: key)
      for index in 0..<right.count - 1 where right[index] != right[index + 1] {
        var typed = right
        typed.swapAt(index, index + 1)
        let found = RecoveryKey.corrections(of: String(typed)).filter { $0.key == key }
        #expect(found.map(\.mistake) == [.swappedLetters(at: index + 1)])
        #expect(found.map(\.groups) == [(index / 5 + 1)...((index + 1) / 5 + 1)])
      }
    }
  }

  @Test func `has few corrections, which are all different keys with a right check letter`() throws
  {
    var dice = SyncDice(seed: 2)
    for _ in 0..<15 {
      let typed = String((0..<40).map { _ in dice.one(of: alphabet) })
      let corrections = RecoveryKey.corrections(of: typed)
      let texts = corrections.map(\.key.text)
      #expect(Set(texts).count == texts.count && texts.count <= 79)
      for (text, correction) in zip(texts, corrections) {
        #expect(try RecoveryKey(typed: text) == correction.key)
        let differing = zip(typed, text.filter { $0 != "-" }).enumerated()
          .filter { $1.0 != $1.1 }.map { $0.offset + 1 }
        switch correction.mistake {
        case .wrongLetter(let letter): #expect(differing == [letter])
        case .swappedLetters(let letter): #expect(differing == [letter, letter + 1])
        }
      }
    }
  }

  @Test func `has no correction without 40 letters or with a right check letter`() {
    let text = keys(1)[0].text
    #expect(RecoveryKey.corrections(of: text).isEmpty)
    #expect(RecoveryKey.corrections(of: "").isEmpty)
    #expect(RecoveryKey.corrections(of: String(text.dropLast())).isEmpty)
    #expect(RecoveryKey.corrections(of: "*" + text.dropFirst()).isEmpty)
  }
}

@Suite struct `The groups of a recovery key` {
  // E-01
  @Test func `are compared one by one, however they are typed`() {
    var dice = SyncDice(seed: 8)
    let key = RecoveryKey(from: &dice)
    for (number, group) in zip(1..., key.groups) {
      #expect(key.hasGroup(number, typed: group))
      #expect(key.hasGroup(number, typed: " " + group.lowercased() + "\n"))
      #expect(key.hasGroup(number, typed: group.map(String.init).joined(separator: "-")))
      #expect(!key.hasGroup(number, typed: String(group.dropLast())))
      #expect(!key.hasGroup(number, typed: group + "0"))
      #expect(!key.hasGroup(number, typed: "*" + group.dropFirst()))
      #expect(!key.hasGroup(number % 8 + 1, typed: group))
    }
    #expect(!key.hasGroup(0, typed: key.groups[0]) && !key.hasGroup(9, typed: key.groups[7]))
  }

  // E-01
  @Test func `to type are different and ascending`() {
    var dice = SyncDice(seed: 3)
    var drawn: Set<Int> = []
    for _ in 0..<200 {
      let numbers = RecoveryKey.groupNumbers(2, from: &dice)
      #expect(numbers.count == 2 && numbers[0] < numbers[1])
      drawn.formUnion(numbers)
    }
    #expect(drawn == Set(1...8))
    #expect(RecoveryKey.groupNumbers(9, from: &dice) == Array(1...8))
    #expect(RecoveryKey.groupNumbers(-1, from: &dice).isEmpty)
  }

  // E-24
  @Test func `are not in a description`() {
    var dice = SyncDice(seed: 4)
    let key = RecoveryKey(from: &dice)
    let typed = (key.text.hasPrefix("0") ? "1" : "0") + key.text.dropFirst()
    var dumped = ""
    dump(key, to: &dumped)
    let corrections = RecoveryKey.corrections(of: typed)
    dump(corrections, to: &dumped)
    #expect(corrections.contains { $0.key == key })
    for text in [
      "\(key)", String(reflecting: key), "\([key])", "\(corrections)",
      String(reflecting: corrections), dumped,
    ] {
      #expect(!key.groups.contains { text.contains($0) })
      #expect(!text.contains("bytes") && text.contains("••••"))
    }
  }

  // E-15
  @Test func `open a slot of the second of three kinds`() {
    #expect(KeySlotKind.allCases.map(\.rawValue) == [1, 2, 3])
    #expect(KeySlotKind(rawValue: 0) == nil && KeySlotKind(rawValue: 4) == nil)
  }
}
