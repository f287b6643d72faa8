extension Sync {
  /// Hears whether something is new where the store meets others (push), until nobody wants to any
  /// more: `heard` is called once it listens, and then whenever somebody left something there. False at
  /// once where the store meets nobody, or the place tells nothing by itself.
  public func follow(
    _ cancellation: Cancellation, _ heard: () -> Void
  ) throws(SyncFailure) -> Bool {
    guard let membership = try membership() else { return false }
    let address = try address(membership.place)
    let places = world.places(false, cancellation)
    return try placing { () throws(RemoteFailure) in
      try places.listen(address, membership.group, heard)
    }
  }
}
