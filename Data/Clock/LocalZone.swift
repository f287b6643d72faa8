public import Domain
import Glibc
import Synchronization

/// The zone the program runs in, as the C library knows it: right under any `TZ`, in every way
/// of linking.
public struct LocalZone: Sendable {
  private let ahead: @Sendable (Int) -> Int

  /// Takes the zone from `TZ` and the system's settings.
  public init() {
    tzset()
    ahead = { instant in
      var time = time_t(instant)
      var parts = unsafe tm()
      guard unsafe localtime_r(&time, &parts) != nil else { return 0 }
      return unsafe parts.tm_gmtoff
    }
  }

  /// Describes a zone by how far its clocks are ahead of Greenwich at an instant, in seconds.
  public init(ahead: @escaping @Sendable (Int) -> Int) { self.ahead = ahead }

  /// How far local clocks are ahead of Greenwich at an instant, in seconds.
  public func offset(at instant: Int) -> Int { ahead(instant) }

  /// The moment a local clock shows a time. A time that is skipped in spring is moved forward by
  /// what was skipped; one that comes twice in autumn means the first.
  public func moment(day: Day, time: TimeOfDay) -> Now {
    let local = day.ordinal * 86_400 + time.seconds
    let before = offset(at: local - 86_400)
    let after = offset(at: local + 86_400)
    for candidate in [max(before, after), min(before, after)]
    where offset(at: local - candidate) == candidate {
      return Now(instant: local - candidate, offset: candidate)
    }
    let moved = local - before
    return Now(instant: moved, offset: offset(at: moved))
  }
}

extension LocalZone {
  /// What local clocks of this zone show, both ways.
  public var calendar: LocalCalendar {
    LocalCalendar(
      moment: { moment(day: $0, time: $1) },
      local: { Now(instant: $0, offset: offset(at: $0)) })
  }
}

extension LocalZone {
  /// The same, which knows the name of the zone and the clocks of others.
  public func calendar(with zones: ZoneFiles) -> LocalCalendar {
    let name = KeptName(zones)
    return calendar(zones) { name.value }
  }

  private func calendar(_ zones: ZoneFiles, called name: @escaping @Sendable () -> String?)
    -> LocalCalendar
  {
    var here = calendar
    here.zone = name
    let known = here
    here.elsewhere = { wanted in
      wanted == name()
        ? known : zones.zone(wanted).map { LocalZone($0).calendar(zones) { wanted } }
    }
    return here
  }
}

/// A cache of what the system calls its zone, which is asked for once and only where it matters.
private final class KeptName: Sendable {
  private let zones: ZoneFiles
  private let known = Mutex<String??>(nil)

  init(_ zones: ZoneFiles) { self.zones = zones }

  var value: String? {
    if let known = known.withLock({ $0 }) { return known }
    let name = zones.ownName
    known.withLock { $0 = .some(name) }
    return name
  }
}

extension WallClock {
  /// The computer's own clock.
  public static func system(in zone: LocalZone) -> WallClock {
    WallClock {
      var time = timespec()
      unsafe clock_gettime(CLOCK_REALTIME, &time)
      return Now(instant: time.tv_sec, offset: zone.offset(at: time.tv_sec))
    }
  }

  /// A clock that stands still, for scripts and tests that pin it from outside.
  public static func pinned(_ moment: PinnedMoment, in zone: LocalZone) -> WallClock {
    let now: Now
    switch moment {
    case .local(let day, let time): now = zone.moment(day: day, time: time)
    case .instant(let seconds): now = Now(instant: seconds, offset: zone.offset(at: seconds))
    }
    return WallClock { now }
  }
}

/// A moment somebody wrote down: by a local clock, or exactly.
public enum PinnedMoment: Equatable, Sendable {
  case local(Day, TimeOfDay)
  case instant(Int)

  /// Reads `2026-03-01T09:00`, with seconds or without, with an offset (`+09:00`, `Z`) or local.
  public init?(_ text: String) {
    let bytes = Array(text.utf8.prefix(64))
    guard bytes.count >= 16, let written = WrittenMoment(bytes[...]) else { return nil }
    if let offset = written.offset {
      self = .instant(Now(day: written.day, time: written.time, offset: offset).instant)
    } else {
      self = .local(written.day, written.time)
    }
  }
}
