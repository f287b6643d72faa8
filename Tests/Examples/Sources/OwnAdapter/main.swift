// An adapter of one's own: settings are kept in a dictionary instead of in the store, and the clock
// stands still. Everything else is as Haru has it.
import Domain
import HaruStore
import Synchronization

/// Keeps choices as long as the program runs. What a key means is not its business.
final class ChoicesInMemory: PreferencesRepository {
  private let choices: Mutex<[String: String]>

  init(_ choices: [String: String]) { self.choices = Mutex(choices) }

  func value(of key: String) throws(StorageFailure) -> String? { choices.withLock { $0[key] } }

  func all() throws(StorageFailure) -> [String: String] { choices.withLock { $0 } }

  func set(_ key: String, to value: String?) throws(StorageFailure) {
    choices.withLock { $0[key] = value }
  }
}

var adapters = try Adapters.inMemory()
adapters.preferences = ChoicesInMemory(["people.hour": "7"])
adapters.clock = WallClock { Now(instant: 1_772_323_200, offset: 9 * 3600) }
let haru = Features(adapters)

// The rule for new people asks the adapter for the usual hour.
let mina = try haru.people.add(PersonInput(name: "Mina", cycleDays: 7))
let first = mina.nextWatering.map { ", from \($0) on" } ?? ""
print("\(mina.calledName) is announced at \(mina.alarmHour)\(first)")

// What a rule accepts goes to the adapter; what it refuses does not.
_ = try haru.preferences.set("people.hour", to: "22")
do throws(PreferenceFailure) {
  _ = try haru.preferences.set("people.hour", to: "25")
} catch {
  print("refused: \(error)")
}
print(try adapters.preferences.all())

// An adapter that keeps records makes them anew of what it kept, by the same rules as everybody: what
// breaks one is no value.
let name = try SingleLineText("  Mina ", limit: Person.nameLimit)
print(name.text, Cycle(days: 1000) == nil)
