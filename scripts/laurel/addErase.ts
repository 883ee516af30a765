import { randomUUID } from 'node:crypto'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import type { Person } from '@laurel/ledger/vault/vault.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { findPerson } from './findPerson.ts'
import { withStores } from './withStores.ts'
import { wordsAfterErasing } from './wordsAfterErasing.ts'

export const addErase = (laurel: Command): void => {
  laurel
    .command('erase')
    .description(
      'Forget a person for good. Their points stay in the books; nothing about them can be read again.',
    )
    .argument('<member>', 'e-mail address, key of an import, or id')
    .option('--team <team>', 'name, id or external key, when several teams know this person')
    .action((member: string, { team }: { team?: string }) =>
      withStores(async stores => {
        const { memberId, teamId } = await erasePerson(stores, member, team)
        process.stdout.write(`Member ${memberId} of team ${teamId} is forgotten.\n`)
        process.stderr.write(wordsAfterErasing(new Date()))
      }),
    )
}

/** Destroys the key of a person, records that, and removes every copy of what it opened. Doing it again is harmless. */
export const erasePerson = async (
  stores: Stores,
  member: string,
  team: string | undefined,
): Promise<Person> => {
  const person = await findPerson(stores, member, team)
  // The key goes first: nobody may be told that they were forgotten while it still exists.
  await stores.vault.destroy(person)
  await createLedger(stores).handle({
    type: 'eraseMember',
    id: randomUUID(),
    teamId: person.teamId,
    actor: { kind: 'system', id: 'erase' },
    occurredAt: instantOf(new Date()),
    data: { memberId: person.memberId },
  })
  await forgetCopies(stores, person)
  return person
}

/** Read models are built anew from a log that can't be read there any more; what was never a fact is deleted. */
const forgetCopies = async (
  { log, databaseUrl }: Stores,
  { teamId, memberId, externalKey }: FoundMember,
): Promise<void> => {
  const pool = new Pool({ connectionString: databaseUrl, max: 2 })
  const projections = createProjections({ log, databaseUrl })
  try {
    await pool.query('delete from slack.drafts where slack_user_id = $1', [externalKey])
    for (const table of ['sessions', 'login_links'])
      await pool.query(`delete from access.${table} where team_id = $1 and member_id = $2`, [
        teamId,
        memberId,
      ])
    await projections.rebuild()
  } finally {
    await projections.stop()
    await pool.end()
  }
}
