import TextUI

/// An error in a template or in the columns of a table.
package enum TemplateParseError: Error, Equatable, Sendable {
  case tooLong
  /// An opening brace is never closed.
  case unclosed
  /// A closing brace has no opening brace.
  case unopened
  /// Braces contain no field name; holds the names of the known fields.
  case noName([String])
  case badWidth(String)
  /// A field that is neither a day nor a moment has a date pattern.
  case noMoment(String, String)
  /// A date pattern contains unknown letters.
  case oddPattern(String)
}

/// Messages about an invalid template.
struct TemplateWords: Words {
  let language: Language

  /// Returns the message about an unknown field, with a suggestion and the known fields.
  func unknown(_ option: String, _ name: String, _ hint: String, _ fields: [String]) -> String {
    let name = Printable.brief(name)
    return say("\(option): ‘\(name)’ 항목은 없어요.", "\(option): unknown field “\(name)”.") + hint
      + " " + known(fields)
  }

  private func known(_ fields: [String]) -> String {
    let fields = fields.joined(separator: " ")
    return say("쓸 수 있는 항목: \(fields).", "Available fields: \(fields).")
  }

  /// Returns the message about an error in a template, after the name of the option.
  func sentence(_ fault: TemplateParseError, at option: String) -> String {
    option + ": " + sentence(fault)
  }

  private func sentence(_ fault: TemplateParseError) -> String {
    switch fault {
    case .tooLong:
      say(
        "너무 길어요. \(LineTemplate.longest)바이트까지 쓸 수 있어요.",
        "the template is too long. The maximum is \(LineTemplate.longest) bytes.")
    case .unclosed:
      say(
        "‘{’를 닫는 ‘}’가 없어요. 중괄호를 그대로 쓰려면 ‘{{’로 적어 주세요.",
        "a “{” has no matching “}”. Type “{{” for a literal brace.")
    case .unopened:
      say(
        "‘}’ 앞에 ‘{’가 없어요. 중괄호를 그대로 쓰려면 ‘}}’로 적어 주세요.",
        "a “}” has no matching “{”. Type “}}” for a literal brace.")
    case .noName(let fields):
      say("항목 이름을 적어 주세요.", "the field name is missing.") + " " + known(fields)
    case .badWidth(let width):
      say(
        "너비 ‘\(Printable.brief(width))’ 값은 쓸 수 없어요. 1부터 \(FieldStyle.widest)까지 적고, 오른쪽에 맞추려면 앞에 -를 붙여 주세요.",
        "the width must be 1–\(FieldStyle.widest), not “\(Printable.brief(width))”. "
          + "Put - before it to align right.")
    case .noMoment(let name, let format):
      say(
        "‘\(name)’ 항목은 날짜나 시각이 아니라서 ‘\(Printable.brief(format))’ 형식을 쓸 수 없어요. 뒤에는 너비만 적을 수 있어요.",
        "“\(name)” is not a date or time, so “\(Printable.brief(format))” cannot be used. "
          + "Give it a width instead, such as {\(name):20}.")
    case .oddPattern(let letters):
      say(
        "‘\(Printable.brief(letters))’는 날짜 형식이 아니에요. yyyy MM M MMM dd d HH H hh h a mm ss EEE를 쓸 수 있고, 글자를 그대로 쓰려면 '로 묶어 주세요.",
        "“\(Printable.brief(letters))” is not a date pattern. Use yyyy MM M MMM dd d HH H hh h a mm ss EEE. "
          + "Put literal letters in single quotes (').")
    }
  }
}
