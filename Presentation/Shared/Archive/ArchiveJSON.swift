import Domain
import PresentationKit
import TextUI

extension JSONText {
  /// Writes a verified backup.
  mutating func backup(_ backup: Backup) {
    object { json in
      json.member("file", backup.path)
      json.member("bytes", backup.bytes)
      json.member("records", backup.records)
      json.member("photos", backup.photos)
      json.member("verified", true)
      json.member("photosMissing", backup.photosMissing)
    }
  }

  /// Writes the result of a restore. The reasons for skipped records are sentences.
  mutating func report(_ report: ArchiveReport, _ words: ArchiveWords, trying: Bool) {
    object { json in
      json.counts(ImportCounts(report), read: report.read)
      json.key("problems")
      json.list(report.problems) { json, problem in
        json.object { json in
          json.member("line", problem.line)
          json.member("record", problem.record)
          json.member("reason", words.reason(problem))
          json.member("part", problem.part)
          json.member("failed", problem.reason.isFailure)
        }
      }
      json.member("dryRun", trying)
      json.member("photosMissing", report.photosMissing)
    }
  }

  /// Writes the findings of a store check.
  mutating func examination(_ examination: Examination, _ words: DoctorWords) {
    object { json in
      json.member("healthy", examination.isHealthy)
      json.key("findings")
      json.list(examination.findings) { json, finding in
        json.object { json in
          json.member("check", words.name(finding.check))
          json.member("state", finding.state.rawValue)
          json.member("message", words.message(finding.check))
          json.member("remedy", words.remedy(finding.check))
        }
      }
      json.key("hooks")
      json.list(examination.hooks) { json, hook in
        json.object { json in
          json.member("name", hook.name)
          json.member("path", hook.path)
          json.member("runs", hook.trouble == nil)
          json.member("reason", hook.trouble?.rawValue)
          json.member("message", HookWords(words.language).sentence(hook))
        }
      }
    }
  }
}
