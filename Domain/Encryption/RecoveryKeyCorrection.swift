/// A key that a mistyped recovery key may mean, with the mistake. Only the key slot shows whether it is the right key.
public struct RecoveryKeyCorrection: Equatable, Sendable {
  /// A mistake. Letters are counted from 1, without separators.
  public enum Mistake: Equatable, Sendable {
    case wrongLetter(at: Int)
    /// This letter and the next one are swapped.
    case swappedLetters(at: Int)
  }

  public let key: RecoveryKey
  public let mistake: Mistake

  /// The numbers of the groups that contain the mistake: one, or two if the swap is at the border of two groups.
  public var groups: ClosedRange<Int> {
    switch mistake {
    case .wrongLetter(let letter):
      let group = RecoveryKey.group(ofLetter: letter)
      return group...group
    case .swappedLetters(let letter):
      return RecoveryKey.group(ofLetter: letter)...RecoveryKey.group(ofLetter: letter + 1)
    }
  }
}

extension RecoveryKey {
  /// Returns all keys that differ from a typed text by one wrong letter or by two swapped neighbours: at most one for
  /// each letter, and a few swaps. Returns none if the text is not 40 letters, or if its check letter is right.
  public static func corrections(of text: String) -> [RecoveryKeyCorrection] {
    let typed: [UInt8]
    do throws(RecoveryKeyRefusal) { typed = try values(of: text) } catch { return [] }
    var corrections: [RecoveryKeyCorrection] = []
    func add(_ values: [UInt8], _ mistake: RecoveryKeyCorrection.Mistake) {
      guard values != typed, let key = key(of: values) else { return }
      corrections.append(RecoveryKeyCorrection(key: key, mistake: mistake))
    }
    for index in typed.indices {
      for value in 0..<UInt8(FiveBitLetters.all.count) {
        var values = typed
        values[index] = value
        add(values, .wrongLetter(at: index + 1))
      }
    }
    for index in typed.indices.dropLast() {
      var values = typed
      values.swapAt(index, index + 1)
      add(values, .swappedLetters(at: index + 1))
    }
    return corrections
  }
}
