import Domain
import PresentationKit
import PresentationShared
import TextUI

extension AppCoordinator {
  /// Opens the palette with all actions, settings and commands that are available on this screen.
  mutating func openPalette() {
    let rows = PaletteRows(language: language)
    let (context, keys, glyphs) = (current.top.keyContext, keys, glyphs)
    let offered =
      rows.actions(
        current.top.bindings, shown: { keys.shown($0, in: context, glyphs) }, of: context)
      + rows.everywhere(glyphs, keys: keys, explains: part.subject != nil) + rows.settings
      + rows.commands
    overlay = .palette(PalettePrompt(offered, recent: chosenBefore, in: language))
  }

  mutating func press(_ key: Key, on palette: PalettePrompt) -> [AppEffect] {
    var palette = palette
    let height = PalettePrompt.list(in: palette.area(in: framed)).size.rows
    return follow(palette.update(key, height: height), of: palette)
  }

  mutating func point(_ mouse: Mouse, on palette: PalettePrompt) -> [AppEffect] {
    var palette = palette
    return follow(palette.update(mouse, in: palette.area(in: framed)), of: palette)
  }

  mutating func paste(_ text: String, on palette: PalettePrompt) -> [AppEffect] {
    var palette = palette
    return follow(palette.paste(text), of: palette)
  }

  private mutating func follow(_ outcome: PalettePrompt.Outcome, of palette: PalettePrompt)
    -> [AppEffect]
  {
    overlay = .palette(palette)
    switch outcome {
    case .ignored: return []
    case .changed: return palette.text.isEmpty ? [] : [.work(.palette(.find(palette.text)))]
    case .closed:
      overlay = nil
      return []
    case .chose(let row):
      overlay = nil
      remember(row)
      return perform(row)
    }
  }

  private mutating func remember(_ row: PaletteRow) {
    switch row.action {
    case .search, .add: return
    case .key, .command, .setting, .record: break
    }
    chosenBefore.removeAll { $0.action == row.action }
    chosenBefore.insert(row, at: 0)
    chosenBefore = Array(chosenBefore.prefix(PalettePrompt.mostRecent))
  }

  private mutating func perform(_ row: PaletteRow) -> [AppEffect] {
    switch row.action {
    case .key(let key, let isEverywhere): return handleDefault(key, everywhere: isEverywhere)
    case .command(let line, true): return submit(line)
    case .command(let line, false):
      var prompt = CommandPrompt(
        line + " ", history: typedCommands, placeholder: words.commandPlaceholder)
      offerCommands(&prompt)
      return []
    case .setting(let preference): return perform([.open(.settings(.home(preference)))])
    case .record(let name): return perform([.open(.item(name))])
    case .add(let text): return openCapture(with: text)
    case .search(let text): return search() + perform(current.paste(text))
    }
  }

  /// Handles an answer about the palette.
  mutating func receive(_ event: PaletteEvent) -> [AppEffect] {
    switch event {
    case .results(let text, let hits, let saved):
      guard case .palette(var palette) = overlay else { return [] }
      palette.receive(hits, saved: saved, for: text)
      overlay = .palette(palette)
      return []
    case .failed(let report):
      notice = NoticeLine(.init(report.status), report.message)
      return []
    }
  }
}
