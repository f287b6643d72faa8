/// Splits data into blocks, adds error correction to each, and interleaves the blocks (ISO/IEC 18004, 7.6).
package enum QRCorrection {
  /// Returns all codewords in the order in which they are drawn.
  package static func codewords(
    _ data: [UInt8], _ version: QRVersion, _ level: QRCode.Level
  ) -> [UInt8] {
    let (count, each) = version.correction(level)
    let (length, longBlocks) = data.count.quotientAndRemainder(dividingBy: count)
    let generator = ReedSolomon.generator(degree: each)
    var blocks: [ArraySlice<UInt8>] = []
    var start = 0
    for index in 0..<count {
      // The last blocks are longer by one codeword.
      let end = start + length + (index >= count - longBlocks ? 1 : 0)
      blocks.append(data[start..<end])
      start = end
    }
    let corrections = blocks.map { ReedSolomon.codewords(for: $0, generator) }
    return interleaved(blocks, length + 1) + interleaved(corrections.map { $0[...] }, each)
  }

  /// Returns the first codeword of each block, then the second of each, and so on.
  private static func interleaved(_ blocks: [ArraySlice<UInt8>], _ longest: Int) -> [UInt8] {
    var codewords: [UInt8] = []
    for index in 0..<longest {
      for block in blocks where index < block.count {
        codewords.append(block[block.startIndex + index])
      }
    }
    return codewords
  }
}
