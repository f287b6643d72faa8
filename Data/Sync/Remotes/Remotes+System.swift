public import Domain

extension Remotes {
  /// Returns the remotes of this system: folders, and remotes reached by the `ssh`, `psql` and `curl` in the search
  /// path. `home` is the folder in which curl looks for `.netrc`. If `canAsk` is true, ssh may prompt for a password. A
  /// cancelled remote starts no more requests.
  public static func system(
    path: String?, temporary: String, home: String?, canAsk: Bool = false,
    cancellation: Cancellation? = nil
  ) -> Remotes {
    let forCurl = home.map { ["HOME": $0] } ?? [:]
    @Sendable func remote(_ address: RemoteAddress, _ group: GroupID, _ disk: UInt64?)
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
        try WebDAVRemote(
          address, path: path, temporary: temporary, environment: forCurl,
          cancellation: cancellation)
      }
    }
    return Remotes(
      groups: { (address) throws(RemoteFailure) in
        switch address {
        case .postgres(let address):
          return try PostgresRemote.groups(at: address, path: path, cancellation: cancellation)
        case .folder, .ssh, .web:
          // Except for PostgreSQL a remote has only one group, so any id finds it.
          let nobody = GroupID(.zero)
          return try remote(address, nobody, nil).read(.group).map { [$0] } ?? []
        }
      }, open: remote,
      listen: { (address, group, heard) throws(RemoteFailure) in
        guard case .postgres(let address) = address else { return false }
        let call = try PostgresCall(
          address, path: path, timeout: 0, cancellation: cancellation)
        try PostgresListening(call, group).listen(heard)
        return true
      },
      openFiles: { (address) throws(RemoteFailure) in
        switch address {
        case .folder(let folder): FolderFiles(folder)
        case .ssh(let address):
          try SSHFiles(address, path: path, canAsk: canAsk, cancellation: cancellation)
        case .postgres: throw .noFiles
        case .web(let address):
          try WebDAVFiles(
            address, path: path, temporary: temporary, environment: forCurl,
            cancellation: cancellation)
        }
      })
  }
}
