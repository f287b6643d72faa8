import Domain
package import PresentationKit
import TextUI

/// The output formats of the widget.
enum WidgetForm: String, Equatable, Sendable, CaseIterable {
  case text, tmux, waybar, polybar
  case i3statusRust = "i3status-rust"
  case svg, png, motd, prompt

  /// Whether the format is a picture, to which the size option applies.
  var isPicture: Bool {
    switch self {
    case .svg, .png: true
    case .text, .tmux, .waybar, .polybar, .i3statusRust, .motd, .prompt: false
    }
  }
}

/// The sizes of a picture.
enum WidgetSize: String, Equatable, Sendable, CaseIterable {
  case small, large

  /// The width and height in pixels.
  var side: Int {
    switch self {
    case .small: SharePicture.side / 3
    case .large: SharePicture.side
    }
  }
}

package enum WidgetCommands {
  package static let all = [
    CommandSpec(
      "widget",
      Phrase(
        "오늘 하루를 한 줄로 보기 (상태 표시줄, 프롬프트, 첫 화면)",
        "print a one-line summary of the day for status bars and prompts"),
      options: [
        OptionSpec(
          "format", "FORMAT", Phrase("형식 (기본값: text)", "output format (default: text)"),
          choices: WidgetForm.allCases.map(\.rawValue)),
        OptionSpec(
          "size", "SIZE", Phrase("그림의 크기 (svg와 png)", "picture size (svg and png)"),
          choices: WidgetSize.allCases.map(\.rawValue)),
      ],
      examples: [
        "widget", "widget --format waybar", "widget --format tmux", "widget --format polybar",
        "widget --format i3status-rust", "widget --format prompt",
        "widget --format motd", "widget --format png --size small",
      ]
    ) { (read) throws(ArgumentParseError) in
      let form = read.value("format").flatMap(WidgetForm.init(rawValue:)) ?? .text
      let size = read.value("size").flatMap(WidgetSize.init(rawValue:))
      if size != nil, !form.isPicture {
        throw .notAChoice(option: "format", value: form.rawValue, pictures)
      }
      return WidgetCommand(form: form, size: size ?? .large)
    }
  ]

  private static let pictures = WidgetForm.allCases.filter(\.isPicture).map(\.rawValue)
}
