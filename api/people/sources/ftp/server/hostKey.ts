import { createHash } from 'node:crypto'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import ssh2 from 'ssh2'
import { z } from 'zod'
import type { TokenCipher } from '../../../../access/tokenCipher.ts'

const name = 'sftp'
const owner = 'host key sftp'

export type HostKey = {
  /** In the form of OpenSSH. */
  readonly privateKey: string
  /** `SHA256:…`, as clients show it. */
  readonly fingerprint: string
}

/** The key by which the SFTP server proves who it is. It is made once for all processes, and kept sealed. */
export const keepHostKey = async (database: Queryable, cipher: TokenCipher): Promise<HostKey> => {
  await database.query(
    'insert into sources.host_keys (name, sealed) values ($1, $2) on conflict do nothing',
    [name, cipher.seal(readableKey(), owner)],
  )
  const { rows } = await database.query('select sealed from sources.host_keys where name = $1', [name])
  const [row] = z.array(z.object({ sealed: z.string() })).parse(rows)
  if (!row) throw new Error('The host key of the SFTP server is gone.')
  const privateKey = cipher.open(row.sealed, owner)
  return { privateKey, fingerprint: fingerprintOf(privateKey) }
}

const attemptsMax = 20

/** The generator of ssh2 cuts zero bytes at the beginning of a key, so that one of some hundred keys is not readable. */
const readableKey = (): string => {
  for (let attempt = 1; ; attempt += 1) {
    const { private: made } = ssh2.utils.generateKeyPairSync('ed25519')
    if (!(ssh2.utils.parseKey(made) instanceof Error)) return made
    if (attempt === attemptsMax) throw new Error('No key for the SFTP server could be made.')
  }
}

const fingerprintOf = (privateKey: string): string => {
  const parsed = ssh2.utils.parseKey(privateKey)
  if (parsed instanceof Error) throw parsed
  const hash = createHash('sha256').update(parsed.getPublicSSH()).digest('base64').replace(/=+$/, '')
  return `SHA256:${hash}`
}
