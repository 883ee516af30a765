import type { Ledger } from '@laurel/ledger/handling/ledger.ts'
import { derivedId } from '@laurel/ledger/kernel/derivedId.ts'
import type { TeamId } from '@laurel/ledger/kernel/ids.ts'
import type { Instant } from '@laurel/ledger/kernel/instant.ts'
import type { Locale } from '@laurel/ledger/kernel/locale.ts'
import { positionOf } from './adoptTeam.ts'
import { mostCommonLocale } from './slackLocale.ts'

/**
 * Gives a team without a language the one of these people: of its installer first, then the most common one of the
 * workspace. Slack has no locale of a workspace. Returns the position of the event; -1 where nothing changed.
 */
export const setFirstLocale = async (
  { ledger, occurredAt }: { readonly ledger: Ledger; readonly occurredAt: Instant },
  teamId: TeamId,
  locales: readonly Locale[],
): Promise<number> => {
  const locale = mostCommonLocale(locales)
  const team = await ledger.team(teamId)
  if (locale === undefined || team.kind === 'unknown' || team.locale !== null) return -1
  return positionOf(
    await ledger.handle({
      type: 'setTeamLocale',
      id: derivedId('slack.firstLocale', teamId),
      teamId,
      actor: { kind: 'system', id: 'slack' },
      occurredAt,
      data: { locale },
    }),
  )
}
