/// The forms the widget has.
public enum WidgetForm: String, Equatable, Sendable, CaseIterable {
  case text, tmux, waybar, svg, png, motd, prompt
}

/// The command of the widget as data.
enum WidgetCommands {
  static let all = [
    CommandSpec(
      "widget",
      Phrase(
        "하루를 한 줄로 보기 (상태 표시줄, 프롬프트, 첫 화면)", "the day on one line, for status bars and prompts"),
      options: [
        OptionSpec(
          "format", "FORMAT", Phrase("형식 (정하지 않으면 text)", "the form, text unless said otherwise"),
          choices: WidgetForm.allCases.map(\.rawValue))
      ],
      examples: [
        "widget", "widget --format waybar", "widget --format tmux", "widget --format prompt",
        "widget --format motd",
      ]
    ) { read in .widget(read.value("format").flatMap(WidgetForm.init(rawValue:)) ?? .text) }
  ]
}
