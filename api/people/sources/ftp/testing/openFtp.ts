import { randomBytes, randomUUID } from 'node:crypto'
import { TeamId } from '@laurel/ledger/kernel/ids.ts'
import { addMilliseconds, type Instant } from '@laurel/ledger/kernel/instant.ts'
import { createCompany } from '@laurel/scripts/sandbox/sources/company.ts'
import { peopleFile } from '@laurel/scripts/sandbox/sources/ftp/peopleFile.ts'
import { openSftp } from '@laurel/scripts/sandbox/sources/ftp/sftpClient.ts'
import { Pool } from 'pg'
import { createTokenCipher } from '../../../../access/tokenCipher.ts'
import { saveSourceConnection } from '../../connections/sourceConnections.ts'
import type { PersonSourceClient, SourcePage } from '../../port.ts'
import type { BenchWanted, SourceBench } from '../../suite/sourceBench.ts'
import { ftp } from '../adapter.ts'
import { issueCredentials } from '../credentials.ts'
import { accountsOf } from '../server/accounts.ts'
import { keepHostKey } from '../server/hostKey.ts'
import type { FtpLimits } from '../server/limits.ts'
import { startFtpServer } from '../server/startFtpServer.ts'
import type { FtpSettings } from '../settings.ts'

type Wanted = BenchWanted & {
  readonly limits?: Partial<FtpLimits>
  readonly settings?: Partial<FtpSettings>
}

/** Laurel’s SFTP server on the loopback, a connection in the database, and a client that uploads the company. */
export const openFtp = async (url: string, { size, limits, settings: own }: Wanted = {}) => {
  let now: Instant = '2026-03-02T09:00:00.000Z'
  const clock = () => now
  const company = createCompany({ clock, ...(size === undefined ? {} : { size }) })
  const database = new Pool({ connectionString: url, max: 2 })
  const store = { database, cipher: createTokenCipher(randomBytes(32).toString('base64')) }
  const teamId = TeamId.parse(randomUUID())
  const connect = (settings: FtpSettings | null) =>
    saveSourceConnection(store, { teamId, source: 'ftp', settings }, now)
  const { connectionId } = await connect(null)
  const issued = issueCredentials(null, { connectionId, randomBytes })
  const settings = { ...issued.settings, ...own }
  await connect(settings)
  await database.query('delete from sources.host_keys')
  const { privateKey, fingerprint } = await keepHostKey(database, store.cipher)
  const errors: unknown[] = []
  const server = await startFtpServer({
    host: '127.0.0.1',
    port: 0,
    hostKey: privateKey,
    accountOf: accountsOf(store),
    clock,
    onError: error => errors.push(error),
    ...(limits && { limits }),
  })
  const address = {
    host: '127.0.0.1',
    port: server.port,
    username: issued.shownOnce.User ?? '',
    password: issued.shownOnce.Password ?? '',
    fingerprint,
  }
  const client = ftp.create(settings, {
    fetch,
    clock,
    random: () => 0.5,
    stored: { teamId, connectionId, database },
  })
  const pass = (milliseconds: number): void => {
    now = addMilliseconds(now, milliseconds)
  }
  const upload = async (name: string, content: string | Buffer): Promise<void> => {
    const sftp = await openSftp(address)
    try {
      await sftp.upload(`${name}.part`, content)
      await sftp.rename(`${name}.part`, name)
    } finally {
      sftp.end()
    }
  }
  let sentAt: Instant | undefined
  return {
    client,
    company,
    pass,
    upload,
    address,
    errors,
    database,
    connectionId,
    connect,
    settings,
    /** Everyone at first, and what changed afterwards. */
    send: async (): Promise<void> => {
      const people = sentAt === undefined ? company.people() : company.changedSince(sentAt)
      await upload(
        sentAt === undefined ? 'people.csv' : `people-delta-${now.slice(0, 10)}.csv`,
        peopleFile(people),
      )
      sentAt = now
    },
    stop: async (): Promise<void> => {
      await server.stop()
      await database.end()
    },
  } satisfies SourceBench & Record<string, unknown>
}

export const pagesOf = async (
  client: PersonSourceClient,
  since: string | null,
): Promise<readonly SourcePage[]> => {
  const pages: SourcePage[] = []
  for await (const page of client.people({ since }, new AbortController().signal)) pages.push(page)
  return pages
}
