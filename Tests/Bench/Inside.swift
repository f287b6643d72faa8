import DIContainer
import Data
import Domain
import Glibc
import PresentationKit
import TextUI

/// Work that cannot be started as a `haru` command. It runs in a process of its own, so that its memory can be measured.
enum Inside {
  /// Loads the list of people around one person, as the text interface does at its start.
  static func list(_ arguments: Arguments) throws(BenchFailure) {
    let id = ID<Person>(try arguments.text("around"))
    let queries = try features().people.queries
    do throws(PeopleFailure) {
      let slice = try queries.slice(PeopleQuery(), at: .record(id), length: 200)
      guard slice.items.contains(where: { $0.person.id == id }) else {
        throw .unknown(reference: id.text)
      }
    } catch { throw .haru("\(error)") }
  }

  /// Inserts many people in one transaction, as an import does.
  static func insert(_ arguments: Arguments) throws(BenchFailure) {
    let count = try arguments.number("people")
    let path = try arguments.text("store")
    let database: Database
    do throws(StorageFailure) { database = try Database(.file(path)) } catch {
      throw .haru("\(error)")
    }
    let new: Int
    do throws(PeopleFailure) {
      new = try SQLitePeople(database).insertNew((0..<count).map(Sample.person)).count
    } catch { throw .haru("\(error)") }
    guard new == count else { throw .haru("only \(new) of \(count) people were new") }
  }

  /// Opens the store that the environment names and returns its features.
  static func features() throws(BenchFailure) -> Features {
    let settings: Settings
    do throws(ArgumentParseError) { settings = try Settings(environment: Process.variable) } catch {
      throw .haru("\(error)")
    }
    do throws(OpeningFailure) {
      return try Container.live(settings, StoreChoice(profile: nil, readOnly: false))
    } catch { throw .haru("\(error)") }
  }
}

/// The standard output and error of this process.
enum Terminal {
  /// Writes a text completely.
  static func print(_ text: String, to file: Int32) {
    let printer = Process.printer(to: file)
    printer.add(Array(text.utf8))
    printer.flush()
  }
}
