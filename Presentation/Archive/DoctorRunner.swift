import Domain

/// Says what was found when a store was looked over. No store has to open for it.
struct DoctorRunner {
  let page: AnswerPage

  func run(_ examination: Examination) -> ExitStatus {
    let words = DoctorWords(page.language)
    if page.wantsJSON {
      page.answer { json in
        json.key("doctor")
        json.examination(examination, words)
      }
    } else {
      for finding in examination.findings {
        page.line(mark(finding.state) + " " + words.message(finding.check))
        if finding.state != .ok, let remedy = words.remedy(finding.check) {
          page.line("    → " + remedy)
        }
      }
    }
    return examination.isHealthy ? .done : .failed
  }

  private func mark(_ state: Examination.State) -> String {
    switch state {
    case .ok: "✓"
    case .note: "·"
    case .problem: "✗"
    }
  }
}
