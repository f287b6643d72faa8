/// A measured number and its highest accepted value.
struct Figure {
  let title: String
  let value: Double
  let unit: String
  let target: Double

  init(_ title: String, _ value: Double, _ unit: String, _ target: Double) {
    (self.title, self.value, self.unit, self.target) = (title, value, unit, target)
  }

  static func seconds(_ title: String, _ milliseconds: Double, _ target: Double) -> Figure {
    Figure(title, milliseconds / 1000, " s", target)
  }

  static func milliseconds(_ title: String, _ value: Double, _ target: Double) -> Figure {
    Figure(title, value, " ms", target)
  }

  static func megabytes(_ title: String, _ value: Double, _ target: Double) -> Figure {
    Figure(title, value, " MB", target)
  }

  /// The number of decimal places to print.
  var digits: Int { unit == "×" ? 3 : value < 100 ? 1 : 0 }
  var isMet: Bool { value <= target }
  var verdict: String { isMet ? "pass" : "miss" }
}
