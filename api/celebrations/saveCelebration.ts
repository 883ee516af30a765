import type { CelebrationSettings } from '@laurel/ledger/celebrations/events.ts'
import type { CelebrationKind } from '@laurel/ledger/celebrations/vocabulary.ts'
import type { LedgerCommand } from '@laurel/ledger/handling/commands.ts'
import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { Queryable } from '@laurel/projections/engine/queryable.ts'
import { channelById } from '@laurel/projections/team/channels/queries.ts'
import { offersGifts } from '../rewards/offersGifts.ts'

type Envelope = Pick<LedgerCommand, 'id' | 'teamId' | 'actor' | 'occurredAt'>

/** Enables a celebration with these settings, if the team has the channels and the rewards in them. */
export const saveCelebration = async (
  { ledger, database }: { readonly ledger: Ledger; readonly database: Queryable },
  envelope: Envelope,
  kind: CelebrationKind,
  settings: CelebrationSettings,
): Promise<Outcome> => {
  const { teamId } = envelope
  const gifts = [...settings.gifts, ...settings.milestones.flatMap(milestone => milestone.gifts)]
  if (!(await offersGifts({ ledger }, teamId, gifts)))
    return { kind: 'rejected', rejection: { code: 'REWARD_UNKNOWN' } }
  for (const channelId of settings.channelIds ?? [])
    if (!(await channelById(database, teamId, channelId)))
      return { kind: 'rejected', rejection: { code: 'CHANNEL_UNKNOWN' } }
  return await ledger.handle({ ...envelope, type: 'setCelebration', data: { kind, settings } })
}
