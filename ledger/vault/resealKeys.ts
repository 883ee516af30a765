import type { Pool } from 'pg'
import { z } from 'zod'
import { type MasterKeys, openKey, sealKey } from './masterKeys.ts'

const Rows = z.array(z.object({ teamId: z.string(), memberId: z.string(), sealed: z.instanceof(Buffer) }))
const batchSize = 500
const noOne = '00000000-0000-0000-0000-000000000000'

/**
 * Encrypts the keys of people under the first master key, in batches beside a server that goes on. Answers how many
 * keys were under another one. A key that is destroyed at the same time stays destroyed.
 */
export const resealKeys = async (database: Pick<Pool, 'query'>, masterKeys: MasterKeys): Promise<number> => {
  let resealed = 0
  for (let after = { teamId: noOne, memberId: noOne }; ; ) {
    const { rows } = await database.query(
      `select team_id as "teamId", member_id as "memberId", encrypted_key as sealed from vault.keys
       where (team_id, member_id) > ($1::uuid, $2::uuid) and encrypted_key is not null
       order by team_id, member_id limit ${batchSize}`,
      [after.teamId, after.memberId],
    )
    const found = Rows.parse(rows)
    const changed = found.flatMap(row => {
      const opened = openKey(masterKeys, row, row.sealed)
      if (!opened) throw new Error('A key in the vault is encrypted under none of the known master keys.')
      return opened.isCurrent ? [] : [{ ...row, next: sealKey(masterKeys, row, opened.key) }]
    })
    const { rowCount } = await database.query(
      `update vault.keys k set encrypted_key = c.next
       from unnest($1::uuid[], $2::uuid[], $3::bytea[], $4::bytea[]) as c (team_id, member_id, former, next)
       where k.team_id = c.team_id and k.member_id = c.member_id and k.encrypted_key = c.former`,
      [
        changed.map(({ teamId }) => teamId),
        changed.map(({ memberId }) => memberId),
        changed.map(({ sealed }) => sealed),
        changed.map(({ next }) => next),
      ],
    )
    resealed += rowCount ?? 0
    const last = found.at(-1)
    if (last === undefined || found.length < batchSize) return resealed
    after = last
  }
}
