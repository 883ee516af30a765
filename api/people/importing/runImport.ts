import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import { jsonEquals } from '@laurel/ledger/kernel/jsonEquals.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { handle, type JobHandler } from '../../delivery/handler.ts'
import { done, later } from '../../delivery/outcome.ts'
import { changeMemberDetails } from '../changeMemberDetails.ts'
import type { WantedDetails } from '../detailChanges.ts'
import { pickLike } from './checkRow.ts'
import type { ImportedDetails } from './importedColumns.ts'
import { importJob } from './importJob.ts'
import {
  type ChangeOutcome,
  findImport,
  keepBefore,
  moveImport,
  nextChanges,
  noteOutcomes,
  type StoredChange,
} from './storedImports.ts'

export type ImportDependencies = {
  readonly ledger: Ledger
  readonly database: Queryable
  readonly clock: () => Instant
}

type Running = {
  readonly importId: string
  readonly teamId: TeamId
  readonly act: 'import' | 'undo'
  readonly importedBy: string
}

/** The people of one attempt: about a second, after which other jobs have their turn. */
const peoplePerSlice = 200
/** The log records the commands of these people together. */
const peopleAtOnce = 20

/**
 * Makes the changes of an import, or takes them back, one command for each person. The ids of the commands derive from
 * the import, so that an interrupted slice is repeated without changing anything twice.
 */
export const importHandler = (dependencies: ImportDependencies): JobHandler =>
  handle(
    importJob,
    async ({ payload: { importId, teamId, act }, signal }) => {
      const { database, clock } = dependencies
      const found = await findImport(database, { importId, teamId })
      if (!found) return { ...done, note: 'The import is gone.' }
      const perform = act === 'import' ? change : restore
      const running = { importId, teamId, act, importedBy: found.importedBy }
      const outcome = act === 'import' ? 'waiting' : 'changed'
      const changes = await nextChanges(database, { importId, outcome, limit: peoplePerSlice })
      for (let first = 0; first < changes.length && !signal.aborted; first += peopleAtOnce) {
        const outcomes = await Promise.all(
          changes.slice(first, first + peopleAtOnce).map(async stored => ({
            memberId: stored.memberId,
            outcome: await perform(dependencies, running, stored),
          })),
        )
        await noteOutcomes(database, importId, outcomes)
      }
      if (changes.length > 0) return later(clock(), 'The next people follow.')
      await moveImport(
        database,
        { importId, teamId },
        act === 'import' ? ['importing', 'imported'] : ['undoing', 'undone'],
      )
      return done
    },
    { atOnceMax: 1 },
  )

const change = async (
  dependencies: ImportDependencies,
  running: Running,
  { memberId, wanted }: StoredChange,
): Promise<ChangeOutcome> => {
  const { ledger, database } = dependencies
  const member = await ledger.member(running.teamId, memberId)
  if (member.kind === 'unknown') return 'refused'
  await keepBefore(database, { importId: running.importId, memberId }, pickLike(wanted, member.details))
  return (await send(dependencies, running, memberId, wanted)) ? 'changed' : 'refused'
}

/** Restores the fields that still have the values of the import. Fields can have their former values already. */
const restore = async (
  dependencies: ImportDependencies,
  running: Running,
  { memberId, wanted, before }: StoredChange,
): Promise<ChangeOutcome> => {
  const member = await dependencies.ledger.member(running.teamId, memberId)
  if (member.kind === 'unknown' || !before) return 'kept'
  const known = Object.entries(pickLike(wanted, member.details))
  const fieldsLike = (details: ImportedDetails): ReadonlySet<string> => {
    const values = new Map<string, unknown>(Object.entries(details))
    return new Set(
      known.filter(([field, value]) => jsonEquals(values.get(field), value)).map(([field]) => field),
    )
  }
  const [imported, former] = [fieldsLike(wanted), fieldsLike(before)]
  const restored = Object.fromEntries(Object.entries(before).filter(([field]) => imported.has(field)))
  // A date from a profile can be later than one that is entered.
  const latestYear = before.joinedOn ? Number(before.joinedOn.slice(0, 4)) : undefined
  const isDone = imported.size === 0 || (await send(dependencies, running, memberId, restored, latestYear))
  return isDone && known.every(([field]) => imported.has(field) || former.has(field)) ? 'restored' : 'kept'
}

/** Answers whether the change was recorded. The person may be erased, or the plan be another one, by now. */
const send = async (
  { ledger, database, clock }: ImportDependencies,
  { importId, teamId, act, importedBy }: Running,
  memberId: string,
  details: ImportedDetails,
  latestYear?: number,
): Promise<boolean> => {
  const intent = {
    id: derivedId('importUserFields', act, importId, memberId),
    teamId,
    actor: { kind: 'member', id: importedBy },
    occurredAt: clock(),
  } as const
  const outcome = await changeMemberDetails(
    { ledger, database },
    intent,
    memberId,
    wantedOf(details),
    latestYear,
  )
  return outcome.kind === 'accepted'
}

const wantedOf = ({ birthday, joinedOn, ...others }: ImportedDetails): WantedDetails => ({
  ...others,
  ...(birthday !== undefined && { birthday: birthday === null ? null : partsOf(birthday) }),
  ...(joinedOn !== undefined && {
    joinedOn:
      joinedOn === null ? null : { year: Number(joinedOn.slice(0, 4)), ...partsOf(joinedOn.slice(5)) },
  }),
})

/** `04-30`, whose months count from 1. */
const partsOf = (day: string) => ({ month: Number(day.slice(0, 2)), day: Number(day.slice(3)) })
