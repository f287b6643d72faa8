import TextUI

/// A screen that may show a dialog. While it does, the dialog itself shows its keys, and the key bar only the way out.
package protocol DialogScreen: PartScreen {
  /// What Esc does in the dialog; nil if none is shown.
  var dialogWay: String? { get }
}

extension FormScreen {
  package var dialogWay: String? { sheet.isAsking ? ShellWords(language).keyLeave : nil }
}
