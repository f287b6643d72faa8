import Domain
import PresentationKit
import TextUI

/// What somebody chooses and says, and what comes of it.
extension BringInScreen {
  mutating func choose(in area: Area) -> [ScreenEffect] {
    switch cursor.chosen {
    case .file(let file):
      return look(at: file.path)
    case .path(let path):
      completions = []
      field.replace(with: path)
      if path.hasSuffix("/") { return completing.ask(.imports(.complete(path))) }
      return look(at: path)
    case .format, .dates, .mood: return press(.enter, in: area) ?? []
    case nil:
      let typed = field.text
      if typed.allSatisfy(\.isWhitespace) { return [] }
      return look(at: typed)
    }
  }

  /// Looks what would come of a file that nothing has been said of yet.
  private mutating func look(at path: String) -> [ScreenEffect] {
    self.path = path
    levels = [:]
    wishes = ImportOptions(untitled: wishes.untitled)
    return lookAgain()
  }

  /// Looks what would come of the file by what has been said of it.
  private mutating func lookAgain() -> [ScreenEffect] {
    if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
    var wishes = wishes
    wishes.isTrial = true
    (step, progress) = (.looking, nil)
    return pending.ask(.imports(.bringIn(path, wishes)))
  }

  /// Photos come along, or stay; what would come of it is looked at anew.
  mutating func turnPhotos() -> [ScreenEffect] {
    wishes.copiesPhotos.toggle()
    return lookAgain()
  }

  mutating func bringIn(_ preview: FileImport) -> [ScreenEffect] {
    if preview.bringsNothing { return [.say(NoticeLine(.refusal, words.nothingNew))] }
    (step, progress, isStopping) = (.bringing(preview), nil, false)
    return pending.ask(.imports(.bringIn(path, wishes)))
  }

  // MARK: Questions

  mutating func answer(_ question: Question, by key: Key, in area: Area) -> [ScreenEffect]? {
    if case .moods(let moods) = question, let effects = give(moods, by: key) { return effects }
    guard key == .enter else { return move(by: key, in: area) }
    switch cursor.chosen {
    case .format(let format): wishes.format = format
    case .dates(let order): wishes.dates = order
    case .mood:
      guard case .moods(let moods) = question else { return nil }
      if let missing = moods.firstIndex(where: { levels[$0.name] == nil }) {
        select(missing)
        return [.say(NoticeLine(.refusal, words.levelsMissing))]
      }
      for mood in moods {
        wishes.moods[mood.name] = levels[mood.name].map { MoodLevel(nearest: $0) }
      }
    case .file, .path, nil: return nil
    }
    return lookAgain()
  }

  /// Gives the chosen word a level: one of five by a digit, or a little more or less of it.
  private mutating func give(_ moods: [UnknownMood], by key: Key) -> [ScreenEffect]? {
    guard case .mood(let mood)? = cursor.chosen else { return nil }
    if case .character(let letter) = key, let digit = letter.wholeNumberValue, (1...5) ~= digit {
      levels[mood.name] = digit * 20 - 10
      select(min(cursor.selected + 1, moods.count - 1))
      return []
    }
    guard key == .left || key == .right else { return nil }
    let level = (levels[mood.name] ?? 50) + (key == .right ? 5 : -5)
    levels[mood.name] = MoodLevel(nearest: level).value
    return []
  }

  // MARK: What came of it

  mutating func receive(_ result: BackgroundTaskResult, for ticket: TaskID) -> [ScreenEffect] {
    guard let news = result.imports else { return [] }
    if finding.takes(ticket) {
      if case .found(let files) = news { found = files }
      return []
    }
    if completing.takes(ticket) {
      if case .completed(let paths) = news { return show(paths) }
      return []
    }
    guard ticket == pending.awaited else { return [] }
    if case .progress(let percent, let size) = news {
      progress = (percent, size)
      return []
    }
    _ = pending.takes(ticket)
    switch news {
    case .done(let report): return receive(report)
    case .failed(let failure): return receive(failure)
    case .found, .completed, .progress: return []
    }
  }

  /// Goes on with the only path there is, or with what all of them have in common.
  private mutating func show(_ paths: [String]) -> [ScreenEffect] {
    guard step == .choosing else { return [] }
    guard let first = paths.first else {
      return [.say(NoticeLine(.refusal, words.nothingBeginsSo))]
    }
    let common = paths.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
    if common.count > field.text.count { field.replace(with: common) }
    completions = paths.count > 1 ? paths : []
    select(0)
    return []
  }

  private mutating func receive(_ report: FileImport) -> [ScreenEffect] {
    scroll = ScrollCursor()
    guard case .bringing = step else {
      step = .preview(report)
      return []
    }
    step = .report(report)
    let sentence = ImportsWords(language: language).told(report, isTrial: false)
    let notice =
      report.bringsNothing
      ? NoticeLine(.plain, sentence)
      : NoticeLine(.good, sentence, hint: ShellWords(language).undoHint)
    return [.say(notice), .work(.figures)]
  }

  private mutating func receive(_ failure: ImportFailure) -> [ScreenEffect] {
    let before = step
    if case .bringing(let preview) = before {
      step = .preview(preview)
    } else {
      step = .choosing
      select(0)
    }
    switch failure {
    case .ambiguousFormat(let formats) where formats.count > 1: step = .asking(.format(formats))
    case .ambiguousDates: step = .asking(.dates)
    case .unknownMoods(let moods): step = .asking(.moods(moods))
    case .ambiguousFormat, .unknownFormat, .notThatFormat, .badFile, .tooLarge, .encrypted, .file,
      .archive, .stopped, .storage:
      // What was typed stands there to be mended.
      if case .looking = before, found?.contains(where: { $0.path == path }) != true {
        field.replace(with: path)
      }
      let report = ImportsWords(language: language).report(failure, path)
      return [.say(NoticeLine(.init(report.status), report.message))]
    }
    return []
  }
}

extension String {
  /// What two texts begin with.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
