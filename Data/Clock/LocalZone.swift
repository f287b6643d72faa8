public import Domain
import Platform
import Synchronization

/// The time zone of this process according to the C library, which handles any `TZ`, also in static builds.
public struct LocalZone: Sendable {
  private let ahead: @Sendable (Int) -> Int

  /// Uses the zone of `TZ` and the system settings.
  public init() {
    tzset()
    let cache = OffsetCache { instant in
      var time = time_t(instant)
      var parts = unsafe tm()
      guard unsafe localtime_r(&time, &parts) != nil else { return 0 }
      return unsafe parts.tm_gmtoff
    }
    ahead = cache.offset
  }

  /// Uses a closure that returns the UTC offset at an instant, in seconds.
  public init(ahead: @escaping @Sendable (Int) -> Int) { self.ahead = ahead }

  /// Returns the UTC offset at an instant, in seconds.
  public func offset(at instant: Int) -> Int { ahead(instant) }

  /// Returns the instant of a local time. A time that a clock change skips moves forward by the skipped duration. For a
  /// time that occurs twice, the first occurrence is returned.
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
  /// The conversion between instants and local times.
  public var calendar: LocalCalendar {
    LocalCalendar(
      moment: { moment(day: $0, time: $1) },
      local: { Now(instant: $0, offset: offset(at: $0)) })
  }
}

extension LocalZone {
  /// Returns the same conversion as `calendar`, but with the name of the zone and access to other zones.
  public func calendar(with zones: ZoneFiles) -> LocalCalendar {
    let name = CachedZoneName(zones)
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

/// Caches the name of the system's zone, which is looked up on first use.
private final class CachedZoneName: Sendable {
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
  /// Returns the system clock, with local times in a zone.
  public static func system(in zone: LocalZone) -> WallClock {
    WallClock {
      var time = timespec()
      unsafe clock_gettime(CLOCK_REALTIME, &time)
      return Now(instant: time.tv_sec, offset: zone.offset(at: time.tv_sec))
    }
  }

  /// Returns a fixed clock, for scripts and tests that set the time by an environment variable.
  public static func pinned(_ moment: PinnedMoment, in zone: LocalZone) -> WallClock {
    let now: Now
    switch moment {
    case .local(let day, let time): now = zone.moment(day: day, time: time)
    case .instant(let seconds): now = Now(instant: seconds, offset: zone.offset(at: seconds))
    }
    return WallClock { now }
  }
}

/// A pinned point in time: a local time, or an exact instant.
public enum PinnedMoment: Equatable, Sendable {
  case local(Day, TimeOfDay)
  case instant(Int)

  /// Parses `2026-03-01T09:00`, optionally with seconds and with an offset (`+09:00`, `Z`); nil for other texts.
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
