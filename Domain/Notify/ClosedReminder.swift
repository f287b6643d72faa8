/// Reminds the user, once a day, that notices cannot be read while an encrypted store is closed.
public struct ClosedReminder: Sendable {
  let delivery: NoticeDelivery
  let preferences: Preferences
  let clock: WallClock
  /// Records the day of a reminder. Returns false if that day is recorded already, or if it cannot be recorded.
  let claim: @Sendable (Day) -> Bool
  /// Removes the recorded day, after a failed delivery.
  let forget: @Sendable () -> Void

  public init(
    delivery: NoticeDelivery, preferences: Preferences, clock: WallClock,
    claim: @escaping @Sendable (Day) -> Bool, forget: @escaping @Sendable () -> Void
  ) {
    self.delivery = delivery
    self.preferences = preferences
    self.clock = clock
    self.claim = claim
    self.forget = forget
  }

  /// Delivers the reminder, but not during quiet hours and only if a part may issue notices.
  public func callAsFunction(_ text: NoticeText) throws(StorageFailure) {
    var options = try NoticeOptions(preferences)
    let now = clock.now()
    if options.parts.isEmpty || options.quiet?.hold(now) == true { return }
    guard claim(now.day) else { return }
    // Nothing is printed while the store is closed.
    options.needsSign = true
    do throws(NoticeDelivery.DeliveryFailure) { _ = try delivery(text, as: options) } catch {
      forget()
    }
  }
}
