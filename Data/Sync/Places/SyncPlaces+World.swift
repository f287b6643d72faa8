public import Domain

extension SyncPlaces {
  /// The places of the world: folders, and what `ssh`, `psql` and `curl` lead to, which are found in
  /// a path. Where somebody sits at the terminal, ssh may ask for a password. Once cancelled, nobody
  /// is asked any more.
  public static func ofTheWorld(
    path: String?, temporary: String, canAsk: Bool = false, cancellation: Cancellation? = nil
  ) -> SyncPlaces {
    @Sendable func place(_ address: PlaceAddress, _ group: GroupID, _ disk: UInt64?)
      throws(PlaceFailure) -> any SyncPlace
    {
      switch address {
      case .folder(let folder): FolderPlace(folder, disk: disk)
      case .ssh(let address):
        try SSHPlace(
          address, disk: disk, path: path, canAsk: canAsk, cancellation: cancellation)
      case .postgres(let address):
        try PostgresPlace(address, group, path: path, cancellation: cancellation)
      case .web(let address):
        try WebDAVPlace(address, path: path, temporary: temporary, cancellation: cancellation)
      }
    }
    return SyncPlaces(
      groups: { (address) throws(PlaceFailure) in
        switch address {
        case .postgres(let address):
          return try PostgresPlace.groups(at: address, path: path, cancellation: cancellation)
        case .folder, .ssh, .web:
          // One place is for one group, whichever that is.
          let nobody = GroupID(.zero)
          return try place(address, nobody, nil).read(.group).map { [$0] } ?? []
        }
      }, open: place,
      listen: { (address, group, heard) throws(PlaceFailure) in
        guard case .postgres(let address) = address else { return false }
        let call = try PostgresCall(
          address, path: path, patience: 0, cancellation: cancellation)
        try PostgresListening(call, group).listen(heard)
        return true
      })
  }
}
