import Domain
import TextUI

/// The small differences between plants of one kind, so that no two plants look alike. They are derived from the
/// person's id, so a person's plant always looks the same, even if the person is renamed.
struct PlantVariety: Hashable, Sendable {
  /// Whether the plant is mirrored left to right.
  var isMirrored = false
  /// The height and the width, as fractions of the standard ones.
  var height = 1.0
  var width = 1.0
  /// A number that decides which stems are shorter and where the flowers are. With 0 the plant has its standard form.
  var growth = 0
  /// How much the green differs, from −2 (cooler) to 2 (warmer).
  var tint = 0
  /// The number of stripes on the pot.
  var stripes = 0

  /// A plant with the standard form of its kind.
  static let standard = PlantVariety()

  /// The number of values that `growth` can have.
  static let forms = 12

  private init() {}

  init(_ person: Person) {
    var hash: UInt32 = 2_166_136_261
    for byte in person.id.text.utf8 { hash = (hash ^ UInt32(byte)) &* 16_777_619 }
    // Ids that differ in one letter must not have neighbouring numbers.
    hash = (hash ^ (hash >> 16)) &* 0x7FEB_352D
    hash = (hash ^ (hash >> 15)) &* 0x846C_A68B
    let number = Int(hash ^ (hash >> 16))
    isMirrored = (number >> 18) % 2 == 1
    height = [1, 0.93, 0.86, 0.8][(number >> 3) % 4]
    width = [1, 0.95, 0.9][(number >> 6) % 3]
    growth = (number >> 13) % Self.forms
    tint = (number >> 20) % 5 - 2
    stripes = (number >> 23) % 3
  }

  /// Returns the position of a point in a plant of this height and width.
  func sized(_ point: SketchPoint) -> SketchPoint {
    if height == 1, width == 1 { return point }
    let root = PlantArt.root
    // Parts that hang below the root are not scaled in height.
    let down = point.y < root.y ? (point.y - root.y) * height : point.y - root.y
    return SketchPoint(root.x + (point.x - root.x) * width, root.y + down)
  }

  /// Returns the point on the other side if the plant is mirrored.
  func turned(_ point: SketchPoint) -> SketchPoint {
    isMirrored ? SketchPoint(2 * PlantArt.root.x - point.x, point.y) : point
  }

  /// Returns a stem or a leaf, which may be shorter and lean to a side. `number` tells the stems of a plant apart.
  func grown(_ stem: Curve, _ number: Int) -> Curve {
    guard growth > 0 else { return stem }
    let part = 1 - 0.035 * Double((growth * 5 + number * 3) % 7)
    let lean = 1.5 * Double((growth * 3 + number * 5) % 7 - 3)
    return Curve(
      stem.start, stem.start.toward(stem.bend, part) + SketchPoint(lean / 2, 0),
      stem.start.toward(stem.end, part) + SketchPoint(lean, 0))
  }

  /// Returns one of several forms; the first one is the standard form.
  func form<Form>(_ first: Form, _ others: Form...) -> Form {
    let index = growth % (others.count + 1)
    return index == 0 ? first : others[index - 1]
  }
}
