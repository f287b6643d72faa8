import Data
import Domain
import Glibc

/// Writes an empty store, and the SQL that fills it. Runs in a process of its own, because its memory would be counted
/// for every process that is started later.
enum Seed {
  /// Writes the empty store and the SQL files for people and waterings into a folder.
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let folder = try arguments.text("folder")
    let people = try arguments.number("people")
    do throws(StorageFailure) { _ = try Database(.file(folder + "/empty.sqlite")) } catch {
      throw .haru("\(error)")
    }
    try write(
      "INSERT INTO people (id, name, nickname, phone, birthday, cycle_days, alarm_hour, notify, "
        + "started_on, next_watering, points, postponed, times_watered, phone_key, name_folded, "
        + "nickname_folded) VALUES", people, to: folder + "/people.sql"
    ) { personRow(Sample.person($0)) }
    try write(
      "INSERT INTO waterings (id, person, day, instant, offset, channel, keyword1, keyword2, "
        + "memo, award) VALUES", try arguments.number("waterings"), to: folder + "/waterings.sql"
    ) { wateringRow($0, of: $0 % max(1, people)) }
  }

  /// Writes rows as SQL with 200 rows in each statement, which the `sqlite3` shell reads fastest.
  static func write(
    _ insert: String, _ count: Int, to path: String, _ row: (Int) -> String
  ) throws(BenchFailure) {
    guard let file = fopen(path, "w") else { throw .file(path) }
    fputs("PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; BEGIN IMMEDIATE;\n", file)
    for number in 0..<count {
      fputs(number % 200 == 0 ? insert + "\n" : ",\n", file)
      fputs(row(number), file)
      if number % 200 == 199 || number == count - 1 { fputs(";\n", file) }
    }
    fputs("COMMIT;\n", file)
    let isIntact = ferror(file) == 0
    guard fclose(file) == 0, isIntact else { throw .file(path) }
  }

  private static func personRow(_ person: Person) -> String {
    let texts: [String?] = [
      person.id.text, person.name.text, person.nickname?.text, person.phone?.written.text,
      person.birthday?.description,
    ]
    let folded: [String?] = [
      person.phone?.key, TextForms.folded(person.name.text),
      person.nickname.map { TextForms.folded($0.text) },
    ]
    return "(" + texts.map(quoted).joined(separator: ",")
      + ",\(person.cycle?.days ?? 7),\(person.alarmHour),\(person.notify ? 1 : 0)"
      + ",'\(person.startedOn)','\(person.nextWatering?.description ?? "")',\(person.affection.points)"
      + ",\(person.postponedSinceWatering),\(person.timesWatered),"
      + folded.map(quoted).joined(separator: ",") + ")"
  }

  private static func wateringRow(_ number: Int, of person: Int) -> String {
    let day = Sample.today - 1 - number % 90
    let memo = number % 2 == 0 ? "'새로 연 빵집. 주말에 또 가기로 했다. \(number)'" : "NULL"
    return "('\(Sample.wateringID(number))',\(person + 1),'\(day)',"
      + "\(day.ordinal * 86_400 + 43_200),32400,'call','빵집','주말',\(memo),3)"
  }

  private static func quoted(_ text: String?) -> String {
    guard let text else { return "NULL" }
    return "'"
      + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''")
      + "'"
  }
}
