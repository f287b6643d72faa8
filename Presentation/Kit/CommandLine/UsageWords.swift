import Domain
import TextUI

/// Messages about an invalid command line.
package struct UsageWords: Words {
  package let language: Language

  package init(language: Language) { self.language = language }

  package func report(_ error: ArgumentParseError) -> Report {
    Report(
      code: error.code, message: sentence(error), field: error.field,
      status: status(of: error))
  }

  /// Returns the exit status of an error. A date that does not exist is well-formed, so it counts as refused and not as
  /// a usage error.
  private func status(of error: ArgumentParseError) -> ExitStatus {
    switch error {
    case .editorFailed: .failed
    case .noSuchDay, .noSuchMonth, .otherWeekday, .noMemoryFolder: .refused
    case .unknownCommand, .missingVerb, .unknownOption, .missingValue, .unwantedValue,
      .missingArgument, .missingOption, .extraArgument, .searchOption, .givenTwice, .contradiction,
      .textAndOption, .noEditor, .nothingToChange, .reversed, .notANumber, .notADate, .outOfRange,
      .tooLong, .notAMoment, .notAMonth, .notAYear, .notARhythm, .notALength, .notAnHour, .notHours,
      .notAChoice, .notNamed, .notAPictureOfCode, .unknownField, .badFilter, .badTemplate,
      .notUnicode, .tooManyMarks,
      .inputNotUnicode, .inputTooLarge, .inputUsedTwice, .notRepeated, .notTried,
      .badEnvironment:
      .usage
    }
  }

  private func sentence(_ error: ArgumentParseError) -> String {
    switch error {
    case .unknownCommand(let word, let suggestion, let verbs):
      say("‘\(Printable.brief(word))’ 명령은 없어요.", "Unknown command “\(Printable.brief(word))”.")
        + (HabitWords(language).sentence(word).map { " " + $0 }
          ?? hint(suggestion.map { "haru \($0)" }, or: listing(of: word), verbs))
    case .missingVerb(let noun, let verbs):
      say("`haru \(noun)` 다음에 올 명령을 적어 주세요: ", "`haru \(noun)` needs a subcommand: ")
        + verbs.joined(separator: ", ") + "."
    case .unknownOption(let name, let suggestion):
      say("‘\(dashed(name))’ 옵션은 없어요.", "Unknown option “\(dashed(name))”.")
        + hint(suggestion.map { "--\($0)" }, or: nil)
    case .missingValue(let option):
      say("--\(option) 뒤에 값이 있어야 해요.", "--\(option) needs a value.")
    case .unwantedValue(let option):
      say("--\(option)에는 값을 붙이지 않아요.", "--\(option) does not take a value.")
    case .missingArgument(let name, let usage):
      say(
        "\(MetaWords.name(of: name)) 적어 주세요. 사용법: haru \(usage)",
        "\(name) is missing. Usage: haru \(usage)")
    case .missingOption(let name, nil, let usage):
      say("--\(name) 옵션이 있어야 해요. 사용법: haru \(usage)", "--\(name) is required. Usage: haru \(usage)")
    case .missingOption(let name, let other?, let usage):
      say(
        "--\(name) 옵션이나 --\(other) 옵션이 있어야 해요. 사용법: haru \(usage)",
        "--\(name) or --\(other) is required. Usage: haru \(usage)")
    case .extraArgument(let word, let usage):
      say(
        "\(Particle.topic.after("‘\(Printable.brief(word))’")) 여기에 쓸 수 없어요. 띄어쓰기가 있는 글은 따옴표로 묶어 주세요. "
          + "사용법: haru \(usage)",
        "Unexpected argument “\(Printable.brief(word))”. Put quotes around text that contains "
          + "spaces. Usage: haru \(usage)")
    case .searchOption(let word, let usage):
      say(
        "찾으려면 `--search \(ShellQuote.word(word))`로 적어 주세요. 사용법: haru \(usage)",
        "To search for it, type `--search \(ShellQuote.word(word))`. Usage: haru \(usage)")
    case .givenTwice(let option):
      say("--\(option) 옵션은 한 번만 쓸 수 있어요.", "Use --\(option) only once.")
    case .contradiction(let one, let other):
      say(
        "\(named(one))과 \(named(other))은 함께 쓸 수 없어요.",
        "\(named(one)) and \(named(other)) cannot be used together.")
    case .textAndOption(let option):
      say(
        "TEXT와 --\(option) 옵션은 함께 쓸 수 없어요. 한글이 든 TEXT는 --kor로, 다른 TEXT는 --eng로 담겨요.",
        "TEXT and --\(option) cannot be used together: TEXT with Hangul is stored as --kor, other "
          + "text as --eng.")
    case .reversed(let first, let last):
      say(
        "--\(last)에 적은 날짜나 시각이 --\(first)보다 앞서 있어요.",
        "The time in --\(last) is earlier than the time in --\(first).")
    case .editorFailed:
      say(
        "편집기가 오류로 끝나서 아무것도 저장하지 않았어요. $VISUAL이나 $EDITOR를 확인해 주세요.",
        "The editor failed, and nothing was saved. Check $VISUAL or $EDITOR.")
    case .noEditor:
      say(
        "편집기가 없어요. $EDITOR에 쓸 편집기를 적거나(`export EDITOR=nano`) 글을 명령에 바로 적어 주세요.",
        "No editor is set. Set $EDITOR (`export EDITOR=nano`), or type the text in the command.")
    case .noMemoryFolder:
      say(
        "저장소가 암호화되어 있는데 이 컴퓨터에는 메모리에 있는 폴더(/run/user, /dev/shm)가 없어서, 편집기를 쓰면 글이 디스크에 그대로 남아요. "
          + "글을 명령에 바로 적거나 `haru`를 실행해 화면에서 써 주세요.",
        "The data file is encrypted, but an editor would write your text to the disk in clear, because "
          + "this computer has no folder in memory (/run/user, /dev/shm). Type the text in the "
          + "command, or write it on the screens with `haru`.")
    case .nothingToChange(let usage):
      say(
        "바꿀 내용을 하나 이상 적어 주세요. 사용법: haru \(usage)", "Enter at least one change. Usage: haru \(usage)"
      )
    case .notANumber(let option, let value):
      say(
        "‘\(Printable.brief(value))’ 값을 읽지 못했어요. \(optionName(option))에는 숫자를 적어 주세요.",
        "\(optionName(option)) needs a number, not “\(Printable.brief(value))”.")
    case .notAMoment(let option, let value, let looking):
      DayUsageWords(language).notAMoment(optionName(option), value, looking)
    case .notARhythm(let option, let value):
      DayUsageWords(language).notARhythm(optionName(option), value)
    case .notALength(let option, let value):
      DayUsageWords(language).notALength(optionName(option), value)
    case .tooLong(let option, let value, let days):
      say(
        "‘\(Printable.brief(value))’ 값은 쓸 수 없어요. \(optionName(option))에는 최대 \(days)일까지 적을 수 있어요.",
        "\(optionName(option)) can be at most \(days) days, not “\(Printable.brief(value))”.")
    case .notAnHour(let option, let value):
      DayUsageWords(language).notAnHour(optionName(option), value)
    case .notHours(let option, let value):
      DayUsageWords(language).notHours(optionName(option), value)
    case .notADate(let option, let value):
      DayUsageWords(language).notADate(optionName(option), value)
    case .notAMonth(let option, let value):
      DayUsageWords(language).notAMonth(optionName(option), value)
    case .notAYear(let option, let value):
      DayUsageWords(language).notAYear(optionName(option), value)
    case .noSuchDay(_, let value): DayUsageWords(language).noSuchDay(value)
    case .noSuchMonth(_, let value): DayUsageWords(language).noSuchMonth(value)
    case .otherWeekday(_, _, let day, let weekday):
      DayUsageWords(language).otherWeekday(day, weekday)
    case .outOfRange(let option, let value, let range):
      say(
        "‘\(Printable.brief(value))’ 값은 쓸 수 없어요. "
          + "\(optionName(option))에는 \(range.lowerBound)부터 \(range.upperBound)까지의 수를 적어 주세요.",
        "\(optionName(option)) needs a number from \(range.lowerBound) to \(range.upperBound), not "
          + "“\(Printable.brief(value))”.")
    case .notNamed(let option, let value, let choices):
      sentence(.notAChoice(option: option, value: value, choices.map { $0.listed(language) }))
    case .notAChoice(let option, let value, let choices):
      say(
        "‘\(Printable.brief(value))’ 값은 쓸 수 없어요. "
          + "\(optionName(option))에는 \(choices.joined(separator: ", ")) 중 하나를 적어 주세요.",
        "\(optionName(option)) must be one of \(choices.joined(separator: ", ")), not "
          + "“\(Printable.brief(value))”.")
    case .notAPictureOfCode:
      say("QR 코드는 .svg나 .png 파일로 저장할 수 있어요.", "A QR code can be saved as .svg or .png.")
    case .unknownField(let option, let name, let near, let fields):
      TemplateWords(language).unknown(optionName(option), name, hint(near, or: nil), fields)
    case .badFilter(let option, let refusal):
      optionName(option) + ": " + FilterWords(language: language).sentence(refusal)
    case .badTemplate(let option, let fault):
      TemplateWords(language).sentence(fault, at: optionName(option))
    case .tooManyMarks: tooManyMarks
    case .notUnicode(let position):
      say(
        "\(position)번째 단어를 읽을 수 없어요. UTF-8로 적어 주세요.",
        "Argument \(position) cannot be read. Type it in UTF-8.")
    case .inputNotUnicode:
      say(
        "표준 입력을 읽을 수 없어요. UTF-8로 적어 주세요.",
        "Standard input cannot be read. Send it in UTF-8.")
    case .inputTooLarge(let limit):
      say(
        "표준 입력이 너무 길어요. \(limit >> 20) MB까지 읽을 수 있어요.",
        "Standard input is too long. The maximum is \(limit >> 20) MB.")
    case .inputUsedTwice:
      say("‘-’는 한 번만 쓸 수 있어요.", "Use “-” only once.")
    case .notRepeated:
      say(
        "`haru watch`에는 읽기만 하는 명령을 쓸 수 있어요. 기록을 바꾸는 명령과 되풀이할 수 없는 명령은 쓸 수 없어요.",
        "`haru watch` only works with commands that read data. This command changes data or cannot "
          + "be repeated.")
    case .notTried(let command, changes: false):
      say(
        "`\(typed(command))` 명령은 저장소를 바꾸지 않아서 --dry-run을 쓸 수 없어요.",
        "`\(typed(command))` does not support --dry-run, because it changes no data.")
    case .notTried(let command, changes: true):
      say(
        "`\(typed(command))` 명령은 실제로 실행해야만 결과를 알 수 있어서 --dry-run으로 미리 해 볼 수 없어요.",
        "`\(typed(command))` does not support --dry-run, because it cannot be simulated.")
    case .badEnvironment(let variable, let value):
      say(
        "\(variable)의 값을 읽지 못했어요: ‘\(Printable.brief(value))’. \(accepted(variable))",
        "\(variable) cannot be “\(Printable.brief(value))”. \(accepted(variable))")
    }
  }

  /// Returns the help command to suggest for an unknown command: the help for its first word, or the help for all
  /// commands if it is a single word.
  private func listing(of words: String) -> String {
    let parts = words.split(separator: " ")
    guard parts.count > 1, let noun = parts.first else { return "haru help all" }
    return "haru help \(noun)"
  }

  /// Returns a command with the name of the program before it.
  private func typed(_ command: String) -> String {
    (["haru"] + (command.isEmpty ? [] : [command])).joined(separator: " ")
  }

  /// Returns the sentence that says which values an environment variable accepts.
  private func accepted(_ variable: String) -> String {
    switch variable {
    case "HARU_NOW":
      say("2026-03-01T09:00처럼 적어 주세요.", "Use the form 2026-03-01T09:00.")
    case "HARU_SEED": say("정수를 적어 주세요.", "Use a whole number.")
    default: say("절대 경로를 적어 주세요.", "Use an absolute path.")
    }
  }

  private func hint(
    _ suggestion: String?, or fallback: String?, _ verbs: [String] = []
  ) -> String {
    if let suggestion {
      // A word that may mean two commands suggests both.
      let names = suggestion.replacing("|", with: say("’이나 ‘haru ", "” or “haru "))
      return say(" 혹시 ‘\(names)’인가요?", " Did you mean “\(names)”?")
    }
    let known = verbs.joined(separator: ", ")
    if !verbs.isEmpty { return say(" 쓸 수 있는 명령: \(known).", " Known subcommands: \(known).") }
    return fallback.map { say(" `\($0)`에서 찾아보세요.", " See `\($0)`.") } ?? ""
  }

  /// Returns an option as it is typed, or the displayed name of an argument.
  /// Returns an option with its dashes, or an argument, whose name is in capitals.
  private func named(_ name: String) -> String {
    name == name.uppercased() ? say("\(name) 값", name) : say("--\(name) 옵션", "--" + name)
  }

  private func optionName(_ name: String) -> String {
    guard name == name.uppercased() else { return "--" + name }
    return say(MetaWords.noun(name), name)
  }

  private func dashed(_ name: String) -> String {
    name.hasPrefix("-") ? Printable.brief(name) : "--" + Printable.brief(name)
  }
}
