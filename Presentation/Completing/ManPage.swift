/// The manual page, haru(1), made from the table of commands.
struct ManPage {
  let table: CommandTable
  let language: Language
  let version: String

  /// The day on which the page's own words were written.
  private static let day = "2026-11-21"

  /// The page as man(7) reads it.
  var text: String {
    var lines = [
      ".TH HARU 1 \"\(Self.day)\" \"haru \(version)\" \"\(say("하루 설명서", "Haru Manual"))\""
    ]
    lines += section(say("이름", "NAME")) + [name]
    lines += section(say("사용법", "SYNOPSIS")) + synopsis
    lines += section(say("설명", "DESCRIPTION")) + description
    for part in HelpPart.allCases { lines += commands(of: part) }
    lines += section(say("모든 명령의 옵션", "GLOBAL OPTIONS"))
    lines += GlobalOptions.specs.flatMap(option)
    lines += section(say("환경", "ENVIRONMENT")) + definitions(environment)
    lines += section(say("파일", "FILES")) + definitions(files)
    lines += section(say("종료 상태", "EXIT STATUS")) + definitions(statuses)
    lines += section("JSON") + [Self.line(promise)]
    lines += section(say("예시", "EXAMPLES")) + examples
    return lines.joined(separator: "\n")
  }

  private func say(_ korean: String, _ english: String) -> String {
    Phrase(korean, english)(language)
  }

  // MARK: Sections

  private var name: String {
    "haru \\- "
      + Self.escaped(
        say(
          "사람, 글귀, 기분, 일정, 독서를 한곳에 담는 하루의 집",
          "one home for the people, words, moods, plans and books of a day"))
  }

  private var synopsis: [String] {
    let words = (say("명령", "COMMAND"), say("인자", "ARGUMENTS"), say("옵션", "OPTIONS"))
    return [
      ".B haru", ".br",
      "\\fBharu\\fR \\fI\(words.0)\\fR [\\fI\(words.1)\\fR] [\\fB\\-\\-\\fI\(words.2)\\fR]",
    ]
  }

  private var description: [String] {
    [
      say(
        "`haru`만 입력하면 화면이 열려요. 터미널이 아니면 `haru today`처럼 오늘 할 일을 보여 줘요.",
        "Alone in a terminal, `haru` opens its screens; elsewhere it prints what `haru today` prints."
      )
    ].map(Self.line)
      + paragraph(
        say(
          "기록은 이름이나 제목, id, id의 앞부분으로 부를 수 있어요. 모든 것은 이 컴퓨터에만 있어요.",
          "A record is named by its name or title, by its id from --json, or by the beginning of its id. "
            + "Everything stays on this computer."))
      + paragraph(
        say(
          "`haru undo`는 마지막 작업부터, 명령에서 했든 화면에서 했든 하나씩 되돌리고, `haru redo`는 되돌린 작업을 다시 해요. "
            + "화면에서는 z와 Ctrl-Y예요. 지운 것은 `haru trash`에 있어요. 휴지통 비우기, 탈퇴, 설정, "
            + "`haru restore --replace`는 되돌릴 수 없어요.",
          "`haru undo` takes back the last thing that was done, by a command or on the screens, one after "
            + "another, and `haru redo` does it again; on the screens they are z and Ctrl-Y. What was removed is in "
            + "`haru trash`. Emptying the trash, withdrawing, settings and `haru restore --replace` cannot be "
            + "undone."))
  }

  private func commands(of part: HelpPart) -> [String] {
    let shown = part.commands(among: table.shown)
    if shown.isEmpty { return [] }
    let title = language == .korean ? part.title.korean : part.title.english.uppercased()
    return section(title) + shown.flatMap(entry)
  }

  private func entry(_ command: CommandSpec) -> [String] {
    let name = "\\fBharu \(Self.escaped(command.name))\\fR" + usage(of: command)
    let lines = [".TP", name, Self.line(command.summary(language))]
    if command.options.isEmpty { return lines }
    return lines + [".RS"] + command.options.flatMap(option) + [".RE"]
  }

  private func usage(of command: CommandSpec) -> String {
    command.usageWords.map { " " + Self.escaped($0) }.joined()
  }

