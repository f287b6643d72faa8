import Domain
import PresentationKit
import PresentationSchedule
import TextUI

/// Imports a file of another program in steps: choose, preview, import, report.
struct ImportScreen: Equatable, Sendable, ListScreen, StillScreen {
  /// A step of the import.
  enum Step: Equatable, Sendable {
    case choosing
    case looking
    case asking(Question)
    case preview(FileImport)
    case bringing(FileImport)
    case report(FileImport)
  }

  /// A question about the file that only the user can answer.
  enum Question: Equatable, Sendable {
    case format([ImportFormat])
    case dates
    case moods([UnknownMood])
  }

  /// A selectable row: a file or path to choose, or an answer to a question.
  enum Row: Equatable, Sendable {
    case file(ImportCandidate)
    case path(String)
    case format(ImportFormat)
    case dates(ImportDateOrder)
    case mood(UnknownMood)
  }

  var context: ViewContext
  var keyContext: KeyContext? { .bringIn }
  var step = Step.choosing
  /// The path as typed.
  var field: TextField
  /// The possible completions of the path; empty unless there are several.
  var completions: [String] = []
  /// The importable files in the downloads folder; nil until they are listed.
  var found: [ImportCandidate]?
  /// The path of the chosen file, and the options of its import.
  var path = ""
  var options: ImportOptions
  /// The levels that the user gave to unknown mood words.
  var levels: [String: Int] = [:]
  /// The progress of reading the file, with its size; nil if unknown.
  var progress: (percent: Int, whole: Int)? {
    get { percent.map { ($0, size) } }
    set { (percent, size) = (newValue?.percent, newValue?.whole ?? 0) }
  }
  private var percent: Int?
  private var size = 0
  var isStopping = false
  var scroll = ScrollCursor()
  var pending = InFlightTask("imports")
  var finding = InFlightTask("imports.found")
  var completing = InFlightTask("imports.completed")
  private var selected = 0

  /// The maximum length of a path, in characters.
  static let longest = 4096

  init(_ context: ViewContext) {
    self.context = context
    field = TextField(limit: Self.longest, placeholder: ImportScreenWords(context.language).hint)
    options = ImportOptions(
      untitled: SingleLineText(stored: EventFileWords(context.language).untitled))
  }

  var words: ImportScreenWords { ImportScreenWords(language) }

  /// Starts listing the importable files in the downloads folder.
  mutating func begin() -> [ScreenEffect] { finding.ask(.imports(.findCandidates)) }

  // MARK: Rows

  var rows: [Row] {
    switch step {
    case .choosing:
      completions.isEmpty
        ? field.text.isEmpty ? (found ?? []).map(Row.file) : [] : completions.map(Row.path)
    case .asking(.format(let formats)): formats.map(Row.format)
    case .asking(.dates): ImportDateOrder.allCases.map(Row.dates)
    case .asking(.moods(let moods)): moods.map(Row.mood)
    case .looking, .preview, .bringing, .report: []
    }
  }

  /// The cursor over the rows. The rows are derived from the step; only the selection is stored.
  var cursor: ListCursor<Row> {
    get { ListCursor(rows, selected: selected) }
    set { selected = newValue.selected }
  }

  mutating func select(_ row: Int) { selected = row }

  // MARK: Keys

  /// Whether the screen takes text. It is also true while a task runs, so that Ctrl-C cancels the task and does not
  /// quit the program.
  var takesText: Bool {
    switch step {
    case .choosing, .looking, .bringing: true
    case .asking, .preview, .report: false
    }
  }

  var ownsKeys: Bool {
    switch step {
    case .choosing, .looking, .bringing, .asking: true
    case .preview, .report: false
    }
  }

  var isOverWhenDone: Bool { false }
  var inFlight: [TaskID] {
    [pending.inFlight, finding.inFlight, completing.inFlight].compactMap(\.self)
  }
  func isMoving(in area: Area) -> Bool { pending.isWaiting || finding.isWaiting }

  mutating func pass(_ milliseconds: Int) -> [ScreenEffect] {
    pending.pass(milliseconds)
    return []
  }

