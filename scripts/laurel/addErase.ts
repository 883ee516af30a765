import { erasePerson } from '@laurel/api/people/erasePerson.ts'
import { type FoundPerson, findPerson } from '@laurel/api/people/findPerson.ts'
import { finishErasures } from '@laurel/api/people/finishErasures.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import type { FoundMember } from '@laurel/ledger/audit/findMembers.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { createProjections } from '@laurel/projections/engine/createProjections.ts'
import type { Command } from 'commander'
import { Pool } from 'pg'
import { byDescription, operatorOf } from './operator.ts'
import { CommandFailed } from './reportFailure.ts'
import { scrubStorage } from './scrubStorage.ts'
import { withStores } from './withStores.ts'
import { wordsAfterErasing } from './wordsAfterErasing.ts'

export const addErase = (laurel: Command): void => {
  laurel
    .command('erase')
    .description('Erase the personal data of a member for good. Their points stay in the books.')
    .argument('<member>', 'e-mail address, key of an import, or id')
    .option('--team <team>', 'name, id or external key; required when several teams have this person')
    .option('--by <member>', byDescription)
    .action((member: string, { team, by }: { team?: string; by?: string }) =>
      withStores(async stores => {
        const { memberId, teamId } = await eraseMember(stores, member, { team, by })
        process.stdout.write(`Member ${memberId} of team ${teamId} is erased.\n`)
        const isScrubbed = stores.ownerUrl !== undefined && (await scrubStorage(stores.ownerUrl))
        process.stderr.write(wordsAfterErasing(new Date(), isScrubbed))
      }),
    )
}

/** Erases the person that goes by an e-mail address, a key or an id. Throws CommandFailed where that is not one person. */
export const eraseMember = async (
  stores: Stores,
  wanted: string,
  { team, by }: { readonly team?: string | undefined; readonly by?: string | undefined } = {},
): Promise<FoundMember> => {
  const { log, databaseUrl, vault } = stores
  const database = new Pool({ connectionString: databaseUrl, max: 2 })
  const projections = createProjections({ log, databaseUrl })
  const dependencies = { vault, ledger: createLedger(stores), projections, database }
  try {
    await projections.start()
    const { finished, failures } = await finishErasures(dependencies)
    for (const { teamId, memberId } of finished)
      process.stderr.write(`The interrupted erasure of member ${memberId} of team ${teamId} is finished.\n`)
    for (const { message, cause } of failures) process.stderr.write(`${message} ${String(cause)}\n`)
    const person = onePerson(await findPerson({ log, database }, { wanted, team }), wanted, team)
    const actor = await operatorOf('laurel erase', by, async wantedOperator => {
      const found = await findPerson({ log, database }, { wanted: wantedOperator, team: person.teamId })
      return found.kind === 'found' ? [found.person] : []
    })
    await erasePerson(dependencies, person, { actor, occurredAt: instantOf(new Date()) })
    return person
  } finally {
    await projections.stop()
    await database.end()
  }
}

const onePerson = (found: FoundPerson, wanted: string, team: string | undefined): FoundMember => {
  switch (found.kind) {
    case 'found':
      return found.person
    case 'unknown':
      throw new CommandFailed(`No member is known as ${wanted}${team ? ` in team ${team}` : ''}.`)
    case 'ambiguous':
      throw new CommandFailed(
        `${wanted} is known in several teams. Name one with --team: ${found.teamNames.join(', ')}.`,
      )
  }
}
