public import Domain

extension Remotes {
  /// The places of the world: folders, and what `ssh`, `psql` and `curl` lead to, which are found in
  /// a path. Where somebody sits at the terminal, ssh may ask for a password. Once cancelled, nobody
  /// is asked any more.
  public static func ofTheWorld(
    path: String?, temporary: String, canAsk: Bool = false, cancellation: Cancellation? = nil
  ) -> Remotes {
    @Sendable func place(_ address: RemoteAddress, _ group: GroupID, _ disk: UInt64?)
      throws(RemoteFailure) -> any Remote
    {
      switch address {
      case .folder(let folder): FolderRemote(folder, disk: disk)
      case .ssh(let address):
        try SSHRemote(
          address, disk: disk, path: path, canAsk: canAsk, cancellation: cancellation)
      case .postgres(let address):
        try PostgresRemote(address, group, path: path, cancellation: cancellation)
      case .web(let address):
        try WebDAVRemote(address, path: path, temporary: temporary, cancellation: cancellation)
      }
    }
    return Remotes(
      groups: { (address) throws(RemoteFailure) in
        switch address {
        case .postgres(let address):
          return try PostgresRemote.groups(at: address, path: path, cancellation: cancellation)
        case .folder, .ssh, .web:
          // One place is for one group, whichever that is.
          let nobody = GroupID(.zero)
          return try place(address, nobody, nil).read(.group).map { [$0] } ?? []
        }
      }, open: place,
      listen: { (address, group, heard) throws(RemoteFailure) in
        guard case .postgres(let address) = address else { return false }
        let call = try PostgresCall(
          address, path: path, timeout: 0, cancellation: cancellation)
        try PostgresListening(call, group).listen(heard)
        return true
      })
  }
}