  var bindings: [Binding] {
    let back = Binding(.escape, meaning: words.keyBack, isPrimary: true, glyphs: glyphs)
    let choose = Binding.arrows(words.keyChoose, isPrimary: true, glyphs)
    func enter(_ meaning: String, unless reason: String? = nil) -> Binding {
      Binding(.enter, meaning: meaning, unavailable: reason, isPrimary: true, glyphs: glyphs)
    }
    switch step {
    case .choosing:
      return [
        enter(words.keyPreview),
        Binding(.tab, label: "Tab", meaning: words.keyComplete, isPrimary: true), choose, back,
      ]
    case .looking, .bringing:
      return [Binding(.escape, meaning: words.keyCancel, isPrimary: true, glyphs: glyphs)]
    case .asking(.moods):
      return [
        Binding(
          .character("1"), .character("2"), .character("3"), .character("4"), .character("5"),
          label: "1…5", meaning: words.keyLevel, isPrimary: true),
        Binding(
          .left, .right, label: glyphs.arrowKeys(2, 3), meaning: words.keyALittle,
          isPrimary: true),
        choose, enter(words.keyNext), back,
      ]
    case .asking(.format), .asking(.dates): return [choose, enter(words.keyNext), back]
    case .preview(let report):
      let photos = Binding(
        .character("m"), meaning: options.copiesPhotos ? words.keyNoPhotos : words.keyPhotos,
        isPrimary: true)
      return [enter(words.keyBringIn, unless: report.bringsNothing ? words.nothingNew : nil)]
        + (report.photosFound > 0 ? [photos] : []) + [.arrows(words.keyScroll, glyphs), back]
    case .report:
      return [
        enter(words.keyClose),
        Binding(.character("z"), meaning: words.keyUndo, isPrimary: true),
        .arrows(words.keyScroll, glyphs), back,
      ]
    }
  }

  mutating func press(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .escape { return leave() }
    switch step {
    case .choosing: return type(key, in: area)
    case .looking, .bringing: return nil
    case .asking(let question): return answer(question, by: key, in: area)
    case .preview(let report):
      if key == .enter { return bringIn(report) }
      if key == .character("m"), report.photosFound > 0 { return turnPhotos() }
      return scroll(by: key, report, in: area)
    case .report(let report):
      if key == .character("z") { return undo() }
      return key == .enter ? [.back] : scroll(by: key, report, in: area)
    }
  }

  /// Undoes the import and closes its report, because a second undo from there would revert an earlier change.
  private mutating func undo() -> [ScreenEffect] {
    (step, selected) = (.choosing, 0)
    return [.work(.history(.undo))]
  }

  private mutating func scroll(by key: Key, _ report: FileImport, in area: Area) -> [ScreenEffect]?
  {
    scroll.move(by: key, over: lines(of: report, in: area).count, height: page(in: area).size.rows)
      ? [] : nil
  }

  /// Goes back one step. A typed path is cleared first, and a running task is cancelled without changing data.
  private mutating func leave() -> [ScreenEffect] {
    switch step {
    case .choosing:
      if completions.isEmpty, field.text.isEmpty { return [.back] }
      completions = []
      field.replace(with: "")
      selected = 0
      return []
    case .looking:
      step = .choosing
      return pending.stop()
    case .asking, .preview:
      (step, selected) = (.choosing, 0)
      return []
    case .bringing:
      isStopping = true
      return pending.inFlight.map { [.interrupt($0)] } ?? []
    case .report: return [.back]
    }
  }

  mutating func paste(_ text: String) -> [ScreenEffect] {
    guard step == .choosing else { return [] }
    completions = []
    _ = field.paste(text)
    return []
  }

  private mutating func type(_ key: Key, in area: Area) -> [ScreenEffect]? {
    if key == .tab { return completing.ask(.imports(.complete(field.text))) }
    if key.movesBesideText { return move(by: key, in: area) ?? [] }
    if key == .enter { return choose(in: area) }
    let before = field.text
    guard field.update(key) != .ignored else { return nil }
    if field.text != before { (completions, selected) = ([], 0) }
    return []
  }
}

extension FileImport {
  /// Whether the import would change nothing.
  var bringsNothing: Bool { counts.added + counts.updated == 0 }
}
