package import PresentationKit

/// The specifications of the commands about the evening and the morning.
package enum EveningCommands {
  package static let all = [
    CommandSpec(
      "evening",
      Phrase("몇 가지 질문에 답하며 하루 돌아보기", "look back on the day by answering a few questions"),
      options: [
        OptionSpec(
          "day", "D", Phrase("돌아볼 날 (기본값: 오늘)", "the day to look back on (default: today)"))
      ],
      examples: ["evening", Example("evening --day 어제", "evening --day yesterday")], writes: true
    ) { read in EveningCommand(day: read.value("day")) },
    CommandSpec(
      "morning",
      Phrase("하루를 다섯 문장 이내로 듣기", "print the day in at most five sentences"),
      options: [
        OptionSpec(
          "day", "D", Phrase("이야기할 날 (기본값: 오늘)", "the day to describe (default: today)"))
      ],
      examples: [
        "morning", Example("morning --day 내일 --json", "morning --day tomorrow --json"),
      ]
    ) { read in MorningCommand(day: read.value("day")) },
  ]
}
