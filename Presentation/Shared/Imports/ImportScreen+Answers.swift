import Domain
import PresentationKit
import TextUI

/// The handling of choices and results by the import screen.
extension ImportScreen {
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

  /// Previews a newly chosen file, and resets all answers.
  private mutating func look(at path: String) -> [ScreenEffect] {
    self.path = path
    levels = [:]
    options = ImportOptions(untitled: options.untitled)
    return previewAgain()
  }

  /// Previews the file again with the current answers.
  private mutating func previewAgain() -> [ScreenEffect] {
    if isReadOnly { return [.say(NoticeLine(.refusal, StorageWords(language).onlyReading))] }
    var options = options
    options.isTrial = true
    (step, progress) = (.looking, nil)
    return pending.ask(.imports(.bringIn(path, options)))
  }

  /// Toggles the import of photos and previews again.
  mutating func turnPhotos() -> [ScreenEffect] {
    options.copiesPhotos.toggle()
    return previewAgain()
  }

  mutating func bringIn(_ preview: FileImport) -> [ScreenEffect] {
    if preview.bringsNothing { return [.say(NoticeLine(.refusal, words.nothingNew))] }
    (step, progress, isStopping) = (.bringing(preview), nil, false)
    return pending.ask(.imports(.bringIn(path, options)))
  }

  // MARK: Questions

  mutating func answer(_ question: Question, by key: Key, in area: Area) -> [ScreenEffect]? {
    if case .moods(let moods) = question, let effects = give(moods, by: key) { return effects }
    guard key == .enter else { return move(by: key, in: area) }
    switch cursor.chosen {
    case .format(let format): options.format = format
    case .dates(let order): options.dates = order
    case .mood:
      guard case .moods(let moods) = question else { return nil }
      if let missing = moods.firstIndex(where: { levels[$0.name] == nil }) {
        select(missing)
        return [.say(NoticeLine(.refusal, words.levelsMissing))]
      }
      for mood in moods {
        options.moods[mood.name] = levels[mood.name].map { MoodLevel(nearest: $0) }
      }
    case .file, .path, nil: return nil
    }
    return previewAgain()
  }

  /// Sets the level of the selected word: a digit from 1 to 5, or an arrow key for a small step. Returns nil for other
  /// keys, and if no word is selected.
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

  // MARK: Results

  mutating func receive(_ result: BackgroundTaskResult, for taskID: TaskID) -> [ScreenEffect] {
    guard let news = result.imports else { return [] }
    if finding.takes(taskID) {
      if case .candidates(let files) = news { found = files }
      return []
    }
    if completing.takes(taskID) {
      if case .completed(let paths) = news { return show(paths) }
      return []
    }
    guard taskID == pending.inFlight else { return [] }
    if case .progress(let percent, let size) = news {
      progress = (percent, size)
      return []
    }
    _ = pending.takes(taskID)
    switch news {
    case .done(let report): return receive(report)
    case .failed(let failure): return receive(failure)
    case .candidates, .completed, .progress: return []
    }
  }

  /// Completes the typed path to the longest common prefix of the matching paths. Several matching paths are listed.
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
    let sentence = ImportsWords(language: language).summary(report, isTrial: false)
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
      // The typed path remains, to be corrected.
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
  /// Returns the longest common prefix of two texts.
  fileprivate func commonPrefix(with other: String) -> String {
    String(zip(self, other).prefix { $0 == $1 }.map(\.0))
  }
}
