/// A form field for an integer within bounds, changed in steps or typed.
public struct NumberField: Equatable, Sendable {
  public let range: ClosedRange<Int>
  /// The change by one key press, at least 1.
  public let step: Int
  /// The unit, shown directly after the number, such as `일` or ` days` with its blank.
  public let unit: String
  /// The unit for the value 1.
  package let unitOfOne: String
  /// The texts shown for the numbers of the range, such as “8 PM”. If empty, the number and its unit are shown.
  package let names: [String]
  /// The text shown instead of 0 if 0 means "none"; nil shows the number.
  package let none: String?
  /// The number on screen, which may be out of bounds while digits are being typed.
  private var shown: Int
  /// Whether the next digit is appended to the number. Otherwise the digit starts a new number.
  private var isTyping = false

  /// Creates a field. `value` is clamped to the range.
  public init(
    _ value: Int, in range: ClosedRange<Int>, step: Int = 1, unit: String = "",
    one: String? = nil, none: String? = nil, names: [String] = []
  ) {
    (self.none, self.names) = (none, names)
    self.range = range
    self.step = max(1, step)
    self.unit = unit
    unitOfOne = one ?? unit
    shown = min(max(value, range.lowerBound), range.upperBound)
  }

  /// The number, clamped to the range.
  public var value: Int { min(max(shown, range.lowerBound), range.upperBound) }

  /// Handles a key. The left and right arrows, `+` and `-` change the value by a step. Digits type a number, and
  /// Backspace deletes its last digit.
  public mutating func update(_ key: Key) -> EditOutcome {
    if let digit = key.digit { return type(digit) }
    let direction: Int
    switch key {
    case .left, .character("-"): direction = -1
    case .right, .character("+"): direction = 1
    case .backspace:
      isTyping = true
      shown /= 10
      return .changed
    case .character, .enter, .escape, .tab, .backTab, .delete, .insert, .up, .down, .home, .end,
      .pageUp, .pageDown, .function, .control, .alt, .modified:
      return .ignored
    }
    isTyping = false
    let (sum, overflows) = value.addingReportingOverflow(direction * step)
    let next = overflows ? value : min(max(sum, range.lowerBound), range.upperBound)
    let isSame = next == shown
    shown = next
    return isSame ? .moved : .changed
  }

  /// Ends typing. The number is clamped, and the next digit starts a new number.
  public mutating func commit() {
    shown = value
    isTyping = false
  }

  private mutating func type(_ digit: Int) -> EditOutcome {
    let (tens, overflows) = shown.multipliedReportingOverflow(by: 10)
    let (longer, overflowsToo) = tens.addingReportingOverflow(digit)
    let goesOn = isTyping && shown > 0
    if goesOn, overflows || overflowsToo || longer > range.upperBound { return .cut }
    if !goesOn, digit > range.upperBound { return .cut }
    shown = goesOn ? longer : digit
    isTyping = true
    return .changed
  }

  /// Returns the number with its unit.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let number = isFocused ? shown : value
    let index = number - range.lowerBound
    let counted =
      names.indices.contains(index)
      ? names[index] : "\(number)" + (value == 1 ? unitOfOne : unit)
    let text = number == 0 ? none ?? counted : counted
    return isFocused ? glyphs.around(StyledText(text, .bold)) : [StyledText(text)]
  }
}

extension Key {
  /// The digit that the key types; nil for other keys.
  fileprivate var digit: Int? {
    guard case .character(let character) = self, character.isASCII else { return nil }
    return character.wholeNumberValue
  }
}
