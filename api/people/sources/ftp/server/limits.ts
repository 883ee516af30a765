/** What one SFTP server carries. A company sends a file a day. */
export type FtpLimits = {
  readonly connectionsMax: number
  readonly connectionsPerAddressMax: number
  /** Until the client has signed in. */
  readonly signInMilliseconds: number
  readonly idleMilliseconds: number
  /** A connection ends after this time, whatever it does. */
  readonly lifeMilliseconds: number
  readonly passwordsPerConnectionMax: number
  /** Sessions within a connection; clients open one. */
  readonly sessionsPerConnectionMax: number
  /** Wrong passwords of an address within ten minutes. */
  readonly wrongPasswordsMax: number
  readonly openFilesMax: number
  /** Requests of a connection that wait for their turn. */
  readonly waitingMax: number
  readonly fileBytesMax: number
  /** What arrives lies in memory until it is complete. */
  readonly uploadedBytesAtOnceMax: number
  /** The part of it that one customer may hold: the largest file, while its memory grows. */
  readonly uploadedBytesEachMax: number
}

export const usualFtpLimits: FtpLimits = {
  connectionsMax: 100,
  connectionsPerAddressMax: 10,
  signInMilliseconds: 30_000,
  idleMilliseconds: 5 * 60_000,
  lifeMilliseconds: 60 * 60_000,
  passwordsPerConnectionMax: 3,
  sessionsPerConnectionMax: 2,
  wrongPasswordsMax: 20,
  openFilesMax: 4,
  waitingMax: 256,
  fileBytesMax: 25_000_000,
  uploadedBytesAtOnceMax: 200_000_000,
  uploadedBytesEachMax: 50_000_000,
}
