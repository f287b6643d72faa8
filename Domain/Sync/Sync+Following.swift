extension Sync {
  /// Listens for changes in the remote (push) until cancelled. `heard` is called once when listening begins, and then
  /// for each change by another device. Returns false at once if the store is not synced or the remote has no push.
  public func follow(
    _ cancellation: Cancellation, _ heard: () -> Void
  ) throws(SyncFailure) -> Bool {
    guard let membership = try membership() else { return false }
    let address = try address(membership.remote)
    let remotes = world.remotes(.sync, false, cancellation)
    return try placing { () throws(RemoteFailure) in
      try remotes.listen(address, membership.group, heard)
    }
  }
}
