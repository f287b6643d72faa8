extension SyncReport {
  /// Combines this report with the report of the sync right after it.
  public func followed(by next: SyncReport) -> SyncReport {
    var received = received
    for (device, changes) in next.received {
      if let index = received.firstIndex(where: { $0.device == device }) {
        received[index].changes += changes
      } else {
        received.append((device, changes))
      }
    }
    return SyncReport(
      received: received, sent: sent + next.sent, waiting: next.waiting, conflicts: next.conflicts,
      renumbered: renumbered + next.renumbered,
      hasNewDeviceID: hasNewDeviceID || next.hasNewDeviceID,
      hasRefilled: hasRefilled || next.hasRefilled, holdsBack: next.holdsBack)
  }
}