  private func option(_ option: OptionSpec) -> [String] {
    let value = option.value.map { " \\fI\(Self.escaped($0))\\fR" } ?? ""
    let choices = option.choices.isEmpty ? "" : " (\(option.choices.joined(separator: ", ")))"
    return [
      ".TP", "\\fB\\-\\-\(Self.escaped(option.name))\\fR\(value)",
      Self.line(option.summary(language) + choices),
    ]
  }

  private var environment: [(String, String)] {
    [
      (
        "HARU_HOME",
        say(
          "설정과 자료를 모두 담을 폴더. 없으면 XDG 폴더들을 써요.",
          "the folder of everything; without it the XDG folders are used")
      ),
      (
        "HARU_NOW",
        say(
          "현재 시각으로 삼을 때 (2026-03-01T09:00)", "the moment that counts as now (2026-03-01T09:00)")
      ),
      ("HARU_SEED", say("무작위 선택을 고정하는 정수", "a whole number that settles what is drawn by lot")),
      ("NO_COLOR", say("비어 있지 않으면 색을 쓰지 않아요.", "no colour is used while it is not empty")),
      ("TZ", say("시간대", "the time zone")),
      ("LANG", say("언어 (ko로 시작하면 한국어)", "the language: Korean where it begins with ko")),
      (
        "VISUAL, EDITOR",
        say("긴 글을 쓸 편집기", "the editor in which longer texts are written")
      ),
    ]
  }

  private var files: [(String, String)] {
    [
      (
        "~/.local/share/haru/profiles/NAME/haru.sqlite",
        say("프로필의 모든 기록", "all that a profile keeps")
      ),
      ("~/.config/haru/config.toml", say("설정", "what was chosen")),
      ("~/.cache/haru/", say("다시 받을 수 있는 것", "what can be had again")),
    ]
  }

  private var statuses: [(String, String)] {
    [
      ("0", say("다 했어요.", "done")),
      ("1", say("그런 것이 없어요.", "nothing was found, or there is no such record")),
      ("2", say("명령을 잘못 적었어요.", "the command line makes no sense")),
      (
        "3",
        say(
          "규칙에 어긋나요. 무엇이 되는지 알려 줘요.", "a rule refuses it; the message says what would be accepted")
      ),
      ("4", say("저장소나 파일에 문제가 있어요.", "the store or a file failed")),
      ("5", say("네트워크나 바깥 서비스에 문제가 있어요.", "the network or an outside service failed")),
      ("6", say("잠겨 있거나, 다른 프로그램이 오래 쓰고 있어요.", "it is locked, or was busy for too long")),
    ]
  }

  private var promise: String {
    say(
      "--json은 객체 하나를 써요: {\"schema\":\"haru/1\", …}. 이름이 추가될 수는 있어도 바뀌거나 없어지지 않아요. "
        + "오류는 표준 오류에 {\"error\":{\"code\",\"message\",\"field\"}}로 나와요.",
      "With --json the answer is one object, {\"schema\":\"haru/1\", ...}. Names may be added, but none is renamed "
        + "or removed. An error is {\"error\":{\"code\",\"message\",\"field\"}} on standard error.")
  }

  private var examples: [String] {
    let first = table.shown.flatMap { $0.examples(in: language).prefix(1) }
    return [".nf"] + first.map { Self.line("haru " + $0) } + [".fi"]
  }

  // MARK: Pieces

  private func section(_ title: String) -> [String] { [".SH " + Self.escaped(title)] }

  private func paragraph(_ text: String) -> [String] { [".PP", Self.line(text)] }

  private func definitions(_ rows: [(String, String)]) -> [String] {
    rows.flatMap { [".TP", "\\fB\(Self.escaped($0.0))\\fR", Self.line($0.1)] }
  }

  /// A line of text, which begins no request. What stands between two backticks is to be typed.
  private static func line(_ text: String) -> String {
    let pieces = text.split(separator: "`", omittingEmptySubsequences: false).map(String.init)
    let line =
      pieces.count.isMultiple(of: 2)
      ? escaped(text)
      : pieces.enumerated().map { place, piece in
        place.isMultiple(of: 2) ? escaped(piece) : "\\fB\(escaped(piece))\\fR"
      }.joined()
    return line.hasPrefix(".") || line.hasPrefix("'") ? "\\&" + line : line
  }

  /// A text as it is to be read: a dash that can be pasted, and a backslash that is one.
  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      switch character {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "\"": escaped += "\\(dq"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "~": escaped += "\\(ti"
      case "^": escaped += "\\(ha"
      default: escaped.append(character)
      }
    }
  }
}
