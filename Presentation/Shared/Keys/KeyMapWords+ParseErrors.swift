import Domain
package import PresentationKit
import TextUI

/// Messages about problems in a key map.
extension KeyMapWords {
  /// Returns the message of a problem, with its file and line.
  func problem(_ problem: KeyMapParseError) -> String {
    let file = Printable.brief(problem.file)
    let reason = reason(problem.reason)
    return problem.line > 0
      ? say("\(file) \(problem.line)번째 줄: \(reason)", "\(file), line \(problem.line): \(reason)")
      : say("\(file): \(reason)", "\(file): \(reason)")
  }

  /// Returns the first problem and the number of the others in one line of text; nil if there are no problems.
  package func first(of problems: [KeyMapParseError]) -> String? {
    guard let first = problems.first else { return nil }
    return problem(first) + (problems.count > 1 ? " " + more(problems.count - 1) : "")
  }

  /// Returns the message with the number of further problems, after the first one.
  package func more(_ count: Int) -> String {
    say(
      "나머지 문제 \(count)가지는 `haru keys`에서 볼 수 있어요.",
      "`haru keys` lists \(count) more \(count == 1 ? "problem" : "problems").")
  }

  /// Returns the message with the number of problems that are not listed.
  func andMore(_ count: Int) -> String {
    say(
      "문제가 \(count)개 더 있어요.",
      count == 1 ? "There is 1 more problem." : "There are \(count) more problems.")
  }

  func reason(_ reason: KeyMapParseError.Kind) -> String {
    switch reason {
    case .unread(let trouble): unread(trouble)
    case .unknownScreen(let name):
      say("‘\(Printable.brief(name))’ 화면은 없어요.", "unknown screen “\(Printable.brief(name))”.")
        + nearest(name, among: KeyContext.all.map(\.name) + [KeyMapReading.allContexts])
    case .unknownAction(let name):
      say("‘\(Printable.brief(name))’ 동작은 없어요.", "unknown action “\(Printable.brief(name))”.")
        + nearest(name, among: KeyContext.names)
    case .unknownPreset(let name):
      say(
        "‘\(Printable.brief(name))’ 프리셋은 없어요. default, vim, emacs 중에서 고를 수 있어요.",
        "unknown preset “\(Printable.brief(name))”. Use default, vim or emacs.")
    case .notKeys(let name):
      say(
        "\(Particle.topic.after(Printable.brief(name))) `\"w\"`나 `[\"w\", \"g g\"]`처럼 적어 주세요.",
        "write the keys for \(Printable.brief(name)) like `\"w\"` or `[\"w\", \"g g\"]`.")
    case .notAKey(let text):
      say(
        "‘\(Printable.brief(text))’라는 키는 없어요. `w`, `Ctrl-S`, `Alt-x`, `F5`, `g g`처럼 적어 주세요.",
        "“\(Printable.brief(text))” is not a key. Write keys like `w`, `Ctrl-S`, `Alt-x`, `F5` or `g g`."
      )
    case .repeated(let name): SettingsWords(language).repeated(Printable.brief(name))
    case .taken(let key, let name):
      say(
        "\(Particle.topic.after(key)) 이미 \(name)에 쓰는 키라서 기본 키를 그대로 뒀어요.",
        "\(key) is already used for \(name), so the default keys are kept.")
    case .begins(let key, let name):
      say(
        "\(key)만 누르는 키와 \(key)부터 누르는 키(\(name))를 함께 쓸 수 없어서 기본 키를 그대로 뒀어요.",
        "\(key) cannot be used both alone and as the start of a chord (\(name)). The default keys "
          + "are kept."
      )
    case .typed(let key):
      say(
        "글을 입력하는 곳이라서 \(Particle.topic.after(key)) 쓸 수 없어요. Ctrl이나 Alt와 함께 누르는 키를 적어 주세요.",
        "\(key) cannot be used where text is typed. Choose a key with Ctrl or Alt.")
    case .wayOut:
      say(
        "q와 Ctrl-C는 언제나 나가는 키라서 기본 키를 그대로 뒀어요.",
        "q and Ctrl-C always quit, so the default keys are kept.")
    case .elsewhere(let key, let names):
      say(
        "\(Particle.topic.after(key)) \(names.prefix(3).joined(separator: ", "))에서는 원래 동작을 그대로 해요.",
        "\(key) keeps its old action in \(names.prefix(3).joined(separator: ", ")).")
    }
  }

  private func unread(_ trouble: WrittenKeyMap.ParseError) -> String {
    switch trouble {
    case .unreadableLine:
      say(
        "읽을 수 없는 줄이에요. `water = \"w\"`처럼 적어 주세요.",
        "this line cannot be read. Write it like `water = \"w\"`.")
    case .unclosed: SettingsWords(language).reason(.unclosed)
    case .notText: say("텍스트 파일이 아니라서 읽지 않았어요.", "the file is not UTF-8 text and was not read.")
    case .tooLarge(let limit):
      say(
        "파일이 \(limit >> 20) MiB보다 커서 읽지 않았어요.",
        "the file is larger than \(limit >> 20) MiB and was not read.")
    case .unreadableFile: say("파일을 읽을 수 없어요.", "the file cannot be read.")
    }
  }

  private func nearest(_ name: String, among names: [String]) -> String {
    guard let nearest = Suggestion.nearest(to: name, among: names) else { return "" }
    return NearestWords(language).sentence([nearest])
  }
}

extension KeyContext {
  /// The full names of all actions, as `context.action`.
  static var names: [String] {
    all.flatMap { context in context.rows.map { context.name + "." + $0.name } }
  }
}
