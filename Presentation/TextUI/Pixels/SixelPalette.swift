/// Reduces the colours of an image to a palette (median cut).
package struct SixelPalette {
  /// The colours of the palette, with components 0…255.
  package private(set) var colours: [(red: Int, green: Int, blue: Int)] = []
  /// The palette index for each colour with 5 bits per component; -1 for colours not in the image.
  private var nearest = [Int16](repeating: -1, count: 1 << 15)

  /// A group of similar colours, and the number of their pixels.
  private struct Bucket {
    let key: Int
    var (red, green, blue, count) = (0, 0, 0, 0)

    init(key: Int) { self.key = key }

    func part(_ axis: Int) -> Int {
      (axis == 0 ? red : axis == 1 ? green : blue) / max(1, count)
    }
  }

  /// Chooses at most `limit` colours for an image.
  package init(_ image: PixelGrid, atMost limit: Int) {
    var groups = [Self.buckets(of: image)]
    if groups[0].isEmpty { return }
    while groups.count < limit, let (group, axis) = Self.widest(of: groups) {
      let sorted = groups[group].sorted { ($0.part(axis), $0.key) < ($1.part(axis), $1.key) }
      let half = sorted.reduce(0) { $0 + $1.count } / 2
      var (seen, cut) = (0, 0)
      while cut < sorted.count - 1, cut == 0 || seen + sorted[cut].count <= half {
        seen += sorted[cut].count
        cut += 1
      }
      groups[group] = Array(sorted[..<cut])
      groups.append(Array(sorted[cut...]))
    }
    for (number, group) in groups.enumerated() {
      let count = group.reduce(0) { $0 + $1.count }
      func mean(_ part: (Bucket) -> Int) -> Int {
        (group.reduce(0) { $0 + part($1) } + count / 2) / max(1, count)
      }
      colours.append((mean(\.red), mean(\.green), mean(\.blue)))
      for bucket in group { nearest[bucket.key] = Int16(clamping: number) }
    }
  }

  /// Returns the palette index of the pixel at a byte offset; nil if the pixel is transparent.
  package func number(_ image: PixelGrid, _ offset: Int) -> Int? {
    image.bytes[offset + 3] < 128 ? nil : Int(nearest[Self.key(image, offset)])
  }

  private static func key(_ image: PixelGrid, _ offset: Int) -> Int {
    Int(image.bytes[offset] >> 3) << 10 | Int(image.bytes[offset + 1] >> 3) << 5
      | Int(image.bytes[offset + 2] >> 3)
  }

  private static func buckets(of image: PixelGrid) -> [Bucket] {
    var bucketIndex = [Int32](repeating: -1, count: 1 << 15)
    var buckets: [Bucket] = []
    for offset in stride(from: 0, to: image.bytes.count, by: 4) where image.bytes[offset + 3] >= 128
    {
      let key = key(image, offset)
      if bucketIndex[key] < 0 {
        bucketIndex[key] = Int32(buckets.count)
        buckets.append(Bucket(key: key))
      }
      let bucket = Int(bucketIndex[key])
      buckets[bucket].red += Int(image.bytes[offset])
      buckets[bucket].green += Int(image.bytes[offset + 1])
      buckets[bucket].blue += Int(image.bytes[offset + 2])
      buckets[bucket].count += 1
    }
    return buckets
  }

  /// Returns the group with the widest colour range, and the axis of that range. Returns nil if no group can be split.
  private static func widest(of groups: [[Bucket]]) -> (group: Int, axis: Int)? {
    var best: (width: Int, group: Int, axis: Int) = (0, 0, 0)
    for (number, group) in groups.enumerated() where group.count > 1 {
      for axis in 0..<3 {
        let parts = group.map { $0.part(axis) }
        let width = (parts.max() ?? 0) - (parts.min() ?? 0) + 1
        if width > best.width { best = (width, number, axis) }
      }
    }
    return best.width > 0 ? (best.group, best.axis) : nil
  }
}
