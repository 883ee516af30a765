import { randomUUID } from 'node:crypto'
import { setTimeout as rest } from 'node:timers/promises'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { z } from 'zod'
import type { TokenCipher } from '../../../access/tokenCipher.ts'
import type { VendorTokens } from '../../../partners/surroundings.ts'
import { VendorUncertain } from '../../../partners/vendorUncertain.ts'

/** A connection whose partner issues tokens. */
export type TokenConnection = {
  readonly connectionId: string
  /** What the sealed text belongs to. */
  readonly owner: string
  /** The partner, for messages to administrators. */
  readonly title: string
}

export type TokenDependencies = {
  readonly database: Queryable
  readonly cipher: TokenCipher
  /** How long a caller waits for the renewal of another one. */
  readonly waitMilliseconds?: number
  readonly table?: 'rewards.vendor_connections' | 'sources.connections'
}

/** Longer than a call to a vendor may take. */
const renewalSeconds = 60
const restMilliseconds = 100

/**
 * The tokens of a connection. A row in the database lets one caller renew them at a time, in all processes. Neither the
 * call to the vendor nor the wait for another caller holds a connection to the database.
 */
export const tokensOf = (
  { database, cipher, waitMilliseconds = 5_000, table = 'rewards.vendor_connections' }: TokenDependencies,
  { connectionId, owner, title }: TokenConnection,
): VendorTokens => {
  const opened = ({ tokens }: z.infer<typeof Row>): string | null =>
    tokens === null ? null : cipher.open(tokens, owner)

  const read = async (): Promise<string | null> => {
    const { rows } = await database.query(`select tokens from ${table} where connection_id = $1`, [
      connectionId,
    ])
    const [row] = z.array(Row).parse(rows)
    if (!row) throw new VendorUncertain(`The team is not connected to ${title} any more.`)
    return opened(row)
  }

  /** Undefined while another caller renews them. */
  const begin = async (renewalId: string): Promise<z.infer<typeof Row> | undefined> => {
    const { rows } = await database.query(
      `update ${table}
       set renewal_id = $2, renewal_expires_at = now() + make_interval(secs => ${renewalSeconds})
       where connection_id = $1 and (renewal_id is null or renewal_expires_at < now())
       returning tokens`,
      [connectionId, renewalId],
    )
    return z.array(Row).parse(rows)[0]
  }

  const waitForTurn = async (renewalId: string): Promise<z.infer<typeof Row>> => {
    for (let waited = 0; ; waited += restMilliseconds) {
      const row = await begin(renewalId)
      if (row) return row
      // Throws where the connection is gone.
      await read()
      if (waited >= waitMilliseconds)
        throw new VendorUncertain(`The access to ${title} is being renewed. Try again in a minute.`)
      await rest(restMilliseconds)
    }
  }

  /** Without effect where the settings changed in between: the tokens belong to the former ones. */
  const end = async (renewalId: string, renewed: string | null): Promise<void> => {
    await database.query(
      `update ${table}
       set tokens = coalesce($3, tokens), renewal_id = null, renewal_expires_at = null
       where connection_id = $1 and renewal_id = $2`,
      [connectionId, renewalId, renewed === null ? null : cipher.seal(renewed, owner)],
    )
  }

  return {
    read,
    renew: async work => {
      const renewalId = randomUUID()
      const row = await waitForTurn(renewalId)
      let renewed: string | null = null
      try {
        renewed = await work(opened(row))
        return renewed
      } finally {
        await end(renewalId, renewed)
      }
    },
  }
}

const Row = z.object({ tokens: z.string().nullable() })
