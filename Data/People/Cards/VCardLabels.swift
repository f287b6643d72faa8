import Domain

/// Maps the types and labels that programs write to `CardLabel`.
enum VCardLabels {
  /// Returns the label for a property's types: `TYPE=CELL`, `TYPE="home,voice"`, or the bare `CELL` of vCard 2.1.
  /// Returns nil if there is none.
  static func label(of property: ContentProperty) -> CardLabel? {
    let types = property.parameters.filter { $0.name == "TYPE" || $0.name.isEmpty }
      .flatMap { ASCII.uppercased($0.value.utf8).split(separator: ",").map(String.init) }
    func has(_ names: String...) -> Bool { names.contains(where: types.contains) }
    if has("FAX") { return .fax }
    if has("PAGER") { return .pager }
    if has("CELL", "MOBILE", "IPHONE") { return .mobile }
    if has("WORK") { return .work }
    if has("HOME") { return .home }
    if has("MAIN") { return .main }
    return has("OTHER") ? .other : nil
  }

  /// Returns the label in an `X-ABLabel` of Apple or Google: `_$!<Mobile>!$_`, or the user's own word; nil if there is
  /// none.
  static func label(apple text: String) -> CardLabel? {
    var word = text
    if text.hasPrefix("_$!<"), text.hasSuffix(">!$_") {
      word = String(text.dropFirst(4).dropLast(4))
    }
    switch ASCII.uppercased(word.utf8) {
    case "MOBILE", "IPHONE", "CELL", "휴대전화": return .mobile
    case "HOME": return .home
    case "WORK": return .work
    case "MAIN": return .main
    case "HOMEFAX", "WORKFAX", "OTHERFAX", "FAX": return .fax
    case "PAGER": return .pager
    case "OTHER", "HOMEPAGE": return .other
    case _: return ContentText.line(word, limit: 40).map { .own($0.text) }
    }
  }

  /// Returns a postal address on one line; nil if all parts are empty. A Korean address begins with the largest part.
  static func address(_ parts: [String]) -> String? {
    let lines = parts.prefix(7).map { ContentText.line($0, limit: 200)?.text ?? "" }
    func part(_ index: Int) -> String { index < lines.count ? lines[index] : "" }
    let isKorean = lines.contains { $0.unicodeScalars.contains { (0xAC00...0xD7A3) ~= $0.value } }
    let order = isKorean ? [5, 6, 4, 3, 2, 1, 0] : [0, 1, 2, 3, 4, 5, 6]
    let found = order.map(part).filter { !$0.isEmpty }
    if found.isEmpty { return nil }
    return found.joined(separator: isKorean ? " " : ", ")
  }
}
