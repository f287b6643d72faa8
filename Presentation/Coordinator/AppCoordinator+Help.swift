import PresentationKit
import PresentationShared
import TextUI

/// The help: the keys for the selected row, for the screen, and for everywhere.
extension AppCoordinator {
  var helpOverlay: HelpOverlay {
    let own = current.top.bindings.map(withoutSentence).compactMap {
      keys.shown($0, in: current.top.keyContext, glyphs, all: true)
    }
    let groups: [HelpOverlay.Group] = [
      .init(words.onRow, own.filter { $0.reach == .row }),
      .init(words.here, own.filter { $0.reach != .row }), .init(words.everywhere, shared),
    ]
    return HelpOverlay(
      title: words.helpTitle, groups: groups.filter { !$0.bindings.isEmpty },
      searchWords: words.keySearch, nothingFound: words.noSuchKey)
  }

  /// Closes the help and presses the key of the chosen binding. A disabled binding says why, as its key does.
  mutating func run(_ binding: Binding) -> [AppEffect] {
    overlay = nil
    guard let key = binding.keys.first else { return [] }
    // The screens never receive this key.
    if key == .control("c") { return handle(.key(key)) }
    let isOwn = current.top.bindings.contains { $0.keys == binding.keys }
    return handleDefault(key, everywhere: !isOwn)
  }

  /// The keys that work on every screen.
  private var shared: [Binding] {
    let ownsKeys = current.top.ownsKeys
    return shown(
      navigationBindings + [
        ownsKeys
          ? Binding(.function(1), meaning: words.help)
          : Binding(.character("?"), .function(1), label: "? F1", meaning: words.help),
        Binding(.control("l"), meaning: words.redraw),
        Binding(.control("z"), meaning: words.suspend),
        ownsKeys
          ? Binding(.control("c"), meaning: words.keyQuit)
          : Binding(.character("q"), .control("c"), label: "q Ctrl-C", meaning: words.keyQuit),
      ])
  }

  /// Returns the binding unchanged, unless its key belongs to the Today page and does not work on the selected row. The
  /// help then names the rows on which the key works, instead of the reason.
  private func withoutSentence(_ binding: Binding) -> Binding {
    guard binding.unavailable != nil, binding.reach == .row, let context = current.top.keyContext,
      context.name == KeyContext.today.name, let key = binding.keys.first,
      let name = context.row(of: key)?.name, let row = words.row(ofKey: name)
    else { return binding }
    return Binding(
      keys: binding.keys, label: binding.label, meaning: binding.meaning, on: .row,
      unavailable: row, isPrimary: binding.isPrimary)
  }
}

extension ShellWords {
  var onRow: String { say("고른 줄에서", "On the selected row") }

  /// Returns a text that names the rows of the Today page on which an action works; nil for actions of the whole
  /// screen.
  fileprivate func row(ofKey name: String) -> String? {
    switch name {
    case "water", "postpone": say("사람에서", "on a person")
    case "read", "edit": say("책에서", "on a book")
    case "met": say("만난 약속에서", "on a past meeting")
    case _: nil
    }
  }
}
