import DIContainer
import Data
import Domain
import Glibc
import Presentation

/// Work that no command does, done in a process of its own so that its memory is its own.
enum Inside {
  /// Opens the list around one person, as the text interface does at its start.
  static func list(_ arguments: Arguments) throws(BenchFailure) {
    let id = ID<Person>(try arguments.text("around"))
    let look = try features().people.look
    do throws(PeopleError) {
      let stretch = try look.stretch(PeopleQuery(), around: id, length: 200)
      guard stretch.plants.contains(where: { $0.person.id == id }) else {
        throw .unknown(reference: id.text)
      }
    } catch { throw .haru("\(error)") }
  }

  /// Keeps many people in one transaction, made one by one as an import reads them.
  static func insert(_ arguments: Arguments) throws(BenchFailure) {
    let count = try arguments.number("people")
    let path = try arguments.text("store")
    let database: Database
    do throws(StorageFailure) { database = try Database(.file(path)) } catch {
      throw .haru("\(error)")
    }
    let new: Int
    do throws(PeopleError) {
      new = try SQLitePeople(database).insertNew((0..<count).lazy.map(Sample.person))
    } catch { throw .haru("\(error)") }
    guard new == count else { throw .haru("only \(new) of \(count) people were new") }
  }

  /// The features over the store the environment names.
  static func features() throws(BenchFailure) -> Features {
    let settings: Settings
    do throws(UsageError) { settings = try Settings(environment: Process.variable) } catch {
      throw .haru("\(error)")
    }
    do throws(OpeningError) {
      return try Container.live(settings, StoreChoice(profile: nil, readOnly: false)).features
    } catch { throw .haru("\(error)") }
  }
}

/// From a key to the picture it leads to. The text interface is not driven from here yet, so no
/// row of the table comes from this.
enum KeystrokeToFrame {
  /// Where the text interface's coordinator takes a key and draws: give it the key, let it run
  /// its effects, and hand back the bytes its frame's difference takes on a terminal.
  static func press(_ key: Key, in features: Features, size: Size) -> [UInt8] { [] }

  /// Presses a key many times and prints the median and the slowest in milliseconds.
  static func run(_ arguments: Arguments) throws(BenchFailure) {
    let features = try Inside.features()
    let count = max(1, try arguments.number("times"))
    var times: [Int] = []
    for _ in 0..<count {
      let start = Work.nanoseconds()
      _ = press(.down, in: features, size: Size(columns: 120, rows: 40))
      times.append(Work.nanoseconds() - start)
    }
    times.sort()
    let (median, slowest) = (Double(times[count / 2]) / 1e6, Double(times[count - 1]) / 1e6)
    Terminal.print("\(Report.fixed(median, 3)) \(Report.fixed(slowest, 3))\n", to: STDOUT_FILENO)
  }
}

/// The streams of this process.
enum Terminal {
  /// Writes a text whole.
  static func print(_ text: String, to file: Int32) {
    let printer = Process.printer(to: file)
    printer.add(Array(text.utf8))
    printer.flush()
  }
}
