import Foundation
import PresentationKit
import PresentationPeople
import Testing

/// A home folder with records of every kind, and command lines that change them, for the tests of `--dry-run`.
package enum TrialLife {
  /// Command lines for this home by command name; some of them are meant to fail. `HOME`, `MOOD`, `EVENT`, `BOUND` and
  /// `SENTENCE` are placeholders.
  package static let lines: [String: [String]] = [
    "people add": [
      "people add Zoe --every 7 --at 9", "people add Zoe --every 0", "people add --from-contacts",
    ],
    "people water": ["people water Maya --early --memo 'a walk'", "people water Nobody"],
    "people postpone": ["people postpone Jonas 2"],
    "people contact": ["people contact Due --by call"],
    "people pending": ["people pending --forget Asked", "people pending"],
    "people review": ["people review Asked2 2026-03-01 --memo 'a walk'"],
    "people unwater": ["people unwater Asked2 2026-03-01"],
    "contacts import": ["contacts import HOME/cards.vcf", "contacts import HOME/nothing.vcf"],
    "sayings add": ["sayings add --eng gone"],
    "sayings edit": ["sayings edit 12 --who Somebody"], "sayings remove": ["sayings remove 12"],
    "sayings like": ["sayings like 12"], "sayings use": ["sayings use 12"],
    "sayings import": ["sayings import HOME/sayings.csv"],
    "sayings pull": ["sayings pull HOME/sayings.json"],
    "moods edit": ["moods edit MOOD --level 12", "moods edit MOOD --level 1200"],
    "moods tag": ["moods tag MOOD sea"], "moods remove": ["moods remove MOOD"],
    "moods write": ["moods write 'a long day'"], "moods theme": ["moods theme today 3"],
    "moods shuffle": ["moods shuffle today"], "moods seed": ["moods seed --count 3"],
    "schedule edit": ["schedule edit EVENT --title Other"],
    "schedule remove": ["schedule remove EVENT"],
    "schedule import": ["schedule import HOME/plans.ics"],
    "books add": ["books add --manual --title Essays --pages 90"],
    "books read": ["books read Faust 40", "books read Faust 4000"],
    "books log": ["books log Faust --remove last", "books log Faust"],
    "books rate": ["books rate Done 5"], "books finish": ["books finish Faust"],
    "books move": ["books move Faust 1"], "books edit": ["books edit Faust --author Goethe"],
    "books remove": ["books remove Faust"], "books tag": ["books tag Faust old"],
    "books want": ["books want Emma"], "books pause": ["books pause Faust"],
    "books drop": ["books drop Faust"], "books resume": ["books resume Paused"],
    "books like": ["books like Faust"], "quotes add": ["quotes add Faust Stay --page 9"],
    "quotes edit": ["quotes edit SENTENCE --page 3"],
    "quotes remove": ["quotes remove SENTENCE"], "quotes save": ["quotes save SENTENCE"],
    "books goal": ["books goal 12", "books goal"],
    "notes done": ["notes done milk"], "notes edit": ["notes edit milk oats"],
    "notes remove": ["notes remove milk"], "trash restore": ["trash restore Gone"],
    "tags rename": ["tags rename friends school", "tags rename friends family"],
    "tags merge": ["tags merge friends family"],
    "redo": ["redo"], "undo": ["undo"],
    "trash empty": ["trash empty --yes", "trash empty"],
    "restore": ["restore HOME/all.json"], "import": ["import HOME/all.json"],
    "settings set": ["settings set motion off", "settings set motion sideways"],
    "settings reset": ["settings reset people.hour"],
    "add": ["add tea with Maya tomorrow at 7"],
    "inbox remove": ["inbox remove 1", "inbox remove 9"],
    "inbox diary": ["inbox diary 1", "inbox diary 9"],
    "vdir now": ["vdir BOUND", "vdir HOME/cards --contacts"],
    "vdir forget": ["vdir forget BOUND", "vdir forget HOME/nothing"],
  ]

  /// The commands that create the records.
  private static let setupCommands = [
    "import HOME/all.json", "contacts import HOME/cards.vcf", "people tag Nora friends",
    "people tag Maya family", "gifts add Nora umbrella --lent", "gifts add Nora 'red scarf' --idea",
    "people add Due --every 1 --phone 010-1111-2222",
    "people add Asked --every 1 --phone 010-3333-4444", "people contact Asked --by call",
    "people add Asked2 --every 7", "people water Asked2 --early --memo tea",
    "people add Gone --every 7", "people remove Gone",
    "books add --manual --title Faust --pages 300", "books read Faust 30",
    "quotes add Faust Simplify --page 9", "books add --manual --title Paused --pages 90",
    "books pause Paused", "books add --manual --title Done --pages 90", "books finish Done",
    "moods add 70 'a letter'", "schedule add Tea --from 2026-03-02T10:00",
    "settings set inbox.folders HOME/notes", "inbox", "settings reset inbox.folders",
    "vdir HOME/vdir --calendar", "note milk", "count water", "count run 2",
    "settings set people.hour 9", "settings set books.sort author", "sayings like 3", "undo",
  ]

  /// Creates the home. Returns it with the IDs that replace the placeholders in `lines`.
  package static func home() throws -> (home: TrialHome, ids: [String: String]) {
    let home = try TrialHome()
    func lay(_ text: String, _ name: String) throws {
      try home.folder.write(Array(text.utf8), to: name)
    }
    try lay(try home.run("demo export").out, "all.json")
    try lay("BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Card\r\nEND:VCARD\r\n", "cards.vcf")
    try lay("eng,kor,who\nNothing is lost,,Nobody\n", "sayings.csv")
    try lay(#"[{"eng":"Nothing is lost","who":"Nobody"}]"#, "sayings.json")
    try lay(
      "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART:20260303T100000Z\r\n"
        + "SUMMARY:Plan\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n", "plans.ics")
    // The second line of the note waits, because it is no record.
    try FileManager.default.createDirectory(
      atPath: home.folder.path("notes"), withIntermediateDirectories: false)
    try lay("mood 80 after walking\nqwerty zxcv\n", "notes/2026-02-28T0900 note.txt")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 1_772_000_000)],
      ofItemAtPath: home.folder.path("notes/2026-02-28T0900 note.txt"))
    for name in ["vdir", "cards"] {
      try FileManager.default.createDirectory(
        atPath: home.folder.path(name), withIntermediateDirectories: false)
    }
    for command in setupCommands {
      let done = try home.run(command)
      try #require(done.status == .done, "\(command): \(done.err)")
    }
    return (
      home,
      [
        "MOOD": try id("moods list --day today --format '{id}'", home),
        "EVENT": try id("schedule list --day tomorrow --format '{id}'", home),
        // The path that is stored, also in a copy of the home.
        "BOUND": home.folder.path("vdir"),
        "SENTENCE": try id("quotes Faust --format '{id}'", home),
      ]
    )
  }

  private static func id(_ line: String, _ home: TrialHome) throws -> String {
    String(try #require(try home.run(line).out.split(separator: "\n").last))
  }
}
