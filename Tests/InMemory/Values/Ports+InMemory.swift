public import Domain
import Synchronization

extension IDSource {
  /// Ids that count up, such as `r1` and `r2`. Only the ids of one source are unique.
  public static func counted(_ prefix: String = "r") -> IDSource {
    let last = Atomic(0)
    return IDSource { "\(prefix)\(last.wrappingAdd(1, ordering: .relaxed).newValue)" }
  }
}

extension RandomSource {
  /// The random numbers of the standard library, different in every run.
  public static var standard: RandomSource {
    RandomSource { $0 > 1 ? Int.random(in: 0..<$0) : 0 }
  }
}

extension Opener {
  /// An opener on a machine that has no program for any link.
  public static let nothing = Opener(open: { _ in .noProgram }, check: { _ in .noProgram })
}

extension LocalCalendar {
  /// Returns a calendar with a fixed offset from UTC in seconds, without daylight saving time.
  public static func unchanging(offset: Int) -> LocalCalendar {
    LocalCalendar(
      moment: { Now(day: $0, time: $1, offset: offset) },
      local: { Now(instant: $0, offset: offset) })
  }
}
