import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import type { Outcome } from '@laurel/ledger/handling/outcome.ts'
import type { SetRadarSignal } from '@laurel/ledger/radar/setRadarSignal.ts'
import type { Intent } from '../../access/intent.ts'
import type { ListedFinding } from './listFindings.ts'

type Deciding = { readonly ledger: Pick<Ledger, 'handle'> }

/** Switches a signal on or off. Has no rejection. */
export const setRadarSignal = (
  { ledger }: Deciding,
  intent: Intent,
  data: SetRadarSignal['data'],
): Promise<Outcome> => ledger.handle({ ...intent, type: 'setRadarSignal', data })

/** Records that a finding looks fine. Rejects with REASON_REQUIRED, and with OWN_FINDING for one that names the decider. */
export const dismissFinding = (
  { ledger }: Deciding,
  intent: Intent,
  { findingId, signal, subjects, month, weight }: ListedFinding,
  reason: string,
): Promise<Outcome> =>
  ledger.handle({
    ...intent,
    type: 'dismissFinding',
    data: {
      findingId,
      signal,
      subjectIds: subjects.map(({ memberId }) => memberId),
      month,
      weight,
      decidedBy: intent.actor.id,
      reason,
    },
  })

/** Takes that back. Has no rejection. */
export const reopenFinding = (
  { ledger }: Deciding,
  intent: Intent,
  { findingId }: Pick<ListedFinding, 'findingId'>,
): Promise<Outcome> =>
  ledger.handle({ ...intent, type: 'reopenFinding', data: { findingId, decidedBy: intent.actor.id } })
