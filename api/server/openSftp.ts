import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { Pool } from 'pg'
import { createTokenCipher } from '../access/tokenCipher.ts'
import { accountsOf } from '../people/sources/ftp/server/accounts.ts'
import { keepHostKey } from '../people/sources/ftp/server/hostKey.ts'
import { type FtpServer, startFtpServer } from '../people/sources/ftp/server/startFtpServer.ts'
import { runArrived } from '../people/sources/runs/runArrived.ts'
import type { SftpSettings } from './sftpEnvironment.ts'

type SftpOptions = {
  readonly settings: SftpSettings
  readonly database: Pool
  readonly encryptionKey: string
  readonly origin: string
  readonly clock: () => Instant
}

export type OpenedSftp = {
  /** What administrators enter at their HR system. */
  readonly receiver: Readonly<Record<string, string>>
  readonly start: (log: Pick<FastifyBaseLogger, 'error'>) => Promise<FtpServer>
}

/** The SFTP server of files of people, which starts when everything else is ready. */
export const openSftp = async (options: SftpOptions): Promise<OpenedSftp> => {
  const { settings, database, encryptionKey, origin, clock } = options
  const cipher = createTokenCipher(encryptionKey)
  const { privateKey, fingerprint } = await keepHostKey(database, cipher)
  return {
    receiver: {
      Host: settings.publicHost ?? new URL(origin).hostname,
      Port: String(settings.publicPort),
      'Host key': fingerprint,
    },
    start: log =>
      startFtpServer({
        host: settings.host,
        port: settings.port,
        hostKey: privateKey,
        accountOf: accountsOf({ database, cipher }),
        clock,
        onComplete: connectionId => runArrived(database, connectionId, clock()),
        onError: error => log.error({ err: error }, 'The SFTP server failed.'),
      }),
  }
}
