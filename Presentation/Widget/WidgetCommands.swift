/// The forms the widget has.
public enum WidgetForm: String, Equatable, Sendable, CaseIterable {
  case text, tmux, waybar, svg, png
}

/// The command of the widget as data.
enum WidgetCommands {
  static let all = [
    CommandSpec(
      "widget",
      Phrase("상태 표시줄이나 바탕 화면에 오늘의 그림 띄우기", "today's picture for a status bar or a desktop"),
      options: [
        OptionSpec(
          "format", "FORMAT", Phrase("형식 (정하지 않으면 text)", "the form, text unless said otherwise"),
          choices: WidgetForm.allCases.map(\.rawValue))
      ],
      examples: ["widget", "widget --format waybar", "widget --format tmux"]
    ) { read in .widget(read.value("format").flatMap(WidgetForm.init(rawValue:)) ?? .text) }
  ]
}
