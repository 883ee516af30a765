import type { SpotAward } from '@laurel/ledger/awards/events.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Accepted, Outcome } from '@laurel/ledger/handling/outcome.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { AwardId, CommandId } from '@laurel/ledger/kernel/ids.ts'
import { offersGifts } from '../rewards/offersGifts.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

type Rejected = Extract<Outcome, { readonly kind: 'rejected' }>

export type AwardsToSave = {
  readonly toCreate: readonly Omit<SpotAward, 'awardId'>[]
  readonly toUpdate: readonly SpotAward[]
}

export type AwardsSaved = {
  readonly kind: 'accepted'
  readonly awards: readonly SpotAward[]
  readonly outcomes: readonly Accepted[]
}

/** Creates and updates spot awards. Nothing is saved if an award or the reward of a gift is unknown. */
export const saveAwards = async (
  ledger: Ledger,
  envelope: Envelope,
  { toCreate, toUpdate }: AwardsToSave,
): Promise<AwardsSaved | Rejected> => {
  const { teamId, id } = envelope
  for (const { awardId } of toUpdate) {
    const known = await ledger.award(teamId, awardId)
    if (known.kind !== 'offered') return { kind: 'rejected', rejection: { code: 'AWARD_UNKNOWN' } }
  }
  const created = toCreate.map((award, index) => ({
    ...award,
    awardId: derivedId('award', id, String(index)),
  }))
  const awards = [...created, ...toUpdate]
  const gifts = awards.flatMap(award => award.gifts)
  if (!(await offersGifts({ ledger }, teamId, gifts)))
    return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  const outcomes: Accepted[] = []
  for (const [index, data] of awards.entries()) {
    const outcome = await ledger.handle({
      ...envelope,
      id: commandIdAt(index, id),
      type: 'defineAward',
      data,
    })
    if (outcome.kind === 'rejected') return outcome
    outcomes.push(outcome)
  }
  return { kind: 'accepted', awards, outcomes }
}

/** Archives spot awards, one after the other. */
export const archiveAwards = async (
  ledger: Ledger,
  envelope: Envelope,
  awardIds: readonly AwardId[],
): Promise<{ readonly kind: 'accepted'; readonly outcomes: readonly Accepted[] } | Rejected> => {
  const outcomes: Accepted[] = []
  for (const [index, awardId] of awardIds.entries()) {
    const id = commandIdAt(index, envelope.id)
    const outcome = await ledger.handle({ ...envelope, id, type: 'archiveAward', data: { awardId } })
    if (outcome.kind === 'rejected') return outcome
    outcomes.push(outcome)
  }
  return { kind: 'accepted', outcomes }
}

/** The first command keeps the id of the intent, so that a key that was used with another call is a conflict at once. */
const commandIdAt = (index: number, id: CommandId): CommandId =>
  index === 0 ? id : derivedId('next award', id, String(index))
