/// What a terminal of a certain depth makes of a style; two styles that it draws alike are equal.
struct Pen: Equatable {
  private var marks: Style.Marks = []
  private var ink: Colour = .own
  private var paper: Colour = .own

  /// A colour as a sequence names it.
  private enum Colour: Equatable {
    case own
    case palette(UInt8, of16: Bool)
    case mixed(UInt8, UInt8, UInt8)

    init(_ ink: Ink?, _ depth: ColourDepth) {
      guard let ink else {
        self = .own
        return
      }
      switch depth {
      case .none: self = .own
      case .sixteen: self = .palette(ink.ansi16 & 15, of16: true)
      case .twoHundredFiftySix: self = .palette(ink.ansi256, of16: false)
      case .full: self = .mixed(ink.red, ink.green, ink.blue)
      }
    }

    /// The numbers that choose the colour; `base` is 30 for letters and 40 for what is behind.
    func numbers(_ base: Int) -> [Int] {
      switch self {
      case .own: [base + 9]
      case .palette(let entry, true): [Int(entry) + (entry < 8 ? base : base + 52)]
      case .palette(let entry, false): [base + 8, 5, Int(entry)]
      case .mixed(let red, let green, let blue): [base + 8, 2, Int(red), Int(green), Int(blue)]
      }
    }
  }

  /// The terminal's own look.
  static let plain = Pen(.plain, .none)

  private static let markNumbers: [(Style.Marks, Int)] = [
    (.bold, 1), (.dim, 2), (.italic, 3), (.underline, 4), (.reverse, 7),
  ]

  /// Makes the pen for a style.
  init(_ style: Style, _ depth: ColourDepth) {
    marks = style.marks
    if style.ink != nil { ink = Colour(style.ink, depth) }
    if style.paper != nil { paper = Colour(style.paper, depth) }
  }

  /// The shortest sequence that changes from another pen to this one.
  func numbers(after old: Pen) -> [Int] {
    if self == .plain { return [0] }
    // Some marks share one sequence that ends them, so ending any of them begins anew.
    let startsAnew = !old.marks.isSubset(of: marks)
    let before = startsAnew ? Pen.plain : old
    var numbers = startsAnew ? [0] : []
    for (mark, number) in Self.markNumbers
    where marks.contains(mark) && !before.marks.contains(mark) {
      numbers.append(number)
    }
    if ink != before.ink { numbers += ink.numbers(30) }
    if paper != before.paper { numbers += paper.numbers(40) }
    return numbers
  }
}
