/// A whole number within bounds, changed by steps or typed.
public struct NumberField: Equatable, Sendable {
  /// The numbers that can be chosen.
  public let range: ClosedRange<Int>
  /// How far one key press goes.
  public let step: Int
  /// What the number counts, shown right behind it: `일`, or ` days` with its blank.
  public let unit: String
  /// The unit of one, where it is another word.
  package let unitOfOne: String
  /// What is shown instead of zero, where that means that there is none.
  package let none: String?
  /// What is shown, which may be out of bounds while digits are still being typed.
  private var shown: Int
  /// Whether the next digit goes on a number or begins one.
  private var isTyping = false

  /// Makes a number; one out of bounds counts as the nearest within.
  public init(
    _ value: Int, in range: ClosedRange<Int>, step: Int = 1, unit: String = "",
    one: String? = nil, none: String? = nil
  ) {
    self.none = none
    self.range = range
    self.step = max(1, step)
    self.unit = unit
    unitOfOne = one ?? unit
    shown = min(max(value, range.lowerBound), range.upperBound)
  }

  /// The number, always within its bounds.
  public var value: Int { min(max(shown, range.lowerBound), range.upperBound) }

  /// Goes a step with the arrows or `+` and `-`; digits make a new number.
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

  /// Ends typing: from now on a digit begins a new number.
  public mutating func settle() {
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

  /// The number with its unit.
  package func pieces(isFocused: Bool, _ glyphs: Glyphs) -> [StyledText] {
    let number = isFocused ? shown : value
    let counted = "\(number)" + (value == 1 ? unitOfOne : unit)
    let text = number == 0 ? none ?? counted : counted
    return isFocused ? glyphs.around(StyledText(text, .bold)) : [StyledText(text)]
  }
}

extension Key {
  /// The digit a key types.
  fileprivate var digit: Int? {
    guard case .character(let character) = self, character.isASCII else { return nil }
    return character.wholeNumberValue
  }
}
