import { randomUUID } from 'node:crypto'
import { decideAboutException } from '@laurel/api/billing/reconciliation/decideAboutException.ts'
import { type Exception, exceptionsOf } from '@laurel/api/billing/reconciliation/exceptionRows.ts'
import { paymentsOfStripe } from '@laurel/api/billing/reconciliation/paymentsOfStripe.ts'
import { ReadModelsLag, reconcilePayments } from '@laurel/api/billing/reconciliation/reconcilePayments.ts'
import type { Stores } from '@laurel/api/server/stores/openStores.ts'
import { createDirectory } from '@laurel/ledger/audit/directory.ts'
import { findMembers } from '@laurel/ledger/audit/findMembers.ts'
import { createLedger } from '@laurel/ledger/handling/createLedger.ts'
import { instantOf } from '@laurel/ledger/kernel/instant.ts'
import { Month, monthRange } from '@laurel/ledger/kernel/month.ts'
import { settle } from '@laurel/ledger/processes/settle.ts'
import type { Command } from 'commander'
import { z } from 'zod'
import { askReadModels } from '../askReadModels.ts'
import { teamCalled } from '../audit/liability/addLiability.ts'
import { formatTable } from '../formatTable.ts'
import { operatorOf } from '../operator.ts'
import { CommandFailed } from '../reportFailure.ts'
import { withStores } from '../withStores.ts'
import { stripeOfOperator } from './stripeOfOperator.ts'

export const addReconciliation = (billing: Command): void => {
  billing
    .command('reconcile')
    .description(
      'Compare the payments of a month with Stripe. Differences join the queue of exceptions; a second run changes nothing.',
    )
    .argument('<month>', 'a month of UTC such as 2026-10')
    .action((month: string) => withStores(stores => reconcile(stores, month)))
  billing
    .command('exceptions')
    .description('List what the books and a partner disagree about, with the proposed compensation.')
    .requiredOption('--team <team>', 'name, id or external key')
    .option('--all', 'also those that were decided, or are gone')
    .action(({ team, all }: { team: string; all?: true }) =>
      withStores(stores => list(stores, team, all === true)),
    )
  billing
    .command('decide')
    .description('Decide about an exception, with a reason that is kept in the ledger.')
    .argument('<exception>', 'the id that billing exceptions lists')
    .argument('<decision>', 'compensate, or accept where the difference is explained')
    .requiredOption('--team <team>', 'name, id or external key')
    .requiredOption('--by <member>', 'the administrator who decides: e-mail address, key of an import, or id')
    .requiredOption('--reason <text>', 'why')
    .action((exceptionId: string, decision: string, options: Decision) =>
      withStores(stores => decide(stores, exceptionId, decision, options)),
    )
}

type Decision = { readonly team: string; readonly by: string; readonly reason: string }

const reconcile = async ({ log, databaseUrl }: Stores, given: string): Promise<void> => {
  const month = Month.safeParse(given)
  if (!month.success) throw new CommandFailed(z.prettifyError(month.error))
  const billing = stripeOfOperator()
  const { payments, differences } = await askReadModels(databaseUrl, database =>
    reconcilePayments(
      { database, log, provider: paymentsOfStripe({ database, billing }) },
      monthRange(month.data, 'UTC'),
      instantOf(new Date()),
      new AbortController().signal,
    ),
  ).catch((error: unknown) => {
    throw error instanceof ReadModelsLag ? new CommandFailed(error.message) : error
  })
  process.stdout.write(`${payments} payments compared, ${differences} differences.\n`)
  if (differences > 0) throw new CommandFailed('See them with: laurel billing exceptions --team <team>')
}

const list = async ({ log, databaseUrl }: Stores, wanted: string, isAll: boolean): Promise<void> => {
  const { teamId } = await teamCalled(log, wanted)
  const exceptions = await askReadModels(databaseUrl, database => exceptionsOf(database, teamId, { isAll }))
  process.stdout.write(
    formatTable(['exception', 'what', 'of', 'cents', 'state', 'proposal', 'problem'], exceptions.map(row)),
  )
}

const row = ({ exceptionId, kind, reference, cents, state, compensation, problem }: Exception) => [
  exceptionId,
  kind,
  reference,
  cents,
  state,
  compensation?.type ?? '–',
  problem,
]

const decide = async (
  stores: Stores,
  exceptionId: string,
  decision: string,
  { team: wanted, by, reason }: Decision,
): Promise<void> => {
  if (decision !== 'compensate' && decision !== 'accept')
    throw new CommandFailed(`Decide to compensate or to accept, not to ${decision}.`)
  const { log, databaseUrl } = stores
  const { teamId } = await teamCalled(log, wanted)
  const actor = await operatorOf('laurel billing decide', by, name =>
    findMembers(log, createDirectory(), { wanted: name, teamIds: [teamId] }),
  )
  const ledger = createLedger(stores)
  const member = await ledger.member(teamId, actor.id)
  if (member.kind === 'unknown' || !member.isAdmin)
    throw new CommandFailed(`--by: ${by} is no administrator of the team.`)
  const decided = await askReadModels(databaseUrl, database =>
    decideAboutException(
      { ledger, database, settle: events => settle(ledger, events) },
      {
        id: randomUUID(),
        teamId,
        actor: { kind: 'member', id: actor.id },
        occurredAt: instantOf(new Date()),
      },
      { exceptionId, decision, reason, decider: 'operator' },
    ),
  )
  switch (decided.kind) {
    case 'accepted':
      process.stdout.write(`Decided: ${decision}.\n`)
      return
    case 'unknown':
      throw new CommandFailed(`The team has no exception ${exceptionId}. List them with billing exceptions.`)
    case 'notOffered':
      throw new CommandFailed(
        'It is not open, or it has no proposal. Find out what happened, and accept the difference with a reason.',
      )
    case 'rejected':
      throw new CommandFailed(`The ledger refused it: ${decided.rejection.code}.`)
  }
}
